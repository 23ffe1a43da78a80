import { beforeAll, expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { authenticatorAt, logInByPasskey, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const recoveryCode = 'B7KQ-2MXD-94RT'

describeEngines('a passkey of a member with a role', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const settings = async (session: string) => (await portal.call('getMfaSettings', {}, { session })).data
  const verifyAgain = (session: string) => portal.verify(session)
  const turnOff = (session: string, mfaType: 'sms' | 'totp') =>
    portal.call('turnOffMfaFactor', { mfaType }, { session })
  const newCodes = (session: string) => portal.call('makeRecoveryCodes', {}, { session })

  /** Creates a member who has just verified their identity again. */
  async function verified(more: Parameters<Portal['addMember']>[0]) {
    const member = await portal.addMember(more)
    return { ...member, session: await verifyAgain(await portal.logInFully(member.email)) }
  }
  async function memberWithFactor() {
    const { session, email } = await verified({ staff: true, factors: ['sms'], codes: [recoveryCode] })
    const authenticator = authenticatorAt(portal)
    const { data } = await register(portal, session, authenticator)
    return { session, email, authenticator, passkeyId: data.passkeyId }
  }

  it('is one factor: the last code factor can be turned off, and the password alone is not enough', async () => {
    const { session, email, authenticator } = await memberWithFactor()
    const off = await turnOff(session, 'sms')
    expect(off.data).toEqual({ mfaType: 'none' })
    const pending = await portal.logIn(email)
    expect(pending.data).toEqual({ loginYn: 'N', mfaType: 'none' })
    expect((await portal.call('getSessionInfo', {}, { session: pending.session })).code).toBe(401)
    expect((await portal.call('listMfaFactors', {}, { session: pending.session })).data).toMatchObject({
      factors: [],
      recoveryCodeYn: 'Y',
    })
    expect(
      (await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending.session })).code,
    ).toBe(2015)
    const recovered = await portal.call('verifyRecoveryCode', { recoveryCode }, { session: pending.session })
    expect(recovered.data).toEqual({ loginYn: 'Y', mfaType: 'none' })
    expect((await logInByPasskey(portal, authenticator)).data).toEqual({ loginYn: 'Y', mfaType: 'none' })
    const { data } = await newCodes(await verifyAgain(recovered.session!))
    expect(data.recoveryCodes).toHaveLength(10)
  })

  it('cannot be removed as the last factor, even when both are removed at once', async () => {
    const { session, passkeyId } = await memberWithFactor()
    const remove = (by: string) => portal.call('removePasskey', { passkeyId }, { session: by })
    const [off, removed] = await Promise.all([turnOff(session, 'sms'), remove(session)])
    expect([off.code, removed.code].filter((code) => code === 200)).toHaveLength(1)
    const own = off.session ?? session
    expect((await (off.code === 200 ? remove(own) : turnOff(own, 'sms'))).code).toBe(2204)
  })

  it('matters only with a role: a member without a role logs in with the password again', async () => {
    const { session, email } = await verified({ codes: [recoveryCode] })
    await register(portal, session, authenticatorAt(portal))
    const off = await turnOff(session, 'sms')
    expect((await portal.logIn(email)).data).toEqual({ loginYn: 'Y', mfaType: 'none' })
    expect((await settings(off.session!)).recoveryCodesLeft).toBe(0)
    expect((await newCodes(off.session!)).code).toBe(2015)
  })
})
