import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

const DAY = 24 * 60 * 60

describeEngines('unanswered offers', (engine) => {
  const world = companyWorld(engine)
  const { db, owner, person, outsider, invite, askToJoin, offerOwnership, noticesTo, sweep } = world
  const advanceSeconds = (seconds: number) => world.portal().clock.pass(seconds)
  /** Runs the sweep twice on every node, all at once. */
  async function sweepEverywhere() {
    const another = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
    await Promise.all([sweep(), sweep(another), sweep(), sweep(another)])
    if (another !== engine.database()) await another.close()
  }
  const states = async () =>
    Object.fromEntries(
      (await db().select().from(companyOffers)).map(({ offerKind, offerState }) => [offerKind, offerState]),
    )

  it('end after seven days, each with one notification on any number of nodes', async () => {
    const [boss, heir, asker, guest] = [await owner(), await person(), await outsider(), await outsider()]
    const offers = [await invite(boss, guest), await askToJoin(asker), await offerOwnership(boss, heir)]
    expect(offers.map(({ code }) => code)).toEqual([200, 200, 200])
    advanceSeconds(7 * DAY - 1)
    await sweepEverywhere()
    expect(await states()).toEqual({ INVITATION: 'SENT', JOIN: 'WAITING', OWNERSHIP: 'OFFERED' })
    const before = [await noticesTo(boss), await noticesTo(asker)]
    advanceSeconds(1)
    await sweepEverywhere()
    await sweepEverywhere()
    expect(await states()).toEqual({ INVITATION: 'EXPIRED', JOIN: 'EXPIRED', OWNERSHIP: 'EXPIRED' })
    const closings = await db().select({ closedAt: companyOffers.closedAt }).from(companyOffers)
    expect(closings).toEqual(offers.map(() => ({ closedAt: world.portal().clock.now() })))
    expect((await noticesTo(boss)).slice(before[0]!.length).toSorted()).toEqual([
      '소유권을 넘기지 못했습니다',
      '초대의 기한이 지났습니다',
    ])
    expect((await noticesTo(asker)).slice(before[1]!.length)).toEqual(['참여 신청의 기한이 지났습니다'])
    expect(await noticesTo(guest)).toEqual(['솔바람상회에서 초대했습니다'])
    expect(await noticesTo(heir)).toEqual(['회사의 소유권을 넘겨받을 수 있습니다'])
  })

  it('all end, even if there are more than one batch of them', async () => {
    const boss = await owner()
    const now = world.portal().clock.now()
    const { data } = await invite(boss, await outsider())
    const [row] = await db().select().from(companyOffers).where(eq(companyOffers.id, data.offerId))
    await db()
      .insert(companyOffers)
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          ...row!,
          id: crypto.randomUUID(),
          email: `crowd${index}@example.com`,
          expiresAt: now,
        })),
      )
    await sweepEverywhere()
    const open = await db().$count(companyOffers, eq(companyOffers.offerState, 'SENT'))
    expect(open).toBe(1)
    expect(await noticesTo(boss)).toHaveLength(120)
  })

  it('notify the current owners, even if none of them sent the offer', async () => {
    const [boss, second, heir] = [await owner(), await owner(), await person()]
    const guest = await outsider()
    await invite(second, guest)
    await world.accept(heir, await offerOwnership(boss, heir))
    await world.leave(boss)
    advanceSeconds(7 * DAY)
    await sweepEverywhere()
    expect(await noticesTo(boss)).not.toContain('초대의 기한이 지났습니다')
    expect(await noticesTo(heir)).toContain('초대의 기한이 지났습니다')
  })

  it('are removed after ninety days with their mail address, as are answered offers', async () => {
    const [boss, guest, other] = [await owner(), await outsider(), await outsider()]
    await world.refuse(guest, await invite(boss, guest))
    await invite(boss, other)
    advanceSeconds(90 * DAY)
    await sweepEverywhere()
    expect((await db().select().from(companyOffers)).map(({ offerState }) => offerState).toSorted()).toEqual([
      'EXPIRED',
      'REFUSED',
    ])
    advanceSeconds(1)
    await sweepEverywhere()
    expect(await db().select().from(companyOffers)).toMatchObject([{ offerState: 'EXPIRED' }])
  })
})
