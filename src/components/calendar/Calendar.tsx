import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addMonths, koreanWeekdays, weekdayName } from '#domain/dates.ts'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { type CalendarDay, Day } from './Day.tsx'
import { dayAfterKey, weeksOf } from './month.ts'
import { useCalendarTexts } from './texts.ts'

type Props = {
  /** The first and the last day of the calendar. */
  from: string
  to: string
  today: string
  selected: string | undefined
  /** The day whose month is shown first if no day is selected; by default `from`. */
  start?: string
  dayOf: (date: string) => CalendarDay
  onSelect: (date: string) => void
}

const Grid = chakra('table', {
  base: { width: 'full', borderCollapse: 'separate', borderSpacing: '0', tableLayout: 'fixed' },
})
const WeekdayHead = chakra('th', {
  base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', pb: '2' },
})

/** A month to pick a day from, by finger, mouse or the keys of the ARIA grid pattern; the week starts on Sunday. */
export function Calendar({ from, to, today, selected, start, dayOf, onSelect }: Props) {
  const { t } = useCalendarTexts()
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  // The day to which keys or buttons have moved the focus; undefined until then.
  const [reached, setAt] = useState<string>()
  const at = reached ?? selected ?? start ?? from
  const byKey = useRef(false)
  const clampToRange = (date: string) => (date < from ? from : date > to ? to : date)
  const isSameMonth = (date: string) => date.slice(0, 7) === at.slice(0, 7)
  const [year, month] = at.split('-').map(Number)

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    byKey.current = false
  }, [at])

  const moveByKey = (event: KeyboardEvent) => {
    const day = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(event.key, at)
    if (day === undefined) return
    event.preventDefault()
    setAt(clampToRange(day))
    byKey.current = true
  }
  const turnPage = (months: number) => setAt(clampToRange(`${addMonths(at, months).slice(0, 7)}-01`))
  const monthButton = (months: 1 | -1) => {
    const isThere = !isSameMonth(months > 0 ? to : from)
    return (
      <IconButton
        label={t(months > 0 ? 'next' : 'previous')}
        icon={months > 0 ? <ChevronRightIcon /> : <ChevronRightIcon transform="rotate(180deg)" />}
        aria-disabled={!isThere || undefined}
        color={isThere ? undefined : 'fg.muted'}
        onClick={() => isThere && turnPage(months)}
      />
    )
  }
  return (
    // On phones the calendar extends into the padding of its card, so that touch targets are 44 px.
    <chakra.div mx={{ base: '-4', md: '0' }}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="2">
        {monthButton(-1)}
        <Text id={titleId} weight="bold" size="lg" numeric aria-live="polite">
          {t('month', { year, month })}
        </Text>
        {monthButton(1)}
      </chakra.div>
      <Grid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={moveByKey}>
        <thead>
          <tr>
            {koreanWeekdays.map((name, index) => (
              <WeekdayHead
                key={name}
                scope="col"
                abbr={t('weekday', { name })}
                {...(index === 0 && { color: 'danger.fg' })}
              >
                {name}
              </WeekdayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at)
            .filter((week) => week.some((date) => date !== null && date >= from && date <= to))
            .map((week, index) => (
              <tr key={index}>
                {week.map((date, weekday) =>
                  date === null || date < from || date > to ? (
                    <Day key={weekday} date={date} isRed={weekday === 0} />
                  ) : (
                    <Day
                      key={weekday}
                      date={date}
                      label={t('day', {
                        month,
                        day: Number(date.slice(8)),
                        weekday: weekdayName(date),
                      })}
                      day={dayOf(date)}
                      isRed={weekday === 0}
                      isToday={date === today}
                      isSelected={date === selected}
                      isReached={date === at}
                      onSelect={() => {
                        setAt(date)
                        onSelect(date)
                      }}
                    />
                  ),
                )}
              </tr>
            ))}
        </tbody>
      </Grid>
    </chakra.div>
  )
}
