import { describe, expect, it } from 'vitest'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { newToken } from '#server/security/tokens.ts'
import {
  counselForm,
  counselWorld,
  monday10,
  monday11,
  monday1030,
  tuesday14,
} from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('counsel', (engine) => {
  const world = counselWorld(engine)
  const { hold, reserve, isOpen, mails } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)

  describe('the calendar', () => {
    it('goes thirty days ahead, with twelve slots on a business day and the names of holidays', async () => {
      const { data } = await call('listCounselSlots', {})
      expect(data).toMatchObject({ fromDate: '2026-11-21', toDate: '2026-12-21', lastDate: '2026-12-21' })
      expect(data.days).toHaveLength(31)
      expect(data.days[0]).toEqual({ date: '2026-11-21', holidayName: null, slots: [] })
      expect(data.days[2]!.slots).toHaveLength(12)
      expect(data.days[2]!.slots[0]).toEqual({ startAt: monday10, endAt: monday1030, openYn: 'Y' })
      world.portal().clock.pass(10 * 86_400)
      const laterAnswer = await call('listCounselSlots', {})
      expect(laterAnswer.data.days.find(({ date }) => date === '2026-12-25')).toEqual({
        date: '2026-12-25',
        holidayName: '기독탄신일',
        slots: [],
      })
    })

    it.each([
      ['2026-12-01', '2026-12-01', 21],
      ['0001-01-01', '2026-11-21', 31],
      ['9999-12-31', '2026-12-21', 1],
    ])('from %s begins on %s', async (fromDate, first, days) => {
      const { data } = await call('listCounselSlots', { fromDate })
      expect([data.fromDate, data.days[0]!.date, data.days.length]).toEqual([first, first, days])
    })

    it('does not offer slots that are reserved, closed or begin within two hours', async () => {
      await hold(monday10)
      await reserve(monday1030)
      expect([await isOpen(monday10), await isOpen(monday1030), await isOpen(monday11)]).toEqual([
        false,
        false,
        true,
      ])
      // Moves the clock to 09:00 on Monday.
      world.portal().clock.pass(45 * 3600)
      expect([await isOpen(monday10), await isOpen(monday11)]).toEqual([false, true])
      world.portal().clock.pass(1)
      expect(await isOpen(monday11)).toBe(false)
    })
  })

  describe('a hold', () => {
    it('lasts ten minutes, to the second', async () => {
      const { data } = await hold(monday10)
      expect(data).toMatchObject({ startAt: monday10, endAt: monday1030, expiresInSeconds: 600 })
      world.portal().clock.pass(599)
      expect(await hold(monday10)).toMatchObject({ code: 4201, data: { nextStartAt: monday1030 } })
      world.portal().clock.pass(1)
      expect(await call('reserveCounsel', counselForm({ holdKey: data.holdKey }))).toMatchObject({
        code: 4203,
      })
      expect(await hold(monday10)).toMatchObject({ code: 200 })
    })

    it('can be used in its last second', async () => {
      const { data } = await hold(monday10)
      world.portal().clock.pass(599)
      expect(await call('reserveCounsel', counselForm({ holdKey: data.holdKey }))).toMatchObject({
        code: 200,
      })
    })

    it('releases an earlier hold of the same visitor, and keeps that hold if the new slot is taken', async () => {
      const { data: first } = await hold(monday10)
      const { data: second } = await hold(monday11, { holdKey: first.holdKey })
      expect([await isOpen(monday10), await isOpen(monday11)]).toEqual([true, false])
      await hold(monday10)
      expect(await hold(monday10, { holdKey: second.holdKey })).toMatchObject({ code: 4201 })
      expect(await call('reserveCounsel', counselForm({ holdKey: second.holdKey }))).toMatchObject({
        code: 200,
        data: { startAt: monday11 },
      })
    })

    it('can be renewed on the same slot by its holder', async () => {
      const { data } = await hold(monday10)
      world.portal().clock.pass(500)
      const secondHold = await hold(monday10, { holdKey: data.holdKey })
      world.portal().clock.pass(500)
      expect(await call('reserveCounsel', counselForm({ holdKey: secondHold.data.holdKey }))).toMatchObject({
        code: 200,
      })
    })

    it('can be released', async () => {
      const { data } = await hold(monday10)
      await call('releaseCounselSlot', { holdKey: data.holdKey })
      expect(await isOpen(monday10)).toBe(true)
      expect(await call('releaseCounselSlot', { holdKey: newToken() })).toMatchObject({ code: 200 })
      expect(await call('reserveCounsel', counselForm({ holdKey: data.holdKey }))).toMatchObject({
        code: 4203,
      })
    })

    it.each([
      '2026-11-22T10:00:00+09:00',
      '2026-11-23T09:30:00+09:00',
      '2026-11-23T12:00:00+09:00',
      '2026-11-23T10:15:00+09:00',
      '2026-11-23T17:00:00+09:00',
      '2026-11-20T10:00:00+09:00',
      '2026-12-22T10:00:00+09:00',
      '2026-12-25T10:00:00+09:00',
      '2016-12-31T23:59:60Z',
      '0000-01-01T00:00:00+09:00',
      '9999-12-31T23:59:59-12:00',
    ])('is impossible at %s', async (startAt) => {
      expect(await hold(startAt)).toMatchObject({ code: 4202 })
    })

    it('leaves only the hash of its key in the database', async () => {
      const { data } = await hold(monday10)
      expect(JSON.stringify(await engine.database().db.select().from(counselSlots))).not.toContain(
        data.holdKey,
      )
    })
  })

  describe('a reservation', () => {
    it('is created once for its idempotency key, confirmed by mail, and found by number and address', async () => {
      const { data: held } = await hold(monday10)
      const form = counselForm({ holdKey: held.holdKey, email: ' Narae@Example.com ', name: '송나래 ' })
      const reserved = await call('reserveCounsel', form)
      expect(reserved).toMatchObject({
        code: 200,
        data: {
          counselNo: 'C2026-000001',
          version: 1,
          counselState: 'BOOKED',
          startAt: monday10,
          endAt: monday1030,
          changeableYn: 'Y',
          name: '송나래',
          email: 'narae@example.com',
          phoneNumber: '01000001234',
          companyName: '솔바람상회',
          cancelReason: null,
        },
      })
      expect((await call('reserveCounsel', form)).data).toEqual(reserved.data)
      expect(await call('reserveCounsel', { ...form, memo: '다른 내용' })).toMatchObject({ code: 1409 })
      expect(await engine.database().db.$count(counsels)).toBe(1)
      const found = await call('getUnauthCounsel', {
        counselNo: reserved.data.counselNo,
        email: 'NARAE@example.com',
      })
      expect(found.data).toEqual(reserved.data)
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      expect(mail).toMatchObject({ to: 'narae@example.com', subject: '[빗장] 상담이 예약되었습니다' })
      for (const expected of [
        'C2026-000001',
        '2026년 11월 23일(월) 10:00~10:30',
        '전화 상담',
        '2시간 전까지',
      ])
        expect(mail!.text).toContain(expected)
    })

    it.each([
      { name: '송1' },
      { name: '송나래1' },
      { email: 'narae' },
      { phoneNumber: '0101234567' },
      { companyName: '가'.repeat(101) },
      { memo: '제 번호는 881212-1234567입니다.' },
      { companyName: '881212-1234567' },
    ])('is not possible with %o', async (wrong) => {
      const { data } = await hold(monday10)
      expect(await call('reserveCounsel', counselForm({ ...wrong, holdKey: data.holdKey }))).toMatchObject({
        code: 400,
      })
      expect(await call('reserveCounsel', counselForm({ holdKey: data.holdKey }))).toMatchObject({
        code: 200,
      })
    })

    it('of a member is in their list, latest first, page by page', async () => {
      const { email } = await world.portal().addMember()
      const session = await world.portal().logInFully(email, { confirmed: true })
      await reserve(monday10)
      await reserve(monday1030, {}, { session })
      world.portal().clock.pass(1)
      const last = await reserve(monday11, {}, { session })
      const { data } = await call('listCounsels', { limit: 1 }, { session })
      expect(data).toMatchObject({ total: 2, list: [last] })
      const { data: next } = await call('listCounsels', { limit: 1, cursor: data.nextCursor! }, { session })
      expect(next).toMatchObject({ total: 2, nextCursor: null, list: [{ startAt: monday1030 }] })
      expect(await call('listCounsels', { cursor: 'xx' }, { session })).toMatchObject({ code: 400 })
    })
  })

  describe('moving a reservation', () => {
    it('frees its slot, shows the old and new time by mail, and increases the version', async () => {
      const { counselNo, email } = await reserve(monday10)
      const { data: held } = await hold(tuesday14)
      const changeAnswer = await call('changeCounsel', {
        counselNo,
        email,
        version: 1,
        holdKey: held.holdKey,
      })
      expect(changeAnswer.data).toMatchObject({
        counselNo,
        version: 2,
        startAt: tuesday14,
        counselState: 'BOOKED',
      })
      expect([await isOpen(monday10), await isOpen(tuesday14)]).toEqual([true, false])
      const mail = (await mails()).at(-1)!
      for (const expected of [
        '변경 전: 2026년 11월 23일(월) 10:00~10:30',
        '2026년 11월 24일(화) 14:00~14:30',
      ])
        expect(mail.text).toContain(expected)
    })

    it('needs the current version and a valid hold, and otherwise changes nothing', async () => {
      const { counselNo, email } = await reserve(monday10)
      const { data: held } = await hold(monday11)
      expect(
        await call('changeCounsel', { counselNo, email, version: 2, holdKey: held.holdKey }),
      ).toMatchObject({ code: 4205 })
      expect(
        await call('changeCounsel', { counselNo, email, version: 1, holdKey: newToken() }),
      ).toMatchObject({ code: 4203 })
      expect(
        await call('changeCounsel', { counselNo, email: 'x@example.com', version: 1, holdKey: held.holdKey }),
      ).toMatchObject({ code: 4204 })
      expect(
        await call('changeCounsel', { counselNo, email, version: 1, holdKey: held.holdKey }),
      ).toMatchObject({ code: 200 })
    })

    it('is possible until two hours before the counsel', async () => {
      const { counselNo, email } = await reserve(monday10)
      world.portal().clock.pass(44 * 3600)
      const { data: held } = await hold(tuesday14)
      expect((await call('getUnauthCounsel', { counselNo, email })).data.changeableYn).toBe('Y')
      world.portal().clock.pass(1)
      expect((await call('getUnauthCounsel', { counselNo, email })).data.changeableYn).toBe('N')
      expect(
        await call('changeCounsel', { counselNo, email, version: 1, holdKey: held.holdKey }),
      ).toMatchObject({ code: 4206 })
      expect(await call('cancelCounsel', { counselNo, email, version: 1 })).toMatchObject({ code: 4206 })
      expect((await call('getUnauthCounsel', { counselNo, email })).data).toMatchObject({
        version: 1,
        counselState: 'BOOKED',
      })
      expect(await isOpen(tuesday14)).toBe(false)
    })
  })

  it('cannot be moved after a cancellation; the cancellation frees the slot and is confirmed by mail', async () => {
    const { counselNo, email } = await reserve(monday10)
    expect(await call('cancelCounsel', { counselNo, email, version: 1 })).toMatchObject({
      code: 200,
      data: { counselState: 'CANCELED', version: 2, changeableYn: 'N', cancelReason: null },
    })
    expect(await isOpen(monday10)).toBe(true)
    expect((await mails()).at(-1)).toMatchObject({ subject: '[빗장] 상담 예약이 취소되었습니다' })
    expect(await call('cancelCounsel', { counselNo, email, version: 2 })).toMatchObject({ code: 4205 })
  })

  it('can be neither looked up, changed nor cancelled by its number after too many failed attempts', async () => {
    const { counselNo, email } = await reserve(monday10)
    for (let tries = 0; tries < 10; tries += 1)
      expect(await call('getUnauthCounsel', { counselNo, email: 'x@example.com' })).toMatchObject({
        code: 4204,
      })
    expect(await call('getUnauthCounsel', { counselNo, email })).toMatchObject({ code: 4151 })
    expect(await call('cancelCounsel', { counselNo, email, version: 1 })).toMatchObject({ code: 4151 })
    expect(await call('changeCounsel', { counselNo, email, version: 1, holdKey: newToken() })).toMatchObject({
      code: 4151,
    })
  })
})

describeEngines('an address with many calls', (engine) => {
  const { hold, portal } = counselWorld(engine, {
    COUNSEL_HOLDS_PER_ADDRESS: '3',
    COUNSELS_PER_ADDRESS: '1',
    COUNSEL_HOLD_SECONDS: '60',
  })

  it('has an hourly limit of holds; refused holds do not count', async () => {
    await hold(monday10, { address: '10.0.0.2' })
    for (let tries = 0; tries < 5; tries += 1) expect(await hold(monday10)).toMatchObject({ code: 4201 })
    for (const startAt of [monday1030, monday11, tuesday14])
      expect(await hold(startAt)).toMatchObject({ code: 200, data: { expiresInSeconds: 60 } })
    expect(await hold('2026-11-24T15:00:00+09:00')).toMatchObject({
      code: 4207,
      data: { retryAfterSeconds: 3600 },
    })
    portal().clock.pass(3600)
    expect(await hold('2026-11-24T15:00:00+09:00')).toMatchObject({ code: 200 })
  })

  it('has a limit of reservations; a repeated call does not count', async () => {
    const { data: held } = await hold(monday10)
    const form = counselForm({ holdKey: held.holdKey })
    const { data } = await portal().call('reserveCounsel', form)
    expect((await portal().call('reserveCounsel', form)).data).toEqual(data)
    const { data: next } = await hold(monday11)
    expect(await portal().call('reserveCounsel', counselForm({ holdKey: next.holdKey }))).toMatchObject({
      code: 4207,
    })
    expect(
      await portal().call('reserveCounsel', counselForm({ holdKey: next.holdKey }), { address: '10.0.0.2' }),
    ).toMatchObject({ code: 200 })
  })
})
