import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlot, slotsOf } from './calendar.ts'
import { hoursInWords, weekInWords } from './hours-in-words.ts'
import {
  areHoursValid,
  countBookedOutside,
  type DayHours,
  dayFault,
  slotTimes,
  USUAL_HOURS,
  type WeekHours,
  weekdayAt,
  weekdays,
} from './opening-hours.ts'

const day = (opensAt: string, closesAt: string, breakFrom: string | null = null, breakUntil = breakFrom) => ({
  opensAt,
  closesAt,
  breakFrom,
  breakUntil,
})
const closedWeek = Object.fromEntries(weekdays.map((weekday) => [weekday, null])) as unknown as WeekHours
const week = (days: Partial<WeekHours>): WeekHours => ({ ...closedWeek, ...days })

describe('opening hours', () => {
  it.each([
    [day('10:00', '17:00'), undefined],
    [day('00:00', '24:00'), undefined],
    [day('10:00', '17:00', '12:00', '13:00'), undefined],
    [day('17:00', '10:00'), 'order'],
    [day('10:00', '10:00'), 'order'],
    [day('10:00', '17:00', '10:00', '11:00'), 'break'],
    [day('10:00', '17:00', '16:00', '17:00'), 'break'],
    [day('10:00', '17:00', '13:00', '12:00'), 'break'],
    [{ ...day('10:00', '17:00'), breakFrom: '12:00' }, 'break'],
    [null, undefined],
  ])('%j have the fault %s', (hours, fault) => expect(dayFault(hours)).toBe(fault))

  it('need at least one day for counsel and one day for the telephone to be saved', () => {
    expect(areHoursValid(USUAL_HOURS)).toBe(true)
    expect(areHoursValid({ ...USUAL_HOURS, counsel: closedWeek })).toBe(false)
    expect(areHoursValid({ ...USUAL_HOURS, support: closedWeek })).toBe(false)
    expect(areHoursValid({ ...USUAL_HOURS, support: week({ sat: day('10:00', '09:30') }) })).toBe(false)
  })
})

const time = fc.integer({ min: 0, max: 48 }).map((half) => {
  const minutes = (half % 2) * 30
  return `${String(Math.floor(half / 2)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
})
const fitDay = fc
  .tuple(time, time, time, time, fc.boolean())
  .map(
    ([opensAt, closesAt, breakFrom, breakUntil, isBroken]): DayHours => ({
      opensAt,
      closesAt,
      breakFrom: isBroken ? breakFrom : null,
      breakUntil: isBroken ? breakUntil : null,
    }),
  )
  .filter((hours) => dayFault(hours) === undefined)

it('valid hours have slots on the half hour, and none in the break', () => {
  fc.assert(
    fc.property(fitDay, (hours) => {
      const times = slotTimes(hours)
      expect(times.length).toBeGreaterThan(0)
      expect(times[0]).toBe(hours.opensAt)
      for (const start of times) {
        expect(start).toMatch(/^([01]\d|2[0-3]):[03]0$/)
        expect(start < hours.closesAt).toBe(true)
        expect(hours.breakFrom !== null && start >= hours.breakFrom && start < hours.breakUntil!).toBe(false)
      }
      // 2026-11-28 is a Saturday.
      const calendar = { own: new Map<string, string>(), week: week({ sat: hours }) }
      const slots = slotsOf('2026-11-28', calendar)
      expect(slots.length).toBe(times.length)
      expect(slots.every((slot) => isSlot(slot, calendar))).toBe(true)
      expect(slotsOf('2026-11-27', calendar)).toEqual([])
    }),
  )
})

it('a weekend with hours has slots, except on a holiday', () => {
  const calendar = { own: new Map([['2026-11-29', '휴무']]), week: week({ sun: day('10:00', '11:00') }) }
  expect(weekdayAt('2026-11-29')).toBe('sun')
  expect(slotsOf('2026-11-29', calendar)).toEqual([])
  expect(slotsOf('2026-12-06', calendar)).toHaveLength(2)
  // 15 August 2027 is a Sunday and a public holiday.
  expect(slotsOf('2027-08-15', calendar)).toEqual([])
})

it('reservations outside of the hours are counted', () => {
  const bookedSlots = [
    { weekday: 'mon', startsAt: '10:00', count: 2 },
    { weekday: 'mon', startsAt: '16:30', count: 3 },
    { weekday: 'tue', startsAt: '10:00', count: 1 },
  ] as const
  expect(countBookedOutside(USUAL_HOURS.counsel, bookedSlots)).toBe(0)
  expect(countBookedOutside(week({ mon: day('09:00', '12:00') }), bookedSlots)).toBe(4)
})

describe('hours in words', () => {
  const nineToSix = day('09:00', '18:00')
  it('show the hours of the portal, with the lunch break', () => {
    expect(hoursInWords(USUAL_HOURS).support).toEqual({
      line: '평일 오전 9시~오후 6시(점심시간 낮 12시~오후 1시 제외)',
      lines: [{ days: '평일', hours: '오전 9시~오후 6시', pause: '점심시간 낮 12시~오후 1시' }],
      closed: '주말과 공휴일',
    })
  })

  it.each([
    [
      { mon: nineToSix, tue: nineToSix, wed: nineToSix, thu: nineToSix },
      '월~목 오전 9시~오후 6시',
      '금~일과 공휴일',
    ],
    [
      { mon: nineToSix, wed: nineToSix, fri: nineToSix },
      '월·수·금 오전 9시~오후 6시',
      '화·목·토·일과 공휴일',
    ],
    [
      { sat: day('20:00', '24:00'), sun: nineToSix },
      '토요일 오후 8시~밤 12시, 일요일 오전 9시~오후 6시',
      '평일과 공휴일',
    ],
    [{ tue: day('00:00', '12:30') }, '화요일 오전 0시~낮 12시 30분', '월·수·목·금·토·일과 공휴일'],
    [
      { mon: nineToSix, tue: nineToSix, wed: nineToSix, thu: nineToSix, fri: nineToSix, sat: nineToSix },
      '월~토 오전 9시~오후 6시',
      '일요일과 공휴일',
    ],
    [
      { mon: day('09:00', '18:00', '15:00', '15:30') },
      '월요일 오전 9시~오후 6시(쉬는 시간 오후 3시~오후 3시 30분 제외)',
      '화~일과 공휴일',
    ],
    [Object.fromEntries(weekdays.map((weekday) => [weekday, nineToSix])), '매일 오전 9시~오후 6시', '공휴일'],
  ])('of %j are %s', (days, line, closed) => {
    expect(weekInWords(week(days))).toMatchObject({ line, closed })
  })
})
