import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { authenticatorAt, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { giveCompanyRole, insertCompany } from '#worlds/company.ts'
import { giveRole } from '#worlds/member.ts'
import { factorStore } from './factor.store.ts'

type Role = (typeof memberRoles.$inferSelect)['role']
type Factors = ('sms' | 'totp')[]

describeEngines('a person who handles other people’s data', (engine) => {
  let portal: Portal
  const companyId = randomUUID()
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000' } })
    await insertCompany(db(), { id: companyId, createdAt: portal.clock.now() })
  })
  const db = () => engine.database().db

  /** Creates a member with a role and a fresh proof of identity. */
  async function person(role: Role, factors: Factors, codes: string[] = []) {
    const mfaType = factors.at(-1) ?? 'none'
    const member = await portal.addMember({ companyId, mfaType, factors, codes })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await giveRole(db(), member.id, role)
    return { email: member.email, memberId: member.id, session }
  }
  /**
   * Makes a call of the admin area that a role allows; returns the code of its answer, and whether the session
   * requires a factor.
   */
  async function adminCallAnswer(session: string, role: Role) {
    const opens = {
      staff: 'listAdminInquiries',
      securityAdmin: 'listAbnormalEvents',
      appAdmin: 'listAdminApps',
      approver: 'listAdminAccessRequests',
    } as const
    const { code } = await portal.call(opens[role], { limit: 20 } as never, { session })
    const { data } = await portal.call('getSessionInfo', {}, { session })
    return [code, data.factorRequiredYn]
  }
  async function enrol(session: string, mfaType: 'sms' | 'totp'): Promise<string> {
    const { data } = await portal.call('startMfaEnrolment', { mfaType }, { session })
    const { enrolmentId, secret } = data
    const code = secret
      ? new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: portal.clock.now().getTime() })
      : portal.lastCode()
    await portal.call('verifyMfaEnrolment', { enrolmentId, code }, { session })
    return (await portal.call('turnOnMfaFactor', { enrolmentId }, { session })).session!
  }

  it.each<[Role, Factors, number]>([
    ['staff', [], 2206],
    ['staff', ['sms'], 2206],
    ['staff', ['totp'], 200],
    ['staff', ['sms', 'totp'], 200],
    ['securityAdmin', [], 2206],
    ['securityAdmin', ['sms'], 200],
    ['securityAdmin', ['totp'], 200],
    ['appAdmin', [], 2206],
    ['appAdmin', ['sms'], 200],
    ['appAdmin', ['totp'], 200],
    // A member who only decides on colleagues' requests needs no second factor.
    ['approver', [], 200],
    ['approver', ['sms'], 200],
  ])('as %s with %j is answered %i', async (role, factors, code) => {
    const { session } = await person(role, factors)
    expect(await adminCallAnswer(session, role)).toEqual([code, code === 2206 ? 'Y' : undefined])
  })

  describe.each(['owner', 'billingManager'] as const)('as %s of a company', (role) => {
    /**
     * Creates a member who has just received the role, in a company where only owners and billing managers manage
     * subscriptions.
     */
    async function inRole(factors: Factors) {
      const own = randomUUID()
      const createdAt = portal.clock.now()
      await insertCompany(db(), { id: own, everybodyMay: false, createdAt })
      const mfaType = factors.at(-1) ?? 'none'
      const member = await portal.addMember({ companyId: own, mfaType, factors })
      const session = await portal.logInFully(member.email, { confirmed: true })
      await giveCompanyRole(db(), member.id, role)
      return { ...member, session }
    }
    async function answers(session: string): Promise<unknown[]> {
      const calls = [
        await portal.call('listCompanyPeople', {}, { session }),
        await portal.call('updateCompanyPolicy', { everybodyYn: 'Y' }, { session }),
        await portal.call('exportBills', {}, { session }),
        await portal.call('requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'SSO' }, { session }),
      ]
      const { data } = await portal.call('getSessionInfo', {}, { session })
      return [...calls.map(({ code }) => code), data.factorRequiredYn]
    }
    const open = [200, role === 'owner' ? 200 : 6002, 200, 200, undefined]

    it('is redirected to the setup of a factor in each open session, as soon as they have the role', async () => {
      const { session } = await inRole([])
      expect(await answers(session)).toEqual([2206, 2206, 2206, 2206, 'Y'])
      expect((await portal.call('getCompany', {}, { session })).code).toBe(200)
      expect((await portal.call('listSubscriptions', {}, { session })).code).toBe(200)
      expect(await answers(await portal.verify(await enrol(session, 'sms')))).toEqual(open)
    })

    it('may have any factor', async () => {
      for (const factors of [['sms'], ['totp']] satisfies Factors[])
        expect(await answers((await inRole(factors)).session)).toEqual(open)
    })

    it('cannot turn their last factor off', async () => {
      const { session } = await inRole(['sms'])
      expect((await portal.call('turnOffMfaFactor', { mfaType: 'sms' }, { session })).code).toBe(2204)
      const { data } = await register(portal, session, authenticatorAt(portal))
      const off = await portal.call('turnOffMfaFactor', { mfaType: 'sms' }, { session })
      expect(off.data).toEqual({ mfaType: 'none' })
      const verifiedSession = await portal.verify(off.session!)
      const { passkeyId } = data
      expect((await portal.call('removePasskey', { passkeyId }, { session: verifiedSession })).code).toBe(
        2204,
      )
    })

    it('is logged out after ten idle minutes', async () => {
      const { session } = await inRole(['sms'])
      portal.clock.pass(9 * 60)
      expect((await portal.call('getSessionInfo', {}, { session })).data.idleSeconds).toBe(540)
      portal.clock.pass(10 * 60)
      expect((await portal.call('listCompanyPeople', {}, { session })).code).toBe(1002)
    })

    it('must use the factor on every device, even on one that was trusted before the role', async () => {
      const { email } = await portal.addMember({ companyId })
      const { session } = await portal.logIn(email)
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
      const answer = { challengeId: data.challengeId, code: portal.lastCode(), trustDeviceYn: 'Y' } as const
      const { cookies } = await portal.call('verifyMfaCode', answer, { session })
      const loginAnswer = async () => (await portal.logIn(email, password, { cookies })).data.loginYn
      expect(await loginAnswer()).toBe('Y')
      const [member] = await db().select().from(members).where(eq(members.email, email))
      await giveCompanyRole(db(), member!.id, role)
      expect(await loginAnswer()).toBe('N')
    })
  })

  it('without a factor logs in with the password, registers one and continues in the same session', async () => {
    const admin = await person('appAdmin', [])
    expect(await adminCallAnswer(await enrol(admin.session, 'sms'), 'appAdmin')).toEqual([200, undefined])
    const staff = await person('staff', [])
    const withMessage = await enrol(staff.session, 'sms')
    expect(await adminCallAnswer(withMessage, 'staff')).toEqual([2206, 'Y'])
    expect(await adminCallAnswer(await enrol(await portal.verify(withMessage), 'totp'), 'staff')).toEqual([
      200,
      undefined,
    ])
    const byPasskey = await person('staff', ['sms'])
    expect((await register(portal, byPasskey.session, authenticatorAt(portal))).code).toBe(200)
    expect(await adminCallAnswer(byPasskey.session, 'staff')).toEqual([200, undefined])
  })

  it('needs a factor in every session at once, even if the former factor was removed by undoing a change', async () => {
    const { session, memberId } = await person('staff', ['sms', 'totp'])
    expect(await adminCallAnswer(session, 'staff')).toEqual([200, undefined])
    await db()
      .update(mfaFactors)
      .set({ createdAt: new Date(portal.clock.now().getTime() - 60_000) })
      .where(and(eq(mfaFactors.memberId, memberId), eq(mfaFactors.mfaType, 'sms')))
    await factorStore(db()).forgetSince(memberId, portal.clock.now())
    expect(await adminCallAnswer(session, 'staff')).toEqual([2206, 'Y'])
  })

  it('keeps a sufficient factor: the staff cannot be left with text messages only', async () => {
    const off = (session: string, mfaType: 'sms' | 'totp') =>
      portal.call('turnOffMfaFactor', { mfaType }, { session })
    const staff = await person('staff', ['sms', 'totp'])
    expect((await off(staff.session, 'totp')).code).toBe(2204)
    const { data } = await register(portal, staff.session, authenticatorAt(portal))
    const removed = (session: string) =>
      portal.call('removePasskey', { passkeyId: data.passkeyId }, { session })
    const answer = await off(staff.session, 'totp')
    expect(answer.data).toEqual({ mfaType: 'sms' })
    const own = await portal.verify(answer.session!)
    expect((await removed(own)).code).toBe(2204)
    expect((await removed(await portal.verify(await enrol(own, 'totp')))).code).toBe(200)

    const admin = await person('appAdmin', ['sms', 'totp'])
    expect((await off(admin.session, 'totp')).code).toBe(200)
  })

  it('must use the stronger factor at the login, as a member of the staff', async () => {
    const usable = async (email: string) => {
      const { session, data } = await portal.logIn(email)
      const { data: listed } = await portal.call('listMfaFactors', {}, { session })
      const { code } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
      return [data.loginYn, listed.factors.map(({ mfaType }) => mfaType), code]
    }
    const bothFactors: Factors = ['sms', 'totp']
    expect(await usable((await person('staff', bothFactors)).email)).toEqual(['N', ['totp'], 2015])
    expect(await usable((await person('appAdmin', bothFactors)).email)).toEqual(['N', bothFactors, 200])
    const { email, session } = await person('staff', ['sms'], ['B7KQ-2MXD-94RT'])
    await register(portal, session, authenticatorAt(portal))
    expect(await usable(email)).toEqual(['N', [], 2015])
    const pending = await portal.logIn(email)
    const { session: recovered } = await portal.call(
      'verifyRecoveryCode',
      { recoveryCode: 'B7KQ-2MXD-94RT' },
      { session: pending.session },
    )
    expect((await portal.call('getSessionInfo', {}, { session: recovered })).code).toBe(200)
  })
})
