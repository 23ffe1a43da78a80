import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { sessions } from '#server/db/schema/session.ts'
import { newPassword } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { password } from '#server/testing/portal.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

const MINUTE = 60
type Attack = (world: AttackWorld) => Promise<void>

/**
 * Attempts to break the rules of docs/security.md and of the contract: with calls in an unexpected order, parallel
 * calls and old sessions.
 */
const attacks: Record<string, Attack> = {
  async 'a session is unusable after a logout, even if forty calls were in progress'({
    portal,
    person,
    call,
    atOnce,
  }) {
    const one = await person()
    await Promise.all([atOnce(40, () => call('getUserInfo', {}, one)), call('logOut', {}, one)])
    expect((await call('getUserInfo', {}, one)).code).toBe(1002)
    expect((await portal().call('checkPassword', { password }, one)).code).toBe(1002)
  },

  async 'the token from before the password check is invalid afterwards'({ portal, person }) {
    const { email } = await person()
    const before = await portal().logInFully(email)
    const after = (await portal().call('checkPassword', { password }, { session: before })).session!
    expect(after).not.toBe(before)
    expect((await portal().call('getSessionInfo', {}, { session: before })).code).not.toBe(200)
    expect((await portal().call('getUserInfo', {}, { session: after })).code).toBe(200)
  },

  async 'ten simultaneous password checks result in one valid session'({ portal, person, atOnce }) {
    const { email } = await person()
    const session = await portal().logInFully(email)
    const answers = await atOnce(10, () => portal().call('checkPassword', { password }, { session }))
    const freshSessions = answers.flatMap(({ code, session: fresh }) =>
      code === 200 && fresh ? [fresh] : [],
    )
    expect(freshSessions.length).toBeGreaterThan(0)
    const alive = await Promise.all(
      [...new Set([session, ...freshSessions])].map((each) =>
        portal().call('getSessionInfo', {}, { session: each }),
      ),
    )
    expect(alive.filter(({ code }) => code === 200)).toHaveLength(1)
  },

  async 'a code for one login does not complete another login'({ portal, refused }) {
    const [mine, other] = [await portal().addMember(), await portal().addMember()]
    const [own, foreign] = [await portal().logIn(mine.email), await portal().logIn(other.email)]
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: own.session! })
    const answer = { challengeId: data.challengeId, code: portal().lastCode() }
    refused(await portal().call('verifyMfaCode', answer, { session: foreign.session! }))
    expect((await portal().call('getSessionInfo', {}, { session: foreign.session! })).code).not.toBe(200)
  },

  async 'a code completes one login, even if it is entered thirty times at once'({
    portal,
    successCount,
    atOnce,
  }) {
    const { session } = await portal().logIn((await portal().addMember()).email)
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: session! })
    const answer = { challengeId: data.challengeId, code: portal().lastCode() }
    expect(
      successCount(await atOnce(30, () => portal().call('verifyMfaCode', answer, { session: session! }))),
    ).toBe(1)
  },

  async 'a fresh proof in one session is not valid in another session of the same member'({
    portal,
    person,
    refused,
  }) {
    const { email, session } = await person()
    const other = await portal().logInFully(email, { confirmed: true })
    portal().clock.pass(11 * MINUTE)
    await portal().verify(session)
    const passwordInput = { password, newPassword }
    refused(await portal().call('changePassword', passwordInput, { session: other }))
    expect((await portal().call('changePassword', passwordInput, { session })).code).toBe(200)
  },

  async 'a fresh proof expires after exactly ten minutes'({ portal, person, refused }) {
    const one = await person()
    portal().clock.pass(10 * MINUTE + 1)
    refused(await portal().call('changePassword', { password, newPassword }, one))
  },

  async 'a password check expires after thirty minutes without use, even if other calls are made'({
    portal,
    person,
  }) {
    const one = await person()
    for (let minutes = 0; minutes < 40; minutes += 10) {
      portal().clock.pass(10 * MINUTE)
      expect((await portal().call('getSessionInfo', {}, one)).code).toBe(200)
    }
    expect((await portal().call('getUserInfo', {}, one)).code).toBe(1225)
  },

  async 'a password change ends the session of a thief, even during calls'({ portal, person, atOnce }) {
    const one = await person()
    const thief = await portal().logInFully(one.email, { confirmed: true })
    const calls = atOnce(20, () => portal().call('getUserInfo', {}, { session: thief }))
    await portal().call('changePassword', { password, newPassword }, one)
    await calls
    expect((await portal().call('getUserInfo', {}, { session: thief })).code).toBe(1002)
    expect((await portal().call('getSessionInfo', {}, one)).code).not.toBe(200)
  },

  async 'a wrong old password can be tried five times in all sessions together'({ portal, person, atOnce }) {
    const one = await person()
    const all = [one.session]
    for (let index = 0; index < 3; index += 1)
      all.push(await portal().logInFully(one.email, { confirmed: true }))
    const guess = (session: string) =>
      portal().call('changePassword', { password: 'not this one at all', newPassword }, { session })
    const answers = await atOnce(40, (index) => guess(all[index % all.length]!))
    expect(answers.filter(({ code }) => code === 2021).length).toBeLessThanOrEqual(5)
    // After too many failed attempts, even the correct password is not checked for a while.
    expect((await portal().call('changePassword', { password, newPassword }, one)).code).toBe(2022)
  },

  async 'a session token is invalid in another case, shortened, doubled or in a cookie with another name'({
    portal,
    person,
  }) {
    const { session } = await person()
    const flippedSession = session.replace(/[a-zA-Z]/, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    for (const given of [
      flippedSession,
      session.slice(0, -1),
      session + session,
      `${session} `.trimEnd() + '=',
      '',
    ]) {
      if (given === session) continue
      expect((await portal().call('getSessionInfo', {}, { session: given })).code).toBe(401)
    }
    const callWithCookie = (name: string) =>
      portal().call('getSessionInfo', {}, { cookies: { [name]: session } })
    for (const name of [
      '__Host-session',
      '__Secure-session',
      'Session',
      'sessions',
      'trusted_device',
      'signup',
    ])
      expect((await callWithCookie(name)).code).toBe(401)
  },

  async 'a member cannot end the session of another member'({ portal, person }) {
    const [mine, other] = [await person(), await person()]
    const [row] = await portal()
      .call('listSessions', {}, other)
      .then(({ data }) => data.list)
    await portal().call('endSession', { sessionId: row!.sessionId }, mine)
    expect((await portal().call('getUserInfo', {}, other)).code).toBe(200)
  },

  async 'refused calls do not extend the absolute expiry of a session'({ portal, person, refused }) {
    const one = await person()
    for (let minutes = 0; minutes < 12 * 60; minutes += 9) {
      portal().clock.pass(9 * MINUTE)
      const answer = await portal().call('listAdminInquiries', { limit: 20 }, one)
      refused(answer)
    }
    portal().clock.pass(9 * MINUTE)
    expect((await portal().call('getSessionInfo', {}, one)).code).not.toBe(200)
  },

  async 'a member who moved to another company sees nothing of the former company in the same session'({
    portal,
    person,
    otherCompany,
    subscription,
    db,
  }) {
    const one = await person()
    const subscriptionId = await subscription(await person())
    expect((await portal().call('getSubscriptionDetail', { subscriptionId }, one)).code).toBe(200)
    await db()
      .update(members)
      .set({ companyId: await otherCompany() })
      .where(eq(members.id, one.memberId))
    expect((await portal().call('getSubscriptionDetail', { subscriptionId }, one)).code).toBe(3001)
  },

  async 'a removed member has no session, even if calls are in progress at that moment'({
    portal,
    person,
    atOnce,
    db,
  }) {
    const one = await person()
    const readingCalls = atOnce(20, () => portal().call('getUserInfo', {}, one))
    await db().delete(members).where(eq(members.id, one.memberId))
    for (const { status } of await readingCalls) expect(status).toBeLessThan(500)
    expect((await portal().call('getUserInfo', {}, one)).code).not.toBe(200)
    expect(await db().select().from(sessions).where(eq(sessions.memberId, one.memberId))).toEqual([])
  },

  async 'a code for a password reset is not accepted in another browser'({ portal, refused }) {
    const { email } = await portal().addMember()
    const owner = await portal().call('startPasswordReset', { email })
    await portal().deliverMails()
    await portal().deliverMails()
    const code = /\d{6}/.exec(portal().sentMails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
    expect(code).toMatch(/^\d{6}$/)
    refused(await portal().call('verifyPasswordReset', { code }))
    const thief = await portal().call('startPasswordReset', { email: 'nobody@example.com' })
    refused(await portal().call('verifyPasswordReset', { code }, { cookies: thief.cookies }))
    expect((await portal().call('verifyPasswordReset', { code }, { cookies: owner.cookies })).code).toBe(200)
  },

  async 'the idempotency key of one member does not return the answer of another member'({ portal, person }) {
    const [mine, other] = [await person(), await person()]
    const trialInput = { idempotencyKey: randomUUID(), serviceCode: 'SSO' as const }
    const firstAnswer = await portal().call('requestTrial', trialInput, other)
    expect(firstAnswer.code).toBe(200)
    const secondAnswer = await portal().call('requestTrial', trialInput, mine)
    expect(secondAnswer.body).not.toBe(firstAnswer.body)
  },
}

describeEngines('an attacker with a session', (engine) => {
  const world = attackWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))

  it('finds no data after the company was removed', async () => {
    const companyId = await world.otherCompany()
    const one = await world.person({ companyId })
    await world.db().update(members).set({ companyId: null }).where(eq(members.id, one.memberId))
    await world.db().delete(companies).where(eq(companies.id, companyId))
    expect((await world.call('countSubscriptions', {}, one)).data).toMatchObject({ count: 0 })
  })
})
