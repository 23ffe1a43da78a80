import { eq, or } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

describeEngines('the owner of a company, at the withdrawal,', (engine) => {
  const world = companyWorld(engine)
  const { db, ids, owner, person, outsider, invite, askToJoin, offerOwnership, accept } = world
  const leaving = withdrawalWorld(world.portal, () => engine.database())
  const ownedBy = async (who: Person) => (await world.call('checkWithdrawal', {}, who)).data.ownedCompanyName

  it('sees which company would have no owner, and cannot leave', async () => {
    const [boss, mate] = [await owner(), await person()]
    expect([await ownedBy(boss), await ownedBy(mate)]).toEqual(['솔바람상회', null])
    expect(await leaving.leave(boss.session)).toMatchObject({ code: 2401 })
    expect(await world.ownersOf()).toEqual([boss.memberId])
    expect((await leaving.leave(mate.session)).code).toBe(200)
  })

  it('leaves together with the company if it has no other member', async () => {
    const boss = await owner()
    expect(await ownedBy(boss)).toBeNull()
    expect((await leaving.leave(boss.session)).code).toBe(200)
    expect(await db().$count(companies, eq(companies.id, ids.company))).toBe(0)
  })

  it('can leave once another member has accepted the ownership, and not before', async () => {
    const [boss, heir] = [await owner(), await person()]
    const offered = await offerOwnership(boss, heir)
    expect(await ownedBy(boss)).toBe('솔바람상회')
    expect(await leaving.leave(boss.session)).toMatchObject({ code: 2401 })
    // The next code may be sent a minute after the last one at the earliest.
    world.portal().clock.pass(60)
    await accept(heir, offered)
    expect([await ownedBy(boss), await ownedBy(heir)]).toEqual([null, '솔바람상회'])
    expect((await leaving.leave(boss.session)).code).toBe(200)
    expect(await world.ownersOf()).toEqual([heir.memberId])
  })

  it('can leave if another owner stays', async () => {
    const [boss, other] = [await owner(), await owner()]
    await person()
    expect([await ownedBy(boss), await ownedBy(other)]).toEqual([null, null])
    const keys = [await leaving.prove(boss.session), await leaving.prove(other.session)]
    const answers = await Promise.all(
      [boss, other].map(({ session }, index) => leaving.leave(session, { proofKey: keys[index] })),
    )
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 2401])
    expect(await world.ownersOf()).toHaveLength(1)
  })

  it('is not asked about a company if the member has none', async () => {
    expect(await ownedBy(await outsider())).toBeNull()
  })

  describe('leaves no offer behind', () => {
    const offersAbout = ({ memberId, email }: Person) =>
      db().$count(
        companyOffers,
        or(
          eq(companyOffers.memberId, memberId),
          eq(companyOffers.byId, memberId),
          eq(companyOffers.email, email),
        ),
      )

    it('that contains their name or address, waiting or ended', async () => {
      const [boss, guest] = [await owner(), await outsider()]
      const { owner: other, rnno } = await world.addCompanyWithOwner()
      await world.refuse(guest, await invite(other, guest))
      await invite(boss, guest)
      await askToJoin(guest, rnno)
      const stays = await invite(boss, await outsider())
      expect(await offersAbout(guest)).toBe(3)
      expect((await leaving.leave(guest.session)).code).toBe(200)
      expect(await offersAbout(guest)).toBe(0)
      expect((await world.offers(boss)).list).toMatchObject([{ offerId: stays.data.offerId }])
      expect((await world.offers(other)).total).toBe(0)
    })

    it('to a colleague', async () => {
      const [boss, heir] = [await owner(), await person()]
      await offerOwnership(boss, heir)
      expect((await leaving.leave(heir.session)).code).toBe(200)
      expect((await world.offers(boss)).total).toBe(0)
    })

    it('that admits a person, or contains their name; the company sees that it ended', async () => {
      const [boss, other] = [await owner(), await owner()]
      const guest = await outsider()
      const invitation = await invite(other, guest)
      expect((await leaving.leave(other.session)).code).toBe(200)
      expect((await world.offers(boss)).list).toMatchObject([
        { offerState: 'TAKEN_BACK', byName: null, ownYn: 'N' },
      ])
      expect(await accept(guest, invitation)).toMatchObject({ code: 6022 })
    })
  })

  it('takes over a departed colleague’s subscriptions, even if another member has been there longer', async () => {
    await person()
    const [boss, mate] = [await owner(), await person()]
    const id = await world.subscribe(mate, 'ENDED')
    expect((await leaving.leave(mate.session)).code).toBe(200)
    const [row] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
    expect(row!.memberId).toBe(boss.memberId)
  })
})
