import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nextBusinessDay } from '#domain/counsel/calendar.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { companyHolidays } from '#server/db/schema/holiday.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

describeEngines('the days on which the operator is closed', (engine) => {
  let portal: Portal
  let session: string
  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    const { email } = await portal.addMember({ staff: true, name: '송나래' })
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await engine.database().db.delete(companyHolidays)
  })
  const today = () => kstDate(portal.clock.now())
  const nextFreeDay = () => nextBusinessDay(addDays(today(), 3))
  const add = (date = nextFreeDay(), on = portal) =>
    on.call('addHoliday', { date, name: ' 창립기념일 ' }, { session })
  const remove = (date = nextFreeDay()) => portal.call('removeHoliday', { date }, { session })
  const dayFor = async (date: string, on = portal) =>
    (await on.call('listCounselSlots', { fromDate: date })).data.days[0]!

  it('are named and offer no counsel on any node until they are opened again', async () => {
    const other = createPortal(engine.database(), { clock: portal.clock })
    await other.app.ready()
    const before = await dayFor(nextFreeDay())
    expect(before.holidayName).toBeNull()
    const { startAt } = before.slots.find(({ openYn }) => openYn === 'Y')!
    expect((await add()).data.own).toEqual([
      { date: nextFreeDay(), name: '창립기념일', bookedCount: 0, byName: '송나래' },
    ])
    for (const node of [portal, other])
      expect(await dayFor(nextFreeDay(), node)).toMatchObject({ holidayName: '창립기념일', slots: [] })
    expect((await portal.call('holdCounselSlot', { startAt })).code).toBe(4202)
    expect((await portal.call('closeCounselSlot', { startAt }, { session })).code).toBe(4202)
    const day = (await portal.call('listAdminCounsels', { date: nextFreeDay() }, { session })).data
    expect(day).toMatchObject({ holidayName: '창립기념일', slots: [] })
    const previous = (await portal.call('listAdminCounsels', { date: day.previousDate }, { session })).data
    expect(previous.nextDate).not.toBe(nextFreeDay())
    expect((await remove()).data.own).toEqual([])
    expect(await dayFor(nextFreeDay())).toEqual(before)
    expect((await portal.call('holdCounselSlot', { startAt })).code).toBe(200)
    await other.app.close()
  })

  it('are announced on every page if they are today or on the next weekday, on any node', async () => {
    const closedDay = async (on = portal) => (await on.call('getOperator', {})).data.closedDay
    // The clock is on Saturday, 21 November 2026.
    await add('2026-11-24')
    expect(await closedDay()).toBeNull()
    await add('2026-11-23')
    const closedMonday = { date: '2026-11-23', name: '창립기념일', reopensOn: '2026-11-25' }
    expect(await closedDay()).toEqual(closedMonday)
    const other = createPortal(engine.database(), { clock: portal.clock })
    await other.app.ready()
    expect(await closedDay(other)).toEqual(closedMonday)
    await remove('2026-11-23')
    expect(await closedDay()).toBeNull()
    await other.app.close()
  })

  it('are added and removed once by several concurrent calls', async () => {
    const additions = await Promise.all([add(), add(), add()])
    expect(additions.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 7026, 7026])
    const removals = await Promise.all([remove(), remove()])
    expect(removals.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 7028])
  })

  it('cannot be past or far away, a weekend or a public holiday', async () => {
    expect((await add(addDays(today(), -1))).code).toBe(7027)
    expect((await add(addDays(today(), 367))).code).toBe(7027)
    const { data } = await portal.call('listHolidays', {}, { session })
    expect(data.public.map(({ name }) => name)).toContain('기독탄신일')
    expect((await add(data.public[0]!.date)).code).toBe(7026)
    expect(await engine.database().db.$count(companyHolidays)).toBe(0)
  })
})
