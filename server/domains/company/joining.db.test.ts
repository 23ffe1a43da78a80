import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertLevel } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'

const WEEK = 7 * 24 * 60 * 60

describeEngines('a request to join a company', (engine) => {
  const world = companyWorld(engine)
  const {
    db,
    own,
    offers,
    invite,
    askToJoin,
    accept,
    refuse,
    takeBack,
    owner,
    person,
    outsider,
    noticesTo,
    subscribe,
  } = world
  const companyOf = world.companyOf

  it('is delivered to the owners of the company with the number, who admit the person', async () => {
    const [boss, asker, mate] = [await owner(), await outsider(), await person()]
    const joinRequest = await askToJoin(asker, formatBusinessNumber(world.company.rnno))
    expect(joinRequest.data).toMatchObject({
      offerKind: 'JOIN',
      offerState: 'WAITING',
      companyName: null,
      rnno: world.company.rnno,
      name: '나그네',
      email: asker.email,
      roles: [],
      ownYn: 'Y',
    })
    expect(Date.parse(joinRequest.data.expiresAt) - Date.parse(joinRequest.data.createdAt)).toBe(WEEK * 1000)
    expect((await own(asker)).offers).toMatchObject([
      { offerId: joinRequest.data.offerId, companyName: null, ownYn: 'Y' },
    ])
    expect((await offers(boss, { offerKind: 'JOIN', openYn: 'Y' })).list).toMatchObject([
      {
        offerId: joinRequest.data.offerId,
        companyName: '솔바람상회',
        name: '나그네',
        email: asker.email,
        ownYn: 'N',
      },
    ])
    // The requester is not admitted by the request itself, nor by their own acceptance or a colleague's.
    expect(await companyOf(asker)).toBeNull()
    for (const unauthorized of [
      asker,
      mate,
      await outsider('다른'),
      (await world.addCompanyWithOwner()).owner,
    ])
      expect(await accept(unauthorized, joinRequest)).toMatchObject({ code: 6021 })
    expect((await accept(boss, joinRequest)).data).toMatchObject({ offerState: 'ACCEPTED', ownYn: 'N' })
    expect((await own(asker)).company).toMatchObject({ companyName: '솔바람상회', roles: [], peopleCount: 3 })
    expect(await noticesTo(asker)).toEqual(['회사에 참여했습니다'])
    expect(await noticesTo(boss)).toEqual([
      '회사에 참여하려는 신청이 있습니다',
      '새 구성원이 회사에 참여했습니다',
    ])
    expect(await noticesTo(mate)).toEqual([])
  })

  it('is delivered to the first company, other than the requester’s own, that has the same number and an owner', async () => {
    const asker = await outsider()
    for (const rnno of ['123-45-67890', '', '999-87-0001'])
      expect(await askToJoin(asker, rnno)).toMatchObject({ code: 400 })
    // The only company with the business number is the requester's own.
    const { owner: alone, rnno: own } = await world.addCompanyWithOwner()
    expect((await askToJoin(alone, own)).code).toBe(200)
    expect((await offers(alone)).total).toBe(0)
    const rnno = newBusinessNumber()
    const afterNow = (seconds: number) => new Date(world.portal().clock.now().getTime() + seconds * 1000)
    const laterCompanyId = await insertCompany(db(), { name: '나중', rnno, createdAt: afterNow(-1) })
    const firstCompanyId = await insertCompany(db(), { name: '먼저', rnno, createdAt: afterNow(-2) })
    const ownerless = await insertCompany(db(), { name: '주인 없음', rnno, createdAt: afterNow(-3) })
    await person({ companyId: ownerless })
    await takeBack(asker, await askToJoin(asker, rnno))
    const ofLater = await owner({ companyId: laterCompanyId })
    const ofFirst = await owner({ companyId: firstCompanyId })
    expect((await askToJoin(asker, rnno)).code).toBe(200)
    expect([(await offers(ofFirst)).total, (await offers(ofLater)).total]).toEqual([1, 0])
  })

  it('can be refused or withdrawn, and only one is open at a time', async () => {
    const [boss, asker] = [await owner(), await outsider()]
    const { rnno } = await world.addCompanyWithOwner()
    const firstRequest = await askToJoin(asker)
    for (const number of [world.company.rnno, rnno])
      expect(await askToJoin(asker, number)).toMatchObject({ code: 6023 })
    expect(await takeBack(boss, firstRequest)).toMatchObject({ code: 6021 })
    expect((await refuse(boss, firstRequest)).data.offerState).toBe('REFUSED')
    expect(await noticesTo(asker)).toEqual([])
    expect((await takeBack(asker, firstRequest)).data.offerState).toBe('TAKEN_BACK')
    const secondRequest = await askToJoin(asker, rnno)
    expect(secondRequest.code).toBe(200)
    expect(await takeBack(await outsider('다른'), secondRequest)).toMatchObject({ code: 6021 })
    expect((await takeBack(asker, secondRequest)).data.offerState).toBe('TAKEN_BACK')
    expect(await takeBack(asker, secondRequest)).toMatchObject({ code: 6022 })
    expect((await askToJoin(asker)).code).toBe(200)
  })

  it('is limited to ten a day; owners get no mails about further requests', async () => {
    const [boss, asker] = [await owner(), await outsider()]
    for (let time = 0; time < 10; time += 1) await takeBack(asker, await askToJoin(asker))
    expect(await askToJoin(asker)).toMatchObject({ status: 429, code: 429 })
    expect(await noticesTo(boss)).toHaveLength(10)
    expect((await askToJoin(await outsider('다른'))).code).toBe(200)
  })

  describe('cannot be approved, nor can an invitation be accepted, if the person', () => {
    const bonds: Record<string, (world: { alone: Person; member: Person; id: string }) => Promise<Person>> = {
      async 'has a subscription of their own, even an ended one'({ alone }) {
        await subscribe(alone, 'ENDED', null)
        return alone
      },
      async 'is in a company that has a subscription'({ member, id }) {
        await subscribe(await person(), 'ENDED', id)
        return member
      },
      async 'has tried a service by themselves'({ alone }) {
        const trialInput = { idempotencyKey: randomUUID(), serviceCode: 'SSO' as const }
        expect((await world.call('requestTrial', trialInput, alone)).code).toBe(200)
        return alone
      },
      async 'is in a company that has tried a service'({ member }) {
        const trialInput = { idempotencyKey: randomUUID(), serviceCode: 'SSO' as const }
        expect((await world.call('requestTrial', trialInput, member)).code).toBe(200)
        return member
      },
      async 'holds a permission'({ alone }) {
        await world.putGrant(alone.memberId)
        return alone
      },
      async 'holds a paused permission'({ member }) {
        await world.putGrant(member.memberId, { useStatus: 'PAUSE', pauseOrigin: 'USER' })
        return member
      },
      async 'waits for a decision'({ member, id }) {
        await world.person({ roles: ['approver'], companyId: id }).then(async (approver) => {
          expect((await world.ask(member)).code).toBe(200)
          await world.remove(member, approver)
        })
        return member
      },
      async 'has colleagues'({ member, id }) {
        await person({ companyId: id })
        return member
      },
      async 'is a plain colleague elsewhere'({ id }) {
        return person({ companyId: id })
      },
    }
    it.each(Object.entries(bonds))('%s', async (_, bind) => {
      const boss = await owner()
      const { id, owner: member } = await world.addCompanyWithOwner()
      const bound = await bind({ alone: await outsider(), member, id })
      const before = await companyOf(bound)
      expect(await askToJoin(bound)).toMatchObject({ code: 6005 })
      const invitation = await invite(boss, bound)
      expect(await accept(bound, invitation)).toMatchObject({ code: 6005 })
      expect(await companyOf(bound)).toBe(before)
      // The failed calls have not used up the offer.
      expect((await own(bound)).offers).toMatchObject([
        { offerId: invitation.data.offerId, offerState: 'SENT' },
      ])
    })

    it('gets a permission after the request', async () => {
      const [boss, asker] = [await owner(), await outsider()]
      const joinRequest = await askToJoin(asker)
      await world.putGrant(asker.memberId)
      expect(await accept(boss, joinRequest)).toMatchObject({ code: 6005 })
      expect(await companyOf(asker)).toBeNull()
    })
  })

  it('moves a person from an empty company of their own, with its data', async () => {
    const boss = await owner()
    const { id, rnno, owner: asker } = await world.addCompanyWithOwner()
    const waitingOffer = await invite(asker, await outsider())
    const hopeful = await outsider('다른')
    expect((await askToJoin(hopeful, rnno)).code).toBe(200)
    const level = { appId: world.ids.app, companyId: id, name: '자체', position: 5 }
    const levelId = await insertLevel(db(), level)
    await world.putGrant(asker.memberId, { levelId, useStatus: 'EXPIRE', endReason: 'TERM' })
    expect((await accept(boss, await askToJoin(asker))).code).toBe(200)
    expect(await companyOf(asker)).toBe(world.ids.company)
    expect(await db().$count(companies, eq(companies.id, id))).toBe(0)
    expect((await own(hopeful)).offers).toMatchObject([{ offerState: 'WAITING', companyName: null }])
    expect(await noticesTo(hopeful)).toEqual([])
    expect(await db().$count(companyOffers, eq(companyOffers.id, waitingOffer.data.offerId))).toBe(0)
    expect(await db().$count(accessGrants, eq(accessGrants.memberId, asker.memberId))).toBe(0)
    expect(await db().$count(memberRoles, eq(memberRoles.memberId, asker.memberId))).toBe(0)
    expect(await world.ownersOf()).toEqual([boss.memberId])
  })
})
