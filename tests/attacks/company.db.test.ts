import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { insertLevel } from '#worlds/access.ts'
import { roleRow } from '#worlds/member.ts'
import { expectRefused } from './attack-world.ts'

type World = ReturnType<typeof companyWorld> & { leaving: ReturnType<typeof withdrawalWorld> }
type Attack = (world: World) => Promise<void>

/** Expects that all calls in a company that require a role are refused for a person. */
async function hasNoRights({ call, ids, db, people }: World, who: Person, boss: Person): Promise<void> {
  for (const answer of [
    await call('listAuditRecords', { limit: 20 }, who),
    await call('listAbnormalEvents', { limit: 20 }, who),
    await call('listAdminAccessGrants', { limit: 20 }, who),
    await call('getAdminApp', { appId: ids.app }, who),
    await call('updateCompanyPolicy', { everybodyYn: 'Y' }, who),
    await call('listCompanyOffers', {}, who),
    await call('requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'SSO' }, who),
  ])
    expectRefused(answer)
  expect(await db().$count(memberRoles, eq(memberRoles.memberId, who.memberId))).toBe(0)
  expect(await db().$count(companyRoles, eq(companyRoles.memberId, who.memberId))).toBe(0)
  expect((await people(boss)).list.find(({ memberId }) => memberId === who.memberId)?.roles).toEqual([])
  const { data } = await call('getSessionInfo', {}, who)
  expect([data.accessAdminYn, data.securityAdminYn, data.accessRoles]).toEqual(['N', undefined, undefined])
}

/** Creates an owner with every role in an otherwise empty company, and inserts further data into the database. */
async function ownerWithEveryRole({ addCompanyWithOwner: alone, setRoles, db, ids }: World): Promise<Person> {
  const { id, owner } = await alone()
  const all = ['BILLING_MANAGER', 'SECURITY_ADMIN', 'APP_ADMIN', 'APPROVER'] as const
  expect((await setRoles(owner, owner, [...all], ['OWNER'])).code).toBe(200)
  await db()
    .insert(memberRoles)
    .values((['appAdmin', 'approver'] as const).map((role) => roleRow(owner.memberId, role, ids.app)))
  await insertLevel(db(), { appId: ids.app, companyId: id, name: '자체', administers: true, position: 9 })
  return owner
}

const attacks: Record<string, Attack> = {
  async 'an owner with every role in an own company has none of these roles after accepting an invitation to another company'(
    world,
  ) {
    const [boss, guest] = [await world.owner(), await ownerWithEveryRole(world)]
    expect((await world.accept(guest, await world.invite(boss, guest))).code).toBe(200)
    await hasNoRights(world, guest, boss)
  },

  async 'an owner with every role in an own company has none of these roles after another company admits them'(
    world,
  ) {
    const [boss, guest] = [await world.owner(), await ownerWithEveryRole(world)]
    expect((await world.accept(boss, await world.askToJoin(guest))).code).toBe(200)
    await hasNoRights(world, guest, boss)
  },

  async 'a person cannot join a company by its business number, or by answering a request to join themselves'(
    world,
  ) {
    const [thief, other] = [await world.outsider(), await world.outsider()]
    const boss = await world.owner()
    const joinRequest = await world.askToJoin(thief)
    for (const who of [thief, other]) expectRefused(await world.accept(who, joinRequest))
    expect(await world.companyOf(thief)).toBeNull()
    for (const id of ['listCompanyPeople', 'listCompanyOffers'] as const)
      expectRefused(await world.call(id, {}, thief))
    expect((await world.call('getCompany', {}, thief)).body).not.toContain(
      Buffer.from(boss.email).toString('base64'),
    )
  },

  async 'the owner of another company can neither admit people to this company nor remove them'(world) {
    const [boss, mate] = [await world.owner(), await world.person()]
    const { owner: foreign } = await world.addCompanyWithOwner()
    const joinRequest = await world.askToJoin(await world.outsider())
    const invited = await world.invite(boss, { email: newEmail() })
    const offered = await world.offerOwnership(boss, mate)
    for (const offer of [joinRequest, invited, offered]) {
      expectRefused(await world.accept(foreign, offer))
      expectRefused(await world.refuse(foreign, offer))
      expectRefused(await world.takeBack(foreign, offer))
    }
    expectRefused(await world.remove(foreign, mate))
    expectRefused(await world.setRoles(foreign, mate, ['SECURITY_ADMIN']))
    expectRefused(await world.offerOwnership(foreign, mate))
    const lists = [
      await world.call('listCompanyPeople', {}, foreign),
      await world.call('listCompanyOffers', {}, foreign),
      await world.call('getCompany', {}, foreign),
    ]
    for (const { body } of lists)
      for (const secret of [mate.memberId, boss.memberId, joinRequest.data.offerId, invited.data.offerId])
        expect(body).not.toContain(secret)
  },

  async 'a colleague with any role can neither become an owner nor change roles'(world) {
    const [boss, manager] = [await world.owner(), await world.person()]
    const all = ['BILLING_MANAGER', 'SECURITY_ADMIN', 'APP_ADMIN', 'APPROVER'] as const
    await world.setRoles(boss, manager, [...all])
    expectRefused(await world.setRoles(manager, manager, ['APPROVER'], [...all]))
    expectRefused(await world.setRoles(manager, boss, [], ['OWNER']))
    expectRefused(await world.setRoles(boss, manager, ['OWNER'] as never, [...all]))
    expectRefused(await world.offerOwnership(manager, manager))
    expectRefused(await world.invite(manager, { email: newEmail() }, [...all]))
    expectRefused(await world.call('updateCompanyPolicy', { everybodyYn: 'Y' }, manager))
    expect(await world.ownersOf()).toEqual([boss.memberId])
  },

  async 'an invitation cannot be accepted by a person who only enters its address without verifying it'(
    world,
  ) {
    const [boss, thief, email] = [await world.owner(), await world.outsider(), newEmail()]
    const invited = await world.invite(boss, { email })
    const { data } = await world.call('getUserInfo', {}, thief)
    const { name, phoneNumber, companyName, deptName } = data
    const own = { name, phoneNumber, companyName, deptName, email: thief.email, subEmail: null }
    for (const change of [{ email }, { email: email.toUpperCase() }, { subEmail: email }]) {
      await world.call('updateUserInfo', { ...own, ...change }, thief)
      expectRefused(await world.accept(thief, invited))
      expect((await world.own(thief)).offers).toEqual([])
    }
    expectRefused(await world.call('verifyContactCode', { contactType: 'EMAIL', code: '000000' }, thief))
    expectRefused(await world.accept(thief, invited))
  },

  async 'a person who changes to another mail address cannot accept an invitation to the former address'(
    world,
  ) {
    const [boss, guest] = [await world.owner(), await world.outsider()]
    const invited = await world.invite(boss, guest)
    const email = newEmail()
    const { data } = await world.call('getUserInfo', {}, guest)
    const { name, phoneNumber, subEmail, companyName, deptName } = data
    await world.call('updateUserInfo', { name, phoneNumber, subEmail, companyName, deptName, email }, guest)
    await world.call('sendContactCode', { contactType: 'EMAIL' }, guest)
    const code = /\d{6}/.exec((await world.mailsTo(email)).at(-1)!.text)![0]
    expect((await world.call('verifyContactCode', { contactType: 'EMAIL', code }, guest)).code).toBe(200)
    expectRefused(await world.accept(guest, invited))
    expect((await world.accept(guest, await world.invite(boss, { email }))).code).toBe(200)
  },

  async 'a company always has an owner, even if all owners leave at the same moment'(world) {
    const [boss, mate] = [await world.owner(), await world.person()]
    const offered = await world.offerOwnership(boss, mate)
    const proofs = [await world.leaving.prove(boss.session), await world.leaving.prove(mate.session)]
    const answers = await Promise.all([
      world.accept(mate, offered),
      world.leave(boss),
      world.remove(boss, boss),
      world.leaving.leave(boss.session, { proofKey: proofs[0]! }),
      world.leave(mate),
      world.leaving.leave(mate.session, { proofKey: proofs[1]! }),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    // If the other member left first, the owner was the only member, and the company was removed.
    const memberCount = await world.db().$count(members, eq(members.companyId, world.ids.company))
    expect(await world.db().$count(companies, eq(companies.id, world.ids.company))).toBe(
      memberCount > 0 ? 1 : 0,
    )
    expect(await world.ownersOf()).toHaveLength(memberCount > 0 ? 1 : 0)
  },

  async 'a former owner has no rights of an owner in the same session'(world) {
    const [boss, heir, mate] = [await world.owner(), await world.person(), await world.person()]
    const key = { idempotencyKey: randomUUID(), email: newEmail(), roles: [] }
    const firstInvitation = await world.call('inviteToCompany', key, boss)
    expect((await world.accept(heir, await world.offerOwnership(boss, heir))).code).toBe(200)
    expectRefused(await world.remove(boss, mate))
    expectRefused(await world.setRoles(boss, boss, ['APP_ADMIN']))
    expectRefused(await world.invite(boss, { email: newEmail() }))
    expectRefused(await world.offerOwnership(boss, boss))
    expectRefused(await world.takeBack(boss, firstInvitation))
    // The stored answer is no longer returned for the idempotency key, and no second mail is sent.
    await world.takeBack(heir, firstInvitation)
    expectRefused(await world.call('inviteToCompany', key, boss))
    expect(await world.db().$count(companyOffers, eq(companyOffers.offerState, 'SENT'))).toBe(0)
    expect(await world.mailsTo(key.email)).toHaveLength(1)
  },

  async 'the idempotency key of an owner has no effect for another caller'(world) {
    const [boss, mate] = [await world.owner(), await world.person()]
    const key = { idempotencyKey: randomUUID(), memberId: mate.memberId }
    expect((await world.call('offerOwnership', key, boss)).code).toBe(200)
    expectRefused(await world.call('offerOwnership', key, mate))
    expectRefused(await world.call('offerOwnership', key, (await world.addCompanyWithOwner()).owner))
  },

  async 'twenty simultaneous acceptances of an invitation add the person once'(world) {
    const [boss, guest] = [await world.owner(), await world.outsider()]
    const invitation = await world.invite(boss, guest, ['APPROVER', 'BILLING_MANAGER'])
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.accept(guest, invitation)))
    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await world.own(guest)).company).toMatchObject({ roles: ['BILLING_MANAGER', 'APPROVER'] })
    expect(await world.db().$count(memberRoles, eq(memberRoles.memberId, guest.memberId))).toBe(1)
  },

  async 'no operation of an owner is possible with an expired proof of identity'(world) {
    const [boss, mate] = [await world.owner(), await world.person()]
    const joinRequest = await world.askToJoin(await world.outsider())
    const dayAgo = new Date(world.portal().clock.now().getTime() - 24 * 60 * 60 * 1000)
    await world.portal().verify(boss.session, dayAgo)
    const { call } = world.portal()
    const by = { session: boss.session }
    for (const answer of [
      await call('removeCompanyPerson', { memberId: mate.memberId }, by),
      await call('updateCompanyRoles', { memberId: mate.memberId, roles: ['APPROVER'], seenRoles: [] }, by),
      await call('updateCompanyPolicy', { everybodyYn: 'Y' }, by),
      await call('inviteToCompany', { idempotencyKey: randomUUID(), email: newEmail(), roles: [] }, by),
      await call('offerOwnership', { idempotencyKey: randomUUID(), memberId: mate.memberId }, by),
      await call('answerCompanyOffer', { offerId: joinRequest.data.offerId, answer: 'ACCEPT' }, by),
    ])
      expect(answer.code).toBe(2201)
  },
}

describeEngines('an attacker of another company', (engine) => {
  const world = companyWorld(engine)
  const leaving = withdrawalWorld(world.portal, () => engine.database())
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, leaving }))
})
