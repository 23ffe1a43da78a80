import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { periodInWords, retainedTypes, retention } from '#domain/account/retention.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { counselSlots } from '#server/db/schema/counsel.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { keptRecords, withdrawalReasons } from '#server/db/schema/withdrawal.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { mailTo, newPassword, otherCode, signupAt } from '#server/testing/account-world.ts'
import { counselForm, monday10 } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { authenticatorAt, memberWithPasskey, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { waitUntilBlocked } from '#server/testing/until-blocked.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { totpSecret } from '#worlds/member.ts'

const env = {
  VERIFICATION_SENDS_PER_ADDRESS: '1000',
  COUNSELS_PER_ADDRESS: '1000',
  COUNSEL_HOLDS_PER_ADDRESS: '1000',
  LOGIN_TRIES_PER_ADDRESS: '1000',
}
const indexes = Array.from({ length: 20 }, (_, index) => index)

describeEngines('a withdrawal', (engine) => {
  let portal: Portal
  const world = withdrawalWorld(
    () => portal,
    () => engine.database(),
  )
  const check = async (session: string) => (await portal.call('checkWithdrawal', {}, { session })).data
  const isThere = async (id: string) => (await engine.database().db.$count(members, eq(members.id, id))) === 1
  beforeEach(() => {
    portal = createPortal(engine.database(), { env })
  })
  // An open portal would deliver the mails of the following tests.
  afterEach(() => portal.app.close())

  it('lists the same records in the mail as on the screens, and only retained ones', async () => {
    const { email, session } = await world.member()
    const { kept } = await check(session)
    expect(kept.map(({ keptType }) => keptType)).toEqual(['SIGN_IN'])
    expect((await world.leave(session)).data.kept).toEqual(kept)
    const { text } = (await mailTo(portal, email))!
    const isNamed = retainedTypes.filter((type) => text.includes(retention[type].records))
    expect(isNamed).toEqual(['SIGN_IN'])
    expect(text).toContain(periodInWords(kept[0]!.months))
  })

  describe('is blocked', () => {
    it.each(['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const)(
      'by a subscription that is %s, and continues when it has ended',
      async (state) => {
        const member = await world.member()
        const subscriptionId = await world.subscribe(member, state)
        expect((await check(member.session)).subscriptions).toMatchObject([
          { subscriptionId, subscriptionState: state },
        ])
        const proofKey = await world.prove(member.session)
        expect((await world.leave(member.session, { proofKey })).code).toBe(2401)
        expect(await isThere(member.id)).toBe(true)
        await engine
          .database()
          .db.update(subscriptions)
          .set({ subscriptionState: 'ENDED' })
          .where(eq(subscriptions.id, subscriptionId))
        // The proof was not used up by the refusal.
        expect((await world.leave(member.session, { proofKey })).code).toBe(200)
      },
    )

    it.each(['OPEN', 'LATE'] as const)(
      'by a bill that is %s, also of a subscription that has ended',
      async (state) => {
        const member = await world.member()
        const billId = await world.bill(await world.subscribe(member, 'ENDED'), state)
        expect((await check(member.session)).bills).toMatchObject([{ period: '2026-10', totalAmount: 1100 }])
        expect((await world.leave(member.session)).code).toBe(2401)
        await engine.database().db.update(bills).set({ billState: 'PAID' }).where(eq(bills.id, billId))
        expect((await world.leave(member.session)).code).toBe(200)
      },
    )

    it('by a refund that is due after a cancellation today, until the staff has recorded it as paid', async () => {
      const member = await world.member()
      const billId = await world.bill(await world.subscribe(member, 'ENDED'), 'CREDIT')
      expect((await check(member.session)).bills).toMatchObject([{ totalAmount: -1100 }])
      expect((await world.leave(member.session)).code).toBe(2401)
      await engine.database().db.update(bills).set({ billState: 'REFUNDED' }).where(eq(bills.id, billId))
      expect((await world.leave(member.session)).code).toBe(200)
    })

    it('by an ended subscription whose final bill is not issued yet', async () => {
      const { db } = engine.database()
      const member = await world.member()
      const subscriptionId = await world.subscribe(member, 'ENDED')
      const adjustment = {
        id: randomUUID(),
        subscriptionId,
        kind: 'CANCELLATION',
        occurredOn: '2026-11-20',
        fromDate: '2026-11-21',
        toDate: '2026-11-30',
        label: '해지',
        currency: 'KRW',
        supplyAmount: -1000,
        vatAmount: -100,
      } as const
      await db.insert(subscriptionAdjustments).values(adjustment)
      expect(await check(member.session)).toMatchObject({
        subscriptions: [{ subscriptionId, subscriptionState: 'ENDED' }],
        bills: [],
      })
      expect((await world.leave(member.session)).code).toBe(2401)
      const billId = await world.bill(subscriptionId, 'PAID')
      await db.update(subscriptionAdjustments).set({ billId })
      expect((await world.leave(member.session)).code).toBe(200)
    })

    it('by a state that a later release may have written', async () => {
      const member = await world.member()
      await world.subscribe(member, 'SUSPENDED' as never)
      expect((await world.leave(member.session)).code).toBe(2401)
    })

    it('but not by the data of another member', async () => {
      await world.subscribe(await world.member(), 'ACTIVE')
      const member = await world.member()
      expect(await check(member.session)).toMatchObject({ subscriptions: [], bills: [] })
      expect((await world.leave(member.session)).code).toBe(200)
    })

    it('by a subscription that becomes active at that moment, or prevents the activation: only one of the two happens', async () => {
      const outcomes = new Set<string>()
      for (const _ of indexes) {
        const member = await world.member()
        const id = await world.subscribe(member, 'REQUESTED')
        const proofKey = await world.prove(member.session)
        const approve = () =>
          engine
            .database()
            .db.update(subscriptions)
            .set({ subscriptionState: 'ACTIVE' })
            .where(eq(subscriptions.id, id))
            .returning()
        const [left, approved] = await Promise.all([world.leave(member.session, { proofKey }), approve()])
        expect([200, 2401]).toContain(left.code)
        expect(approved.length === 1).toBe(left.code === 2401)
        expect(await isThere(member.id)).toBe(left.code === 2401)
        outcomes.add(String(left.code))
      }
      expect(outcomes.size).toBeGreaterThan(0)
    })
  })

  it('lists the data that the member gives up and the data that is retained', async () => {
    const member = await world.member()
    await world.subscribe(member, 'REQUESTED')
    const { data: hold } = await portal.call(
      'holdCounselSlot',
      { startAt: monday10 },
      { session: member.session },
    )
    await portal.call('reserveCounsel', counselForm({ holdKey: hold.holdKey }), { session: member.session })
    const before = await check(member.session)
    expect(before.releases.map(({ releaseType }) => releaseType)).toEqual(['SUBSCRIPTION_REQUEST', 'COUNSEL'])
    expect(before.kept).toEqual([
      { keptType: 'CONTRACT', months: 60, count: 1 },
      { keptType: 'SIGN_IN', months: 3, count: 1 },
    ])
    const { code, data, session } = await world.leave(member.session)
    expect([code, data.kept, session]).toEqual([200, before.kept, ''])
    expect(await engine.database().db.$count(counselSlots)).toBe(0)
  })

  describe('requires a proof of identity', () => {
    const start = (session: string, given = password) =>
      portal.call('startWithdrawalProof', { password: given }, { session })

    it('by the password, counted with the login attempts', async () => {
      const { session, email } = await world.member()
      expect(await start(session, 'wrong')).toMatchObject({ code: 2021, data: { remaining: 4 } })
      for (const wait of [0, 0, 2, 5]) {
        portal.clock.pass(wait)
        await start(session, 'wrong')
      }
      expect(await start(session)).toMatchObject({ code: 2022, data: { retryAfterSeconds: 900 } })
      expect((await portal.logIn(email)).code).toBe(2002)
    })

    it('by the second factor: a code by text message', async () => {
      const { email } = await portal.addMember()
      const session = await portal.logInFully(email, { confirmed: true })
      const { data } = await start(session)
      expect(data).toEqual({
        proofKey: null,
        factors: [{ mfaType: 'sms', destination: '010-****-1234' }],
        recoveryCodeYn: 'N',
        passkey: null,
      })
      const { data: challenge } = await portal.call('sendWithdrawalCode', { mfaType: 'sms' }, { session })
      expect(challenge.securityType).toBe('SECURITY')
      const code = portal.lastCode()
      const verify = (digits: string) =>
        portal.call('verifyWithdrawalCode', { challengeId: challenge.challengeId, code: digits }, { session })
      expect(await verify(otherCode(code))).toMatchObject({ code: 2011, data: { remaining: 4 } })
      const {
        data: { proofKey },
      } = await verify(code)
      expect((await verify(code)).code).toBe(2012)
      expect((await world.leave(session, { proofKey })).code).toBe(200)
    })

    it('by the second factor: an authenticator app, each time step of which is accepted once', async () => {
      const { email } = await portal.addMember({ mfaType: 'totp', factors: ['sms', 'totp'] })
      const session = await portal.logInFully(email, { confirmed: true })
      portal.clock.pass(60)
      expect((await start(session)).data.factors.map(({ mfaType }) => mfaType)).toEqual(['totp', 'sms'])
      const code = new TOTP({ secret: totpSecret }).generate({ timestamp: portal.clock.now().getTime() })
      const verify = async () => {
        const { data } = await portal.call('sendWithdrawalCode', { mfaType: 'totp' }, { session })
        return portal.call('verifyWithdrawalCode', { challengeId: data.challengeId, code }, { session })
      }
      expect((await verify()).code).toBe(200)
      expect((await verify()).code).toBe(2011)
    })

    it('by a recovery code, if the second factor is lost', async () => {
      const { email } = await portal.addMember({ codes: ['AAAA-BBBB-CCCC'] })
      const session = await portal.logInFully(email, { confirmed: true })
      expect((await start(session)).data.recoveryCodeYn).toBe('Y')
      const verify = (recoveryCode: string) =>
        portal.call('verifyWithdrawalRecoveryCode', { recoveryCode }, { session })
      expect((await verify('AAAA-BBBB-DDDD')).code).toBe(2016)
      const {
        data: { proofKey },
      } = await verify('aaaa bbbb cccc')
      expect((await verify('AAAA-BBBB-CCCC')).code).toBe(2016)
      expect((await world.leave(session, { proofKey })).code).toBe(200)
    })

    it('by a passkey: for a person with a role and no other factor, the password alone is not enough', async () => {
      // A colleague still has the role to operate.
      await portal.addMember({ staff: true })
      const { email, session: first } = await world.member({ staff: true, mfaType: 'sms', factors: ['sms'] })
      const authenticator = authenticatorAt(portal)
      const verified = await portal.verify(first)
      await register(portal, verified, authenticator)
      const alongside = (await start(verified)).data
      expect(alongside).toMatchObject({
        proofKey: null,
        factors: [{ mfaType: 'sms' }],
        passkey: { userVerification: 'required' },
      })
      const off = (await portal.call('turnOffMfaFactor', { mfaType: 'sms' }, { session: verified })).session!
      const verify = (credential: ReturnType<typeof authenticator.get>) =>
        portal.call('verifyWithdrawalPasskey', { credential }, { session: off })
      const { data } = await start(off)
      expect(data).toMatchObject({ proofKey: null, factors: [], recoveryCodeYn: 'N' })
      expect(
        (await verify(authenticator.get(data.passkey!, { signature: randomBytes(70).toString('base64url') })))
          .code,
      ).toBe(2402)
      expect((await verify(authenticator.get(data.passkey!))).code).toBe(2402)
      const renewed = (await start(off)).data.passkey!
      const stranger = await memberWithPasskey(portal)
      expect((await verify(stranger.authenticator.get(renewed))).code).toBe(2402)
      const laterPasskey = (await start(off)).data.passkey!
      portal.clock.pass(300)
      expect((await verify(authenticator.get(laterPasskey))).code).toBe(2402)
      const right = authenticator.get((await start(off)).data.passkey!)
      const { proofKey } = (await verify(right)).data
      expect((await verify(right)).code).toBe(2402)
      expect((await world.leave(off, { proofKey })).code).toBe(200)
      expect((await portal.logIn(email)).code).toBe(2001)
    })

    it('by the password alone if the member logs in with it, even with a passkey', async () => {
      const { session } = await world.member()
      const verified = await portal.verify(session)
      await register(portal, verified, authenticatorAt(portal))
      expect((await start(verified)).data).toMatchObject({
        factors: [],
        passkey: null,
        proofKey: expect.any(String) as string,
      })
    })

    it('in a fixed order: no step before the previous one, and none with an incomplete proof', async () => {
      const { email } = await portal.addMember({ codes: ['AAAA-BBBB-CCCC'] })
      const session = await portal.logInFully(email, { confirmed: true })
      expect((await portal.call('sendWithdrawalCode', { mfaType: 'sms' }, { session })).code).toBe(2402)
      expect(
        (await portal.call('verifyWithdrawalRecoveryCode', { recoveryCode: 'AAAA-BBBB-CCCC' }, { session }))
          .code,
      ).toBe(2402)
      await start(session)
      expect((await world.leave(session, { proofKey: 'x'.repeat(43) })).code).toBe(2402)
    })

    it('for ten minutes, in one session, once', async () => {
      const member = await world.member()
      const other = await portal.logInFully(member.email, { confirmed: true })
      const proofKey = await world.prove(member.session)
      expect((await world.leave(other, { proofKey })).code).toBe(2402)
      portal.clock.pass(599)
      const secondProofKey = await world.prove(member.session)
      expect((await world.leave(member.session, { proofKey })).code).toBe(2402)
      portal.clock.pass(600)
      expect((await world.leave(member.session, { proofKey: secondProofKey })).code).toBe(2402)
      await runRemovals(engine.database().db, portal.clock.now())
      expect((await world.leave(member.session)).code).toBe(200)
    })
  })

  describe('happens', () => {
    it('once for an idempotency key, even with fifty requests at once, and the answer can be read again', async () => {
      const member = await world.member()
      const input = { proofKey: await world.prove(member.session), idempotencyKey: randomUUID() }
      const before = await engine.database().db.$count(keptRecords)
      const answers = await Promise.all(Array.from({ length: 50 }, () => world.leave(member.session, input)))
      expect(new Set(answers.map(({ body }) => body))).toHaveProperty('size', 1)
      expect(answers[0]!.code).toBe(200)
      portal.clock.pass(3600)
      expect((await world.leave(member.session, input)).body).toBe(answers[0]!.body)
      expect((await world.leave(member.session, { ...input, reasonCode: 'OTHER' })).code).toBe(1409)
      expect((await world.leave(member.session, { ...input, idempotencyKey: randomUUID() })).code).toBe(401)
      expect(await engine.database().db.$count(keptRecords)).toBe(before + answers[0]!.data.kept.length)
      await portal.deliverMails()
      expect(
        portal.sentMails.filter(({ to, subject }) => to === member.email && subject.includes('탈퇴')),
      ).toHaveLength(1)
    })

    it('on every device at once', async () => {
      const member = await world.member()
      const other = await portal.logInFully(member.email)
      const answer = await world.leave(member.session)
      expect(answer.session).toBe('')
      for (const session of [member.session, other])
        expect((await portal.call('getSessionInfo', {}, { session })).code).toBe(401)
      expect((await portal.logIn(member.email)).code).toBe(2001)
    })

    it('while the staff decides on a subscription, whose record may name the member', async () => {
      const member = await world.member()
      const id = await world.subscribe(member, 'ENDED')
      const proofKey = await world.prove(member.session)
      const { left } = await engine.database().db.transaction(async (tx) => {
        await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
        const underWay = { left: world.leave(member.session, { proofKey }) }
        await waitUntilBlocked(engine)
        await tx.select().from(members).where(eq(members.id, member.id)).for('key share')
        return underWay
      })
      expect((await left).code).toBe(200)
    })

    it('without changing the counts of a second mail address, which may be another member’s', async () => {
      const other = await portal.addMember()
      const member = await world.member({ subEmail: other.email })
      expect((await portal.logIn(other.email, 'wrong')).data).toEqual({ remaining: 4 })
      expect((await world.leave(member.session)).code).toBe(200)
      expect((await portal.logIn(other.email, 'wrong')).data).toEqual({ remaining: 3 })
    })

    it('with a mail that contains no name', async () => {
      const member = await world.member({ name: '황보다솜' })
      await world.leave(member.session)
      const mail = await mailTo(portal, member.email)
      expect(mail).toMatchObject({ subject: '[빗장] 회원 탈퇴가 끝났습니다', toIsForgotten: true })
      expect(mail!.text).not.toMatch(new RegExp(`${member.name}|${member.email}`))
    })

    it('with or without a reason, which is stored for a year without a reference to the member', async () => {
      const rows = () => engine.database().db.select().from(withdrawalReasons)
      await engine.database().db.delete(withdrawalReasons)
      await world.leave((await world.member()).session)
      expect(await rows()).toEqual([])
      await world.leave((await world.member()).session, {
        reasonCode: 'OTHER',
        reasonText: ' 송나래였습니다 ',
      })
      const [row] = await rows()
      expect(row).toMatchObject({ reasonCode: 'OTHER', month: '2026-11' })
      expect(JSON.stringify(row)).not.toContain('송나래')
      await runRemovals(engine.database().db, new Date('2027-11-30T12:00:00Z'))
      expect(await rows()).toHaveLength(1)
      await runRemovals(engine.database().db, new Date('2027-12-01T12:00:00Z'))
      expect(await rows()).toEqual([])
    })

    it.each([
      [{ reasonCode: 'NONE_OF_OURS' }],
      [{ reasonText: '가'.repeat(301) }],
      [{ reasonText: '제 번호는 900101-1234567입니다.' }],
    ])('but not with %o', async (more) => {
      const member = await world.member()
      expect((await world.leave(member.session, more)).code).toBe(400)
      expect(await isThere(member.id)).toBe(true)
    })

    it('and then the same mail address can sign up again', async () => {
      const member = await world.member()
      await world.leave(member.session)
      const browser = await signupAt(portal, 'PASSWORD', {
        email: member.email,
        phoneNumber: member.phoneNumber,
      })
      expect(
        (await browser.call('completeSignup', { idempotencyKey: randomUUID(), password: newPassword })).code,
      ).toBe(200)
      expect((await browser.call('getSessionInfo', {})).data.email).toBe(member.email)
    })
  })
})
