import { beforeAll, describe, expect, it } from 'vitest'
import { mailTo, newPassword, newPhone, otherCode } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'

const unlimitedEnv = { VERIFICATION_SENDS_PER_ADDRESS: '100000' }

describeEngines('a member’s password', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env: unlimitedEnv })
  })
  const change = (session: string, given: string, wanted: string) =>
    portal.call('changePassword', { password: given, newPassword: wanted }, { session })

  describe('changed with the old one', () => {
    it('continues this session under a new token and ends the others', async () => {
      const { email, session } = await confirmedMember(portal)
      const other = await portal.logInFully(email)
      const answer = await change(session, password, newPassword)
      expect(answer.data).toEqual({ changedYn: 'Y' })
      expect((await portal.call('getUserInfo', {}, { session: answer.session })).code).toBe(200)
      for (const ended of [session, other])
        expect((await portal.call('getSessionInfo', {}, { session: ended })).code).toBe(1002)
      expect((await portal.logIn(email)).code).toBe(2001)
      expect((await portal.logIn(email, newPassword)).code).toBe(200)
      expect(await mailTo(portal, email)).toMatchObject({ subject: '[빗장] 비밀번호가 바뀌었습니다' })
    })

    it('counts wrong attempts together with those of the login', async () => {
      const { email, session } = await confirmedMember(portal)
      expect(await change(session, 'wrong', newPassword)).toMatchObject({
        code: 2021,
        data: { remaining: 4 },
      })
      for (let tries = 0; tries < 4; tries += 1) {
        portal.clock.pass(60)
        await change(session, 'wrong', newPassword)
      }
      expect((await change(session, password, newPassword)).code).toBe(2022)
      expect((await portal.logIn(email)).code).toBe(2002)
    })

    it('must be neither weak nor the same as the old one', async () => {
      const { session } = await confirmedMember(portal)
      expect(await change(session, password, 'password1')).toMatchObject({
        code: 2106,
        data: { weakness: 'common' },
      })
      expect((await change(session, password, password)).code).toBe(2302)
      expect((await portal.call('getUserInfo', {}, { session })).code).toBe(200)
    })

    it('is changed once by two requests at the same moment', async () => {
      const { email, session } = await confirmedMember(portal)
      const other = await portal.logInFully(email, { confirmed: true })
      const answers = await Promise.all([
        change(session, password, newPassword),
        change(other, password, 'norae-dalbit-8174'),
      ])
      expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 1002]))
    })
  })

  describe('if it was forgotten at the password check', () => {
    const send = (session: string) => portal.call('sendCertificationCode', {}, { session })
    const verify = (session: string, code: string) =>
      portal.call('verifyCertificationCode', { code }, { session })
    async function loggedIn() {
      const { email, phoneNumber } = await portal.addMember({ phoneNumber: newPhone() })
      return { email, phoneNumber, session: await portal.logInFully(email) }
    }

    it('is replaced by a code to the member’s own number', async () => {
      const { session, phoneNumber } = await loggedIn()
      const { data } = await send(session)
      expect(data).toEqual({
        destination: `010-****-${phoneNumber.slice(-4)}`,
        expiresInSeconds: 180,
        resendInSeconds: 30,
      })
      expect(portal.sent.at(-1)!.to).toBe(phoneNumber)
      const answer = await verify(session, portal.lastCode())
      expect(answer.data).toEqual({ passwordCheckYn: 'Y' })
      expect((await portal.call('getUserInfo', {}, { session: answer.session })).code).toBe(200)
      expect((await portal.call('getSessionInfo', {}, { session })).code).toBe(1002)
    })

    it('needs a code that was sent, is valid and is correct', async () => {
      const { session } = await loggedIn()
      expect((await verify(session, '000000')).code).toBe(2012)
      await send(session)
      expect((await send(session)).code).toBe(2014)
      const digits = portal.lastCode()
      expect(await verify(session, otherCode(digits))).toMatchObject({ code: 2011, data: { remaining: 4 } })
      portal.clock.pass(180)
      expect((await verify(session, digits)).code).toBe(2012)
      expect((await portal.call('getUserInfo', {}, { session })).code).toBe(1225)
    })

    it('cannot be replaced after five wrong codes', async () => {
      const { session } = await loggedIn()
      await send(session)
      const digits = portal.lastCode()
      for (let tries = 0; tries < 5; tries += 1) await verify(session, otherCode(digits))
      expect((await verify(session, digits)).code).toBe(2013)
      portal.clock.pass(60)
      expect((await send(session)).code).toBe(2013)
    })

    it('is replaced once by a code, also by two requests at the same moment', async () => {
      const { session } = await loggedIn()
      await send(session)
      const digits = portal.lastCode()
      const codes = (await Promise.all([verify(session, digits), verify(session, digits)])).map(
        ({ code }) => code,
      )
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
    })
  })
})
