import { chakra } from '@chakra-ui/react'
import { dateInYear, daysBetween, formatDate } from '#domain/dates.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const Bar = chakra('span', { base: { position: 'absolute', top: '0', height: '1.5', rounded: 'full' } })
const Post = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    width: '1',
    height: '4',
    translate: '-50% -50%',
    rounded: 'full',
    bg: 'border.control',
    printColorAdjust: 'exact',
  },
})
const Label = chakra('span', {
  base: {
    display: 'inline-block',
    fontSize: 'xs',
    color: 'fg.muted',
    lineHeight: 'short',
    textStyle: 'tabular',
  },
})
const ADDED = 'repeating-linear-gradient(135deg, {colors.brand.solid} 0 3px, {colors.brand.subtle} 3px 7px)'

type Props = {
  /** YYYY-MM-DD in Korea; `now` is the last day of the present permission, null without one. */
  today: string
  now: string | null
  end: string
}

/** The days from today to the end after an approval as a bar; the days that the approval adds are hatched. */
export function EffectTrack({ today, now, end }: Props) {
  const { t } = useApprovalTexts()
  const whole = Math.max(1, daysBetween(today, end))
  const present = now === null ? 0 : Math.min(100, Math.max(0, (daysBetween(today, now) / whole) * 100))
  const short = (day: string) => dateInYear(day, today)
  return (
    <chakra.div
      role="img"
      aria-label={t(now === null ? 'panel.track.labelNew' : 'panel.track.label', {
        today: formatDate(today),
        now: now === null ? '' : formatDate(now),
        end: formatDate(end),
      })}
      py="1"
    >
      <chakra.div display="flex" justifyContent="space-between" mb="1.5">
        <Label color="accent.fg" fontWeight="semibold">
          {t('panel.track.today')} {short(today)}
        </Label>
        <Label>
          {t('panel.track.then')} {short(end)}
        </Label>
      </chakra.div>
      <chakra.div position="relative" height="1.5" mx="0.5">
        <Bar left="0" right="0" backgroundImage={ADDED} />
        <Bar left="0" width={`${present}%`} bg="brand.solid" />
        <chakra.span
          position="absolute"
          left="0"
          top="50%"
          boxSize="3"
          translate="-25% -50%"
          rounded="full"
          bg="accent.solid"
        />
        {now !== null && <Post left={`${present}%`} />}
        <Post left="100%" />
      </chakra.div>
      {now !== null && (
        <Label position="relative" mt="1.5" left={`${present}%`} translate={`-${present}% 0`}>
          {t('panel.track.now')} {short(now)}
        </Label>
      )}
    </chakra.div>
  )
}
