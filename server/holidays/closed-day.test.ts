import { expect, it } from 'vitest'
import { USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import { closedDayFor } from './closed-day.ts'

const noClosedDays = new Map<string, string>()
const own = new Map([['2026-12-01', '창립기념일']])

it.each([
  ['a usual day before a usual day', '2026-11-24', noClosedDays, null],
  [
    'a closed day of the operator',
    '2026-12-01',
    own,
    { date: '2026-12-01', name: '창립기념일', reopensOn: '2026-12-02' },
  ],
  [
    'the day before a closed day',
    '2026-11-30',
    own,
    { date: '2026-12-01', name: '창립기념일', reopensOn: '2026-12-02' },
  ],
  ['the day after a closed day', '2026-12-02', own, null],
  // 2026-12-25 is a Friday.
  ['a public holiday', '2026-12-24', noClosedDays, { date: '2026-12-25', reopensOn: '2026-12-28' }],
  ['a holiday before a weekend', '2026-12-25', noClosedDays, { date: '2026-12-25', reopensOn: '2026-12-28' }],
  ['a weekend before a usual Monday', '2026-12-26', noClosedDays, null],
  [
    'a weekend before a closed Monday',
    '2026-12-26',
    new Map([['2026-12-28', '휴무']]),
    { date: '2026-12-28', reopensOn: '2026-12-29' },
  ],
  // 설날 of 2027 is Saturday 6 to Monday 8 February, with a substitute on Tuesday.
  ['the Friday before 설날', '2027-02-05', noClosedDays, { date: '2027-02-08', reopensOn: '2027-02-10' }],
])('on %s (%s) visitors see the next closed day', (_, today, days, expected) => {
  const closedDay = closedDayFor(today, days, USUAL_HOURS)
  if (expected === null) expect(closedDay).toBeNull()
  else expect(closedDay).toMatchObject(expected)
})
