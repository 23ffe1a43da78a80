import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors, recoveryCodes } from '#server/db/schema/mfa.ts'
import { sessions } from '#server/db/schema/session.ts'
import {
  browserOf,
  mailedCode,
  newEmail,
  newPassword,
  newPhone,
  signupAt,
} from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'

type World = ReturnType<typeof companyWorld> & {
  leaving: ReturnType<typeof withdrawalWorld>
  node(): Portal
}
type Attack = (world: World) => Promise<void>
type AttackAnswer = { code: number; status: number }

const countSuccesses = (answers: readonly AttackAnswer[]): number => {
  for (const { status } of answers) expect(status).toBeLessThan(500)
  return answers.filter(({ code }) => code === 200).length
}

const attacks: Record<string, Attack> = {
  async 'a mail address that a sign-up and a member verify at the same time belongs to one of them'({
    portal,
    db,
  }) {
    const email = newEmail()
    const one = await confirmedMember(portal())
    await portal().verify(one.session)
    await one.save({ email })
    await one.send('EMAIL')
    const code = await mailedCode(portal(), email)
    const browser = await signupAt(portal(), 'PASSWORD', { email })
    const key = { idempotencyKey: randomUUID(), password: newPassword }
    const answers = await Promise.all([browser.call('completeSignup', key), one.verify('EMAIL', code)])
    expect(countSuccesses(answers)).toBe(1)
    expect(await db().$count(members, eq(members.email, email))).toBe(1)
  },

  async 'a forgotten password is replaced only once, and all earlier sessions end'({ portal, db }) {
    const { email, id } = await portal().addMember({ mfaType: 'none', factors: [], phoneNumber: newPhone() })
    const thief = await portal().logInFully(email, { confirmed: true })
    const browser = browserOf(portal())
    await browser.call('startPasswordReset', { email })
    expect(
      (await browser.call('verifyPasswordReset', { code: await mailedCode(portal(), email) })).code,
    ).toBe(200)
    const passwordInputs = ['first', 'second', 'third'].map((word) => ({ password: `dalbit-${word}-4718` }))
    const { cookies } = browser
    const answers = await Promise.all(
      passwordInputs.map((wish) => portal().call('resetPassword', wish, { cookies: { ...cookies } })),
    )
    expect(countSuccesses(answers)).toBe(1)
    expect((await portal().call('getSessionInfo', {}, { session: thief })).code).not.toBe(200)
    const winner = passwordInputs[answers.findIndex((answer) => answer.code === 200)]!
    expect((await portal().logIn(email, winner.password)).code).toBe(200)
    const others = [...passwordInputs.filter((wish) => wish !== winner), { password }]
    const logins = []
    for (const other of others) logins.push(await portal().logIn(email, other.password))
    expect(countSuccesses(logins)).toBe(0)
    expect(await db().$count(members, eq(members.id, id))).toBe(1)
  },

  async 'only one set of recovery codes is valid after several simultaneous requests for new codes'({
    portal,
    db,
  }) {
    const member = await portal().addMember({ factors: ['sms', 'totp'], codes: ['ABCDE-FGHJK'] })
    const session = await portal().verify(await portal().logInFully(member.email, { confirmed: true }))
    const codeAnswers = await Promise.all(
      Array.from({ length: 6 }, () => portal().call('makeRecoveryCodes', {}, { session })),
    )
    expect(countSuccesses(codeAnswers)).toBeGreaterThan(0)
    const storedCount = await db().$count(recoveryCodes, eq(recoveryCodes.memberId, member.id))
    const sizes = codeAnswers.filter(({ code }) => code === 200).map(({ data }) => data.recoveryCodes.length)
    expect(storedCount).toBe(sizes[0])
  },

  async 'a recovery code is a fresh proof in only one of two sessions'({ portal }) {
    const code = 'ABCDE-FGHJK-MN'
    const { email } = await portal().addMember({ factors: ['sms', 'totp'], codes: [code] })
    const open = [
      await portal().logInFully(email, { confirmed: true }),
      await portal().logInFully(email, { confirmed: true }),
    ]
    const old = new Date(portal().clock.now().getTime() - 11 * 60_000)
    for (const session of open) await portal().verify(session, old)
    const answers = await Promise.all(
      open.map((session) => portal().call('verifyAgain', { recoveryCode: code }, { session })),
    )
    expect(countSuccesses(answers)).toBeLessThanOrEqual(1)
  },

  async 'one invitation is sent for an idempotency key, even by two nodes at the same time'({
    portal,
    node,
    owner,
    db,
    mailsTo,
  }) {
    const boss = await owner()
    await portal().verify(boss.session)
    const invitationInput = { idempotencyKey: randomUUID(), email: newEmail(), roles: [] }
    const nodes = [portal(), node()]
    const invitationAnswers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        nodes[index % 2]!.call('inviteToCompany', invitationInput, { session: boss.session }),
      ),
    )
    expect(countSuccesses(invitationAnswers)).toBe(10)
    expect(new Set(invitationAnswers.map(({ data }) => data.offerId)).size).toBe(1)
    expect(await db().$count(companyOffers, eq(companyOffers.email, invitationInput.email))).toBe(1)
    expect(await mailsTo(invitationInput.email)).toHaveLength(1)
  },

  async 'a session that is ended while it is renewed has ended for both its old and its new token'({
    portal,
  }) {
    const { email } = await portal().addMember({ mfaType: 'none', factors: [] })
    for (let round = 0; round < 4; round += 1) {
      const mine = await portal().logInFully(email, { confirmed: true })
      const thief = await portal().logInFully(email, { confirmed: true })
      const { data } = await portal().call('listSessions', {}, { session: mine })
      const others = data.list.filter(({ currentYn }) => currentYn === 'N')
      const [renewed] = await Promise.all([
        portal().call('checkPassword', { password }, { session: thief }),
        ...others.map(({ sessionId }) => portal().call('endSession', { sessionId }, { session: mine })),
      ])
      for (const session of [thief, renewed.session])
        if (session) expect((await portal().call('getUserInfo', {}, { session })).code).not.toBe(200)
    }
  },

  async 'a member who withdraws while logging in elsewhere has no session left'({ portal, leaving, db }) {
    const member = await leaving.member()
    const proofKey = await leaving.prove(member.session)
    const [left, ...logins] = await Promise.all([
      leaving.leave(member.session, { proofKey }),
      ...Array.from({ length: 4 }, () => portal().logIn(member.email)),
    ])
    expect(left.code).toBe(200)
    countSuccesses(logins)
    expect(await db().$count(sessions, eq(sessions.memberId, member.id))).toBe(0)
    for (const { session } of logins)
      if (session) expect((await portal().call('getUserInfo', {}, { session })).code).not.toBe(200)
  },

  async 'a member who gets a role while turning off the last factor cannot use the role without a factor'({
    portal,
    owner,
    person,
    setRoles,
    db,
    call,
  }) {
    const [boss, mate] = [await owner(), await person()]
    await portal().verify(mate.session)
    await Promise.all([
      setRoles(boss, mate, ['SECURITY_ADMIN']),
      portal().call('turnOffMfaFactor', { mfaType: 'sms' }, { session: mate.session }),
    ])
    const factors = await db().$count(mfaFactors, and(eq(mfaFactors.memberId, mate.memberId)))
    const session = await portal().logInFully(mate.email, { confirmed: true })
    const read = await call('listAuditRecords', { limit: 20 }, { ...mate, session })
    expect(factors === 0 && read.code === 200).toBe(false)
  },
}

describeEngines('an attacker with two simultaneous requests', (engine) => {
  const world = companyWorld(engine)
  const leaving = withdrawalWorld(world.portal, () => engine.database())
  const nodes: Portal[] = []
  const node = () => {
    nodes.push(createPortal(engine.database(), { clock: world.portal().clock }))
    return nodes.at(-1)!
  }
  afterEach(async () => {
    for (const { app } of nodes.splice(0)) await app.close()
  })
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, leaving, node }))
})
