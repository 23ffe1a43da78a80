import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contactChanges, members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { securityOrders } from '#server/db/schema/session.ts'
import { mailedCode, newPassword } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { giveCompanyRole } from '#worlds/company.ts'
import { giveRole } from '#worlds/member.ts'

const UNAVAILABLE = 503

describeEngines('a login while text messages are unavailable', (engine) => {
  let portal: Portal
  const db = () => engine.database().db
  const openPortal = (env: Record<string, string> = {}) =>
    createPortal(engine.database(), { env: { LOGIN_TRIES_PER_ADDRESS: '100000', ...env } })
  beforeEach(() => {
    portal = openPortal()
  })
  afterEach(() => portal.app.close())

  /** Logs in up to the step of the code; the text message with the code cannot be sent. */
  async function startLogin(email: string, password?: string) {
    const { session } = await portal.logIn(email, password)
    portal.gateway.fails = true
    const started = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
    portal.gateway.fails = false
    return { session, started }
  }
  const giveCode = ({ session, started }: Awaited<ReturnType<typeof startLogin>>, code: string) =>
    portal.call(
      'verifyMfaCode',
      { challengeId: started.data.challengeId, code, trustDeviceYn: 'Y' },
      { session },
    )
  const outcomeOf = async (email: string, password?: string) => {
    const { started } = await startLogin(email, password)
    if (started.code === 200) return 'mailed'
    expect(started.code).toBe(UNAVAILABLE)
    expect(await mailedCode(portal, email)).toBe('')
    return 'refused'
  }

  it('can be completed with a code by mail, without trusting the device', async () => {
    const { email } = await portal.addMember()
    const login = await startLogin(email)
    expect(login.started.data.destination).toMatch(/^.{1,2}\*+@example\.com$/)
    const answer = await giveCode(login, await mailedCode(portal, email))
    expect(answer).toMatchObject({ code: 200, data: { loginYn: 'Y' } })
    expect(answer.cookies['trusted_device']).toBeUndefined()
    expect(portal.sent).toEqual([])
  })

  it('gets no code by mail if the member has a role, another factor, a requirement of an admin or a new address, or the setting is off', async () => {
    expect(await outcomeOf((await portal.addMember()).email)).toBe('mailed')

    for (const role of ['staff', 'securityAdmin', 'appAdmin', 'approver'] as const) {
      const { id, email } = await portal.addMember()
      await giveRole(db(), id, role)
      expect([role, await outcomeOf(email)]).toEqual([role, 'refused'])
    }
    for (const role of ['owner', 'billingManager'] as const) {
      const { id, email } = await portal.addMember()
      await giveCompanyRole(db(), id, role)
      expect([role, await outcomeOf(email)]).toEqual([role, 'refused'])
    }
    expect(await outcomeOf((await portal.addMember({ factors: ['sms', 'totp'] })).email)).toBe('refused')

    const ordered = await portal.addMember()
    const orderedAt = portal.clock.now()
    await db().insert(securityOrders).values({ memberId: ordered.id, kind: 'MFA', orderedAt })
    expect(await outcomeOf(ordered.email)).toBe('refused')

    const moved = await portal.addMember()
    const expiresAt = new Date(portal.clock.now().getTime() + 1000)
    const recentChange = {
      id: randomUUID(),
      memberId: moved.id,
      kind: 'EMAIL' as const,
      formerBox: '',
      expiresAt,
    }
    await db()
      .insert(contactChanges)
      .values({ ...recentChange, keyHash: randomUUID(), changedAt: portal.clock.now() })
    expect(await outcomeOf(moved.email)).toBe('refused')
    portal.clock.pass(60)
    expect(await outcomeOf(moved.email)).toBe('mailed')

    const off = await portal.addMember()
    await portal.app.close()
    portal = openPortal({ MAIL_CODES: '0' })
    expect(await outcomeOf(off.email)).toBe('refused')
  })

  it('gets no code by mail after a password reset through the same mailbox, until the member has proven their identity in another way', async () => {
    const { email } = await portal.addMember()
    const { cookies } = await portal.call('startPasswordReset', { email })
    await portal.call('verifyPasswordReset', { code: await mailedCode(portal, email) }, { cookies })
    expect((await portal.call('resetPassword', { password: newPassword }, { cookies })).code).toBe(200)
    portal.sentMails.length = 0
    expect(await outcomeOf(email, newPassword)).toBe('refused')

    portal.clock.pass(60)
    const { session } = await portal.logIn(email, newPassword)
    const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
    const proof = { challengeId: data.challengeId, code: portal.lastCode() }
    expect((await portal.call('verifyMfaCode', proof, { session })).code).toBe(200)
    expect(await outcomeOf(email, newPassword)).toBe('mailed')
  })

  it('accepts no code from the mailbox once the member holds a role, and does again without a role', async () => {
    const { id, email } = await portal.addMember()
    const login = await startLogin(email)
    const code = await mailedCode(portal, email)
    await giveRole(db(), id, 'securityAdmin')
    expect((await giveCode(login, code)).code).toBe(2012)
    await db().delete(memberRoles).where(eq(memberRoles.memberId, id))
    await db().update(members).set({ passwordMailedAt: portal.clock.now() }).where(eq(members.id, id))
    expect((await giveCode(login, code)).code).toBe(2012)
    await db().update(members).set({ passwordMailedAt: null }).where(eq(members.id, id))
    expect((await giveCode(login, code)).code).toBe(200)
  })

  it('sends no code by mail for a fresh proof, even if text messages are unavailable', async () => {
    const { email } = await portal.addMember()
    const session = await portal.logInFully(email, { confirmed: true })
    portal.clock.pass(60)
    portal.gateway.fails = true
    const refusal = await portal.call('sendVerificationCode', { mfaType: 'sms' }, { session })
    portal.gateway.fails = false
    expect(refusal.code).toBe(UNAVAILABLE)
    expect(await mailedCode(portal, email)).toBe('')
  })

  it('gets no expired code', async () => {
    const { email } = await portal.addMember()
    const login = await startLogin(email)
    portal.clock.pass(portal.config.limits.codeSeconds)
    expect(await mailedCode(portal, email)).toBe('')
    expect((await giveCode(login, '000000')).code).toBe(2012)
  })
})
