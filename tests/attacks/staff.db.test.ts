import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { mfaFactors, trustedDevices } from '#server/db/schema/mfa.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { type Answer, password } from '#server/testing/portal.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { giveRole, totpSecret } from '#worlds/member.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

type InvitedMember = { memberId: string; email: string; session: string }
type World = AttackWorld & {
  leaving: ReturnType<typeof withdrawalWorld>
  /** Creates a member with an authenticator app and a fresh proof. */
  guest(factors?: ('sms' | 'totp')[]): Promise<InvitedMember>
  /** Invites an address to the staff and returns the key of the invitation link. */
  invited(by: InvitedMember, email: string): Promise<string>
  accept(key: string, who: InvitedMember): Promise<Answer<'acceptStaffInvitation'>>
  staff(): Promise<InvitedMember>
  /** Returns the current code of the authenticator app, which is the same for all members here. */
  totp(): string
  /** Returns the proof key for the withdrawal of a member of the staff who may leave. */
  prove(who: InvitedMember): Promise<string>
  isStaff(who: InvitedMember): Promise<boolean>
  held<Outcome>(
    hold: Parameters<typeof whileHeld>[1],
    act: () => Promise<Outcome>,
    meanwhile?: Parameters<typeof whileHeld>[3],
  ): Promise<Outcome>
}
type Attack = (world: World) => Promise<void>

/**
 * Attempts to become a member of the staff, or to avoid the second factor that the staff need. docs/security.md rules
 * these attempts out.
 */
const attacks: Record<string, Attack> = {
  async 'the invitations of a staff member are removed when this member withdraws'({
    guest,
    staff,
    invited,
    accept,
    leaving,
    prove,
    refused,
    isStaff,
    db,
  }) {
    const [one, second] = [await staff(), await guest()]
    // Another operator is needed: the last operator may not withdraw.
    await staff()
    const key = await invited(one, second.email)
    expect((await leaving.leave(one.session, { proofKey: await prove(one) })).code).toBe(200)
    refused(await accept(key, second))
    expect(await isStaff(second)).toBe(false)
    expect(await db().$count(staffInvitations, eq(staffInvitations.email, second.email))).toBe(0)
  },

  async 'an invitation that a staff member sends while withdrawing does not remain'({
    guest,
    staff,
    portal,
    leaving,
    prove,
    db,
    held,
  }) {
    const one = await staff()
    await staff()
    const { session } = one
    const { email } = await guest()
    const proofKey = await prove(one)
    const [left, sent] = await Promise.all([
      leaving.leave(session, { proofKey }),
      held(
        (tx) => tx.select().from(memberRoles).where(eq(memberRoles.memberId, one.memberId)).for('update'),
        () => portal().call('inviteStaff', { idempotencyKey: randomUUID(), email }, { session }),
      ),
    ])
    for (const { status } of [left, sent]) expect(status).toBeLessThan(500)
    const invitationCount = await db().$count(staffInvitations, eq(staffInvitations.email, email))
    expect(left.code === 200 && invitationCount > 0).toBe(false)
  },

  async 'a text message that was sent before the role was given completes no login of a staff member'({
    guest,
    portal,
    db,
    refused,
  }) {
    const one = await guest(['sms', 'totp'])
    const { session } = await portal().logIn(one.email)
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: session! })
    const answer = { challengeId: data.challengeId, code: portal().lastCode() }
    await giveRole(db(), one.memberId, 'staff')
    refused(await portal().call('verifyMfaCode', answer, { session: session! }))
    expect((await portal().call('listStaff', {}, { session: session! })).code).not.toBe(200)
  },

  async 'a text message that was sent before its factor was turned off completes no login'({
    guest,
    portal,
    db,
    refused,
  }) {
    const one = await guest(['sms', 'totp'])
    const { session } = await portal().logIn(one.email)
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'sms' }, { session: session! })
    const answer = { challengeId: data.challengeId, code: portal().lastCode() }
    const sms = and(eq(mfaFactors.memberId, one.memberId), eq(mfaFactors.mfaType, 'sms'))
    await db().delete(mfaFactors).where(sms)
    refused(await portal().call('verifyMfaCode', answer, { session: session! }))
  },

  async 'a device that was trusted before the invitation was accepted still needs the second factor afterwards'({
    guest,
    staff,
    invited,
    accept,
    totp,
    portal,
    db,
  }) {
    const [boss, one] = [await staff(), await guest()]
    const pending = (await portal().logIn(one.email)).session!
    const { data } = await portal().call('startMfaChallenge', { mfaType: 'totp' }, { session: pending })
    portal().clock.pass(31)
    const answer = { challengeId: data.challengeId, code: totp(), trustDeviceYn: 'Y' } as const
    const done = await portal().call('verifyMfaCode', answer, { session: pending })
    expect(done.code, done.msg).toBe(200)
    const token = done.cookies['trusted_device']!
    expect(await db().$count(trustedDevices, eq(trustedDevices.memberId, one.memberId))).toBe(1)
    const login = () => portal().logIn(one.email, undefined, { cookies: { trusted_device: token } })
    expect((await login()).data.loginYn).toBe('Y')
    expect((await accept(await invited(boss, one.email), one)).code).toBe(200)
    expect((await login()).data.loginYn).toBe('N')
  },

  async 'an invitation is either withdrawn or accepted, never both'({
    guest,
    staff,
    invited,
    accept,
    portal,
    db,
    isStaff,
  }) {
    const boss = await staff()
    for (let round = 0; round < 4; round += 1) {
      const one = await guest()
      const key = await invited(boss, one.email)
      const [row] = await db().select().from(staffInvitations).where(eq(staffInvitations.email, one.email))
      const [accepted, back] = await Promise.all([
        accept(key, one),
        portal().call('takeBackStaffInvitation', { invitationId: row!.id }, boss),
      ])
      expect([accepted.code, back.code].filter((code) => code === 200)).toHaveLength(1)
      expect(await isStaff(one)).toBe(accepted.code === 200)
    }
  },

  async 'the only sufficient factor cannot be turned off while the staff role is given'({
    guest,
    staff,
    invited,
    accept,
    portal,
    db,
    isStaff,
  }) {
    const boss = await staff()
    for (let round = 0; round < 4; round += 1) {
      const one = await guest(['totp'])
      const key = await invited(boss, one.email)
      const answers = await Promise.all([
        accept(key, one),
        portal().call('turnOffMfaFactor', { mfaType: 'totp' }, one),
      ])
      for (const { status } of answers) expect(status).toBeLessThan(500)
      const factors = await db().$count(mfaFactors, eq(mfaFactors.memberId, one.memberId))
      expect((await isStaff(one)) && factors === 0).toBe(false)
    }
  },

  async 'an invitation that is sent while its sender loses the role does not remain'({
    guest,
    staff,
    portal,
    db,
  }) {
    for (let round = 0; round < 4; round += 1) {
      const [boss, one] = [await staff(), await staff()]
      const { email } = await guest()
      const [, sent] = await Promise.all([
        portal().call('endStaff', { memberId: one.memberId }, boss),
        portal().call('inviteStaff', { idempotencyKey: randomUUID(), email }, one),
      ])
      expect(sent.status).toBeLessThan(500)
      expect(await db().$count(staffInvitations, eq(staffInvitations.email, email))).toBe(0)
    }
  },
}

describeEngines('an attacker who wants to be one of the staff', (engine) => {
  const world = attackWorld(engine)
  const leaving = withdrawalWorld(world.portal, () => engine.database())
  const fresh = async (email: string) => {
    world.portal().clock.pass(31)
    return world.portal().logInFully(email, { confirmed: true })
  }
  const totp = () =>
    new TOTP({ secret: totpSecret }).generate({ timestamp: world.portal().clock.now().getTime() })
  const extra = {
    leaving,
    totp,
    staff: () => world.person({ roles: ['staff'], companyId: null }),
    async prove({ session }: InvitedMember) {
      const { portal } = world
      await portal().call('startWithdrawalProof', { password }, { session })
      const { data } = await portal().call('sendWithdrawalCode', { mfaType: 'totp' }, { session })
      portal().clock.pass(31)
      const answer = { challengeId: data.challengeId, code: totp() }
      const proven = await portal().call('verifyWithdrawalCode', answer, { session })
      expect(proven.code, proven.msg).toBe(200)
      return proven.data.proofKey
    },
    async guest(factors: ('sms' | 'totp')[] = ['totp']) {
      const { id: memberId, email } = await world.portal().addMember({ email: newEmail(), factors })
      return { memberId, email, session: await fresh(email) }
    },
    async invited(by: InvitedMember, email: string) {
      await world.portal().verify(by.session)
      const input = { idempotencyKey: randomUUID(), email }
      const { code, msg } = await world.portal().call('inviteStaff', input, { session: by.session })
      expect(code, msg).toBe(200)
      await world.portal().deliverMails()
      await world.portal().deliverMails()
      const mail = world.portal().sentMails.findLast(({ to }) => to === email)
      return /\/staff\/join#([\w-]{43})/.exec(mail?.text ?? '')![1]!
    },
    accept: (key: string, { session }: InvitedMember) =>
      world.portal().call('acceptStaffInvitation', { key }, { session }),
    isStaff: async ({ memberId }: InvitedMember) =>
      (await world.db().$count(memberRoles, eq(memberRoles.memberId, memberId))) > 0,
    held: <Outcome>(...[hold, act, meanwhile]: Parameters<World['held']>) =>
      whileHeld(engine, hold, act as () => Promise<Outcome>, meanwhile),
  }
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, ...extra }))
})
