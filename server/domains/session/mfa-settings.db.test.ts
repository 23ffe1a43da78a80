import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { mfaEnrolments, mfaFactors, recoveryCodes, trustedDevices } from '#server/db/schema/mfa.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { giveRole } from '#worlds/member.ts'

const DAY = 24 * 60 * 60
const otherCodeThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).toSorted((a, b) => a - b)

describeEngines('the second factors of a member', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })
  const withoutFactor = { mfaType: 'none' as const, factors: [] }
  const settings = async (session: string) => (await portal.call('getMfaSettings', {}, { session })).data
  const verifyAgain = (session: string) => portal.verify(session)
  const start = (session: string, mfaType: 'sms' | 'totp') =>
    portal.call('startMfaEnrolment', { mfaType }, { session })
  const verify = (session: string, enrolmentId: string, code: string) =>
    portal.call('verifyMfaEnrolment', { enrolmentId, code }, { session })
  const turnOn = (session: string, enrolmentId: string) =>
    portal.call('turnOnMfaFactor', { enrolmentId }, { session })
  const turnOff = (session: string, mfaType: 'sms' | 'totp') =>
    portal.call('turnOffMfaFactor', { mfaType }, { session })
  const newCodes = (session: string) => portal.call('makeRecoveryCodes', {}, { session })
  const codeOf = (secret: string | null) =>
    new TOTP({ secret: Secret.fromBase32(secret!) }).generate({ timestamp: portal.clock.now().getTime() })
  const isAlive = async (session: string) =>
    (await portal.call('getSessionInfo', {}, { session })).code === 200

  /** Creates a member who has just verified their identity again. */
  async function createVerifiedMember(more: Parameters<Portal['addMember']>[0] = {}) {
    const member = await portal.addMember(more)
    return { ...member, session: await verifyAgain(await portal.logInFully(member.email)) }
  }
  /** Turns a factor on from start to end; returns the session that continues. */
  async function enrolFactor(session: string, mfaType: 'sms' | 'totp') {
    const { data } = await start(session, mfaType)
    const { data: shown } = await verify(
      session,
      data.enrolmentId,
      mfaType === 'sms' ? portal.lastCode() : codeOf(data.secret),
    )
    const on = await turnOn(session, data.enrolmentId)
    return { ...on, session: on.session!, secret: data.secret, recoveryCodes: shown.recoveryCodes }
  }
  const mailsAbout = async (email: string) => {
    await portal.deliverMails()
    return portal.sentMails.filter(({ to }) => to === email)
  }

  describe('are changed with a fresh proof by password', () => {
    it('but not in a session that has only the password check', async () => {
      const { email } = await portal.addMember()
      const session = await portal.logInFully(email, { confirmed: true, verified: false })
      expect((await start(session, 'totp')).code).toBe(2201)
      expect((await turnOff(session, 'sms')).code).toBe(2201)
      expect((await newCodes(session)).code).toBe(2201)
    })

    it('for ten minutes, in a session with a new token and unchanged other checks', async () => {
      const { email } = await portal.addMember(withoutFactor)
      const sessionBefore = await portal.logInFully(email, { confirmed: true, verified: false })
      const { data, session } = await portal.call('verifyAgain', { password }, { session: sessionBefore })
      expect(data).toEqual({ verifiedForSeconds: 600 })
      expect(await isAlive(sessionBefore)).toBe(false)
      expect((await portal.call('getSessionInfo', {}, { session })).data.passwordCheckYn).toBe('Y')
      portal.clock.pass(599)
      expect((await settings(session!)).verifiedForSeconds).toBe(1)
      expect((await start(session!, 'totp')).code).toBe(200)
      portal.clock.pass(1)
      expect((await start(session!, 'totp')).code).toBe(2201)
    })

    it('and wrong attempts are counted with those of the login', async () => {
      const { email } = await portal.addMember(withoutFactor)
      const session = await portal.logInFully(email)
      const tryWrongPassword = () => portal.call('verifyAgain', { password: 'wrong' }, { session })
      expect(await tryWrongPassword()).toMatchObject({ code: 2021, data: { remaining: 4 } })
      for (const wait of [0, 0, 2]) {
        portal.clock.pass(wait)
        await tryWrongPassword()
      }
      portal.clock.pass(5)
      expect(await tryWrongPassword()).toMatchObject({ code: 2022, data: { retryAfterSeconds: 900 } })
      expect((await portal.logIn(email)).code).toBe(2002)
    })
  })

  describe('by an authenticator app', () => {
    it('are on after the code was correct and the recovery codes were shown, and not before', async () => {
      const { session, email } = await createVerifiedMember(withoutFactor)
      const { data } = await start(session, 'totp')
      expect(data).toMatchObject({
        mfaType: 'totp',
        destination: null,
        expiresInSeconds: 600,
        resendInSeconds: 0,
      })
      expect(new URL(data.uri!).searchParams.get('secret')).toBe(data.secret)
      expect(decodeURIComponent(data.uri!)).toContain(email)
      expect((await turnOn(session, data.enrolmentId)).code).toBe(2202)
      expect(await verify(session, data.enrolmentId, otherCodeThan(codeOf(data.secret)))).toMatchObject({
        code: 2011,
        data: { remaining: 4 },
      })

      const shown = await verify(session, data.enrolmentId, codeOf(data.secret))
      expect(shown.data.recoveryCodes).toHaveLength(10)
      expect(await settings(session)).toMatchObject({ mfaType: 'none', factors: [], recoveryCodesLeft: 0 })
      expect((await portal.logIn(email)).data).toMatchObject({ loginYn: 'Y' })

      const on = await turnOn(session, data.enrolmentId)
      expect(on.data).toEqual({ mfaType: 'totp' })
      expect(await settings(on.session!)).toMatchObject({
        mfaType: 'totp',
        factors: [{ mfaType: 'totp' }],
        recoveryCodesLeft: 10,
      })
      expect((await turnOn(on.session!, data.enrolmentId)).code).toBe(2202)
    })

    it('do not accept the time step that turned them on at the login, and accept each recovery code once', async () => {
      const { session, email } = await createVerifiedMember(withoutFactor)
      const { secret, recoveryCodes: codes } = await enrolFactor(session, 'totp')
      const { session: pending } = await portal.logIn(email)
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'totp' }, { session: pending })
      const giveCode = (code: string) =>
        portal.call('verifyMfaCode', { challengeId: data.challengeId, code }, { session: pending })
      expect((await giveCode(codeOf(secret))).code).toBe(2011)
      portal.clock.pass(30)
      expect((await giveCode(codeOf(secret))).code).toBe(200)
      const recover = async () =>
        portal.call(
          'verifyRecoveryCode',
          { recoveryCode: codes[0]! },
          { session: (await portal.logIn(email)).session },
        )
      expect((await recover()).code).toBe(200)
      expect((await recover()).code).toBe(2016)
    })

    it('have their secret encrypted and their recovery codes hashed, even before they are on', async () => {
      const { session, id } = await createVerifiedMember(withoutFactor)
      const { secret, recoveryCodes: codes } = await enrolFactor(session, 'totp')
      const waiting = await createVerifiedMember(withoutFactor)
      const { data } = await start(waiting.session, 'totp')
      const { data: shown } = await verify(waiting.session, data.enrolmentId, codeOf(data.secret))
      const { db } = engine.database()
      const storedText = JSON.stringify([
        await db.select().from(mfaFactors),
        await db.select().from(mfaEnrolments),
        await db.select().from(recoveryCodes),
      ])
      expect(storedText).toContain(id)
      for (const secretText of [secret!, data.secret!, ...codes, ...shown.recoveryCodes])
        expect(storedText).not.toContain(secretText)
    })

    it('are abandoned after ten minutes, and removed', async () => {
      const { session, email } = await createVerifiedMember(withoutFactor)
      const { data } = await start(session, 'totp')
      portal.clock.pass(600)
      const newSession = await verifyAgain(session)
      expect((await verify(newSession, data.enrolmentId, codeOf(data.secret))).code).toBe(2202)
      portal.clock.pass(1)
      await runRemovals(engine.database().db, portal.clock.now())
      const rows = await engine.database().db.select().from(mfaEnrolments)
      expect(rows.map(({ id }) => id)).not.toContain(data.enrolmentId)
      expect((await portal.logIn(email)).data.mfaType).toBe('none')
    })

    it('cannot be turned on twice, even by two simultaneous calls', async () => {
      const { session } = await createVerifiedMember(withoutFactor)
      const { data } = await start(session, 'totp')
      const code = codeOf(data.secret)
      expect(
        codesOf(
          await Promise.all([
            verify(session, data.enrolmentId, code),
            verify(session, data.enrolmentId, code),
          ]),
        ),
      ).toEqual([200, 2202])
      const answers = await Promise.all([
        turnOn(session, data.enrolmentId),
        turnOn(session, data.enrolmentId),
      ])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      const on = answers.find(({ code }) => code === 200)!.session!
      expect((await start(on, 'totp')).code).toBe(2203)
    })

    it('belong to the member who began the setup: another member’s enrolment is answered like an unknown one', async () => {
      const mine = await createVerifiedMember(withoutFactor)
      const stranger = await createVerifiedMember(withoutFactor)
      const { data } = await start(mine.session, 'totp')
      expect((await verify(stranger.session, data.enrolmentId, codeOf(data.secret))).code).toBe(2202)
      await verify(mine.session, data.enrolmentId, codeOf(data.secret))
      expect((await turnOn(stranger.session, data.enrolmentId)).code).toBe(2202)
    })
  })

  describe('by text message', () => {
    it('are verified with a code to the member’s number; the code is valid for 180 seconds and can be sent again after thirty', async () => {
      const { session } = await createVerifiedMember(withoutFactor)
      const { data } = await start(session, 'sms')
      expect(data).toMatchObject({
        destination: '010-****-1234',
        secret: null,
        uri: null,
        expiresInSeconds: 180,
        resendInSeconds: 30,
      })
      expect(await start(session, 'sms')).toMatchObject({ code: 2014, data: { retryAfterSeconds: 30 } })
      await start(session, 'totp')
      portal.clock.pass(29)
      expect(await start(session, 'sms')).toMatchObject({ code: 2014, data: { retryAfterSeconds: 1 } })
      portal.clock.pass(1)
      const { data: second } = await start(session, 'sms')
      expect((await verify(session, data.enrolmentId, portal.lastCode())).code).toBe(2202)
      portal.clock.pass(180)
      expect((await verify(session, second.enrolmentId, portal.lastCode())).code).toBe(2012)
      expect((await enrolFactor(session, 'sms')).data).toEqual({ mfaType: 'sms' })
    })

    it('send one code when requested ten times at once', async () => {
      const { session } = await createVerifiedMember(withoutFactor)
      const before = portal.sent.length
      const answers = await Promise.all(Array.from({ length: 10 }, () => start(session, 'sms')))
      expect(codesOf(answers)).toEqual([200, ...Array<number>(9).fill(2014)])
      expect(portal.sent.length - before).toBe(1)
    })

    it('are invalid after five wrong attempts even if the sixth is correct, and a resend does not help', async () => {
      const { session, email } = await createVerifiedMember(withoutFactor)
      const { data } = await start(session, 'sms')
      const code = portal.lastCode()
      const answers = []
      for (let tries = 0; tries < 5; tries += 1)
        answers.push(await verify(session, data.enrolmentId, otherCodeThan(code)))
      expect(answers.map(({ code: each }) => each)).toEqual([2011, 2011, 2011, 2011, 2013])
      expect((await verify(session, data.enrolmentId, code)).code).toBe(2202)
      portal.clock.pass(30)
      expect(await start(session, 'sms')).toMatchObject({ code: 2013, data: { retryAfterSeconds: 870 } })
      expect((await portal.logIn(email)).code).toBe(200)
    })

    it('can be requested again when the message could not be sent', async () => {
      const { session } = await createVerifiedMember(withoutFactor)
      portal.gateway.fails = true
      expect((await start(session, 'sms')).code).toBe(503)
      portal.gateway.fails = false
      expect((await start(session, 'sms')).code).toBe(200)
    })
  })

  describe('turned on or off', () => {
    it('end the member’s other sessions, renew this one and send a mail', async () => {
      const { session, email } = await createVerifiedMember(withoutFactor)
      const changedElsewhere = (await portal.logIn(email)).session!
      const on = await enrolFactor(session, 'totp')
      expect([await isAlive(changedElsewhere), await isAlive(session), await isAlive(on.session)]).toEqual([
        false,
        false,
        true,
      ])

      const off = await turnOff(on.session, 'totp')
      expect(off.data).toEqual({ mfaType: 'none' })
      expect([await isAlive(on.session), await isAlive(off.session!)]).toEqual([false, true])
      expect(await settings(off.session!)).toMatchObject({
        mfaType: 'none',
        factors: [],
        recoveryCodesLeft: 0,
      })
      // Mails of one moment are delivered in no particular order.
      expect((await mailsAbout(email)).map(({ subject }) => subject).toSorted()).toEqual([
        '[빗장] 2단계 인증 수단을 껐습니다',
        '[빗장] 2단계 인증 수단을 켰습니다',
      ])
      expect((await turnOff(off.session!, 'totp')).code).toBe(2015)
    })

    it('keep, when one is turned off, the other factor and its recovery codes; the login then asks for the other factor', async () => {
      const { session, email } = await createVerifiedMember({ codes: ['B7KQ-2MXD-94RT'] })
      const on = await enrolFactor(session, 'totp')
      expect([on.data.mfaType, on.recoveryCodes]).toEqual(['totp', []])
      const off = await turnOff(on.session, 'totp')
      expect(off.data).toEqual({ mfaType: 'sms' })
      expect((await settings(off.session!)).recoveryCodesLeft).toBe(1)
      expect((await portal.logIn(email)).data).toEqual({ loginYn: 'N', mfaType: 'sms' })
    })

    it('keep the last factor of a member with a role, even when two are turned off at once', async () => {
      const {
        session,
        email,
        id: memberId,
      } = await createVerifiedMember({ mfaType: 'totp', factors: ['sms', 'totp'] })
      await giveRole(engine.database().db, memberId, 'approver')
      expect((await settings(session)).requiredYn).toBe('Y')
      const answers = await Promise.all([turnOff(session, 'sms'), turnOff(session, 'totp')])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      const { mfaType } = (await portal.logIn(email)).data
      expect(mfaType).not.toBe('none')
      const own = answers.find(({ code }) => code === 200)!.session!
      expect((await turnOff(own, mfaType as 'sms' | 'totp')).code).toBe(2204)
    })
  })

  it('can have new recovery codes, which replace the old ones', async () => {
    const { session, email } = await createVerifiedMember({ codes: ['B7KQ-2MXD-94RT'] })
    const { data } = await newCodes(session)
    expect(new Set(data.recoveryCodes).size).toBe(10)
    expect((await settings(session)).recoveryCodesLeft).toBe(10)
    const recover = async (recoveryCode: string) =>
      (
        await portal.call(
          'verifyRecoveryCode',
          { recoveryCode },
          { session: (await portal.logIn(email)).session },
        )
      ).code
    expect(await recover('B7KQ-2MXD-94RT')).toBe(2016)
    expect(await recover(data.recoveryCodes[3]!)).toBe(200)
    const [mail] = await mailsAbout(email)
    expect(mail!.subject).toBe('[빗장] 복구 코드를 새로 만들었습니다')
    for (const code of data.recoveryCodes) expect(mail!.text).not.toContain(code)
    expect((await newCodes((await createVerifiedMember(withoutFactor)).session)).code).toBe(2015)
  })

  describe('on a trusted device', () => {
    /** Logs in with a text message and trusts the device; returns the cookie of the device. */
    async function trustDevice(email: string, cookies: Record<string, string> = {}) {
      const { session } = await portal.logIn(email)
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
      const code = portal.lastCode()
      const answer = await portal.call(
        'verifyMfaCode',
        { challengeId: data.challengeId, code, trustDeviceYn: 'Y' },
        { session, cookies },
      )
      return {
        session: answer.session!,
        cookies: answer.cookies['trusted_device']
          ? { trusted_device: answer.cookies['trusted_device'] }
          : undefined,
      }
    }
    const asksFor = async (email: string, cookies: Record<string, string> | undefined, given = password) =>
      (await portal.logIn(email, given, { cookies: cookies ?? {} })).data.loginYn === 'N'

    it('are not asked for during thirty days, only for this member', async () => {
      const { email } = await portal.addMember()
      const { cookies } = await trustDevice(email)
      expect([await asksFor(email, cookies), await asksFor(email, {})]).toEqual([false, true])
      expect(await asksFor((await portal.addMember()).email, cookies)).toBe(true)
      expect((await portal.logIn(email, 'wrong', { cookies: cookies! })).code).toBe(2001)
      portal.clock.pass(30 * DAY - 1)
      expect(await asksFor(email, cookies)).toBe(false)
      portal.clock.pass(1)
      expect(await asksFor(email, cookies)).toBe(true)
      portal.clock.pass(1)
      await runRemovals(engine.database().db, portal.clock.now())
      expect(await engine.database().db.select().from(trustedDevices)).toEqual([])
    })

    it('are asked for unless the member trusted the device, and always if the member has a role', async () => {
      const { email } = await portal.addMember()
      await portal.logInFully(email)
      expect((await settings(await portal.logInFully(email))).trustedDevices).toEqual([])
      const staff = await portal.addMember({ staff: true, factors: ['sms'] })
      expect((await trustDevice(staff.email)).cookies).toBeUndefined()
      const pending = (await portal.logIn(staff.email)).session
      expect((await portal.call('listMfaFactors', {}, { session: pending })).data.trustDays).toBe(0)
    })

    it('have trusted devices that are listed, with the current one marked, and removed only by their member', async () => {
      const { email } = await portal.addMember()
      const firstDevice = await trustDevice(email)
      const secondDevice = await trustDevice(email)
      const { trustedDevices: rows } = (
        await portal.call(
          'getMfaSettings',
          {},
          { session: secondDevice.session, cookies: secondDevice.cookies! },
        )
      ).data
      expect(rows.map(({ currentYn }) => currentYn).toSorted()).toEqual(['N', 'Y'])
      const stranger = await createVerifiedMember()
      const ids = rows.map(({ trustedDeviceId }) => trustedDeviceId)
      const remove = (session: string, trustedDeviceIds: string[]) =>
        portal.call('removeTrustedDevices', { trustedDeviceIds }, { session })
      expect((await remove(stranger.session, ids)).data).toEqual({ count: 0 })
      portal.clock.pass(600)
      expect((await remove(secondDevice.session, ids)).code).toBe(2201)
      const session = await verifyAgain(secondDevice.session)
      const otherIds = rows
        .filter(({ currentYn }) => currentYn === 'N')
        .map(({ trustedDeviceId }) => trustedDeviceId)
      expect((await remove(session, otherIds)).data).toEqual({ count: 1 })
      expect([await asksFor(email, firstDevice.cookies), await asksFor(email, secondDevice.cookies)]).toEqual(
        [true, false],
      )
    })

    it('have one stored trust for each device, even if the device is trusted repeatedly', async () => {
      const { email } = await portal.addMember()
      const firstTrust = await trustDevice(email)
      const secondTrust = await trustDevice(email, firstTrust.cookies)
      expect((await settings(secondTrust.session)).trustedDevices).toHaveLength(1)
      expect(await asksFor(email, firstTrust.cookies)).toBe(true)
    })

    it('are asked for again after a new password, and after a factor was turned on or off', async () => {
      const member = await portal.addMember()
      const { cookies, session } = await trustDevice(member.email)
      await portal.call('startPasswordReset', { email: member.email })
      const { cookies: reset } = await portal.call(
        'startPasswordReset',
        { email: member.email },
        { address: '203.0.113.9' },
      )
      await portal.deliverMails()
      const code = /\d{6}/.exec(portal.sentMails.findLast(({ to }) => to === member.email)!.text)![0]
      await portal.call('verifyPasswordReset', { code }, { cookies: reset })
      expect(
        (await portal.call('resetPassword', { password: 'another long enough phrase' }, { cookies: reset }))
          .code,
      ).toBe(200)
      expect(await asksFor(member.email, cookies, 'another long enough phrase')).toBe(true)
      expect(await isAlive(session)).toBe(false)

      const { email } = await portal.addMember()
      const device = await trustDevice(email)
      await enrolFactor(await verifyAgain(device.session), 'totp')
      expect(await asksFor(email, device.cookies)).toBe(true)
    })

    it('have a token for the trusted device that is stored as a hash', async () => {
      const { email } = await portal.addMember()
      const { cookies } = await trustDevice(email)
      const rows = JSON.stringify(await engine.database().db.select().from(trustedDevices))
      expect(rows).not.toContain(cookies!['trusted_device'])
    })
  })
})
