import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { memberRoles } from '#server/db/schema/role.ts'
import {
  browserOf,
  newEmail,
  newPassword,
  newPhone,
  requiredTermsAgreed,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { authenticatorAt, beginLogin, memberWithPasskey, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

/** `node` is another server on the same database, with the same keys and clock. */
type ProofWorld = AttackWorld & { node(env?: Record<string, string>): Portal }
type Attack = (world: ProofWorld) => Promise<void>
type AttackAnswer = { code: number; status: number; msg: string }

const chosenChallenge = 'A'.repeat(43)
const OVER_HALF_MINUTE_SECONDS = 31

const attacks: Record<string, Attack> = {
  async 'a code that was sent for one purpose is not accepted for another purpose'({ portal, refused }) {
    const one = await confirmedMember(portal())
    const by = { session: one.session }
    const { call, lastCode, clock } = portal()
    const pending = (await portal().logIn(one.email)).session!
    const phoneNumber = newPhone()
    await portal().verify(one.session)
    expect((await one.save({ phoneNumber })).code).toBe(200)

    const ways = {
      login: {
        ask: async () =>
          (await call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })).data.challengeId,
        use: (code: string, challengeId: string): Promise<AttackAnswer> =>
          call('verifyMfaCode', { challengeId, code }, { session: pending }),
      },
      proof: {
        ask: async () => (await call('sendVerificationCode', { mfaType: 'sms' }, by)).data.challengeId,
        use: (code: string, challengeId: string): Promise<AttackAnswer> =>
          call('verifyAgain', { challengeId, code }, by),
      },
      leaving: {
        async ask() {
          await call('startWithdrawalProof', { password }, by)
          return (await call('sendWithdrawalCode', { mfaType: 'sms' }, by)).data.challengeId
        },
        use: (code: string, challengeId: string): Promise<AttackAnswer> =>
          call('verifyWithdrawalCode', { challengeId, code }, by),
      },
      password: {
        ask: async () => ((await call('sendCertificationCode', {}, by)).code === 200 ? '' : 'unsent'),
        use: (code: string): Promise<AttackAnswer> => call('verifyCertificationCode', { code }, by),
      },
      contact: {
        ask: async () => ((await one.send('PHONE')).code === 200 ? '' : 'unsent'),
        use: (code: string): Promise<AttackAnswer> => one.verify('PHONE', code),
      },
    }
    const names = Object.keys(ways) as (keyof typeof ways)[]
    for (const name of names) {
      clock.pass(OVER_HALF_MINUTE_SECONDS)
      await portal().verify(one.session)
      const before = portal().sent.length
      const challengeId = await ways[name].ask()
      expect(challengeId, name).not.toBe('unsent')
      expect(portal().sent.length, name).toBe(before + 1)
      const code = lastCode()
      const others = names.filter((other) => other !== name)
      const knownChallengeId = challengeId || randomUUID()
      for (const other of others) {
        const used = await ways[other].use(code, knownChallengeId)
        expect(used.code, `${name} for ${other}`).not.toBe(200)
        refused(used)
      }
    }
    expect((await one.info()).phoneNumber).not.toBe(phoneNumber)
  },

  async 'a signature of a passkey for one purpose is not accepted for another purpose'({ portal, refused }) {
    const { session, authenticator } = await memberWithPasskey(portal())
    const { call } = portal()
    const confirmed = (await call('checkPassword', { password }, { session })).session!
    const by = { session: confirmed }
    const { options, cookies } = await beginLogin(portal())
    const forLogin = authenticator.get(options)
    refused(await call('verifyAgain', { credential: forLogin }, by))
    refused(await call('verifyWithdrawalPasskey', { credential: forLogin }, by))
    const { data: asked } = await call('startVerification', {}, by)
    const forProof = authenticator.get(asked.passkey!)
    const login = { deviceId: randomUUID(), credential: forProof }
    refused(await call('finishPasskeyLogin', login, { cookies }))
    refused(await call('verifyWithdrawalPasskey', { credential: forProof }, by))
    await portal().verify(confirmed)
    const { data: creation } = await call('startPasskeyRegistration', {}, by)
    const relayedResponse = authenticator.get({ ...asked.passkey!, challenge: creation.challenge })
    refused(await call('verifyAgain', { credential: relayedResponse }, by))
  },

  async "the passkey of another member is no proof, whichever member's session requested the challenge"({
    portal,
    refused,
  }) {
    const [mine, other] = [await memberWithPasskey(portal()), await memberWithPasskey(portal())]
    const { call } = portal()
    const by = { session: mine.session }
    const { data: here } = await call('startVerification', {}, by)
    const { data: there } = await call('startVerification', {}, { session: other.session })
    refused(await call('verifyAgain', { credential: other.authenticator.get(here.passkey!) }, by))
    refused(await call('verifyAgain', { credential: other.authenticator.get(there.passkey!) }, by))
    refused(await call('verifyAgain', { credential: mine.authenticator.get(there.passkey!) }, by))
    const foreignAuthenticator = authenticatorAt(portal())
    await register(portal(), other.session, foreignAuthenticator)
    refused(await call('verifyAgain', { credential: foreignAuthenticator.get(here.passkey!) }, by))
  },

  async 'a password change on one node ends the sessions that began on another node'({
    portal,
    person,
    node,
  }) {
    const one = await person()
    const other = node()
    const thief = await other.logInFully(one.email, { confirmed: true })
    expect((await other.call('getUserInfo', {}, { session: thief })).code).toBe(200)
    expect((await portal().call('changePassword', { password, newPassword }, one)).code).toBe(200)
    expect((await other.call('getUserInfo', {}, { session: thief })).code).not.toBe(200)
    expect((await other.logIn(one.email)).code).not.toBe(200)
  },

  async 'failed attempts are counted on both nodes together, for every spelling of a mail address'({
    portal,
    node,
  }) {
    const { email } = await portal().addMember()
    const other = node()
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}\u200b`,
      email.replace('@', '＠'),
      email.replace('example', 'ｅxample'),
      `${email.slice(0, 3)}\u2060${email.slice(3)}`,
      email.replace('k', '\u212a'),
      `\u202e${email}`,
      email,
      email,
    ]
    const codes: number[] = []
    for (const [index, typed] of spellings.entries())
      codes.push((await (index % 2 === 0 ? portal() : other).logIn(typed, 'not this one at all')).code)
    const equalCodes = codes.filter((code) => code === codes[0])
    expect(equalCodes.length, codes.join()).toBeLessThanOrEqual(5)
    expect((await other.logIn(email)).code).not.toBe(200)
  },

  async 'a sent code and a recovery code are accepted by only one of two nodes'({
    portal,
    node,
    successCount,
  }) {
    const codes = ['ABCDE-FGHJK-MN']
    const member = await portal().addMember({ factors: ['sms', 'totp'], codes })
    const nodes = [portal(), node()]
    const pending = await Promise.all(nodes.map(async (one) => (await one.logIn(member.email)).session!))
    const giveOnBothNodes = (give: (one: Portal, session: string) => Promise<AttackAnswer>) =>
      Promise.all(nodes.map((one, index) => give(one, pending[index]!)))
    const recoveryCode = codes[0]!
    expect(
      successCount(
        await giveOnBothNodes((one, session) =>
          one.call('verifyRecoveryCode', { recoveryCode }, { session }),
        ),
      ),
    ).toBeLessThanOrEqual(1)
    const { session } = await portal().logIn(member.email)
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: session! })
    const answer = { challengeId: data.challengeId, code: portal().lastCode() }
    const given = await Promise.all(
      nodes.map((one) => one.call('verifyMfaCode', answer, { session: session! })),
    )
    expect(successCount(given)).toBe(1)
  },

  async 'a role that was removed on one node is not valid on another node'({ person, portal, node, db }) {
    const admin = await person({ roles: ['securityAdmin'] })
    const other = node()
    const read = () => other.call('listAuditRecords', { limit: 20 }, admin)
    expect((await read()).code).toBe(200)
    await db().delete(memberRoles).where(eq(memberRoles.memberId, admin.memberId))
    expect((await read()).code).not.toBe(200)
    expect((await portal().call('exportAuditRecords', {}, admin)).code).not.toBe(200)
  },

  async 'a token that the visitor chose is never used as the token of a login, sign-up or reset'({ portal }) {
    const names = ['session', 'signup', 'reset', 'passkey', 'trusted_device']
    const fixedCookies = Object.fromEntries(names.map((name) => [name, chosenChallenge]))
    const { email } = await portal().addMember({ mfaType: 'none', factors: [] })
    const startAnswers = [
      await portal().call(
        'agreeSignupTerms',
        { accountType: 'INDIVIDUAL', terms: requiredTermsAgreed(portal()) },
        { cookies: fixedCookies },
      ),
      await portal().call('startPasswordReset', { email }, { cookies: fixedCookies }),
      await portal().call('startPasskeyLogin', {}, { cookies: fixedCookies }),
      await portal().logIn(email, password, { cookies: fixedCookies }),
    ]
    for (const { code, cookies } of startAnswers) {
      expect(code).toBe(200)
      expect(Object.values(cookies)).not.toContain(chosenChallenge)
      expect(Object.values(cookies).filter((token) => token.length === 43).length).toBeGreaterThan(0)
    }
    expect((await portal().call('getSessionInfo', {}, { session: chosenChallenge })).code).toBe(401)
    expect(
      (await portal().call('getSignup', {}, { cookies: { signup: chosenChallenge } })).data.email ?? null,
    ).toBeNull()
  },

  async 'the token of a sign-up, a reset or a login is not accepted in place of another one'({
    portal,
    person,
    refused,
  }) {
    const one = await person()
    const begun = browserOf(portal())
    await begun.call('agreeSignupTerms', { accountType: 'INDIVIDUAL', terms: requiredTermsAgreed(portal()) })
    await begun.call('startPasswordReset', { email: one.email })
    await begun.call('startPasskeyLogin', {})
    const { data } = await portal().call('listSessions', {}, one)
    const tokens = [...Object.values(begun.cookies), data.list[0]!.sessionId, one.memberId]
    expect(tokens.length).toBe(5)
    for (const token of tokens) {
      expect((await portal().call('getSessionInfo', {}, { session: token })).code).toBe(401)
      const otherCookies = Object.entries(begun.cookies).filter(([, own]) => own !== token)
      const cookies = Object.fromEntries(otherCookies.map(([name]) => [name, token]))
      refused(await portal().call('resetPassword', { password: newPassword }, { cookies }))
      refused(await portal().call('verifyPasswordReset', { code: '123456' }, { cookies }))
      if (token !== begun.cookies['signup'])
        refused(await portal().call('sendSignupMail', { email: newEmail() }, { cookies }))
    }
  },

  async 'a repeated idempotency key gets no answer after the proof of identity has expired'({
    portal,
    person,
    subscription,
    call,
    refused,
    atOnce,
    successCount,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const linkAnswers = await atOnce(12, () => call('createSubscriptionLink', { subscriptionId }, one))
    expect(successCount(linkAnswers)).toBe(10)
    portal().clock.pass(11 * 60)
    const trialInput = { idempotencyKey: randomUUID(), serviceCode: 'SSO' as const }
    await portal().verify(one.session)
    expect((await call('requestTrial', trialInput, one)).code).toBe(200)
    portal().clock.pass(11 * 60)
    const lateAnswer = await call('requestTrial', trialInput, one)
    refused(lateAnswer)
    expect(lateAnswer.body).not.toContain('trialId')
  },
}

describeEngines('an attacker with proofs of identity', (engine) => {
  const world = attackWorld(engine)
  const nodes: Portal[] = []
  const node = (env: Record<string, string> = {}) => {
    nodes.push(
      createPortal(engine.database(), {
        env: { LOGIN_TRIES_PER_ADDRESS: '100000', ...env },
        clock: world.portal().clock,
      }),
    )
    return nodes.at(-1)!
  }
  afterEach(async () => {
    for (const { app } of nodes.splice(0)) await app.close()
  })
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, node }))
})
