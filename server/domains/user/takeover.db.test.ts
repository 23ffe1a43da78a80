import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { contactChanges } from '#server/db/schema/member.ts'
import { recoveryCodes } from '#server/db/schema/mfa.ts'
import { runRemovals } from '#server/housekeeping.ts'
import {
  browserOf,
  mailedCode,
  mailTo,
  newEmail,
  newPassword,
  newPhone,
} from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { authenticatorAt, logInByPasskey, register } from '#server/testing/passkey-world.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'

const env = { VERIFICATION_SENDS_PER_ADDRESS: '100000' }
const HOUR = 60 * 60
const keyIn = (text: string | undefined) => /\/auth\/undo#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

describeEngines('an account with a session that another person uses', (engine) => {
  let portal: Portal
  beforeAll(() => {
    portal = createPortal(engine.database(), { env })
  })
  const isAlive = async (session: string) =>
    (await portal.call('getSessionInfo', {}, { session })).code === 200
  const undo = (key: string) => portal.call('undoContactChange', { key })
  const smsTo = (number: string) => portal.sent.findLast(({ to }) => to === number)

  /**
   * Changes a member's mail address or phone number with a fresh proof; returns the session, which continues, and the
   * key that undoes the change.
   */
  async function changeContact(
    member: Awaited<ReturnType<typeof confirmedMember>>,
    to: { email: string } | { phoneNumber: string },
  ): Promise<string> {
    portal.clock.pass(1)
    await portal.verify(member.session)
    await member.save(to)
    if ('email' in to) {
      await member.send('EMAIL')
      expect((await member.verify('EMAIL', await mailedCode(portal, to.email))).code).toBe(200)
      return keyIn((await mailTo(portal, member.email))?.text)
    }
    await member.send('PHONE')
    expect((await member.verify('PHONE', portal.lastCode())).code).toBe(200)
    return keyIn(smsTo(member.phoneNumber)?.text)
  }

  it('is protected: an old password check confirms no other address, and allows no new password', async () => {
    const member = await confirmedMember(portal)
    for (let minutes = 0; minutes < 11 * 60; minutes += 20) {
      portal.clock.pass(20 * 60)
      expect((await portal.call('getUserInfo', {}, { session: member.session })).code).toBe(200)
    }
    const [email, phoneNumber] = [newEmail(), newPhone()]
    expect((await member.save({ email, phoneNumber })).code).toBe(2201)
    expect((await member.send('EMAIL')).code).toBe(2301)
    expect((await member.send('PHONE')).code).toBe(2301)
    const thiefBrowser = browserOf(portal)
    await thiefBrowser.call('startPasswordReset', { email })
    expect((await mailTo(portal, email))?.subject).toContain('가입하지 않은')
    expect((await portal.logIn(member.email)).code).toBe(200)
  })

  it.each(['email', 'phoneNumber'] as const)(
    'is restored with the key sent to the former %s, once',
    async (kind) => {
      const member = await confirmedMember(portal)
      const key = await changeContact(
        member,
        kind === 'email' ? { email: newEmail() } : { phoneNumber: newPhone() },
      )
      portal.clock.pass(71 * HOUR)
      expect((await undo(key)).data).toEqual({ undoneYn: 'Y' })
      expect(await isAlive(member.session)).toBe(false)
      expect((await undo(key)).code).toBe(2305)
      expect(await portal.logIn(member.email)).toMatchObject({ code: 5211 })
      const owner = browserOf(portal)
      await owner.call('startPasswordReset', { email: member.email })
      await owner.call('verifyPasswordReset', { code: await mailedCode(portal, member.email) })
      expect((await owner.call('resetPassword', { password: newPassword })).code).toBe(200)
      const session = (await portal.logIn(member.email, newPassword)).session!
      expect(session).toBeTruthy()
      const { data } = await portal.call('startMfaChallenge', { mfaType: 'sms' }, { session })
      expect(data.destination?.slice(-4)).toBe(member.phoneNumber.slice(-4))
    },
  )

  it('is restored by the key of the first change, and loses passkeys and recovery codes that were added since', async () => {
    const member = await confirmedMember(portal)
    const firstChange = await changeContact(member, { email: newEmail() })
    portal.clock.pass(60)
    const secondChange = await changeContact(member, { phoneNumber: newPhone() })
    const authenticator = authenticatorAt(portal)
    const verified = await portal.verify(member.session)
    await register(portal, verified, authenticator)
    expect((await portal.call('makeRecoveryCodes', {}, { session: verified })).code).toBe(200)
    expect((await undo(firstChange)).code).toBe(200)
    const isOfMember = eq(recoveryCodes.memberId, member.memberId)
    expect(await engine.database().db.$count(recoveryCodes, isOfMember)).toBe(0)
    expect((await undo(secondChange)).code).toBe(2305)
    expect((await logInByPasskey(portal, authenticator)).code).toBe(2221)
    expect((await portal.logIn(member.email)).code).toBe(5211)
  })

  it('is restored once by two requests at the same moment', async () => {
    const member = await confirmedMember(portal)
    const key = await changeContact(member, { email: newEmail() })
    const answers = await Promise.all([undo(key), undo(key)])
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 2305])
    const isUndoRecord = and(
      eq(auditRecords.memberId, member.memberId),
      eq(auditRecords.operation, 'undoContactChange'),
    )
    expect(await engine.database().db.$count(auditRecords, isUndoRecord)).toBe(1)
  })

  it('cannot be restored after 72 hours, nor with a guessed key', async () => {
    const member = await confirmedMember(portal)
    const key = await changeContact(member, { email: newEmail() })
    expect((await undo(`${key.slice(0, -1)}${key.endsWith('A') ? 'E' : 'A'}`)).code).toBe(2305)
    portal.clock.pass(72 * HOUR)
    expect((await undo(key)).code).toBe(2305)
    portal.clock.pass(1)
    await runRemovals(engine.database().db, portal.clock.now())
    const changes = engine.database().db.select().from(contactChanges)
    expect(await changes.where(eq(contactChanges.memberId, member.memberId))).toEqual([])
  })

  it('is not taken over by a reset through the address that was just changed', async () => {
    const member = await confirmedMember(portal)
    const email = newEmail()
    await changeContact(member, { email })
    const reset = async () => {
      const browser = browserOf(portal)
      expect((await browser.call('startPasswordReset', { email })).code).toBe(200)
      return browser
    }
    const sentBefore = portal.sent.length
    const byNumber = await reset()
    expect(await mailedCode(portal, email)).toBe('')
    expect(portal.sent).toHaveLength(sentBefore + 1)
    expect(smsTo(member.phoneNumber)?.text).toContain(portal.lastCode())
    expect((await byNumber.call('verifyPasswordReset', { code: portal.lastCode() })).code).toBe(200)

    portal.clock.pass(120)
    await changeContact({ ...member, phoneNumber: member.phoneNumber }, { phoneNumber: newPhone() })
    const byFormer = await reset()
    expect(await mailedCode(portal, email)).toBe('')
    const code = await mailedCode(portal, member.email)
    expect((await byFormer.call('verifyPasswordReset', { code })).code).toBe(200)

    portal.clock.pass(72 * HOUR)
    const later = await reset()
    expect((await later.call('verifyPasswordReset', { code: await mailedCode(portal, email) })).code).toBe(
      200,
    )
    expect((await portal.logIn(email, password)).code).toBe(200)
  })
})
