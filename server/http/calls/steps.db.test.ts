import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, password } from '#server/testing/portal.ts'

/** Returns the cookies of an answer without the session cookie; the cookie of a trusted device remains. */
const withoutSession = (cookies: Record<string, string>) =>
  Object.fromEntries(Object.entries(cookies).filter(([name]) => name !== 'session'))

describeEngines('the order of a login', (engine) => {
  it('cannot be shortened: each step allows only the next one', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember({ codes: ['B7KQ-2MXD-94RT'] })
    const { session: pending } = await portal.logIn(email)
    const atPending = { session: pending }

    // Neither a repeated password nor an invented challenge replaces the second factor.
    expect((await portal.call('checkPassword', { password }, atPending)).code).toBe(401)
    expect(
      (await portal.call('verifyMfaCode', { challengeId: randomUUID(), code: '123456' }, atPending)).code,
    ).toBe(2012)
    expect((await portal.call('getSessionInfo', {}, atPending)).code).toBe(401)

    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, atPending)
    const answer = { challengeId: data.challengeId, code: portal.lastCode() }
    const { session: member } = await portal.call('verifyMfaCode', answer, atPending)
    const atMember = { session: member }

    // Completed steps cannot be repeated.
    expect((await portal.call('verifyMfaCode', answer, atPending)).code).toBe(2003)
    expect((await portal.call('verifyMfaCode', answer, atMember)).code).toBe(2003)
    expect((await portal.call('verifyRecoveryCode', { recoveryCode: 'B7KQ-2MXD-94RT' }, atMember)).code).toBe(
      2003,
    )

    // After the login the password also counts for the member's own area.
    expect((await portal.call('getUserInfo', {}, atMember)).data).toEqual({
      email,
      name: '송나래',
      phoneNumber: '01000001234',
      subEmail: null,
      companyName: null,
      deptName: null,
      joinedAt: expect.any(String),
      subscribeYn: 'N',
      passwordLeast: 8,
    })
  })

  it('begins again with every login: nothing is carried over from a session with a verified identity', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember()
    const confirmed = await portal.logInFully(email, { confirmed: true })
    const { session: pending } = await portal.logIn(email)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })
    const answer = { challengeId: data.challengeId, code: portal.lastCode(), trustDeviceYn: 'Y' } as const
    const { cookies } = await portal.call('verifyMfaCode', answer, { session: pending })
    // The password alone, on a trusted device, is not a fresh proof of identity; the proof of the previous session is
    // not carried over.
    const { session } = await portal.logIn(email, password, {
      session: confirmed,
      cookies: withoutSession(cookies),
    })
    const passwordChange = { password, newPassword: 'another-quiet-harbour' }
    expect((await portal.call('changePassword', passwordChange, { session })).code).toBe(2201)
  })

  it('refuses a challenge that was issued in an earlier login which has ended', async () => {
    const portal = createPortal(engine.database())
    const { email } = await portal.addMember()
    const { session } = await portal.logIn(email)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
    const answer = { challengeId: data.challengeId, code: portal.lastCode() }
    await portal.call('logOut', {}, { session })
    const next = await portal.logIn(email)
    expect((await portal.call('verifyMfaCode', answer, { session })).code).toBe(2003)
    expect((await portal.call('verifyMfaCode', answer, { session: next.session })).code).toBe(2012)
  })
})
