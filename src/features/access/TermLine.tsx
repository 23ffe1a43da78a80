import { chakra } from '@chakra-ui/react'
import { extensionOpensOn } from '#domain/access/terms.ts'
import { dateInYear, daysBetween, formatDate } from '#domain/dates.ts'
import { useAccessTexts } from './texts.ts'

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    translate: '-50% -50%',
    rounded: 'full',
    borderStyle: 'solid',
    borderWidth: '2px',
    bg: 'bg.panel',
    boxSize: '3',
  },
  variants: {
    kind: {
      // A bar at the beginning and the end of the term.
      post: { width: '1', height: '4', borderWidth: '0', bg: 'border.control', printColorAdjust: 'exact' },
      opens: { borderColor: 'warning.fg' },
      today: { borderColor: 'accent.solid', bg: 'accent.solid', boxSize: '4' },
    },
  },
})
// The line from a mark to its label below.
const Tick = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    bottom: '-1',
    translate: '-50% 0',
    width: '2px',
    bg: 'warning.fg',
  },
  // A long label is below the labels of the other marks.
  variants: { isLong: { true: { bottom: '-1.375rem', width: '1px', bg: 'border.control' }, false: {} } },
})
const Label = chakra('div', {
  base: {
    gridColumn: '1',
    justifySelf: 'start',
    position: 'relative',
    alignItems: 'baseline',
    columnGap: '1.5',
    '& dt': { color: 'fg.muted', fontSize: 'xs' },
    '& dd': { fontSize: 'sm', textStyle: 'tabular' },
  },
  // The sentence "from this day, an extension can be requested" begins with the day.
  variants: { isOpening: { true: { flexDirection: 'row-reverse' }, false: {} } },
})

type Props = {
  /** The first day and the last day of use, and today, YYYY-MM-DD in Korea. */
  start: string
  end: string
  today: string
  /** Whether the permission has ended. */
  ended: boolean
  /**
   * Whether the permission was returned or revoked before its last day; `end` is then only the planned last
   * day.
   */
  early?: boolean
  /** Whether the permission is suspended while its term continues. */
  paused?: boolean
  /**
   * Whether the time line is in a list: labels are short, of at most two lines, and the day of the first possible
   * extension is not marked once it is over.
   */
  compact?: boolean
}

/** The pattern for permissions that cannot be used at present. */
const HATCHED = 'repeating-linear-gradient(90deg, {colors.border.control} 0 8px, transparent 8px 12px)'

/** The pattern of the days in which an extension can be requested. */
const EXTENDABLE =
  'repeating-linear-gradient(135deg, {colors.brand.solid} 0 2px, {colors.brand.subtle} 2px 6px)'

/**
 * A permission's term as a time line: its first day, today (unless the permission has ended), the day from which the
 * permission may be extended, and its last day. Each label is placed at its date, but never beyond the ends of the
 * line.
 */
export function TermLine({
  start,
  end,
  today,
  ended,
  early = false,
  paused = false,
  compact = false,
}: Props) {
  const { t } = useAccessTexts()
  const totalDays = Math.max(1, daysBetween(start, end))
  const positionOf = (day: string) =>
    `${Math.min(100, Math.max(0, (daysBetween(start, day) / totalDays) * 100))}%`
  const opens = extensionOpensOn(end)
  // A permission that is over has no mark for today, and cannot be extended.
  const isOver = ended || today > end
  const hasOpening = opens > start && !isOver && (!compact || opens > today)
  const dateOf = (day: string) => (compact ? dateInYear(day, today) : formatDate(day))
  // In a list the end has the second line, unless the day of the first extension is too close to the beginning.
  const isEndBelow = compact && hasOpening && daysBetween(start, opens) / totalDays > 0.35
  const endRow = compact ? (isEndBelow ? 2 : 1) : 2
  const marks: { key: 'start' | 'opens' | 'end'; day: string; row: number }[] = [
    { key: 'start', day: start, row: compact ? 1 : 2 },
    { key: 'end', day: end, row: endRow },
    ...(hasOpening ? [{ key: 'opens' as const, day: opens, row: compact && !isEndBelow ? 2 : 1 }] : []),
  ]
  const days = marks.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
  return (
    <chakra.div>
      {!isOver && (
        <chakra.p
          mx="2"
          aria-hidden="true"
          fontSize="xs"
          fontWeight="semibold"
          color="accent.fg"
          lineHeight="1rem"
          textStyle="tabular"
        >
          <chakra.span
            display="inline-block"
            position="relative"
            left={positionOf(today)}
            translate={`-${positionOf(today)} 0`}
          >
            {t('term.today')} {dateOf(today)}
          </chakra.span>
        </chakra.p>
      )}
      <chakra.div
        role="img"
        aria-label={t(early ? 'term.labelEarly' : isOver ? 'term.labelOver' : 'term.label', {
          start: formatDate(start),
          end: formatDate(end),
          today: formatDate(today),
        })}
        position="relative"
        height="6"
        mx="2"
      >
        <chakra.span
          position="absolute"
          top="50%"
          left="0"
          right="0"
          height="1.5"
          translate="0 -50%"
          rounded="full"
          bg="bg.muted"
        />
        <chakra.span
          position="absolute"
          top="50%"
          left="0"
          height="1.5"
          translate="0 -50%"
          rounded="full"
          width={early ? '0' : isOver ? '100%' : positionOf(today)}
          {...(paused ? { backgroundImage: HATCHED } : { bg: ended ? 'border.control' : 'brand.solid' })}
        />
        {!isOver && opens > start && (
          <chakra.span
            position="absolute"
            top="50%"
            left={positionOf(opens > today ? opens : today)}
            right="0"
            height="1.5"
            translate="0 -50%"
            backgroundImage={EXTENDABLE}
          />
        )}
        <Mark kind="post" left="0%" />
        {hasOpening && (!compact || isEndBelow) && <Tick left={positionOf(opens)} />}
        {isEndBelow && <Tick isLong left="100%" />}
        {hasOpening && <Mark kind="opens" left={positionOf(opens)} />}
        <Mark kind="post" left="100%" />
        {!isOver && <Mark kind="today" left={positionOf(today)} />}
      </chakra.div>
      <chakra.dl display="grid" rowGap={compact ? '0' : '1'} mx="2" mt={compact ? '0' : '1'}>
        {days.map(({ key, day, row }) => (
          <Label
            key={key}
            isOpening={key === 'opens'}
            gridRow={row}
            textAlign={key === 'end' ? 'end' : 'start'}
            display="flex"
            left={positionOf(day)}
            translate={`-${positionOf(day)} 0`}
          >
            <dt>{t(`term.${early && key === 'end' ? 'planned' : key}`)}</dt>
            <dd>{key === 'opens' ? t('term.from', { date: dateOf(day) }) : dateOf(day)}</dd>
          </Label>
        ))}
      </chakra.dl>
    </chakra.div>
  )
}
