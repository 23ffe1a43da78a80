import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { codesOf, companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

const ownerChangedTitle = '회사의 소유자가 바뀌었습니다'
const WEEK = 7 * 24 * 60 * 60

describeEngines('an ownership', (engine) => {
  const world = companyWorld(engine)
  const { own, offers, owner, person, outsider, offerOwnership, accept, refuse, takeBack, noticesTo } = world
  const ownersOf = world.ownersOf
  const leaving = withdrawalWorld(world.portal, () => engine.database())

  it('is transferred to the colleague who accepts it, and not before', async () => {
    const [boss, heir] = [await owner(), await person({ name: '이지호' })]
    const guard = await person({ roles: ['securityAdmin'] })
    await world.setRoles(boss, heir, ['BILLING_MANAGER'])
    const offered = await offerOwnership(boss, heir)
    expect(offered.data).toMatchObject({
      offerKind: 'OWNERSHIP',
      offerState: 'OFFERED',
      name: '이지호',
      byName: '최소유',
      roles: [],
    })
    expect(Date.parse(offered.data.expiresAt) - Date.parse(offered.data.createdAt)).toBe(WEEK * 1000)
    expect((await own(heir)).offers).toMatchObject([{ offerId: offered.data.offerId, ownYn: 'N' }])
    expect(await ownersOf()).toEqual([boss.memberId])
    expect((await accept(heir, offered)).data.offerState).toBe('ACCEPTED')
    expect(await ownersOf()).toEqual([heir.memberId])
    expect((await own(heir)).company).toMatchObject({ roles: ['OWNER', 'BILLING_MANAGER'] })
    expect((await own(boss)).company).toMatchObject({ roles: [], ownerNames: ['이지호'], leaveRefusal: null })
    expect(await world.call('updateCompanyPolicy', { everybodyYn: 'Y' }, boss)).toMatchObject({ code: 6002 })
    expect((await world.call('updateCompanyPolicy', { everybodyYn: 'Y' }, heir)).code).toBe(200)
    expect(await noticesTo(guard)).toEqual(['구성원의 역할이 바뀌었습니다', ownerChangedTitle])
    expect((await noticesTo(boss)).filter((subject) => subject === ownerChangedTitle)).toHaveLength(1)
    expect((await noticesTo(heir)).filter((subject) => subject === ownerChangedTitle)).toHaveLength(1)
  })

  it('that is accepted withdraws the former owner’s invitations, as the new owner was shown before', async () => {
    const [boss, heir, second] = [await owner(), await person(), await owner()]
    const [guest, alias, other] = [await outsider(), await outsider(), await outsider()]
    const invitations = [await world.invite(boss, alias, ['SECURITY_ADMIN'])]
    world.portal().clock.pass(1)
    invitations.push(await world.invite(boss, guest))
    world.portal().clock.pass(1)
    const stays = await world.invite(second, other, ['APPROVER'])
    const offered = await offerOwnership(boss, heir)
    const lateOffer = await world.invite(boss, await outsider(), ['APP_ADMIN'])
    const [seen] = (await own(heir)).offers
    expect(seen!.invitations).toEqual(
      [lateOffer, ...invitations.toReversed()].map(({ data: { email, roles, expiresAt } }) => ({
        email,
        roles,
        expiresAt,
      })),
    )
    expect((await own(alias)).offers).toMatchObject([{ invitations: [] }])
    expect((await accept(heir, offered)).code).toBe(200)
    for (const [invited, invitation] of [
      [alias, invitations[0]!],
      [guest, invitations[1]!],
    ] as const) {
      expect(await accept(invited, invitation)).toMatchObject({ code: 6022 })
      expect(await world.companyOf(invited)).toBeNull()
    }
    expect((await offers(heir, { offerKind: 'INVITATION', openYn: 'N' })).list).toMatchObject(
      Array.from({ length: 3 }, () => ({ offerState: 'TAKEN_BACK', byName: '최소유' })),
    )
    expect((await accept(other, stays)).code).toBe(200)
    const mails = (await world.mailsTo(heir.email)).filter(({ subject }) =>
      subject.endsWith(ownerChangedTitle),
    )
    expect(mails).toMatchObject([
      { text: expect.stringContaining('최소유 님이 보낸 초대 3건은 취소되었습니다.') as string },
    ])
  })

  it('that is transferred, or whose owner withdraws from the portal, leaves no valid invitation by that owner', async () => {
    const [boss, second] = [await owner(), await owner()]
    const [guest, other] = [await outsider(), await outsider()]
    const invitation = await world.invite(boss, guest, ['SECURITY_ADMIN'])
    expect((await leaving.leave(boss.session)).code).toBe(200)
    expect(await accept(guest, invitation)).toMatchObject({ code: 6022 })
    expect((await offers(second)).list).toMatchObject([{ offerState: 'TAKEN_BACK', byName: null }])
    // An earlier release may have left such invitations.
    const lateOffer = await world.invite(second, other)
    await world.db().delete(companyRoles).where(eq(companyRoles.memberId, second.memberId))
    expect(await accept(other, lateOffer)).toMatchObject({ code: 6022 })
    expect(await world.companyOf(other)).toBeNull()
  })

  it('can be accepted only by the person it is offered to', async () => {
    const [boss, heir] = [await owner(), await person()]
    const offered = await offerOwnership(boss, heir)
    for (const other of [boss, await person(), await outsider(), (await world.addCompanyWithOwner()).owner]) {
      expect(await accept(other, offered)).toMatchObject({ code: 6021 })
      expect(await refuse(other, offered)).toMatchObject({ code: 6021 })
    }
    for (const other of [heir, await person(), (await world.addCompanyWithOwner()).owner])
      expect(await takeBack(other, offered)).toMatchObject({ code: 6021 })
    expect(await ownersOf()).toEqual([boss.memberId])
  })

  it('can be offered by an owner to one colleague at a time who is not an owner', async () => {
    const [boss, heir, other] = [await owner(), await person(), await person()]
    const stranger = await outsider()
    const { owner: foreign } = await world.addCompanyWithOwner()
    for (const ineligible of [stranger, foreign, { ...heir, memberId: randomUUID() }])
      expect(await offerOwnership(boss, ineligible)).toMatchObject({ code: 6011 })
    expect(await offerOwnership(boss, boss)).toMatchObject({ code: 6013 })
    for (const ineligible of [heir, stranger])
      expect(await offerOwnership(ineligible, other)).toMatchObject({ code: 6002 })
    const firstOffer = await offerOwnership(boss, heir)
    expect(await offerOwnership(boss, other)).toMatchObject({ code: 6023 })
    expect((await takeBack(boss, firstOffer)).data.offerState).toBe('TAKEN_BACK')
    expect(await accept(heir, firstOffer)).toMatchObject({ code: 6022 })
    expect(await noticesTo(heir)).toEqual([
      '회사의 소유권을 넘겨받을 수 있습니다',
      '소유권 이전이 취소되었습니다',
    ])
    expect((await offerOwnership(boss, other)).code).toBe(200)
  })

  it('does not change after a refusal, and the owner is notified', async () => {
    const [boss, heir] = [await owner(), await person()]
    const offered = await offerOwnership(boss, heir)
    expect((await refuse(heir, offered)).data.offerState).toBe('REFUSED')
    expect(await accept(heir, offered)).toMatchObject({ code: 6022 })
    expect(await ownersOf()).toEqual([boss.memberId])
    expect(await noticesTo(boss)).toEqual(['소유권을 넘겨받지 않기로 했습니다'])
  })

  it('does not change without an answer within exactly seven days', async () => {
    const [boss, heir] = [await owner(), await person()]
    const offered = await offerOwnership(boss, heir)
    const end = Date.parse(offered.data.expiresAt)
    await world.goTo(new Date(end).toISOString(), boss, heir)
    expect(await accept(heir, offered)).toMatchObject({ code: 6022 })
    expect(await takeBack(boss, offered)).toMatchObject({ code: 6022 })
    await world.sweep()
    expect(await ownersOf()).toEqual([boss.memberId])
    expect((await offers(boss)).list).toMatchObject([{ offerState: 'EXPIRED' }])
    const secondOffer = await offerOwnership(boss, heir)
    await world.goTo(new Date(Date.parse(secondOffer.data.expiresAt) - 1).toISOString(), boss, heir)
    await world.sweep()
    expect((await accept(heir, secondOffer)).code).toBe(200)
  })

  it('that was offered to a person who leaves can be offered to another person', async () => {
    const [boss, heir, other] = [await owner(), await person(), await person()]
    const offered = await offerOwnership(boss, heir)
    expect((await world.leave(heir)).code).toBe(200)
    expect(await accept(heir, offered)).toMatchObject({ code: 6022 })
    expect((await offerOwnership(boss, other)).code).toBe(200)
  })

  it('is offered once for an idempotency key', async () => {
    const [boss, heir, other] = [await owner(), await person(), await person()]
    const idempotencyKey = randomUUID()
    const ask = ({ memberId }: typeof heir) =>
      world.call('offerOwnership', { idempotencyKey, memberId }, boss)
    const [first, second] = await Promise.all([ask(heir), ask(heir)])
    expect(second.data).toEqual(first.data)
    expect(await ask(other)).toMatchObject({ code: 1409 })
    expect(await noticesTo(heir)).toHaveLength(1)
  })

  describe('with two concurrent calls', () => {
    it('that is accepted and refused has one outcome', async () => {
      const [boss, heir] = [await owner(), await person()]
      const offered = await offerOwnership(boss, heir)
      const [yes, no] = await Promise.all([accept(heir, offered), refuse(heir, offered)])
      expect(codesOf([yes, no])).toEqual([200, 6022])
      expect(await ownersOf()).toEqual([yes.code === 200 ? heir.memberId : boss.memberId])
    })

    it('that is accepted and whose offer is withdrawn has one outcome', async () => {
      const [boss, heir] = [await owner(), await person()]
      const offered = await offerOwnership(boss, heir)
      const [yes, back] = await Promise.all([accept(heir, offered), takeBack(boss, offered)])
      expect(codesOf([yes, back])[0]).toBe(200)
      expect([yes, back].filter(({ code }) => code === 200)).toHaveLength(1)
      expect(await ownersOf()).toEqual([yes.code === 200 ? heir.memberId : boss.memberId])
    })

    it('that two owners offer has one open offer', async () => {
      const [boss, second, heir, other] = [await owner(), await owner(), await person(), await person()]
      const moves = await Promise.all([offerOwnership(boss, heir), offerOwnership(second, other)])
      expect(codesOf(moves)).toEqual([200, 6023])
      expect((await offers(boss, { openYn: 'Y' })).total).toBe(1)
    })

    it('that is accepted while the recipient is removed has one of the two outcomes, and the company has an owner', async () => {
      const [boss, heir] = [await owner(), await person()]
      const offered = await offerOwnership(boss, heir)
      const [yes, removal] = await Promise.all([accept(heir, offered), world.remove(boss, heir)])
      expect([yes, removal].filter(({ code }) => code === 200)).toHaveLength(1)
      expect(await ownersOf()).toEqual([yes.code === 200 ? heir.memberId : boss.memberId])
      expect(await world.companyOf(heir)).toBe(removal.code === 200 ? null : world.ids.company)
    })
  })

  it('is recorded with the former and the new owner', async () => {
    const [boss, heir] = [await owner(), await person()]
    const offered = await offerOwnership(boss, heir)
    await accept(heir, offered)
    const recorded = async ({ memberId }: typeof boss) =>
      (await world.db().select().from(auditRecords).where(eq(auditRecords.memberId, memberId))).map(
        ({ operation, subject }) => `${operation} ${subject}`,
      )
    expect(await recorded(boss)).toContain(`offerOwnership memberId=${heir.memberId}`)
    expect(await recorded(heir)).toContain(`answerCompanyOffer offerId=${offered.data.offerId}`)
    expect(await world.db().$count(companyRoles, eq(companyRoles.role, 'owner'))).toBe(1)
  })
})
