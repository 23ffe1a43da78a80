import { count, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { billReceivers } from '#server/db/schema/bill.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { managingCallsIn } from '#server/testing/managing-calls.ts'
import { whileHeld } from '#server/testing/while-held.ts'

const rounds = Array.from({ length: Number(process.env['ROUNDS'] ?? 6) }, (_, index) => index)

/** Writes by a member, for a company or for themselves, at the moment when the member joins or leaves the company. */
describeEngines('data that is written while a member joins or leaves', (engine) => {
  const world = companyWorld(engine)
  const { calls } = managingCallsIn(engine, world)
  const { db, ids, owner, person, outsider, invite, accept, setRoles, call } = world
  let boss: Person
  beforeEach(async () => {
    boss = await owner()
  })

  /** Creates a member of the company who manages its subscriptions. */
  async function manager(): Promise<Person> {
    const mate = await person()
    expect((await setRoles(boss, mate, ['BILLING_MANAGER'])).code).toBe(200)
    return mate
  }
  const removeOrLeave = (round: number, who: Person) =>
    round % 2 === 0 ? world.remove(boss, who) : world.leave(who)
  const inNone = ({ memberId }: Person) => ({ memberId, companyId: null })
  const inviteGuest = async () => {
    const guest = await outsider()
    return { guest, offer: await invite(boss, guest) }
  }
  const statusesOf = (answers: readonly { status: number }[]) => {
    for (const { status } of answers) expect(status).toBeLessThan(500)
  }

  it.each(rounds)('a trial that a member starts while joining is visible to them (%i)', async () => {
    const { guest, offer } = await inviteGuest()
    const input = await calls.requestTrial({ ...guest, companyId: null })
    const [came, tried] = await Promise.all([accept(guest, offer), call('requestTrial', input, guest)])
    statusesOf([came, tried])
    expect([came.code, tried.code].filter((code) => code === 200)).toHaveLength(1)
    const { list } = (await call('listTrials', {}, guest)).data
    expect(list.filter(({ trial }) => trial !== null)).toHaveLength(tried.code === 200 ? 1 : 0)
    expect(await db().$count(trials, eq(trials.ownerId, guest.memberId))).toBe(tried.code === 200 ? 1 : 0)
  })

  it.each(rounds)('a subscription requested while its owner joins is visible to them (%i)', async () => {
    const { guest, offer } = await inviteGuest()
    const input = await calls.requestSubscription({ ...guest, companyId: null })
    const [came, asked] = await Promise.all([accept(guest, offer), call('requestSubscription', input, guest)])
    statusesOf([came, asked])
    expect([came.code, asked.code].filter((code) => code === 200)).toHaveLength(1)
    const { requests } = (await call('getSubscriptionDesk', {}, guest)).data
    expect(requests).toHaveLength(asked.code === 200 ? 1 : 0)
    const own = eq(subscriptions.memberId, guest.memberId)
    expect(await db().$count(subscriptions, own)).toBe(asked.code === 200 ? 1 : 0)
  })

  it.each(rounds)('a trial of a company names no person who has left (%i)', async (round) => {
    const mate = await manager()
    const input = await calls.requestTrial({ ...mate, companyId: ids.company })
    const [gone, tried] = await Promise.all([removeOrLeave(round, mate), call('requestTrial', input, mate)])
    statusesOf([tried])
    expect(gone.code).toBe(200)
    const rows = await db().select().from(trials).where(eq(trials.requesterId, mate.memberId))
    for (const { companyId, ownerId } of rows) expect({ companyId, memberId: ownerId }).toEqual(inNone(mate))
  })

  it.each(rounds)('a subscription of a company names no person who has left (%i)', async (round) => {
    const mate = await manager()
    const input = await calls.requestSubscription({ ...mate, companyId: ids.company })
    const [gone, asked] = await Promise.all([
      removeOrLeave(round, mate),
      call('requestSubscription', input, mate),
    ])
    statusesOf([asked])
    expect(gone.code).toBe(200)
    const rows = await db().select().from(subscriptions).where(eq(subscriptions.memberId, mate.memberId))
    for (const { companyId, memberId } of rows) expect({ companyId, memberId }).toEqual(inNone(mate))
  })

  it.each(rounds)(
    'a subscription that becomes active while its member leaves stays active (%i)',
    async (round) => {
      const mate = await manager()
      const isIt = eq(subscriptions.id, await world.subscribe(mate, 'REQUESTED'))
      const code = await whileHeld(
        engine,
        (tx) => tx.update(subscriptions).set({ subscriptionState: 'ACTIVE' }).where(isIt),
        async () => (await removeOrLeave(round, mate)).code,
      )
      expect(code).toBe(200)
      const [row] = await db().select().from(subscriptions).where(isIt)
      expect(row).toMatchObject({ subscriptionState: 'ACTIVE', memberId: boss.memberId })
    },
  )

  it.each(rounds)('a link of a person who has left does not open (%i)', async (round) => {
    const mate = await manager()
    const subscriptionId = await world.subscribe(boss)
    const [gone, linked] = await Promise.all([
      removeOrLeave(round, mate),
      call('createSubscriptionLink', { subscriptionId }, mate),
    ])
    statusesOf([linked])
    expect(gone.code).toBe(200)
    expect(await db().$count(subscriptionLinks, eq(subscriptionLinks.memberId, mate.memberId))).toBe(0)
  })

  it.each(rounds)('no bill goes to the address of a person who has left (%i)', async (round) => {
    const mate = await manager()
    const subscriptionId = await world.subscribe(boss)
    const [gone, set] = await Promise.all([
      removeOrLeave(round, mate),
      call('setBillReceivers', { subscriptionId, receivers: [mate.email] }, mate),
    ])
    statusesOf([set])
    expect(gone.code).toBe(200)
    const [rows] = await db()
      .select({ count: count() })
      .from(billReceivers)
      .where(eq(billReceivers.subscriptionId, subscriptionId))
    expect(rows!.count).toBe(0)
  })
})
