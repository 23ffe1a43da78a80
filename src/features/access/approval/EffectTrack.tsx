import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, daysBetween, formatDate } from '#domain/dates.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { effectSpans, type SpanLook } from './effect-spans.ts'

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
    display: 'block',
    position: 'relative',
    width: 'max-content',
    fontSize: 'xs',
    color: 'fg.muted',
    lineHeight: 'short',
    textStyle: 'tabular',
  },
})
const stripes = (angle: string, color: string, rest: string) => ({
  backgroundImage: `repeating-linear-gradient(${angle}, {colors.${color}} 0 3px, ${rest} 3px 7px)`,
})
const looks: Record<SpanLook, object> = {
  used: { bg: 'brand.solid' },
  paused: stripes('90deg', 'border.control', 'transparent'),
  added: stripes('135deg', 'brand.solid', '{colors.brand.subtle}'),
  ended: { bg: 'bg.muted' },
}

type Props = {
  row: Schema<'AdminAccessRequest'>
  /** YYYY-MM-DD in Korea. */
  today: string
}

/**
 * The term of a permission as a line, as it would be after an approval today: days that the approval adds are hatched,
 * paused days are dashed, days that it takes away are empty. Each label is placed at its date.
 */
export function EffectTrack({ row, today }: Props) {
  const { t } = useApprovalTexts()
  const track = effectSpans(row, today)
  if (!track) return null
  const { spans, marks } = track
  const [first, last] = [marks[0]!.day, marks.at(-1)!.day]
  const whole = Math.max(1, daysBetween(first, last))
  const positionOf = (day: string) => Math.min(100, Math.max(0, (daysBetween(first, day) / whole) * 100))
  const placeOf = (day: string) => ({ left: `${positionOf(day)}%`, translate: `-${positionOf(day)}% 0` })
  const names = [{ key: 'today' as const, day: today }, ...marks]
  return (
    <chakra.div
      role="img"
      aria-label={names.map(({ key, day }) => `${t(`panel.track.${key}`)} ${formatDate(day)}`).join(', ')}
      py="1"
    >
      <Label color="accent.fg" fontWeight="semibold" mb="1.5" {...placeOf(today)}>
        {t('panel.track.today')} {dateInYear(today, today)}
      </Label>
      <chakra.div position="relative" height="1.5" mx="0.5">
        {spans.map(({ from, to, look }) => (
          <Bar
            key={look}
            left={`${positionOf(from)}%`}
            width={`${positionOf(to) - positionOf(from)}%`}
            {...looks[look]}
          />
        ))}
        {marks.map(({ key, day }) => (
          <Post key={key} left={`${positionOf(day)}%`} />
        ))}
        <chakra.span
          position="absolute"
          left={`${positionOf(today)}%`}
          top="50%"
          boxSize="3"
          translate="-50% -50%"
          rounded="full"
          bg="accent.solid"
        />
      </chakra.div>
      {/* The day between both ends has a line of its own, so that no labels overlap. */}
      <chakra.div display="grid" mt="1.5">
        {marks.map(({ key, day }) => (
          <Label
            key={key}
            gridColumn="1"
            gridRow={day === first || day === last ? '1' : '2'}
            {...placeOf(day)}
          >
            {t(`panel.track.${key}`)}{' '}
            <chakra.span color="fg" fontWeight={day === last ? 'semibold' : 'normal'}>
              {dateInYear(day, today)}
            </chakra.span>
          </Label>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
