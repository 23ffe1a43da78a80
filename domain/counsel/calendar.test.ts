import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, kstDate, weekdayOf } from '../dates.ts'
import {
  daysFrom,
  holidayNameOf,
  isBusinessDay,
  isOffered,
  isSlot,
  lastKnownDate,
  lastOfferedDate,
  nextBusinessDay,
  offeredSlots,
  slotsOf,
} from './calendar.ts'
import { DAYS_AHEAD, LEAD_MS, SLOT_MS } from './rules.ts'

const moment = (wire: string) => new Date(wire)
const times = (slots: Date[]) =>
  slots.map((slot) => new Date(slot.getTime() + 9 * 3_600_000).toISOString().slice(11, 16))

describe('public holidays', () => {
  // The gazette of 2026 and 2027: lunar holidays with the days around them, substitutes, and elections.
  it.each([
    ['2026-02-16', '설날 전날'],
    ['2026-02-17', '설날'],
    ['2026-02-18', '설날 다음 날'],
    ['2026-03-02', '대체공휴일(3ㆍ1절)'],
    ['2026-05-25', '대체공휴일(부처님 오신 날)'],
    ['2026-06-03', '전국동시지방선거'],
    ['2026-08-17', '대체공휴일(광복절)'],
    ['2026-09-24', '추석 전날'],
    ['2026-09-25', '추석'],
    ['2026-10-05', '대체공휴일(개천절)'],
    ['2027-02-08', '설날 다음 날'],
    ['2027-02-09', '대체공휴일(설날)'],
    ['2027-08-16', '대체공휴일(광복절)'],
    ['2027-09-14', '추석 전날'],
    ['2027-09-15', '추석'],
    ['2027-09-16', '추석 다음 날'],
    ['2027-10-04', '대체공휴일(개천절)'],
    ['2027-10-11', '대체공휴일(한글날)'],
    ['2027-12-27', '대체공휴일(기독탄신일)'],
  ])('%s is %s, and no slot is on it', (date, name) => {
    expect([holidayNameOf(date), isBusinessDay(date), slotsOf(date)]).toEqual([name, false, []])
  })

  it('are both named if they fall on the same day', () => {
    expect(holidayNameOf('2025-05-05')).toBe('어린이날, 부처님 오신 날')
  })

  it.each([
    '2026-02-13',
    '2026-02-19',
    '2026-09-23',
    '2026-09-28',
    '2027-02-05',
    '2027-02-10',
    '2027-09-13',
    '2027-09-17',
  ])('do not include %s, next to a long holiday', (date) =>
    expect([holidayNameOf(date), isBusinessDay(date)]).toEqual([null, true]),
  )

  it.each([
    ['2026-02-13', 1, '2026-02-19'],
    ['2026-02-19', -1, '2026-02-13'],
    ['2026-09-23', 1, '2026-09-28'],
    ['2027-02-05', 1, '2027-02-10'],
    ['2026-11-21', 1, '2026-11-23'],
    // For years that the gazette has not published yet, the holidays are calculated by law.
    ['2028-01-25', 1, '2028-01-31'],
    ['2028-02-29', 1, '2028-03-02'],
    ['2050-06-05', 1, '2050-06-06'],
  ] as const)('from %s the next business day in step %d is %s', (from, step, to) =>
    expect(nextBusinessDay(from, step)).toBe(to),
  )
})

describe('slots', () => {
  it('last half an hour, from ten to twelve and from one to five', () => {
    expect(times(slotsOf('2026-11-23'))).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ])
  })

  it.each([
    '2026-11-21',
    '2026-11-22',
    '2028-01-27',
    '2050-01-03',
    '2017-12-29',
    '',
    'x',
    '2026-02-30',
    '10000-01-03',
  ])('do not exist on %s', (date) => {
    expect(slotsOf(date)).toEqual([])
  })

  it.each([
    // On a Monday at 09:00 the slot at 11:00 is exactly two hours ahead.
    ['2026-11-23T09:00:00+09:00', '2026-11-23T11:00:00+09:00', true],
    ['2026-11-23T09:00:01+09:00', '2026-11-23T11:00:00+09:00', false],
    // A slot is at most thirty days ahead; at this moment it is already the next day in Korea.
    ['2026-11-20T15:00:00Z', '2026-12-21T16:30:00+09:00', true],
    ['2026-11-21T14:59:59Z', '2026-12-22T10:00:00+09:00', false],
    ['2026-11-21T15:00:00Z', '2026-12-22T10:00:00+09:00', true],
  ])('at %s, %s is offered: %s', (now, at, offered) =>
    expect(isOffered(moment(at), moment(now))).toBe(offered),
  )

  it('are not offered in a year whose holidays are unknown', () => {
    expect(lastKnownDate).toMatch(/^\d{4}-12-31$/)
    const now = moment(`${lastKnownDate}T01:00:00Z`)
    expect(lastOfferedDate(now)).toBe(lastKnownDate)
    expect(offeredSlots(now).filter((slot) => kstDate(slot) > lastKnownDate)).toEqual([])
    expect(offeredSlots(moment(`${addDays(lastKnownDate, 40)}T01:00:00Z`))).toEqual([])
  })

  it('do not exist on an invalid date', () => expect(isSlot(new Date(Number.NaN))).toBe(false))
})

const now = fc.date({
  min: moment('2026-01-01T00:00:00Z'),
  max: moment('2031-12-31T14:59:59Z'),
  noInvalidDate: true,
})

it('are offered on business days only, within opening hours, in order of time', () => {
  fc.assert(
    fc.property(now, (at) => {
      const offered = offeredSlots(at)
      const invalidSlots = offered.filter((slot) => {
        const date = kstDate(slot)
        return !(
          isOffered(slot, at) &&
          isSlot(slot) &&
          holidayNameOf(date) === null &&
          ![0, 6].includes(weekdayOf(date)) &&
          slot.getTime() - at.getTime() >= LEAD_MS &&
          date <= addDays(kstDate(at), DAYS_AHEAD)
        )
      })
      expect(invalidSlots).toEqual([])
      const expectedSlots = daysFrom(kstDate(at), addDays(kstDate(at), DAYS_AHEAD + 3))
        .flatMap((date) => slotsOf(date))
        .filter((slot) => isOffered(slot, at))
      expect(offered).toEqual(expectedSlots)
      const overlappingSlots = offered.filter(
        (slot, index) => index > 0 && slot.getTime() - offered[index - 1]!.getTime() < SLOT_MS,
      )
      expect(overlappingSlots).toEqual([])
    }),
    { numRuns: 200 },
  )
})

it('slots can be reserved on any day except at the end of the years with known holidays', () => {
  const knownDates = fc.date({
    min: moment('2026-01-01T00:00:00Z'),
    max: moment('2031-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const hasSome = fc.property(knownDates, (at) => {
    expect(offeredSlots(at).length).toBeGreaterThan(12)
  })
  fc.assert(hasSome, { numRuns: 200 })
})

it('slots exist only at the exact times at which they begin', () => {
  const offset = fc.integer({ min: 1, max: SLOT_MS - 1 })
  const overlapProperty = fc.property(now, offset, (at, ms) => {
    expect(offeredSlots(at).filter((slot) => isSlot(new Date(slot.getTime() + ms)))).toEqual([])
  })
  fc.assert(overlapProperty, { numRuns: 50 })
  fc.assert(
    fc.property(fc.date(), (at) => {
      if (isSlot(at)) expect([isBusinessDay(kstDate(at)), at.getTime() % SLOT_MS]).toEqual([true, 0])
    }),
    { numRuns: 1000 },
  )
  expect([8.64e15, -8.64e15].map((time) => isSlot(new Date(time)))).toEqual([false, false])
})
