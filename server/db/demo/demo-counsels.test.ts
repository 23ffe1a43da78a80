import { Faker, ko } from '@faker-js/faker'
import { expect, it } from 'vitest'
import { daysFrom, isBusinessDay, isSlot, lastOfferedDate } from '#domain/counsel/calendar.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { isPersonName } from '#domain/korean/names.ts'
import { isMobile } from '#domain/korean/phone.ts'
import { demoAccounts } from './demo-accounts.ts'
import { makeCompanies } from './demo-companies.ts'
import { makeCounsels } from './demo-counsels.ts'
import { makeMembers } from './demo-members.ts'
import { numberMaker } from './demo-numbers.ts'

function worldOf(today: string) {
  const faker = new Faker({ locale: ko, seed: 7 })
  const now = new Date(`${today}T00:00:00+09:00`)
  const numbers = numberMaker(faker)
  const companies = makeCompanies(faker, numbers)
  const members = makeMembers(faker, numbers, companies, now)
  return { now, members, ...makeCounsels({ faker, numbers, members, companies, now }) }
}

// Days on which the demo is started, over two and a half years and on each day of the week in turn. They include
// weekends, Seollal, Chuseok, the ends of years, and a year whose holidays the gazette has not announced yet.
const days = Array.from({ length: 304 }, (_, index) => addDays('2026-01-01', 3 * index))

it('the reservations of the demo are valid on every day on which the demo is started', () => {
  for (const today of days) {
    const { now, members, counsels, slots } = worldOf(today)
    const last = lastOfferedDate(now)
    const activeCounsels = counsels.filter(({ counselState }) => counselState !== 'CANCELED')
    expect(counsels.filter(({ startAt }) => !isSlot(startAt) || kstDate(startAt) > last)).toEqual([])
    for (const { startAt, createdAt, counselState, note, cancelReason, version } of counsels) {
      expect(createdAt <= now && createdAt < startAt).toBe(true)
      expect(['DONE', 'NO_SHOW'].includes(counselState)).toBe(startAt < now && counselState !== 'CANCELED')
      expect(
        (note === '' || counselState === 'DONE') && (cancelReason === null || counselState === 'CANCELED'),
      ).toBe(true)
      expect(version).toBe(counselState === 'BOOKED' ? 1 : 2)
    }
    const times = (rows: { startAt: Date }[]) =>
      rows.map(({ startAt }) => startAt.getTime()).toSorted((one, other) => one - other)
    expect(new Set(times(activeCounsels)).size).toBe(activeCounsels.length)
    const closedSlots = slots.filter(({ closedAt }) => closedAt)
    expect(closedSlots).toHaveLength(3)
    expect(
      closedSlots.every(
        ({ startAt, counselId }) => startAt > now && isSlot(startAt) && counselId === undefined,
      ),
    ).toBe(true)
    expect(new Set(times(slots)).size).toBe(slots.length)
    const bookedCounsels = counsels.filter(({ counselState }) => counselState === 'BOOKED')
    expect(times(slots.filter(({ counselId }) => counselId))).toEqual(times(bookedCounsels))
    const bookedDays = new Set(bookedCounsels.map(({ startAt }) => kstDate(startAt)))
    expect(daysFrom(today, last).filter((day) => isBusinessDay(day) && !bookedDays.has(day))).toEqual([])

    const own = members.find(({ email }) => email === demoAccounts[0].email)!
    const states = counsels
      .filter(({ memberId }) => memberId === own.id)
      .map(({ counselState }) => counselState)
    for (const state of ['BOOKED', 'DONE', 'CANCELED'] as const) expect(states).toContain(state)
  }
})

it('the reservation numbers of the demo start from one in every year, and the next number is free', () => {
  for (const today of ['2026-11-21', '2027-01-05']) {
    const { counsels, series } = worldOf(today)
    expect(new Set(counsels.map(({ counselNo }) => counselNo)).size).toBe(counsels.length)
    for (const { series: name, last } of series) {
      const numbers = counsels
        .map(({ counselNo }) => counselNo)
        .filter((number) => number.startsWith(`${name}-`))
      expect(numbers.toSorted().at(-1)).toBe(`${name}-${String(last).padStart(6, '0')}`)
      expect(numbers).toHaveLength(last)
    }
  }
})

it('the reservations of the demo have valid names and contacts, and do not exist without known holidays', () => {
  const { counsels } = worldOf('2026-11-21')
  expect(
    counsels.filter(
      ({ name, email, phoneNumber }) => !isPersonName(name) || !isEmail(email) || !isMobile(phoneNumber),
    ),
  ).toEqual([])
  expect(counsels.length).toBeGreaterThan(40)
  expect(worldOf('2051-05-05')).toMatchObject({ counsels: [], slots: [], series: [] })
})
