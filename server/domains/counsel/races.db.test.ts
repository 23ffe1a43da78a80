import { describe, expect, it } from 'vitest'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import {
  counselForm,
  counselWorld,
  monday10,
  monday11,
  monday1030,
  tuesday14,
} from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'

const CALLERS = 50
const compareText = (one: string, other: string) => one.localeCompare(other, 'en')
const addressOf = (index: number) => `10.1.0.${index + 1}`
const repeat = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

describeEngines('concurrent calls for a slot', (engine) => {
  const world = counselWorld(engine)
  const { hold, reserve, isOpen, mails } = world
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const codesOf = (answers: { code: number }[]) =>
    answers.map(({ code }) => code).toSorted((one, other) => one - other)

  /**
   * Checks that each active reservation has one slot, and that each reserved slot belongs to the reservation at its
   * time.
   */
  async function expectOrder() {
    const { db } = engine.database()
    const [slots, reservations] = await Promise.all([
      db.select().from(counselSlots),
      db.select().from(counsels),
    ])
    const takenSlots = slots
      .filter(({ counselId }) => counselId)
      .map(({ startAt, counselId }) => `${startAt.toISOString()} ${counselId}`)
    const bookedSlots = reservations
      .filter(({ counselState }) => counselState === 'BOOKED')
      .map(({ startAt, id }) => `${startAt.toISOString()} ${id}`)
    expect(takenSlots.toSorted(compareText)).toEqual(bookedSlots.toSorted(compareText))
  }

  it('fifty visitors want one slot: one gets it, forty-nine are refused and offered the next slot', async () => {
    const portals = [world.portal()]
    if (engine.name === 'postgresql') portals.push(createPortal(await engine.openAnother()))
    const answers = await repeat(CALLERS, (index) =>
      portals[index % portals.length]!.call(
        'holdCounselSlot',
        { startAt: monday10 },
        { address: addressOf(index) },
      ),
    )
    const had = answers.filter(({ code }) => code === 200)
    const refusals = answers.filter(({ code }) => code === 4201)
    expect([had.length, refusals.length]).toEqual([1, CALLERS - 1])
    expect(
      new Set(refusals.map(({ data }) => (data as unknown as { nextStartAt: string }).nextStartAt)),
    ).toEqual(new Set([monday1030]))
    expect(await call('reserveCounsel', counselForm({ holdKey: had[0]!.data.holdKey }))).toMatchObject({
      code: 200,
      data: { startAt: monday10 },
    })
    await expectOrder()
    await portals[1]?.app.close()
  })

  it('fifty visitors complete a reservation, each with the next offered slot: no two share one', async () => {
    async function book(index: number) {
      let startAt = monday10
      for (;;) {
        const answer = await hold(startAt, { address: addressOf(index) })
        if (answer.code === 200) {
          const form = counselForm({ holdKey: answer.data.holdKey, email: `visitor${index}@example.com` })
          return call('reserveCounsel', form, { address: addressOf(index) })
        }
        startAt = (answer.data as unknown as { nextStartAt: string }).nextStartAt
      }
    }
    const bookingAnswers = await repeat(20, book)
    expect(codesOf(bookingAnswers)).toEqual(Array<number>(20).fill(200))
    expect(new Set(bookingAnswers.map(({ data }) => data.startAt)).size).toBe(20)
    expect(new Set(bookingAnswers.map(({ data }) => data.counselNo)).size).toBe(20)
    await expectOrder()
  })

  it('the slot of a hold that has just ended goes to one of many visitors, and the hold is invalid for its holder', async () => {
    const { data } = await hold(monday10)
    world.portal().clock.pass(600)
    const [late, ...answers] = await Promise.all([
      call('reserveCounsel', counselForm({ holdKey: data.holdKey })),
      ...Array.from({ length: 20 }, (_, index) => hold(monday10, { address: addressOf(index) })),
    ])
    expect(late.code).toBe(4203)
    expect(codesOf(answers)).toEqual([200, ...Array<number>(19).fill(4201)])
  })

  it('a hold that is used twice makes one reservation', async () => {
    const { data } = await hold(monday10)
    const answers = await repeat(10, (index) =>
      call('reserveCounsel', counselForm({ holdKey: data.holdKey }), { address: addressOf(index) }),
    )
    expect(codesOf(answers)).toEqual([200, ...Array<number>(9).fill(4203)])
    expect(await engine.database().db.$count(counsels)).toBe(1)
    await expectOrder()
  })

  it('a hold that is used to reserve and to move at once does one of the two', async () => {
    const { counselNo, email } = await reserve(monday10)
    const { data } = await hold(tuesday14)
    const answers = await Promise.all([
      call('reserveCounsel', counselForm({ holdKey: data.holdKey })),
      call('changeCounsel', { counselNo, email, version: 1, holdKey: data.holdKey }),
    ])
    expect(codesOf(answers)).toEqual([200, 4203])
    await expectOrder()
  })

  it('a reservation is moved and cancelled at once: one of the two succeeds, and no slot is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { counselNo, email } = await reserve(monday10)
      const { data } = await hold(tuesday14)
      const [moved, canceled] = await Promise.all([
        call('changeCounsel', { counselNo, email, version: 1, holdKey: data.holdKey }),
        call('cancelCounsel', { counselNo, email, version: 1 }),
      ])
      expect(codesOf([moved, canceled])).toEqual([200, 4205])
      expect(await isOpen(monday10)).toBe(true)
      await expectOrder()
      if (moved.code === 200) await call('cancelCounsel', { counselNo, email, version: 2 })
      else await call('releaseCounselSlot', { holdKey: data.holdKey })
    }
  })

  it('a reservation that is moved to two slots at once gets one; the other slot is still held', async () => {
    const { counselNo, email } = await reserve(monday1030)
    const [before, after] = [(await hold(monday10)).data.holdKey, (await hold(monday11)).data.holdKey]
    const answers = await Promise.all(
      [before, after].map((holdKey) => call('changeCounsel', { counselNo, email, version: 1, holdKey })),
    )
    expect(codesOf(answers)).toEqual([200, 4205])
    const currentHold = answers[0]!.code === 200 ? after : before
    expect(await call('reserveCounsel', counselForm({ holdKey: currentHold }))).toMatchObject({ code: 200 })
    await expectOrder()
  })

  it('two visitors who swap their holds do not block each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [(await hold(monday10)).data.holdKey, (await hold(monday11)).data.holdKey]
      const answers = await Promise.all([
        hold(monday11, { holdKey: first, address: addressOf(1) }),
        hold(monday10, { holdKey: second, address: addressOf(2) }),
      ])
      expect(answers.filter(({ code }) => code !== 200 && code !== 4201)).toEqual([])
      for (const holdKey of [
        first,
        second,
        ...answers.flatMap(({ code, data }) => (code === 200 ? [data.holdKey] : [])),
      ])
        await call('releaseCounselSlot', { holdKey })
    }
  })

  describe('the same submission many times at once', () => {
    it('makes one reservation, one number and one mail', async () => {
      const { data } = await hold(monday10)
      const form = counselForm({ holdKey: data.holdKey })
      const answers = await repeat(10, () => call('reserveCounsel', form))
      expect(new Set(answers.map(({ code, data: made }) => `${code} ${made.counselNo}`))).toEqual(
        new Set(['200 C2026-000001']),
      )
      expect(await mails()).toHaveLength(1)
    })
  })
})
