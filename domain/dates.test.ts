import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateInYear,
  formatDate,
  formatDateTime,
  formatDuration,
  isCalendarDate,
  isUsualDate,
  koreanMonth,
  koreanWeekdays,
  kstDate,
  monthsBefore,
  toWireTime,
} from './dates.ts'

const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
const days = instants.map(kstDate)

describe('formatted API times', () => {
  test.each([
    ['2026-11-21T01:30:00+09:00', '2026.11.21', '2026.11.21 01:30'],
    ['2026-11-21T23:59:59.999+09:00', '2026.11.21', '2026.11.21 23:59'],
    ['2026-11-21', '2026.11.21', '2026.11.21'],
    ['', '', ''],
  ])('%s', (wire, date, time) => {
    expect(formatDate(wire)).toBe(date)
    expect(formatDateTime(wire)).toBe(time)
  })
})

test.each([
  ['2026-11-21T01:30:00+09:00', '11.21'],
  ['2026-01-01', '01.01'],
  ['2025-12-31', '2025.12.31'],
])('a day without the year of today: %s', (wire, shown) => {
  expect(dateInYear(wire, '2026-11-30')).toBe(shown)
})

describe('instants in Korea', () => {
  test.each([
    ['2026-11-20T16:30:00Z', '2026-11-21T01:30:00+09:00'],
    ['2026-11-20T14:59:59.999Z', '2026-11-20T23:59:59+09:00'],
    ['2026-11-20T15:00:00Z', '2026-11-21T00:00:00+09:00'],
    ['2026-11-20T08:30:00-08:00', '2026-11-21T01:30:00+09:00'],
    ['2026-11-21T06:30:00+14:00', '2026-11-21T01:30:00+09:00'],
    ['2026-12-31T15:00:00Z', '2027-01-01T00:00:00+09:00'],
  ])('%s is %s', (instant, wire) => {
    expect(toWireTime(new Date(instant))).toBe(wire)
    expect(kstDate(new Date(instant))).toBe(wire.slice(0, 10))
  })

  test('an invalid date is refused', () => {
    expect(() => toWireTime(new Date(Number.NaN))).toThrow(RangeError)
    expect(() => kstDate(new Date(Number.NaN))).toThrow(RangeError)
  })

  test('an API time denotes the same instant as its date, to the second', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(Date.parse(toWireTime(instant))).toBe(Math.floor(instant.getTime() / 1000) * 1000)
      }),
    )
  })

  test('the API time equals the local time of the time zone database', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Seoul',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(toWireTime(instant)).toBe(`${seoul.format(instant).replace(' ', 'T')}+09:00`)
      }),
    )
  })

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Seoul'])(
    'the result does not depend on the time zone %s of the process',
    (zone) => {
      const program = `
      import * as dates from './domain/dates.ts'
      const night = new Date('2026-11-20T16:30:00Z')
      console.log(JSON.stringify([new Date(0).getTimezoneOffset(), dates.toWireTime(night), dates.kstDate(night),
        dates.addDays('2026-03-08', 1), dates.addMonths('2026-01-31', 1), dates.isCalendarDate('2026-03-08')]))`
      const output = execFileSync(
        process.execPath,
        ['--import', 'tsx', '--input-type=module', '--eval', program],
        {
          env: { ...process.env, TZ: zone },
          encoding: 'utf8',
        },
      )
      const offset = { UTC: 0, 'America/Los_Angeles': 480, 'Pacific/Kiritimati': 640, 'Asia/Seoul': -540 }[
        zone
      ]
      expect(JSON.parse(output)).toEqual([
        offset,
        '2026-11-21T01:30:00+09:00',
        '2026-11-21',
        '2026-03-09',
        '2026-02-28',
        true,
      ])
    },
  )
})

describe('calendar days', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['2026-11-21\n', false],
    ['', false],
  ])('%j is a calendar day: %s', (text, real) => expect(isCalendarDate(text)).toBe(real))

  test.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2999-12-31', true],
    ['3000-01-01', false],
    ['2026-02-30', false],
  ])('%s is a day that may be requested: %s', (text, usual) => expect(isUsualDate(text)).toBe(usual))

  test.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('%s and %d days is %s', (from, count, to) => expect(addDays(from, count)).toBe(to))

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-21', 1, '2026-12-21'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 0, '2026-05-31'],
    ['2026-10-31', 1, '2026-11-30'],
  ])('%s and %d months is %s', (from, count, to) => expect(addMonths(from, count)).toBe(to))

  test.each([
    ['2026-02-30', 1],
    ['nonsense', 1],
    ['2026-01-01', 0.5],
    ['2026-01-01', Number.NaN],
    ['9999-12-31', 1],
    ['2026-01-01', 2 ** 50],
  ])('%s and %d is refused', (from, count) => {
    expect(() => addDays(from, count)).toThrow(RangeError)
    expect(() => addMonths(from, count)).toThrow(RangeError)
  })

  test('adding and subtracting days are inverse', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        const laterDay = addDays(day, count)
        expect(addDays(laterDay, -count)).toBe(day)
        expect((Date.parse(laterDay) - Date.parse(day)) / 86_400_000).toBe(count)
      }),
    )
  })

  test('adding months gives the same day of the month, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -600, max: 600 }), (day, count) => {
        const laterDay = addMonths(day, count)
        const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
        expect(monthOf(laterDay) - monthOf(day)).toBe(count)
        const isLast = addDays(laterDay, 1).endsWith('-01')
        expect(laterDay.slice(8) === day.slice(8) || (isLast && laterDay.slice(8) < day.slice(8))).toBe(true)
      }),
    )
  })
})

describe('Korean words for time', () => {
  test('the calendar week starts on Sunday', () =>
    expect(koreanWeekdays.join(' ')).toBe('일 월 화 수 목 금 토'))

  test('the months have their Korean names', () => {
    expect(koreanMonth(11)).toBe('11월')
    expect(koreanMonth(1)).toBe('1월')
    for (const month of [0, 13, 1.5, Number.NaN]) expect(() => koreanMonth(month)).toThrow(RangeError)
  })

  test.each([
    [125, '2분 05초'],
    [899, '14분 59초'],
    [45, '45초'],
    [5, '5초'],
    [0, '0초'],
    [-3, '0초'],
    [-0.4, '0초'],
    [60, '1분 00초'],
    [59.2, '1분 00초'],
    [0.1, '1초'],
    [3600, '1시간 00분 00초'],
    [3909, '1시간 05분 09초'],
    [180, '3분 00초'],
  ])('%d seconds are %s', (seconds, words) => expect(formatDuration(seconds)).toBe(words))

  test('a countdown of infinite length is refused', () => {
    for (const seconds of [Infinity, Number.NaN]) expect(() => formatDuration(seconds)).toThrow(RangeError)
  })

  test('the text of a countdown matches the number of seconds', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500_000 }), (seconds) => {
        const pattern = /^(?:(\d+)시간 )?(?:(\d+)분 )?(\d+)초$/
        const [, hours = 0, minutes = 0, rest] = pattern.exec(formatDuration(seconds)) ?? []
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)).toBe(seconds)
      }),
    )
  })
})

test('a moment some months earlier in Korea has the same time of day, on the last day of a shorter month', () => {
  const monthsEarlier = (wire: string, months: number) => toWireTime(monthsBefore(new Date(wire), months))
  expect(monthsEarlier('2026-11-28T00:30:00+09:00', 3)).toBe('2026-08-28T00:30:00+09:00')
  expect(monthsEarlier('2026-05-31T23:59:59+09:00', 3)).toBe('2026-02-28T23:59:59+09:00')
  expect(monthsEarlier('2028-02-29T12:00:00+09:00', 36)).toBe('2025-02-28T12:00:00+09:00')
})
