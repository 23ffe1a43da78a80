import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { browserOf, mailedCode, newEmail, newPassword, signupAt } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { authenticatorAt, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'

/**
 * Two passwords that are too short without a second factor: one of nine characters, which is enough with a second
 * factor, and one that is a single character shorter than required.
 */
const shortPassword = 'norae-71k'
const nearlyLongEnough = 'dalbit-norae-4'

describeEngines('a password that is the only factor, under the strict setting,', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: {
        PASSWORD_STRICT: '1',
        LOGIN_TRIES_PER_ADDRESS: '100000',
        VERIFICATION_SENDS_PER_ADDRESS: '100000',
      },
    })
  })
  const withoutFactor = { mfaType: 'none' as const, factors: [] }
  const confirmedSession = async (email: string) => portal.logInFully(email, { confirmed: true })
  const leastOf = async (session: string) =>
    (await portal.call('getUserInfo', {}, { session })).data.passwordLeast
  const change = (session: string, wanted: string) =>
    portal.call('changePassword', { password, newPassword: wanted }, { session })
  const tooShort = { code: 2106, data: { weakness: 'short', passwordLeast: 15 } }
  const turnOff = (session: string) => portal.call('turnOffMfaFactor', { mfaType: 'sms' }, { session })

  async function startReset(email: string) {
    const browser = browserOf(portal)
    await browser.call('startPasswordReset', { email })
    const code = await mailedCode(portal, email)
    return { browser, verified: await browser.call('verifyPasswordReset', { code }) }
  }

  it('has 15 characters or more when it is changed', async () => {
    const { email } = await portal.addMember(withoutFactor)
    const session = await confirmedSession(email)
    expect(await leastOf(session)).toBe(15)
    expect(await change(session, nearlyLongEnough)).toMatchObject(tooShort)
    expect((await change(session, `${nearlyLongEnough}7`)).code).toBe(200)
  })

  it('has 15 characters or more when it replaces a forgotten one', async () => {
    const { email } = await portal.addMember(withoutFactor)
    const { browser, verified } = await startReset(email)
    expect(verified.data).toEqual({ verifiedYn: 'Y', passwordLeast: 15 })
    expect(await browser.call('resetPassword', { password: nearlyLongEnough })).toMatchObject(tooShort)
    expect((await browser.call('resetPassword', { password: newPassword })).code).toBe(200)
  })

  it('is not the password of a member with a second factor, for which eight characters are enough', async () => {
    const { email } = await portal.addMember()
    const session = await confirmedSession(email)
    expect(await leastOf(session)).toBe(8)
    expect((await change(session, shortPassword)).code).toBe(200)
    const { browser, verified } = await startReset(email)
    expect(verified.data.passwordLeast).toBe(8)
    expect((await browser.call('resetPassword', { password: shortPassword })).code).toBe(200)
  })

  it('is not the password of a sign-up, since text messages are the second factor from the start', async () => {
    const email = newEmail()
    const browser = await signupAt(portal, 'PASSWORD', { email })
    const answer = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: shortPassword,
    })
    expect(answer.code).toBe(200)
    expect((await portal.logIn(email, shortPassword)).data).toEqual({ loginYn: 'N', mfaType: 'sms' })
  })

  it('does not log in a member who turned their last factor off, until the password is long enough', async () => {
    const { email } = await portal.addMember()
    const changeAnswer = await change(await confirmedSession(email), shortPassword)
    expect((await turnOff(await portal.verify(changeAnswer.session!))).data).toEqual({ mfaType: 'none' })
    expect((await portal.logIn(email, 'a wrong one')).code).toBe(2001)
    expect(await portal.logIn(email, shortPassword)).toMatchObject({ code: 5211, session: undefined })
    const { browser, verified } = await startReset(email)
    expect(verified.data.passwordLeast).toBe(15)
    expect(await browser.call('resetPassword', { password: shortPassword })).toMatchObject(tooShort)
    await browser.call('resetPassword', { password: newPassword })
    expect((await portal.logIn(email, newPassword)).data).toEqual({ loginYn: 'Y', mfaType: 'none' })
  })

  it('is not the password of a member with a passkey in place of another factor, since that password alone does not log in', async () => {
    const { email } = await portal.addMember({ staff: true, factors: ['sms'] })
    const session = await confirmedSession(email)
    await register(portal, session, authenticatorAt(portal))
    const changeAnswer = await change(session, shortPassword)
    const off = await turnOff(await portal.verify(changeAnswer.session!))
    expect(off.data).toEqual({ mfaType: 'none' })
    expect(await leastOf(off.session!)).toBe(8)
    expect((await portal.logIn(email, shortPassword)).data).toEqual({ loginYn: 'N', mfaType: 'none' })
  })
})
