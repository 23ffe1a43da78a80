import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { members } from '#server/db/schema/member.ts'
import { memberOrders } from '#server/security/member-orders.ts'
import {
  type Browser,
  browserOf,
  mailedCode,
  mailTo,
  newEmail,
  newPassword,
  otherCode,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'

describeEngines('a forgotten password', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { VERIFICATION_SENDS_PER_ADDRESS: '100000', LOGIN_TRIES_PER_ADDRESS: '100000' },
    })
  })

  async function startVerifiedReset(email: string): Promise<Browser> {
    const browser = browserOf(portal)
    await browser.call('startPasswordReset', { email })
    expect(
      (await browser.call('verifyPasswordReset', { code: await mailedCode(portal, email) })).data,
    ).toEqual({ verifiedYn: 'Y', passwordLeast: 8 })
    return browser
  }

  it('is replaced by the person who can read the mail; every session ends, and the member is notified', async () => {
    const { email } = await portal.addMember()
    const [confirmed, pending] = [
      await portal.logInFully(email, { confirmed: true }),
      (await portal.logIn(email)).session,
    ]
    const browser = await startVerifiedReset(email)
    const { data, cookies } = await browser.call('resetPassword', { password: newPassword })
    expect([data, cookies['reset']]).toEqual([{ resetYn: 'Y' }, ''])
    expect((await portal.call('getSessionInfo', {}, { session: confirmed })).code).toBe(1002)
    expect((await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: pending })).code).toBe(2003)
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 비밀번호가 바뀌었습니다' })
    expect((await portal.logIn(email)).code).toBe(2001)
    // The login still asks for the second factor.
    expect((await portal.logIn(email, newPassword)).data).toEqual({ loginYn: 'N', mfaType: 'sms' })
  })

  it('can be replaced only once', async () => {
    const { email } = await portal.addMember()
    const browser = await startVerifiedReset(email)
    const cookies = { ...browser.cookies }
    const reset = (given: string) => portal.call('resetPassword', { password: given }, { cookies })
    const codes = (await Promise.all([reset(newPassword), reset('haetsal-norae-4718')])).map(
      ({ code }) => code,
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 2107])
    expect((await reset('nalgae-norae-4718')).code).toBe(2107)
    const currentPassword = codes[0] === 200 ? newPassword : 'haetsal-norae-4718'
    expect((await portal.logIn(email, currentPassword)).code).toBe(200)
  })

  it('can be replaced while the login is paused after wrong passwords; the login is then allowed again', async () => {
    const { email } = await portal.addMember()
    for (let tries = 0; tries < 5; tries += 1) {
      portal.clock.pass(5)
      await portal.logIn(email, 'wrong')
    }
    expect((await portal.logIn(email)).code).toBe(2002)
    await (await startVerifiedReset(email)).call('resetPassword', { password: newPassword })
    expect((await portal.logIn(email, newPassword)).code).toBe(200)
  })

  it('is not replaced without the code, with a wrong code, or half an hour later', async () => {
    const { email } = await portal.addMember()
    const browser = browserOf(portal)
    const reset = async () => (await browser.call('resetPassword', { password: newPassword })).code
    expect(await reset()).toBe(2107)
    await browser.call('startPasswordReset', { email })
    expect(await reset()).toBe(2107)
    await browser.call('verifyPasswordReset', { code: otherCode(await mailedCode(portal, email)) })
    expect(await reset()).toBe(2107)
    const late = await startVerifiedReset(email)
    portal.clock.pass(1800)
    expect((await late.call('resetPassword', { password: newPassword })).code).toBe(2107)
    expect((await portal.logIn(email, password)).code).toBe(200)
  })

  it('needs a new code if the mail address is changed: the first verification does not count', async () => {
    const [{ email }, victim] = [await portal.addMember(), await portal.addMember()]
    const browser = await startVerifiedReset(email)
    expect((await browser.call('startPasswordReset', { email: victim.email })).code).toBe(200)
    expect((await browser.call('resetPassword', { password: newPassword })).code).toBe(2107)
    expect((await portal.logIn(victim.email)).code).toBe(200)
  })

  it('is not replaced with an outdated proof: after a new password, for another member’s address, after an admin required a new password', async () => {
    const db = engine.database().db
    const { email } = await portal.addMember()
    const before = await startVerifiedReset(email)
    expect(
      (await (await startVerifiedReset(email)).call('resetPassword', { password: newPassword })).code,
    ).toBe(200)
    expect((await before.call('resetPassword', { password: 'haetsal-norae-4718' })).code).toBe(2107)
    expect((await portal.logIn(email, newPassword)).code).toBe(200)

    const [own, victim, moved] = [await portal.addMember(), await portal.addMember(), newEmail()]
    const thief = await startVerifiedReset(own.email)
    await db.update(members).set({ email: moved }).where(eq(members.id, own.id))
    await db.update(members).set({ email: own.email }).where(eq(members.id, victim.id))
    expect((await thief.call('resetPassword', { password: newPassword })).code).toBe(2107)
    expect((await portal.logIn(own.email, password)).code).toBe(200)

    const suspect = await portal.addMember()
    const early = await startVerifiedReset(suspect.email)
    portal.clock.pass(120)
    await memberOrders(db).give(suspect.id, 'PASSWORD_RESET', portal.clock.now())
    expect((await early.call('resetPassword', { password: newPassword })).code).toBe(2107)
    expect(
      (await (await startVerifiedReset(suspect.email)).call('resetPassword', { password: newPassword })).code,
    ).toBe(200)
  })

  it.each([
    ['송나래-노래-4718', 'personal'],
    ['password2026', 'common'],
    ['dalbit-9876', 'run'],
  ])('is not replaced by %s, which is %s', async (given, weakness) => {
    const { email } = await portal.addMember()
    const browser = await startVerifiedReset(email)
    const { code, data } = await browser.call('resetPassword', { password: given })
    expect([code, data]).toEqual([2106, { weakness }])
    expect((await browser.call('resetPassword', { password: newPassword })).code).toBe(200)
  })

  it('ends, when it is replaced, the session in the same browser', async () => {
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const browser = browserOf(portal)
    await browser.call('logIn', { email, password, deviceId: '4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d' })
    await browser.call('startPasswordReset', { email })
    await browser.call('verifyPasswordReset', { code: await mailedCode(portal, email) })
    expect((await browser.call('resetPassword', { password: newPassword })).session).toBe('')
  })

  it('of an unknown address starts no reset; a mail explains that there is no account', async () => {
    const email = newEmail()
    const browser = browserOf(portal)
    expect((await browser.call('startPasswordReset', { email })).code).toBe(200)
    expect(await mailedCode(portal, email)).toBe('')
    expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 가입하지 않은 이메일 주소입니다' })
    expect((await browser.call('verifyPasswordReset', { code: '000000' })).code).toBe(2011)
    expect(await engine.database().db.$count(members, eq(members.email, email))).toBe(0)
  })
})
