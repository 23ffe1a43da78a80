import { chakra } from '@chakra-ui/react'
import { daysBetween, formatDate } from '#domain/dates.ts'

const FULL = 100

const DateMark = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    translate: '-50% -50%',
    width: '1',
    height: '4',
    rounded: 'full',
    bg: 'border.control',
    printColorAdjust: 'exact',
    _highContrast: { bg: 'CanvasText' },
  },
  variants: {
    isNow: { true: { width: '4', bg: 'accent.solid', outline: '2px solid {colors.bg.panel}' }, false: {} },
  },
})
const Bar = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    left: '0',
    height: '1.5',
    translate: '0 -50%',
    rounded: 'full',
    printColorAdjust: 'exact',
  },
  variants: {
    kind: {
      whole: { width: 'full', bg: 'border', _highContrast: { bg: 'GrayText' } },
      running: { bg: 'brand.solid', _highContrast: { bg: 'CanvasText' } },
      late: { bg: 'danger.solid', _highContrast: { bg: 'CanvasText' } },
      over: { bg: 'border.control', _highContrast: { bg: 'CanvasText' } },
    },
  },
})
const End = chakra('span', { base: { '& b': { fontWeight: 'semibold', color: 'fg' } } })

type Day = {
  name: string
  /** YYYY-MM-DD in Korea. */
  date: string
}
type Props = {
  from: Day
  to: Day
  /** Today; if it is missing, the span is over and the whole bar is filled. */
  now?: Day
  kind: 'running' | 'late' | 'over'
}

/** A span of days as a bar, filled up to today, with today's label above unless the span begins today. */
export function DateLine({ from, to, now, kind }: Props) {
  const whole = Math.max(1, daysBetween(from.date, to.date))
  const passedPercent = Math.min(FULL, Math.max(0, (daysBetween(from.date, (now ?? to).date) / whole) * FULL))
  const todayPosition = `${passedPercent}%`
  const isNowNamed = now !== undefined && now.date !== from.date
  const textOf = ({ name, date }: Day) => `${name} ${formatDate(date)}`
  return (
    <chakra.div
      role="img"
      aria-label={[from, ...(isNowNamed ? [now] : []), to].map(textOf).join(', ')}
      fontSize="xs"
      color="fg.muted"
      textStyle="tabular"
      px="2"
    >
      {isNowNamed && (
        <chakra.div color="accent.fg" fontWeight="semibold">
          <chakra.span
            position="relative"
            display="inline-block"
            whiteSpace="nowrap"
            css={{ left: todayPosition, translate: `-${todayPosition} 0` }}
          >
            {textOf(now)}
          </chakra.span>
        </chakra.div>
      )}
      <chakra.div position="relative" height="6">
        <Bar kind="whole" />
        <Bar kind={kind} css={{ width: todayPosition }} />
        <DateMark isNow={false} left="0" />
        <DateMark isNow={false} left="100%" />
        {now && <DateMark isNow css={{ left: todayPosition }} />}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        {[from, to].map(({ name, date }) => (
          <End key={name}>
            <b>{name}</b> {formatDate(date)}
          </End>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
