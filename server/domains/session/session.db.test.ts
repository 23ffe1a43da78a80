import { beforeAll, expect, it } from 'vitest'
import { sessions } from '#server/db/schema/session.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { sessionFinder } from './found-session.ts'
import { mfaStore } from './mfa.store.ts'
import { sessionStore } from './session.store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

describeEngines('a session', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const codeOf = async (session: string | undefined) =>
    (await portal.call('getSessionInfo', {}, { session })).code
  const member = async () => (await portal.addMember()).email

  it('is renewed at the login, the second factor and the password check, and the previous token is invalid', async () => {
    const email = await member()
    const { session: pending } = await portal.logIn(email)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })
    const code = portal.lastCode()
    const { session: loggedIn } = await portal.call(
      'verifyMfaCode',
      { challengeId: data.challengeId, code },
      { session: pending },
    )
    const { session: confirmed } = await portal.call('checkPassword', { password }, { session: loggedIn })
    expect(new Set([pending, loggedIn, confirmed]).size).toBe(3)
    expect(await codeOf(pending)).toBe(401)
    expect(await codeOf(loggedIn)).toBe(1002)
    expect(await codeOf(confirmed)).toBe(200)
  })

  it('counts as password-checked after the login, with or without a second factor, for half an hour, and as a fresh proof', async () => {
    const withFactor = await member()
    const { email: without } = await portal.addMember({ mfaType: 'none', factors: [] })
    const { session: pending } = await portal.logIn(withFactor)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })
    portal.clock.pass(2 * MINUTE)
    const answer = { challengeId: data.challengeId, code: portal.lastCode() }
    const { session: both } = await portal.call('verifyMfaCode', answer, { session: pending })
    const { session: alone } = await portal.logIn(without)
    for (const session of [both, alone]) {
      const checked = async () => (await portal.call('getSessionInfo', {}, { session })).data.passwordCheckYn
      expect(await checked()).toBe('Y')
      expect((await portal.call('listBills', {}, { session })).code).toBe(200)
      const hasFreshProof = async () =>
        (await portal.call('getMfaSettings', {}, { session })).data.verifiedForSeconds > 0
      expect(await hasFreshProof()).toBe(true)
    }
    portal.clock.pass(29 * MINUTE)
    for (const session of [both, alone])
      expect((await portal.call('getSessionInfo', {}, { session })).data.passwordCheckYn).toBe('Y')
    portal.clock.pass(MINUTE)
    for (const session of [both, alone])
      expect((await portal.call('getSessionInfo', {}, { session })).data.passwordCheckYn).toBe('N')
  })

  it('is ended by a new login in the same browser', async () => {
    const email = await member()
    const session = await portal.logInFully(email)
    await portal.logIn(email, password, { session })
    expect(await codeOf(session)).toBe(1002)
  })

  it('ends after thirty idle minutes, and not before', async () => {
    const session = await portal.logInFully(await member())
    portal.clock.pass(29 * MINUTE)
    expect(await codeOf(session)).toBe(200)
    portal.clock.pass(30 * MINUTE)
    expect(await codeOf(session)).toBe(1002)
  })

  it('of the staff ends after ten idle minutes, and not before', async () => {
    const session = await portal.logInFully((await portal.addMember({ staff: true })).email)
    portal.clock.pass(9 * MINUTE)
    expect(await codeOf(session)).toBe(200)
    portal.clock.pass(10 * MINUTE)
    expect(await codeOf(session)).toBe(1002)
  })

  it('ends after twelve hours of use, and the password check does not extend it', async () => {
    let session = await portal.logInFully(await member())
    for (let passed = 0; passed < 12 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
      portal.clock.pass(20 * MINUTE)
      session = (await portal.call('checkPassword', { password }, { session })).session!
    }
    portal.clock.pass(20 * MINUTE - 1)
    expect(await codeOf(session)).toBe(200)
    portal.clock.pass(1)
    expect(await codeOf(session)).toBe(1002)
  })

  it('that waits for its second factor ends after ten minutes, and the caller is a visitor again', async () => {
    const { session } = await portal.logIn(await member())
    portal.clock.pass(10 * MINUTE - 1)
    expect((await portal.call('listMfaFactors', {}, { session })).code).toBe(200)
    portal.clock.pass(1)
    expect((await portal.call('listMfaFactors', {}, { session })).code).toBe(2003)
    expect(await codeOf(session)).toBe(401)
  })

  it('ends at the logout; the logout has the same answer for every caller', async () => {
    const session = await portal.logInFully(await member())
    const firstLogout = await portal.call('logOut', {}, { session })
    expect(await codeOf(session)).toBe(1002)
    const secondAnswer = await portal.call('logOut', {}, { session })
    const visitor = await portal.call('logOut', {})
    expect([secondAnswer.body, visitor.body]).toEqual([firstLogout.body, firstLogout.body])
    expect([firstLogout.session, secondAnswer.session, visitor.session]).toEqual(['', '', ''])
  })

  it('removes the browser’s stored data at its end, and not before', async () => {
    const session = await portal.logInFully(await member(), { confirmed: true })
    const clearedData = (answer: { headers: Record<string, unknown> }) => answer.headers['clear-site-data']
    expect(clearedData(await portal.call('getUserInfo', {}, { session }))).toBeUndefined()
    const { data } = await portal.call('listSessions', {}, { session })
    const { sessionId } = data.list.find(({ currentYn }) => currentYn === 'Y')!
    expect(clearedData(await portal.call('endSession', { sessionId }, { session }))).toBe(
      '"cache", "storage"',
    )
    const next = await portal.logInFully(await member())
    expect(clearedData(await portal.call('logOut', {}, { session: next }))).toBe('"cache", "storage"')
  })

  it.each([undefined, '', 'x', 'A'.repeat(43), `${'A'.repeat(42)}\u00e9`])(
    'is not opened by the token %j',
    async (session) => {
      expect(await codeOf(session)).toBe(401)
    },
  )

  it('is stored without its token', async () => {
    const session = await portal.logInFully(await member())
    const { rows } = await engine.database().pool.query<{ token_hash: string }>('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(session)
    expect(rows.map((row) => row.token_hash)).toContain(hashToken(session))
  })

  it('records its use at most once a minute', async () => {
    const session = await portal.logInFully(await member())
    const sessionFacts = async () => {
      await codeOf(session)
      const rows = await engine.database().db.select().from(sessions)
      return rows.find(({ tokenHash }) => tokenHash === hashToken(session))!.lastSeenAt.getTime()
    }
    const firstFacts = await sessionFacts()
    portal.clock.pass(59)
    expect(await sessionFacts()).toBe(firstFacts)
    portal.clock.pass(1)
    expect(await sessionFacts()).toBe(firstFacts + 60_000)
  })

  it('is returned to every caller, and the call is never refused', async () => {
    const email = await member()
    const visitor = {
      loginYn: 'N',
      passwordCheckYn: 'N',
      mfaType: 'sms',
      subscribeYn: 'N',
      staffYn: 'N',
      accessAdminYn: 'N',
      idleSeconds: 0,
      expiresInSeconds: 0,
    }
    expect((await portal.call('getUnauthSessionInfo', {})).data).toEqual(visitor)
    const { session: pending } = await portal.logIn(email)
    expect((await portal.call('getUnauthSessionInfo', {}, { session: pending })).data).toEqual(visitor)
    const session = await portal.logInFully(email, { confirmed: true })
    const info = await portal.call('getUnauthSessionInfo', {}, { session })
    expect(info.data).toMatchObject({
      loginYn: 'Y',
      passwordCheckYn: 'Y',
      email,
      name: '송나래',
      companyName: null,
    })
    expect(info.data).toEqual((await portal.call('getSessionInfo', {}, { session })).data)
    portal.clock.pass(HOUR)
    expect((await portal.call('getUnauthSessionInfo', {}, { session })).data).toEqual(visitor)
  })

  it('is removed a week after its end, and not while it may still be used', async () => {
    const session = await portal.logInFully(await member())
    portal.clock.pass(13 * HOUR)
    await runRemovals(engine.database().db, portal.clock.now())
    expect(await codeOf(session)).toBe(1002)
    portal.clock.pass(8 * 24 * HOUR)
    await runRemovals(engine.database().db, portal.clock.now())
    expect(await codeOf(session)).toBe(401)
  })
})

describeEngines('the password check', (engine) => {
  it('counts failed attempts together with the login, and pauses both', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email)
    const check = (given: string) => portal.call('checkPassword', { password: given }, { session })

    expect(await check('wrong')).toMatchObject({ code: 2021, data: { remaining: 4 } })
    expect(await portal.logIn(email, 'wrong')).toMatchObject({ code: 2001, data: { remaining: 3 } })
    expect(await check('wrong')).toMatchObject({ code: 2021, data: { remaining: 2, retryAfterSeconds: 2 } })
    expect(await check(password)).toMatchObject({
      code: 2022,
      data: { retryAfterSeconds: 2 },
      session: undefined,
    })
    portal.clock.pass(2)
    expect(await check('wrong')).toMatchObject({ code: 2021, data: { remaining: 1 } })
    portal.clock.pass(5)
    expect(await check('wrong')).toMatchObject({ code: 2022, data: { retryAfterSeconds: 900 } })
    expect((await check(password)).code).toBe(2022)
    expect((await portal.logIn(email)).code).toBe(2002)
    portal.clock.pass(900)
    expect((await check(password)).code).toBe(200)
  })

  it('twice at the same moment renews the session once', async () => {
    const portal = createPortal(engine.database())
    const session = await portal.logInFully((await portal.addMember()).email)
    const checks = await Promise.all(
      [1, 2, 3].map(() => portal.call('checkPassword', { password }, { session })),
    )
    expect(checks.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1002, 1002])
    expect(checks.filter((check) => check.session !== undefined)).toHaveLength(1)
  })

  it('never revives a session that was logged out during the check', async () => {
    const portal = createPortal(engine.database())
    const session = await portal.logInFully((await portal.addMember()).email)
    const { db } = engine.database()
    const store = sessionStore(db)
    const { id, memberId } = (await sessionFinder(db)(session, '2026-11-21'))!
    await portal.call('logOut', {}, { session })
    const now = portal.clock.now()
    expect(await store.renew(memberId, id, newToken(), now, {})).toBe(false)
    const recovery = { kind: 'recovery' as const, codeHashes: ['x'] }
    expect(await mfaStore(db).complete({ memberId, sessionId: id }, recovery, newToken(), now, now)).toBe(
      'ended',
    )
  })
})
