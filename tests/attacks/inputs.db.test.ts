import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { counselForm } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import { expectRefused } from './attack-world.ts'

type Attack = (world: ReturnType<typeof companyWorld>) => Promise<void>

const attacks: Record<string, Attack> = {
  async 'an idempotency key counts only for one operation of one caller'({
    portal,
    owner,
    outsider,
    call,
    person,
  }) {
    const [boss, mate] = [await owner(), await person()]
    const idempotencyKey = randomUUID()
    const email = newEmail()
    const done = [
      await call('inviteToCompany', { idempotencyKey, email, roles: [] }, boss),
      await call('offerOwnership', { idempotencyKey, memberId: mate.memberId }, boss),
      await call('requestTrial', { idempotencyKey, serviceCode: 'SSO' }, boss),
    ]
    expect(done.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(new Set(done.map(({ body }) => body)).size).toBe(3)
    expectRefused(await call('inviteToCompany', { idempotencyKey, email, roles: ['APPROVER'] }, boss))
    const inquiryInput = inquiryOf({ idempotencyKey })
    const memberAnswer = await portal().call('writeInquiry', inquiryInput, {
      session: (await outsider()).session,
    })
    const visitors = await portal().call('writeInquiry', inquiryInput)
    expect([memberAnswer.code, visitors.code]).toEqual([200, 200])
    expect(visitors.data.inquiryNo).not.toBe(memberAnswer.data.inquiryNo)
    expect(visitors.data.inquiryId).toBeNull()
  },

  async 'a field that the contract does not define is refused at any depth, and changes nothing'({
    portal,
    owner,
    subscribe,
    db,
    ids,
  }) {
    const boss = await owner()
    const subscriptionId = await subscribe(boss)
    const more = {
      companyId: ids.company,
      memberId: randomUUID(),
      role: 'owner',
      passwordHash: 'x',
      version: 9,
    }
    const { call } = portal()
    const { data } = await call('getUserInfo', {}, boss)
    const { name, phoneNumber, email } = data
    const own = { name, phoneNumber, email, subEmail: null, companyName: null, deptName: null }
    const adminInfo = { name, deptName: '', telNumber: '', phoneNumber: '', email }
    const before = await db().select().from(members).where(eq(members.id, boss.memberId))
    const change = { subscriptionId, version: 1, memo: null, plan: null }
    for (const [id, input] of [
      ['updateUserInfo', { ...own, ...more }],
      ['updateSubscription', { ...change, adminInfo: { ...adminInfo, ...more } }],
      ['requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'SSO', ...more }],
      ['inviteToCompany', { idempotencyKey: randomUUID(), email, roles: [], ...more }],
      ['answerTerms', { terms: [{ ...more, termsCode: 'MARKETING', version: '1', agreedYn: 'Y' }] }],
      ['writeInquiry', { ...inquiryOf(), ...more }],
      ['reserveCounsel', { ...counselForm({ holdKey: 'A'.repeat(43) }), ...more }],
      ['logIn', { email, password: 'x', deviceId: randomUUID(), ...more }],
    ] as const) {
      const answer = await call(id, input as never, { session: boss.session })
      expect([answer.status, id]).toEqual([400, id])
    }
    expect(await db().select().from(members).where(eq(members.id, boss.memberId))).toEqual(before)
  },

  async 'an id in capital letters is treated as the same id by every rule, and recorded in lower case'({
    owner,
    person,
    call,
    db,
    portal,
    ids,
  }) {
    const [boss, mate] = [await owner(), await person({ roles: ['securityAdmin'] })]
    const memberId = mate.memberId.toUpperCase()
    const roles = { roles: ['SECURITY_ADMIN', 'APPROVER'] as const, seenRoles: ['SECURITY_ADMIN'] as const }
    await call(
      'updateCompanyRoles',
      { memberId, roles: [...roles.roles], seenRoles: [...roles.seenRoles] },
      boss,
    )
    await call('getAdminApp', { appId: ids.app.toUpperCase() }, mate)
    const { data } = await call('listSessions', {}, mate)
    const ended = await call('endSession', { sessionId: data.list[0]!.sessionId.toUpperCase() }, mate)
    expect(ended.session).toBe('')
    const { list } = await call('listCompanyPeople', {}, boss).then((answer) => answer.data)
    expect(list.find((one) => one.memberId === mate.memberId)?.roles).toEqual([...roles.roles])
    await portal().deliverMails()
    const records = await db().select().from(auditRecords)
    const subjects = records.map(({ subject }) => subject).join('\n')
    expect(subjects).toContain(mate.memberId)
    for (const id of [memberId, ids.app.toUpperCase()]) expect(subjects).not.toContain(id)
  },
}

describeEngines('an attacker with idempotency keys, undefined fields and ids', (engine) => {
  const world = companyWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
