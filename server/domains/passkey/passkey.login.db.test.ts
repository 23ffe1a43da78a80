import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { describeEngines } from '#server/testing/engines.ts'
import {
  authenticatorAt,
  beginLogin,
  logInByPasskey,
  memberWithPasskey,
} from '#server/testing/passkey-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

describeEngines('a login by passkey', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: { CODE_SENDS: '1000' } })
  })

  const finishLogin = (credential: Schema<'PasskeyAssertion'>, cookies?: Record<string, string>) =>
    portal.call('finishPasskeyLogin', { deviceId: randomUUID(), credential }, { cookies })
  const results = async (session: string) => {
    const confirmedSession = (
      await portal.call('checkPassword', { password: 'correct horse battery staple' }, { session })
    ).session!
    return (await portal.call('listSignIns', {}, { session: confirmedSession })).data.list.map(
      ({ result }) => result,
    )
  }

  /** Creates an authenticator with a passkey that was never registered. */
  async function strangerTo(session: string) {
    const authenticator = authenticatorAt(portal)
    authenticator.create((await portal.call('startPasskeyRegistration', {}, { session })).data)
    return authenticator
  }

  it('names no account, and requires user verification', async () => {
    const { options, cookies } = await beginLogin(portal)
    expect(options).toEqual({
      challenge: expect.any(String) as string,
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    })
    expect(Object.keys(cookies)).toEqual(['passkey'])
  })

  it('counts as both factors: the member is logged in without a password and a code', async () => {
    const { member, authenticator, session: first } = await memberWithPasskey(portal)
    portal.clock.pass(60)
    const { data, session, cookies } = await logInByPasskey(portal, authenticator)
    expect([data, cookies['passkey']]).toEqual([{ loginYn: 'Y', mfaType: 'sms' }, ''])
    const info = (await portal.call('getSessionInfo', {}, { session })).data
    expect(info).toMatchObject({ loginYn: 'Y', passwordCheckYn: 'N', email: member.email })
    // The member is still logged in elsewhere: a login does not end other sessions.
    expect((await portal.call('getSessionInfo', {}, { session: first })).code).toBe(200)
    expect((await results(session!))[0]).toBe('LOGGED_IN')
    expect((await portal.call('listPasskeys', {}, { session: first })).data.list[0]!.lastUsedAt).toBe(
      '2026-11-21T12:01:00+09:00',
    )
  })

  it('renews the session of a person who was already logged in in the same browser', async () => {
    const { authenticator, session: before } = await memberWithPasskey(portal)
    const { options, cookies } = await beginLogin(portal, { session: before })
    const { session } = await finishLogin(authenticator.get(options), cookies)
    expect(session).not.toBe(before)
    expect((await portal.call('getSessionInfo', {}, { session: before })).code).toBe(1002)
    expect((await portal.call('getSessionInfo', {}, { session })).code).toBe(200)
  })

  it('accepts one answer to one challenge, of the same browser, for five minutes', async () => {
    const { authenticator } = await memberWithPasskey(portal)
    const { options, cookies } = await beginLogin(portal)
    const credential = authenticator.get(options)
    expect((await finishLogin(credential)).code).toBe(2222)
    expect((await finishLogin(credential, (await beginLogin(portal)).cookies)).code).toBe(2221)
    expect((await finishLogin(credential, cookies)).code).toBe(200)
    expect((await finishLogin(authenticator.get(options), cookies)).code).toBe(2222)
    const later = await beginLogin(portal)
    portal.clock.pass(300)
    expect((await finishLogin(authenticator.get(later.options), later.cookies)).code).toBe(2222)
  })

  it('accepts one of two identical answers at once', async () => {
    const { authenticator } = await memberWithPasskey(portal)
    const { options, cookies } = await beginLogin(portal)
    const credential = authenticator.get(options)
    const codes = (
      await Promise.all([finishLogin(credential, cookies), finishLogin(credential, cookies)])
    ).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 2222])
  })

  it.each([
    ['of another site', { origin: 'https://bitjang.example.org' }],
    ['for another host', { rpId: 'example.org' }],
    ['to another challenge', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['of a registration', { type: 'webauthn.create' }],
    ['without user verification', { verified: false }],
    ['with another signature', { signature: Buffer.alloc(70, 7).toString('base64url') }],
    ['in the name of another member', { userHandle: Buffer.alloc(16, 3).toString('base64url') }],
  ])('refuses an answer %s, as it refuses an unknown passkey, and records it', async (_, faked) => {
    const { member, authenticator, session } = await memberWithPasskey(portal)
    const wrong = await logInByPasskey(portal, authenticator, faked)
    const stranger = await strangerTo(session)
    const unknownAnswer = await logInByPasskey(portal, stranger)
    expect([wrong.code, wrong.session]).toEqual([2221, undefined])
    expect([unknownAnswer.body, unknownAnswer.cookies]).toEqual([wrong.body, wrong.cookies])
    await expect.poll(async () => results(await portal.logInFully(member.email))).toContain('PASSKEY_WRONG')
  })

  it('refuses a copy: a counter that has not grown', async () => {
    const { authenticator } = await memberWithPasskey(portal)
    const copy = authenticator.copied()
    expect((await logInByPasskey(portal, authenticator)).code).toBe(200)
    expect((await logInByPasskey(portal, authenticator)).code).toBe(200)
    expect((await logInByPasskey(portal, copy)).code).toBe(2221)
    expect((await logInByPasskey(portal, authenticator, { counter: 0 })).code).toBe(2221)
    expect((await logInByPasskey(portal, authenticator)).code).toBe(200)
  })

  it('accepts one of two answers with the same counter at once', async () => {
    const { authenticator } = await memberWithPasskey(portal)
    const [here, there] = [await beginLogin(portal), await beginLogin(portal)]
    const credentials = [
      authenticator.get(here.options, { counter: 5 }),
      authenticator.get(there.options, { counter: 5 }),
    ] as const
    const codes = (
      await Promise.all([
        finishLogin(credentials[0], here.cookies),
        finishLogin(credentials[1], there.cookies),
      ])
    ).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 2221])
  })

  it('works with an authenticator that does not count', async () => {
    const { authenticator } = await memberWithPasskey(portal, { synced: true, counts: false })
    for (let times = 0; times < 2; times += 1)
      expect((await logInByPasskey(portal, authenticator)).code).toBe(200)
  })

  it('is impossible after the passkey is removed; the password still works', async () => {
    const { member, authenticator, session, passkey } = await memberWithPasskey(portal)
    await portal.call('removePasskey', { passkeyId: passkey.passkeyId }, { session })
    expect((await logInByPasskey(portal, authenticator)).code).toBe(2221)
    expect((await portal.logIn(member.email)).code).toBe(200)
  })

  it('is paused after five wrong answers for one passkey, whether it exists or not', async () => {
    const { authenticator, session } = await memberWithPasskey(portal)
    const stranger = await strangerTo(session)
    for (const each of [authenticator, stranger]) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await logInByPasskey(portal, each, { verified: false })).code).toBe(2221)
      const { code, data } = await logInByPasskey(portal, each)
      expect([code, data]).toEqual([2002, { retryAfterSeconds: 900 }])
    }
    portal.clock.pass(900)
    expect((await logInByPasskey(portal, authenticator)).code).toBe(200)
  })

  it('counts against the address together with wrong passwords', async () => {
    const strict = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '5' } })
    const address = '198.51.100.23'
    const { authenticator } = await memberWithPasskey(strict)
    for (let tries = 0; tries < 4; tries += 1)
      await strict.logIn(`${randomUUID()}@example.com`, 'wrong', { address })
    expect((await logInByPasskey(strict, authenticator, {}, address)).code).toBe(200)
    expect((await logInByPasskey(strict, authenticator, { verified: false }, address)).code).toBe(2221)
    expect((await logInByPasskey(strict, authenticator, {}, address)).code).toBe(2002)
    expect((await strict.logIn('nobody@example.com', 'wrong', { address })).code).toBe(2002)
    expect((await logInByPasskey(strict, authenticator, {}, '203.0.113.9')).code).toBe(200)
  })

  it('may be started many times from one address, up to a limit', async () => {
    const strict = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '5' } })
    const address = '198.51.100.24'
    for (let begun = 0; begun < 50; begun += 1)
      expect((await strict.call('startPasskeyLogin', {}, { address })).code).toBe(200)
    expect((await strict.call('startPasskeyLogin', {}, { address })).code).toBe(2002)
  })

  it('takes as long for an unknown passkey as for a registered one', async () => {
    const { authenticator, session } = await memberWithPasskey(portal, { counts: false })
    const stranger = await strangerTo(session)
    const ratios: number[] = []
    const time = async (who: typeof stranger) => {
      const { options, cookies } = await beginLogin(portal)
      const credential = who.get(options, { signature: Buffer.alloc(70, 7).toString('base64url') })
      const startedAt = performance.now()
      await finishLogin(credential, cookies)
      return performance.now() - startedAt
    }
    for (let pair = 0; pair < 30; pair += 1) {
      const measureKnownPasskey = async () => time(authenticator)
      const unknown = async () => time(stranger)
      const [first, second] =
        pair % 2 === 0
          ? [await measureKnownPasskey(), await unknown()]
          : [await unknown(), await measureKnownPasskey()]
      ratios.push(pair % 2 === 0 ? second / first : first / second)
      portal.clock.pass(1000)
    }
    const ratio = ratios.toSorted((a, b) => a - b)[15]!
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
