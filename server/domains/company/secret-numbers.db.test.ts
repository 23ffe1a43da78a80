import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

const WEEK = 7 * 24 * 60 * 60

/** Requests with a business number, by people who must not learn whether a company has it. */
describeEngines('a business number', (engine) => {
  const world = companyWorld(engine)
  const { db, own, offers, askToJoin, accept, refuse, takeBack, owner, outsider, noticesTo, call } = world
  const leaving = withdrawalWorld(world.portal, () => engine.database())

  /**
   * Creates a requester who asks to join the company of the tests, and one who enters a business number that no
   * company has.
   */
  async function twoRequesters() {
    const [real, none] = [await outsider(), await outsider()]
    const number = newBusinessNumber()
    return [
      { who: real, asked: await askToJoin(real), number: world.company.rnno },
      { who: none, asked: await askToJoin(none, number), number },
    ] as const
  }
  /** Removes the values that differ between people and moments. */
  const normalizeAnswer = (value: unknown, { who, number }: { who: Person; number: string }): string =>
    JSON.stringify(value)
      .replaceAll(number, 'NUMBER')
      .replaceAll(who.email, 'EMAIL')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.+Z]+/g, 'TIME')
  const seenBy = async (who: Person) => [await own(who), await noticesTo(who)]
  async function expectAlike(two: Awaited<ReturnType<typeof twoRequesters>>): Promise<void> {
    const [real, none] = await Promise.all(
      two.map(async (one) => normalizeAnswer(await seenBy(one.who), one)),
    )
    expect(real).toBe(none)
  }

  it('gives the same answer whether a company has it or not, until the person is admitted', async () => {
    const boss = await owner()
    const two = await twoRequesters()
    const [real, none] = two
    expect([real.asked.code, real.asked.status]).toEqual([none.asked.code, none.asked.status])
    expect(normalizeAnswer(real.asked.data, real)).toBe(normalizeAnswer(none.asked.data, none))
    expect(normalizeAnswer(none.asked.data, none)).not.toContain('솔바람상회')
    await expectAlike(two)
    expect((await offers(boss)).list).toMatchObject([{ offerId: real.asked.data.offerId }])
    for (const { who, number } of two) expect(await askToJoin(who, number)).toMatchObject({ code: 6023 })
  })

  it('is looked up outside the call; the call runs the same statements for a known and an unknown number', async () => {
    await owner()
    const statementsOfCalls: string[][] = []
    for (const rnno of [world.company.rnno, newBusinessNumber()]) {
      const who = await outsider()
      await world.portal().verify(who.session)
      const input = { idempotencyKey: crypto.randomUUID(), rnno }
      const statements = await statementsOf(engine.database(), () =>
        world.portal().call('askToJoinCompany', input, { session: who.session }),
      )
      statementsOfCalls.push(statements.map(({ text }) => text))
    }
    expect(statementsOfCalls[0]!.length).toBeGreaterThan(5)
    expect(statementsOfCalls[0]).toEqual(statementsOfCalls[1])
    expect(
      statementsOfCalls
        .flat()
        .filter((text) => text.includes('from "companies"') && text.includes('"rnno" =')),
    ).toEqual([])
  })

  it('is not revealed by a refusal, a withdrawal or an expiry of the request', async () => {
    const boss = await owner()
    const two = await twoRequesters()
    const [real, none] = two
    expect((await refuse(boss, real.asked)).data).toMatchObject({ offerState: 'REFUSED', name: '나그네' })
    expect(await refuse(boss, real.asked)).toMatchObject({ code: 6021 })
    expect(await accept(boss, real.asked)).toMatchObject({ code: 6021 })
    await world.deliver()
    expect((await offers(boss)).list).toMatchObject([{ offerState: 'REFUSED', companyName: '솔바람상회' }])
    await expectAlike(two)
    for (const { who, number } of two) expect(await askToJoin(who, number)).toMatchObject({ code: 6023 })
    world.portal().clock.pass(WEEK)
    await world.sweep()
    for (const one of two)
      one.who.session = await world.portal().logInFully(one.who.email, { confirmed: true })
    await expectAlike(two)
    expect(await noticesTo(none.who)).toContain('참여 신청의 기한이 지났습니다')
    for (const { who, number } of two) {
      const secondRequest = await askToJoin(who, number)
      expect((await takeBack(who, secondRequest)).data).toMatchObject({
        offerState: 'TAKEN_BACK',
        companyName: null,
      })
      expect(await takeBack(who, secondRequest)).toMatchObject({ code: 6022 })
    }
    await expectAlike(two)
  })

  it('is not revealed when the company that has it is removed', async () => {
    const { id, rnno, owner: alone } = await world.addCompanyWithOwner()
    const [real, none] = [await outsider(), await outsider()]
    const number = newBusinessNumber()
    const two = [
      { who: real, asked: await askToJoin(real, rnno), number: rnno },
      { who: none, asked: await askToJoin(none, number), number },
    ] as const
    expect((await offers(alone)).total).toBe(1)
    expect((await leaving.leave(alone.session)).code).toBe(200)
    expect(await db().$count(companies, eq(companies.id, id))).toBe(0)
    await expectAlike(two)
  })

  it('is shown with the name of the company to an admitted person', async () => {
    const boss = await owner()
    const [real] = await twoRequesters()
    expect((await accept(boss, real.asked)).data).toMatchObject({ offerState: 'ACCEPTED', rnno: real.number })
    expect(await noticesTo(real.who)).toEqual(['회사에 참여했습니다'])
  })

  it('is not delivered to owners after a withdrawal', async () => {
    const [boss, asker] = [await owner(), await outsider()]
    const input = { idempotencyKey: crypto.randomUUID(), rnno: world.company.rnno }
    const joinRequest = await call('askToJoinCompany', input, asker)
    expect((await takeBack(asker, joinRequest)).data.offerState).toBe('TAKEN_BACK')
    await world.deliver()
    expect((await offers(boss)).total).toBe(0)
    expect(await noticesTo(boss)).toEqual([])
  })

  it('is delivered to the owners once, however many nodes there are', async () => {
    const [boss, asker] = [await owner(), await outsider()]
    await call('askToJoinCompany', { idempotencyKey: crypto.randomUUID(), rnno: world.company.rnno }, asker)
    const another = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
    await Promise.all([world.deliver(), world.deliver(another), world.deliver()])
    if (another !== engine.database()) await another.close()
    expect(await noticesTo(boss)).toEqual(['회사에 참여하려는 신청이 있습니다'])
    expect((await offers(boss)).total).toBe(1)
  })

  it('can be used for ten requests a day by a member and fifty from a network address, whatever the answer would be', async () => {
    const asker = await outsider()
    for (let time = 0; time < 10; time += 1)
      await takeBack(asker, await askToJoin(asker, newBusinessNumber()))
    expect(await askToJoin(asker, newBusinessNumber())).toMatchObject({ status: 429, code: 429 })
    for (let each = 0; each < 40; each += 1)
      expect((await askToJoin(await outsider(), newBusinessNumber())).code).toBe(200)
    expect(await askToJoin(await outsider(), newBusinessNumber())).toMatchObject({ status: 429, code: 429 })
    await db().delete(throttles)
    expect((await askToJoin(asker)).code).toBe(200)
  }, 60_000)

  describe('and the person with the request', () => {
    const rename = ({ memberId }: Person, name: string) =>
      db()
        .update(members)
        .set({ name, email: `${memberId}@later.example` })
        .where(eq(members.id, memberId))

    it('are shown to owners as they were, after a refusal', async () => {
      const [boss, asker] = [await owner(), await outsider()]
      await refuse(boss, await askToJoin(asker))
      await rename(asker, '나중')
      expect((await offers(boss)).list).toMatchObject([
        { offerState: 'REFUSED', name: '나그네', email: asker.email, byName: '나그네' },
      ])
    })

    it('are not updated with a former colleague’s new name', async () => {
      const [boss, second] = [await owner(), await owner({ name: '둘째' })]
      const [heir, guest] = [await world.person({ name: '이지호' }), await outsider()]
      await takeBack(boss, await world.offerOwnership(boss, heir))
      world.portal().clock.pass(1)
      await accept(guest, await world.invite(second, guest))
      for (const gone of [heir, guest]) expect((await world.leave(gone)).code).toBe(200)
      await db().update(members).set({ companyId: null }).where(eq(members.id, second.memberId))
      await rename(heir, '나중')
      await rename(guest, '훗날')
      await rename(second, '딴이')
      expect((await offers(boss)).list).toMatchObject([
        { offerKind: 'INVITATION', name: '나그네', email: guest.email, byName: null },
        { offerKind: 'OWNERSHIP', name: '이지호', email: heir.email, byName: '최소유' },
      ])
    })
  })

  it('are removed with the member who made the request', async () => {
    await owner()
    const [real, none] = await twoRequesters()
    for (const { who } of [real, none]) expect((await leaving.leave(who.session)).code).toBe(200)
    expect(await db().$count(companyOffers)).toBe(0)
  })
})
