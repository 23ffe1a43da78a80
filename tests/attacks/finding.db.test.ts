import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { flowCounts } from '#server/db/schema/funnel.ts'
import { sessions } from '#server/db/schema/session.ts'
import { hashToken } from '#server/security/tokens.ts'
import { newPassword, signupAt } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

type Attack = (world: AttackWorld) => Promise<void>

const MINUTE = 60
const DAY = { fromDate: '2026-11-21', toDate: '2026-11-21' }

const attacks: Record<string, Attack> = {
  async 'the password of a sign-up counts as a password check, and as a fresh proof for ten minutes only'({
    portal,
    refused,
  }) {
    const browser = await signupAt(portal(), 'PASSWORD')
    const answer = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: newPassword,
    })
    const { session } = answer
    const call: AttackWorld['call'] = (id, input) => portal().call(id, input, { session: session! })
    expect((await call('listSubscriptions', {})).code).toBe(200)
    portal().clock.pass(11 * MINUTE)
    refused(await call('startMfaEnrolment', { mfaType: 'totp' }))
    for (let tens = 0; tens < 5; tens += 1) {
      portal().clock.pass(10 * MINUTE)
      expect((await call('countNotifications', {})).code).toBe(200)
    }
    expect((await call('listSubscriptions', {})).code).toBe(1225)
  },

  async 'a sign-up in the browser of a logged-in member does not count as a password check of that member'({
    portal,
    db,
    person,
  }) {
    const { email, memberId } = await person()
    const memberSession = await portal().logInFully(email)
    const browser = await signupAt(portal(), 'PASSWORD')
    browser.cookies.session = memberSession
    const answer = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: newPassword,
    })
    expect(answer.code).toBe(200)
    expect(answer.session).not.toBe(memberSession)
    expect((await portal().call('listSubscriptions', {}, { session: memberSession })).code).not.toBe(200)
    const sessionsLeft = await db().select().from(sessions).where(eq(sessions.memberId, memberId))
    expect(
      sessionsLeft.filter(
        ({ passwordCheckedAt, tokenHash }) => passwordCheckedAt && tokenHash === hashToken(memberSession),
      ),
    ).toEqual([])
  },

  async 'no search finds a card, account or phone number, in any spelling'({
    person,
    subscription,
    call,
    rowOf,
  }) {
    const one = await person()
    const staff = await person({ roles: ['staff'] })
    const { adminInfo, subscriptionNo } = await rowOf(await subscription(one))
    const find = async (search: string) => [
      await call('searchPortal', { search }, one),
      await call('searchAdminPortal', { search }, staff),
    ]
    for (const answer of await find(subscriptionNo)) expect(answer.body).toContain(subscriptionNo)
    const { lastFour, key } = samplePayments.C.paymentCard!
    const numbers = [
      lastFour,
      key!.billingKey,
      key!.customerKey,
      adminInfo.phoneNumber,
      samplePayments.A.paymentAccount!.accountInfo,
    ]
    for (const number of numbers)
      for (const search of [
        number,
        number.replaceAll(/(.{4})/g, '$1 ').trim(),
        number.replaceAll(/(.{4})/g, '$1-'),
      ])
        for (const answer of await find(search))
          expect(answer).toMatchObject({ code: 200, data: { groups: [] } })
  },

  async 'pattern characters, spaces and invisible characters in a search are treated as plain text'({
    person,
    subscription,
    call,
  }) {
    const one = await person()
    const staff = await person({ roles: ['staff'] })
    await subscription(one)
    for (const search of [
      '%%',
      '__',
      '% _ %',
      '\\\\',
      '%\\%',
      "''",
      '){0}',
      '{}[]',
      ' % % % % % % % %',
      '\u3000\u200b%%',
    ])
      for (const answer of [
        await call('searchPortal', { search }, one),
        await call('searchAdminPortal', { search }, staff),
      ]) {
        expect(answer.status).toBeLessThan(500)
        if (answer.code === 200) expect(answer.data.groups).toEqual([])
      }
  },

  async 'a staff member who loses the role between two searches gets no result from the second search'({
    person,
    subscription,
    call,
    loseRoles,
    refused,
    atOnce,
  }) {
    const staff = await person({ roles: ['staff'] })
    await subscription(await person())
    const find = () => call('searchAdminPortal', { search: 'S2026' }, staff)
    expect((await find()).data.groups.length).toBeGreaterThan(0)
    await Promise.all([atOnce(10, find), loseRoles(staff)])
    refused(await find())
    refused(await call('listFlowCounts', DAY, staff))
    refused(await call('listAdminSubscriptions', { limit: 20 }, staff))
  },

  async 'a cursor from the audit records of one company shows no records of it to another company'({
    person,
    ask,
    call,
    otherCompany,
  }) {
    const [one, security] = [await person(), await person({ roles: ['securityAdmin'], name: '박서연' })]
    for (let turn = 0; turn < 3; turn += 1) await call('listAccessDecisions', {}, one)
    await ask(one)
    const all = { readingYn: 'Y' as const, limit: 1 }
    const page = await call('listAuditRecords', all, security)
    expect(page.data.nextCursor).not.toBeNull()
    const companyId = await otherCompany()
    const foreign = await person({ roles: ['securityAdmin'], companyId, name: '남의회사' })
    for (const more of [{}, { search: '송나래' }, { auditKind: 'READ' as const }]) {
      const { data } = await call(
        'listAuditRecords',
        { ...all, ...more, cursor: page.data.nextCursor!, limit: 50 },
        foreign,
      )
      expect(data.list.filter(({ actorName }) => actorName !== '남의회사')).toEqual([])
    }
    for (const cursor of ['x', 'e30', Buffer.from('["a","b"]').toString('base64url')])
      expect((await call('listAuditRecords', { ...all, cursor }, security)).code).toBe(400)
  },

  async 'every read of the audit records is itself recorded, with any filter'({ person, call, db }) {
    const security = await person({ roles: ['securityAdmin'] })
    const recordCount = () => db().$count(auditRecords, eq(auditRecords.memberId, security.memberId))
    const before = await recordCount()
    await call('listAuditRecords', { readingYn: 'N' }, security)
    await call('listAuditRecords', { search: '없는사람' }, security)
    await call('exportAuditRecords', { readingYn: 'N', auditKind: 'ACCESS' }, security)
    expect(await recordCount()).toBe(before + 3)
  },

  async 'forged returns to a wizard make no count negative, and members cannot read the counts'({
    person,
    call,
    refused,
    db,
  }) {
    await db().delete(flowCounts)
    const staff = await person({ roles: ['staff'] })
    const visit = {
      reached: [],
      returnedTo: 'inquiry.form' as const,
      lastStep: 'inquiry.form' as const,
      flowOutcome: 'COMPLETED' as const,
    }
    for (let turn = 0; turn < 5; turn += 1) expect((await call('countFlowVisit', visit)).code).toBe(200)
    const { code, data } = await call('listFlowCounts', DAY, staff)
    expect(code).toBe(200)
    for (const { flowStep, ...counts } of data.list)
      for (const count of Object.values(counts)) expect(count, flowStep).toBeGreaterThanOrEqual(0)
    refused(await call('listFlowCounts', DAY, await person()))
    refused(await call('listFlowCounts', DAY))
  },
}

describeEngines('an attacker who searches for data', (engine) => {
  const world = attackWorld(engine)
  beforeEach(() => world.db().delete(flowCounts))
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
