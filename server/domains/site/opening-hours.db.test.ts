import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { nextBusinessDay } from '#domain/counsel/calendar.ts'
import { type DayHours, USUAL_HOURS, type WeekHours, weekdayAt } from '#domain/counsel/opening-hours.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { openingHours } from '#server/db/schema/opening-hours.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 4)
const eveningHours: DayHours = { opensAt: '18:00', closesAt: '20:00', breakFrom: null, breakUntil: null }
const reservationForm = {
  counselMethod: 'PHONE',
  name: '김민서',
  email: 'minseo@example.com',
  phoneNumber: '010-1234-5678',
  companyName: null,
  memo: '',
  privacyAgreeYn: 'Y',
} as const

describeEngines('the opening hours', (engine) => {
  let portal: Portal
  let session: string
  beforeAll(async () => {
    portal = createPortal(engine.database(), {
      env: { COUNSEL_HOLDS_PER_ADDRESS: '1000', COUNSELS_PER_ADDRESS: '1000' },
    })
    await portal.app.ready()
    const { email } = await portal.addMember({ staff: true, name: '송나래' })
    session = await portal.logInFully(email, { confirmed: true })
    return () => portal.app.close()
  })
  beforeEach(async () => {
    const { db } = engine.database()
    await db.delete(counselSlots)
    await db.delete(counsels)
    await db.delete(openingHours)
  })
  const counselDay = () => nextBusinessDay(addDays(kstDate(portal.clock.now()), 3))
  const at = (time: string) => `${counselDay()}T${time}:00+09:00`
  const withDay = (day: DayHours | null): WeekHours => ({
    ...USUAL_HOURS.counsel,
    [weekdayAt(counselDay())]: day,
  })
  const save = (counsel: WeekHours, version = 0, on = portal) =>
    on.call('saveOpeningHours', { version, hours: { ...USUAL_HOURS, counsel } }, { session })
  const slotsOn = async (on = portal) =>
    (await on.call('listCounselSlots', { fromDate: counselDay() })).data.days[0]!.slots.map(
      ({ startAt }) => startAt,
    )
  const holdAt = async (time: string) => portal.call('holdCounselSlot', { startAt: at(time) })
  const reserveHeld = (holdKey: string) =>
    portal.call('reserveCounsel', { ...reservationForm, idempotencyKey: randomUUID(), holdKey })

  it('apply to visitors and the staff on every node, and to every page', async () => {
    const otherPortal = createPortal(engine.database(), { clock: portal.clock })
    await otherPortal.app.ready()
    expect(await slotsOn(otherPortal)).toHaveLength(12)
    const saved = (await save(withDay(eveningHours))).data
    expect(saved).toMatchObject({ version: 1, booked: [], byName: '송나래' })
    const eveningTimes = ['18:00', '18:30', '19:00', '19:30'].map(at)
    for (const node of [portal, otherPortal]) expect(await slotsOn(node)).toEqual(eveningTimes)
    expect((await holdAt('10:00')).code).toBe(4202)
    expect((await holdAt('18:30')).code).toBe(200)
    const day = (await portal.call('listAdminCounsels', { date: counselDay() }, { session })).data
    expect(day.slots.map(({ startAt }) => startAt)).toEqual(eveningTimes)
    expect((await portal.call('closeCounselSlot', { startAt: at('10:00') }, { session })).code).toBe(4202)
    expect((await portal.call('closeCounselSlot', { startAt: at('19:30') }, { session })).code).toBe(200)
    expect((await portal.call('openCounselSlot', { startAt: at('19:30') }, { session })).code).toBe(200)
    const { openingHours: shown } = (await portal.call('getOperator', {})).data
    expect(shown!.counsel.line).toContain('오후 6시~오후 8시')
    expect(shown!.support.line).toBe('평일 오전 9시~오후 6시(점심시간 낮 12시~오후 1시 제외)')
    await otherPortal.app.close()
  })

  it('exclude a weekday without counsel; its reservations stay and are counted', async () => {
    const { holdKey } = (await holdAt('10:30')).data
    const { counselNo } = (await reserveHeld(holdKey)).data
    const saved = (await save(withDay(null))).data
    expect(saved.booked).toEqual([{ weekday: weekdayAt(counselDay()), startsAt: '10:30', count: 1 }])
    expect(await slotsOn()).toEqual([])
    const day = (await portal.call('listAdminCounsels', { date: counselDay() }, { session })).data
    expect(day.slots.map(({ counsel }) => counsel?.counselNo)).toEqual([counselNo])
    const before = (await portal.call('listAdminCounsels', { date: day.previousDate }, { session })).data
    expect(before.nextDate).not.toBe(counselDay())
  })

  it('end a hold outside of the hours without a reservation, and leave a hold within the hours valid', async () => {
    const [outside, within] = [(await holdAt('10:00')).data, (await holdAt('11:00')).data]
    await save(withDay({ ...eveningHours, opensAt: '11:00' }))
    expect((await reserveHeld(outside.holdKey)).code).toBe(4203)
    expect((await reserveHeld(within.holdKey)).code).toBe(200)
    expect(await engine.database().db.$count(counsels)).toBe(1)
  })

  it('that are saved while a visitor reserves either count the reservation or make it fail', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await engine.database().db.delete(counselSlots)
      await engine.database().db.delete(counsels)
      await engine.database().db.delete(openingHours)
      const { holdKey } = (await holdAt('14:00')).data
      const [reserved, saved] = await Promise.all([reserveHeld(holdKey), save(withDay(eveningHours))])
      expect(saved.code).toBe(200)
      expect([200, 4203]).toContain(reserved.code)
      expect(saved.data.booked).toHaveLength(reserved.code === 200 ? 1 : 0)
    }
  })

  it('are saved by one of two concurrent calls, and not if they are invalid', async () => {
    const answers = await Promise.all([save(withDay(eveningHours)), save(withDay(null))])
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 7081])
    expect((await save(withDay(eveningHours), 0)).code).toBe(7081)
    expect((await save(withDay({ ...eveningHours, closesAt: '17:00' }), 1)).code).toBe(7082)
    expect(
      (await save({ ...withDay(eveningHours), fri: { ...eveningHours, opensAt: '18:15' } }, 1)).code,
    ).toBe(400)
    expect((await portal.call('getOpeningHours', {}, { session })).data.version).toBe(1)
  })
})
