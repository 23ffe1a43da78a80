import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Input, OperationId, Schema } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { operationsWithProof } from '#domain/proof/stakes.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { authenticatorAt, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { totpSecret } from '#worlds/member.ts'
import { waysToVerify } from './session.rules.ts'

const recovery = 'AAAA-BBBB-CCCC'

it.each<[Parameters<typeof waysToVerify>[0], Schema<'VerificationWay'>[]]>([
  [{ passkey: false, factors: [], recoveryCodes: 0 }, ['PASSWORD']],
  [{ passkey: false, factors: ['sms'], recoveryCodes: 0 }, ['SMS']],
  [{ passkey: false, factors: ['sms'], recoveryCodes: 3 }, ['SMS', 'RECOVERY']],
  [{ passkey: false, factors: ['totp'], recoveryCodes: 0 }, ['TOTP', 'SMS']],
  [{ passkey: false, factors: ['sms', 'totp'], recoveryCodes: 3 }, ['TOTP', 'RECOVERY']],
  [{ passkey: true, factors: ['sms', 'totp'], recoveryCodes: 3 }, ['PASSKEY', 'RECOVERY']],
  [{ passkey: true, factors: [], recoveryCodes: 0 }, ['PASSKEY', 'SMS']],
])('a member with %j proves their identity by %j', (has, ways) => {
  expect(waysToVerify(has)).toEqual(ways)
})

describeEngines('a fresh proof of identity', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const startOf = async (session: string) => (await portal.call('startVerification', {}, { session })).data
  const verify = (session: string, input: Input<'verifyAgain'>) =>
    portal.call('verifyAgain', input, { session })
  const codeFor = async (session: string, mfaType: 'sms' | 'totp') => {
    const { code, data } = await portal.call('sendVerificationCode', { mfaType }, { session })
    return { refused: code === 200 ? undefined : code, challengeId: data?.challengeId }
  }
  const isFresh = async (session: string) =>
    (await portal.call('getMfaSettings', {}, { session })).data.verifiedForSeconds > 0

  it('is given by the password if the member has no factors, and a password check counts as one until it expires', async () => {
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(email)
    expect(await startOf(session)).toEqual({ ways: ['PASSWORD'], destination: null, passkey: null })
    const { session: checked } = await portal.call('checkPassword', { password }, { session })
    expect(await isFresh(checked!)).toBe(true)
    portal.clock.pass(600)
    expect(await isFresh(checked!)).toBe(false)
    expect(await isFresh((await verify(checked!, { password })).session!)).toBe(true)
  })

  it('is given by a code from a text message if the member has that factor; the password is not accepted', async () => {
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email)
    expect((await startOf(session)).ways).toEqual(['SMS'])
    expect((await verify(session, { password })).code).toBe(2205)
    const { session: checked } = await portal.call('checkPassword', { password }, { session })
    expect(await isFresh(checked!)).toBe(false)
    const { challengeId } = await codeFor(checked!, 'sms')
    const proven = await verify(checked!, { challengeId: challengeId!, code: portal.lastCode() })
    expect(await isFresh(proven.session!)).toBe(true)
    expect((await portal.call('getSessionInfo', {}, { session: proven.session! })).data.passwordCheckYn).toBe(
      'Y',
    )
  })

  it('is given by a code of the authenticator app or a recovery code, each once, and not by the weaker text message', async () => {
    const { email } = await portal.addMember({ mfaType: 'totp', factors: ['sms', 'totp'], codes: [recovery] })
    let session = await portal.logInFully(email)
    // Waits for the next code, since the code of the login cannot be used again.
    portal.clock.pass(30)
    expect((await startOf(session)).ways).toEqual(['TOTP', 'RECOVERY'])
    expect((await codeFor(session, 'sms')).refused).toBe(2015)
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
        timestamp: portal.clock.now().getTime(),
      })
    const { challengeId } = await codeFor(session, 'totp')
    session = (await verify(session, { challengeId: challengeId!, code: code() })).session!
    expect(await isFresh(session)).toBe(true)
    expect((await verify(session, { challengeId: challengeId!, code: code() })).code).toBe(2012)
    session = (await verify(session, { recoveryCode: recovery })).session!
    expect((await verify(session, { recoveryCode: recovery })).code).toBe(2205)
    expect((await startOf(session)).ways).toEqual(['TOTP', 'SMS'])
  })

  it('is not given by a code that was sent for a withdrawal', async () => {
    const { email } = await portal.addMember({ mfaType: 'totp', factors: ['sms', 'totp'], codes: [recovery] })
    const session = await portal.logInFully(email, { confirmed: true, verified: false })
    await portal.call('startWithdrawalProof', { password }, { session })
    const { data } = await portal.call('sendWithdrawalCode', { mfaType: 'sms' }, { session })
    const weakCode = { challengeId: data.challengeId, code: portal.lastCode() }
    expect((await verify(session, weakCode)).code).toBe(2012)
  })

  it('accepts a passkey before all other factors, signed for this purpose only', async () => {
    const { email } = await portal.addMember({ codes: [recovery] })
    const session = await portal.verify(await portal.logInFully(email, { confirmed: true }))
    const authenticator = authenticatorAt(portal)
    await register(portal, session, authenticator)
    portal.clock.pass(600)
    const { ways, passkey } = await startOf(session)
    expect(ways).toEqual(['PASSKEY', 'RECOVERY'])
    expect((await verify(session, { password })).code).toBe(2205)
    expect((await codeFor(session, 'sms')).refused).toBe(2015)
    const credential = authenticator.get(passkey!)
    await portal.call('startWithdrawalProof', { password }, { session })
    expect((await portal.call('verifyWithdrawalPasskey', { credential }, { session })).code).toBe(2402)
    const proven = (await verify(session, { credential })).session!
    expect(await isFresh(proven)).toBe(true)
    expect((await verify(proven, { credential })).code).toBe(2223)
  })

  describe('is also a login', () => {
    const device = { deviceId: randomUUID() }
    /**
     * Logs in with the password and a code; returns the session, and the cookie of the device, which is now trusted.
     */
    async function byCode(email: string, mfaType: 'sms' | 'totp') {
      const { session: pending } = await portal.logIn(email)
      const { data } = await portal.call('startMfaChallenge', { mfaType }, { session: pending })
      const code =
        mfaType === 'sms'
          ? portal.lastCode()
          : new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
              timestamp: portal.clock.now().getTime(),
            })
      const answer = { challengeId: data.challengeId, code, trustDeviceYn: 'Y' } as const
      return portal.call('verifyMfaCode', answer, { session: pending })
    }

    it('by the password of a member without factors, for ten minutes in that session alone', async () => {
      const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
      const { session } = await portal.logIn(email)
      portal.clock.pass(599)
      expect(await isFresh(session!)).toBe(true)
      portal.clock.pass(1)
      expect(await isFresh(session!)).toBe(false)
      expect(await isFresh((await portal.logIn(email)).session!)).toBe(true)
      expect(await isFresh(session!)).toBe(false)
    })

    it('by a code, and not by the password on a trusted device', async () => {
      const { email } = await portal.addMember()
      const { session, cookies } = await byCode(email, 'sms')
      expect(await isFresh(session!)).toBe(true)
      const { data, session: next } = await portal.logIn(email, password, { cookies })
      expect(data.loginYn).toBe('Y')
      expect(await isFresh(next!)).toBe(false)
    })

    it('by a recovery code, even the last one', async () => {
      const { email } = await portal.addMember({ mfaType: 'totp', factors: ['totp'], codes: [recovery] })
      const { session: pending } = await portal.logIn(email)
      const { session } = await portal.call(
        'verifyRecoveryCode',
        { recoveryCode: recovery },
        { session: pending },
      )
      expect(await isFresh(session!)).toBe(true)
    })

    it('but not by a factor that is weaker than another factor of the member', async () => {
      const memberWithBoth = await portal.addMember({
        mfaType: 'totp',
        factors: ['sms', 'totp'],
        codes: [recovery],
      })
      expect(await isFresh((await byCode(memberWithBoth.email, 'sms')).session!)).toBe(false)
      portal.clock.pass(60)
      expect(await isFresh((await byCode(memberWithBoth.email, 'totp')).session!)).toBe(true)

      const { email } = await portal.addMember({ mfaType: 'none', factors: [], codes: [recovery] })
      const authenticator = authenticatorAt(portal)
      await register(portal, await portal.logInFully(email, { confirmed: true }), authenticator)
      expect(await isFresh((await portal.logIn(email)).session!)).toBe(false)
      const { data, cookies } = await portal.call('startPasskeyLogin', {})
      const credential = authenticator.get(data)
      const { session } = await portal.call('finishPasskeyLogin', { ...device, credential }, { cookies })
      expect(await isFresh(session!)).toBe(true)
    })
  })

  it('accepts one kind of proof at a time', async () => {
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email)
    expect((await verify(session, {})).code).toBe(400)
    expect((await verify(session, { password, recoveryCode: recovery })).code).toBe(400)
    expect((await verify(session, { challengeId: randomUUID() })).code).toBe(400)
  })

  describe('is required again after ten minutes', () => {
    // `domain/proof/stakes.ts` has the reason for each operation; updateUserInfo needs a proof only if its body has a
    // new mail address or phone number.
    const operationIds = (Object.keys(operationsWithProof) as OperationId[]).filter(
      (id) => id !== 'updateUserInfo',
    )
    it.each(operationIds)('by %s, whatever its input', async (id) => {
      // The role is checked before the proof.
      const { email } = await portal.addMember({ staff: operationRules[id].access === 'verifiedStaff' })
      const session = await portal.logInFully(email, { confirmed: true })
      portal.clock.pass(599)
      expect((await portal.call(id, {} as never, { session })).code).not.toBe(2201)
      portal.clock.pass(1)
      expect((await portal.call(id, {} as never, { session })).code).toBe(2201)
    })

    it.each([{ email: 'other@example.com' }, { phoneNumber: '01099990000' }])(
      'by updateUserInfo for a change of %j, but not of the name',
      async (change) => {
        const { email } = await portal.addMember()
        const session = await portal.logInFully(email, { confirmed: true, verified: false })
        expect((await portal.call('updateUserInfo', { name: '송하늘' }, { session })).code).toBe(200)
        expect((await portal.call('updateUserInfo', change, { session })).code).toBe(2201)
        expect((await portal.call('listContactChanges', {}, { session })).data.list).toEqual([])
      },
    )
  })

  it('has expired, like the password check, after half an hour without use', async () => {
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email, { confirmed: true })
    const info = () => portal.call('getUserInfo', {}, { session })
    const keepAlive = () => portal.call('getSessionInfo', {}, { session })
    for (const _ of [1, 2, 3]) {
      portal.clock.pass(20 * 60)
      expect((await info()).code).toBe(200)
    }
    portal.clock.pass(20 * 60)
    expect((await keepAlive()).data.passwordCheckYn).toBe('Y')
    portal.clock.pass(10 * 60)
    expect((await keepAlive()).data.passwordCheckYn).toBe('N')
    expect((await info()).code).toBe(1225)
  })
})
