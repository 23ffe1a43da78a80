import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { counselWorld, monday10, monday11, monday1030 } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

type StaffCall =
  | 'listAdminCounsels'
  | 'getAdminCounsel'
  | 'recordCounsel'
  | 'cancelAdminCounsel'
  | 'closeCounselSlot'
  | 'openCounselSlot'

describeEngines('counsel and the staff', (engine) => {
  const world = counselWorld(engine)
  const { hold, reserve, isOpen, mails } = world
  let session: string
  beforeEach(logIn)

  async function logIn() {
    const { email } = await world.portal().addMember({ staff: true })
    session = await world.portal().logInFully(email, { confirmed: true })
  }
  const call = <Id extends StaffCall>(id: Id, input: Input<Id>) => world.portal().call(id, input, { session })
  async function bookedCounsel(): Promise<Schema<'AdminCounsel'>> {
    const { data } = await call('listAdminCounsels', { date: '2026-11-23' })
    return data.slots.find(({ counsel }) => counsel)!.counsel!
  }
  /**
   * Moves the clock to an hour of Monday, 23 November 2026, and logs the staff member in again, since the session has
   * expired by then.
   */
  async function waitUntilMonday(hour: number) {
    world
      .portal()
      .clock.pass(
        (Date.parse('2026-11-23T00:00:00+09:00') - world.portal().clock.now().getTime()) / 1000 + hour * 3600,
      )
    await logIn()
  }

  it('the calendar shows a day: free, held, booked, closed and past slots, and who cancelled', async () => {
    const { email } = await world.portal().addMember()
    const member = await world.portal().logInFully(email)
    await reserve(monday10, { memo: '비용' }, { session: member })
    const canceled = await reserve(monday1030)
    await world
      .portal()
      .call('cancelCounsel', { counselNo: canceled.counselNo, email: canceled.email, version: 1 })
    await hold(monday1030)
    await call('closeCounselSlot', { startAt: monday11 })
    const { data } = await call('listAdminCounsels', { date: '2026-11-23' })
    expect(data).toMatchObject({
      date: '2026-11-23',
      holidayName: null,
      previousDate: '2026-11-20',
      nextDate: '2026-11-24',
    })
    expect(data.slots.map(({ slotState }) => slotState)).toEqual([
      'BOOKED',
      'HELD',
      'CLOSED',
      ...Array<string>(9).fill('OPEN'),
    ])
    expect(data.slots[0]!.counsel).toMatchObject({
      memo: '비용',
      name: '송나래',
      phoneNumber: '01000001234',
      memberYn: 'Y',
      note: '',
    })
    expect(data.ended).toMatchObject([
      { counselNo: canceled.counselNo, counselState: 'CANCELED', memberYn: 'N' },
    ])
    expect((await call('getAdminCounsel', { counselId: data.ended[0]!.counselId })).data).toEqual(
      data.ended[0],
    )

    await waitUntilMonday(11)
    const laterAnswer = await call('listAdminCounsels', {})
    expect(laterAnswer.data.slots.slice(0, 4).map(({ slotState }) => slotState)).toEqual([
      'BOOKED',
      'PAST',
      'PAST',
      'OPEN',
    ])
  })

  it.each([
    ['2026-11-21', null, '2026-11-20', '2026-11-23'],
    ['2026-12-25', '기독탄신일', '2026-12-24', '2026-12-28'],
  ])('shows a day without slots: %s', async (date, holidayName, previousDate, nextDate) => {
    expect((await call('listAdminCounsels', { date })).data).toEqual({
      date,
      holidayName,
      slots: [],
      ended: [],
      previousDate,
      nextDate,
    })
  })

  it('the calendar shows the reservations for a day that has become a holiday since', async () => {
    const { counselNo } = await reserve(monday10)
    await engine
      .database()
      .db.update(counselSlots)
      .set({ startAt: new Date('2026-12-25T10:00:00+09:00') })
    await engine
      .database()
      .db.update(counsels)
      .set({ startAt: new Date('2026-12-25T10:00:00+09:00') })
    const { data } = await call('listAdminCounsels', { date: '2026-12-25' })
    expect(data.slots).toMatchObject([{ slotState: 'BOOKED', counsel: { counselNo } }])
  })

  it.each(['1999-12-31', '2100-01-01', '0000-01-01', '9999-12-31'])('has no day %s', async (date) => {
    expect(await call('listAdminCounsels', { date })).toMatchObject({ code: 400 })
  })

  describe('closing a slot', () => {
    it('removes it from the calendar until it is opened', async () => {
      const { data } = await call('closeCounselSlot', { startAt: monday10 })
      expect(data.slots[0]).toMatchObject({ startAt: monday10, slotState: 'CLOSED' })
      expect(await isOpen(monday10)).toBe(false)
      expect(await hold(monday10)).toMatchObject({ code: 4202 })
      expect(await call('closeCounselSlot', { startAt: monday10 })).toMatchObject({ code: 200 })
      expect((await call('openCounselSlot', { startAt: monday10 })).data.slots[0]).toMatchObject({
        slotState: 'OPEN',
      })
      expect(await call('openCounselSlot', { startAt: monday10 })).toMatchObject({ code: 4202 })
      expect(await hold(monday10)).toMatchObject({ code: 200 })
    })

    it('is refused for a reserved slot, and possible after a hold', async () => {
      await reserve(monday10)
      await hold(monday1030)
      expect(await call('closeCounselSlot', { startAt: monday10 })).toMatchObject({ code: 4201 })
      expect(await call('closeCounselSlot', { startAt: monday1030 })).toMatchObject({ code: 4201 })
      world.portal().clock.pass(600)
      await logIn()
      expect(await call('closeCounselSlot', { startAt: monday1030 })).toMatchObject({ code: 200 })
    })

    it.each(['2026-11-22T10:00:00+09:00', '2026-11-20T10:00:00+09:00', '2016-12-31T23:59:60Z'])(
      'is impossible at %s',
      async (startAt) => {
        expect(await call('closeCounselSlot', { startAt })).toMatchObject({ code: 4202 })
      },
    )
  })

  describe('an outcome', () => {
    it.each(['DONE', 'NO_SHOW'] as const)(
      '%s is recorded once it has begun, by a person with the current version',
      async (counselState) => {
        await reserve(monday10)
        const { counselId } = await bookedCounsel()
        expect(await call('recordCounsel', { counselId, version: 1, counselState, note: '' })).toMatchObject({
          code: 4208,
        })
        await waitUntilMonday(10)
        expect(await call('recordCounsel', { counselId, version: 2, counselState, note: '' })).toMatchObject({
          code: 4205,
        })
        expect(
          await call('recordCounsel', { counselId, version: 1, counselState, note: '881212-1234567' }),
        ).toMatchObject({ code: 400 })
        const { data } = await call('recordCounsel', {
          counselId,
          version: 1,
          counselState,
          note: ' 견적을 보내기로 함 ',
        })
        expect(data).toMatchObject({ counselState, version: 2, note: '견적을 보내기로 함' })
        expect(
          await call('recordCounsel', { counselId, version: 2, counselState: 'DONE', note: '' }),
        ).toMatchObject({ code: 4205 })
        expect(await bookedCounsel()).toMatchObject({ counselState })
        expect(
          await call('recordCounsel', { counselId: randomUUID(), version: 1, counselState, note: '' }),
        ).toMatchObject({ code: 4204 })
      },
    )
  })

  describe('cancelling by the staff', () => {
    it('frees the slot and sends the reason by mail', async () => {
      const { counselNo, email } = await reserve(monday10)
      const { counselId } = await bookedCounsel()
      expect(await call('cancelAdminCounsel', { counselId, version: 1, reason: '  ' })).toMatchObject({
        code: 400,
      })
      const reason = '담당자 사정으로 진행이 어렵습니다.'
      const { data } = await call('cancelAdminCounsel', { counselId, version: 1, reason })
      expect(data).toMatchObject({ counselState: 'CANCELED', cancelReason: reason, version: 2 })
      expect(await isOpen(monday10)).toBe(true)
      expect((await mails()).at(-1)!.text).toContain(`사유: ${reason}`)
      expect((await world.portal().call('getUnauthCounsel', { counselNo, email })).data).toMatchObject({
        cancelReason: reason,
      })
      expect(await call('cancelAdminCounsel', { counselId, version: 2, reason })).toMatchObject({
        code: 4205,
      })
    })

    it('is possible until the counsel begins, and a refusal leaves the slot reserved', async () => {
      await reserve(monday10)
      const { counselId } = await bookedCounsel()
      await waitUntilMonday(10)
      expect(await call('cancelAdminCounsel', { counselId, version: 1, reason: '사정' })).toMatchObject({
        code: 4209,
      })
      const [slot] = await engine.database().db.select().from(counselSlots)
      expect(slot).toMatchObject({ counselId })
    })
  })
})
