import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { mfaChallenges, recoveryCodes } from '#server/db/schema/mfa.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { totpSecret } from '#worlds/member.ts'

const otherCodeThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const app = new TOTP({ secret: Secret.fromBase32(totpSecret) })

describeEngines('the second factor', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database())
  })

  async function atSecondFactor(more: Parameters<Portal['addMember']>[0] = {}) {
    const member = await portal.addMember(more)
    const { session } = await portal.logIn(member.email)
    return { ...member, session: session!, again: async () => (await portal.logIn(member.email)).session! }
  }
  const challenge = async (session: string, mfaType: 'sms' | 'totp' = 'sms') =>
    (await portal.call('startMfaChallenge', { mfaType }, { session })).data.challengeId
  const verify = (session: string, challengeId: string, code: string) =>
    portal.call('verifyMfaCode', { challengeId, code }, { session })
  const codeNow = () => app.generate({ timestamp: portal.clock.now().getTime() })

  describe('by message', () => {
    it('is a code of six digits, sent to the masked number, valid for 180 seconds', async () => {
      const { session } = await atSecondFactor()
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
      expect(data).toMatchObject({
        securityType: 'LOGIN',
        mfaType: 'sms',
        destination: '010-****-1234',
        expiresInSeconds: 180,
        resendInSeconds: 30,
      })
      const code = portal.lastCode()
      expect(portal.sent.at(-1)).toEqual({
        to: '01000001234',
        text: `[빗장] 인증 번호는 ${code}입니다. 3분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`,
      })
      portal.clock.pass(179)
      expect(await verify(session, data.challengeId, code)).toMatchObject({
        code: 200,
        data: { loginYn: 'Y', mfaType: 'sms' },
      })
    })

    it('is refused from the 180th second on, without using an attempt', async () => {
      const { session } = await atSecondFactor()
      const id = await challenge(session)
      portal.clock.pass(180)
      for (let tries = 0; tries < 6; tries += 1)
        expect((await verify(session, id, portal.lastCode())).code).toBe(2012)
    })

    it('may be sent again after thirty seconds; the previous code is then invalid', async () => {
      const { session } = await atSecondFactor()
      const firstChallenge = await challenge(session)
      const firstCode = portal.lastCode()
      portal.clock.pass(12)
      expect(await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })).toMatchObject({
        code: 2014,
        data: { retryAfterSeconds: 18 },
      })
      portal.clock.pass(18)
      const secondChallenge = await challenge(session)
      expect((await verify(session, firstChallenge, firstCode)).code).toBe(2012)
      expect((await verify(session, secondChallenge, portal.lastCode())).code).toBe(200)
    })

    it('is sent once when requested ten times at once', async () => {
      const { session } = await atSecondFactor()
      const sentBefore = portal.sent.length
      const challengeCalls = Array.from({ length: 10 }, () =>
        portal.call('startMfaChallenge', { mfaType: 'sms' }, { session }),
      )
      const codes = (await Promise.all(challengeCalls)).map(({ code }) => code).toSorted((a, b) => a - b)
      expect(codes).toEqual([200, ...Array<number>(9).fill(2014)])
      expect(portal.sent.length - sentBefore).toBe(1)
    })

    it('is sent ten times in fifteen minutes at most, however many logins are begun', async () => {
      const { session, again } = await atSecondFactor()
      await challenge(session)
      for (let sends = 1; sends < 10; sends += 1) await challenge(await again())
      const refusal = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: await again() })
      expect(refusal).toMatchObject({ code: 2014, data: { retryAfterSeconds: 900 } })
    })

    it('is invalid after five wrong attempts, even if the sixth is correct, and so is the login', async () => {
      const { session } = await atSecondFactor()
      const id = await challenge(session)
      const code = portal.lastCode()
      const answers = []
      for (let tries = 0; tries < 5; tries += 1) answers.push(await verify(session, id, otherCodeThan(code)))
      expect(answers.map((answer) => [answer.code, answer.data])).toEqual([
        ...[4, 3, 2, 1].map((remaining) => [2011, { remaining }]),
        [2013, { retryAfterSeconds: 900 }],
      ])
      expect((await verify(session, id, code)).code).toBe(2003)
    })

    it('stays paused after a resend and a new login until the window is over', async () => {
      const { session, again } = await atSecondFactor()
      const id = await challenge(session)
      for (let tries = 0; tries < 4; tries += 1) await verify(session, id, otherCodeThan(portal.lastCode()))
      portal.clock.pass(30)
      const resent = await challenge(session)
      expect((await verify(session, resent, otherCodeThan(portal.lastCode()))).code).toBe(2013)

      const renewed = await again()
      const paused = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session: renewed })
      expect(paused).toMatchObject({ code: 2013, data: { retryAfterSeconds: 900 } })
      const recovered = await portal.call(
        'verifyRecoveryCode',
        { recoveryCode: 'AAAA-BBBB-CCCC' },
        { session: renewed },
      )
      expect(recovered.code).toBe(2013)
      portal.clock.pass(900)
      const lateSession = await again()
      expect((await verify(lateSession, await challenge(lateSession), portal.lastCode())).code).toBe(200)
    })

    it('is checked at most five times when a hundred answers come at once', async () => {
      const { session } = await atSecondFactor()
      const id = await challenge(session)
      const code = portal.lastCode()
      const wrongCodes = Array.from({ length: 100 }, (_, index) => String(index).padStart(6, '9')).filter(
        (guess) => guess !== code,
      )
      const answers = await Promise.all(wrongCodes.map((guess) => verify(session, id, guess)))
      expect(answers.filter(({ code }) => code === 2011).length).toBeLessThanOrEqual(4)
      expect(answers.filter(({ code }) => code === 200)).toEqual([])
      expect((await verify(session, id, code)).code).toBe(2003)
    })

    it('is valid once, even when it is entered twice at the same moment', async () => {
      const { session } = await atSecondFactor()
      const id = await challenge(session)
      const answers = await Promise.all([1, 2, 3].map(() => verify(session, id, portal.lastCode())))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect((await verify(session, id, portal.lastCode())).code).toBe(2003)
    })

    it('is valid only for its own login', async () => {
      const mine = await atSecondFactor()
      const id = await challenge(mine.session)
      const stranger = await atSecondFactor()
      await challenge(stranger.session)
      expect((await verify(stranger.session, id, portal.lastCode())).code).toBe(2012)
    })

    it('is stored as a hash that cannot be computed from the code alone', async () => {
      const { session } = await atSecondFactor()
      const id = await challenge(session)
      const rows = await engine.database().db.select().from(mfaChallenges)
      const row = rows.find((found) => found.id === id)
      expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify(row)).not.toContain(portal.lastCode())
    })
  })

  describe('by authenticator app', () => {
    const withApp = { factors: ['sms' as const, 'totp' as const], mfaType: 'totp' as const }

    it('accepts the code of the current time step and of its neighbours', async () => {
      for (const drift of [-30, 0, 30]) {
        const { session } = await atSecondFactor(withApp)
        const id = await challenge(session, 'totp')
        const code = app.generate({ timestamp: portal.clock.now().getTime() + drift * 1000 })
        expect((await verify(session, id, code)).code).toBe(200)
      }
      const { session } = await atSecondFactor(withApp)
      const earlyCode = app.generate({ timestamp: portal.clock.now().getTime() + 90_000 })
      expect((await verify(session, await challenge(session, 'totp'), earlyCode)).code).toBe(2011)
    })

    it('accepts a time step once, and no older step after it', async () => {
      const { session, again } = await atSecondFactor(withApp)
      const [code, older] = [codeNow(), app.generate({ timestamp: portal.clock.now().getTime() - 30_000 })]
      expect((await verify(session, await challenge(session, 'totp'), code)).code).toBe(200)
      const second = await again()
      const id = await challenge(second, 'totp')
      expect((await verify(second, id, code)).code).toBe(2011)
      expect((await verify(second, id, older)).code).toBe(2011)
      portal.clock.pass(30)
      expect((await verify(second, id, codeNow())).code).toBe(200)
    })

    it('accepts a time step once when two logins use it at the same moment', async () => {
      const { session, again } = await atSecondFactor(withApp)
      const pending = [session, await again(), await again()]
      const ids: string[] = []
      for (const each of pending) ids.push(await challenge(each, 'totp'))
      const answers = await Promise.all(pending.map((each, index) => verify(each, ids[index]!, codeNow())))
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    })

    it('is not offered to a member without an app', async () => {
      const { session } = await atSecondFactor()
      expect((await portal.call('startMfaChallenge', { mfaType: 'totp' }, { session })).code).toBe(2015)
      expect((await portal.call('listMfaFactors', {}, { session })).data).toEqual({
        mfaType: 'sms',
        factors: [{ mfaType: 'sms', destination: '010-****-1234' }],
        recoveryCodeYn: 'N',
        trustDays: 30,
      })
    })
  })

  describe('by recovery code', () => {
    const codes = ['B7KQ-2MXD-94RT', 'H3VN-8WLC-P6ZA']
    const recover = (session: string, recoveryCode: string) =>
      portal.call('verifyRecoveryCode', { recoveryCode }, { session })

    it('is valid once, however it is typed', async () => {
      const { session, again } = await atSecondFactor({ codes })
      expect((await portal.call('listMfaFactors', {}, { session })).data.recoveryCodeYn).toBe('Y')
      expect(await recover(session, 'b7kq 2mxd 94rt')).toMatchObject({ code: 200, data: { loginYn: 'Y' } })
      const second = await again()
      expect(await recover(second, codes[0]!)).toMatchObject({ code: 2016, data: { remaining: 4 } })
      expect((await recover(second, codes[1]!)).code).toBe(200)
      expect((await portal.call('listMfaFactors', {}, { session: await again() })).data.recoveryCodeYn).toBe(
        'N',
      )
    })

    it('is valid once when two logins use it at the same moment', async () => {
      const { session, again } = await atSecondFactor({ codes })
      const second = await again()
      const answers = await Promise.all([recover(session, codes[0]!), recover(second, codes[0]!)])
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 2016])
    })

    it('counts its wrong attempts with those of the codes', async () => {
      const { session } = await atSecondFactor({ codes })
      const id = await challenge(session)
      await verify(session, id, otherCodeThan(portal.lastCode()))
      expect((await recover(session, 'WRONG-CODE')).data).toEqual({ remaining: 3 })
      await recover(session, 'WRONG-CODE')
      await recover(session, 'WRONG-CODE')
      expect((await recover(session, 'WRONG-CODE')).code).toBe(2013)
      expect((await recover(session, codes[0]!)).code).toBe(2003)
    })

    it('stays valid after a change of the key while the former one is still configured', async () => {
      const [former, next] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
      const portalWithKeys = (keys: string) => createPortal(engine.database(), { env: { HASH_KEY: keys } })
      const { email } = await portalWithKeys(former!).addMember({ codes })
      const recoverUnder = async (keys: string, recoveryCode: string) => {
        const changedPortal = portalWithKeys(keys)
        const { session } = await changedPortal.logIn(email)
        return (await changedPortal.call('verifyRecoveryCode', { recoveryCode }, { session: session! })).code
      }
      expect(await recoverUnder(next!, codes[0]!)).toBe(2016)
      expect(await recoverUnder(`${next},${former}`, codes[0]!)).toBe(200)
      expect(await recoverUnder(`${next},${former}`, codes[0]!)).toBe(2016)
    })

    it('is stored as a hash', async () => {
      await atSecondFactor({ codes })
      const rows = await engine.database().db.select().from(recoveryCodes)
      expect(JSON.stringify(rows)).not.toContain('2MXD')
      for (const { codeHash } of rows) expect(codeHash).toMatch(/^[0-9a-f]{64}$/)
    })
  })

  it('is not offered to a member without recovery codes', async () => {
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const { data, session } = await portal.logIn(email)
    expect(data).toEqual({ loginYn: 'Y', mfaType: 'none' })
    expect((await portal.call('getSessionInfo', {}, { session })).code).toBe(200)
  })
})
