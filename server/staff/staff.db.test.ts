import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffRole } from '#domain/staff/roles.ts'
import { auditIntents, auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { mfaFactors } from '#server/db/schema/mfa.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sessions } from '#server/db/schema/session.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { proofStore } from '#server/domains/withdrawal/proof.store.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { mailTo, newEmail, newPassword, signupAt } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { giveRole, insertFactors } from '#worlds/member.ts'
import { commandDeps } from './command-deps.ts'
import { COMMAND_ADDRESS, staffCommand } from './staff-command.ts'

const DAY = 24 * 60 * 60
const keyIn = (text = '') => /\/staff\/join#([\w-]{43})$/m.exec(text)?.[1] ?? ''

describeEngines('the staff', (engine) => {
  let portal: Portal
  const db = () => engine.database().db
  beforeAll(() => {
    portal = createPortal(engine.database(), {
      env: { LOOKUPS: '20', VERIFICATION_SENDS_PER_ADDRESS: '100000' },
    })
  })
  beforeEach(async () => {
    await db().delete(memberRoles)
    await db().delete(staffInvitations)
    portal.clock.pass(DAY)
  })

  /** Runs the server command on the portal's database. */
  const run = (...args: string[]) => {
    const { clock, config } = portal
    return staffCommand(commandDeps({ config, db: db(), clock, log: createLog('silent') }), args)
  }
  const invited = async (email: string) => keyIn((await run('invite', email)).lines[1])
  const getInvitation = (key: string, session?: string) =>
    portal.call('getStaffInvitation', { key }, { session })
  const accept = (key: string, session?: string) => portal.call('acceptStaffInvitation', { key }, { session })
  const rolesOf = (memberId: string) =>
    db().select().from(memberRoles).where(eq(memberRoles.memberId, memberId))

  /**
   * Adds a member, of the staff or not, and logs the member in with a fresh proof of identity; by default with an
   * authenticator app.
   */
  async function addPerson(more: { staff?: boolean; factors?: ('sms' | 'totp')[]; name?: string } = {}) {
    const { staff = false, factors = ['totp'], ...row } = more
    const { id: memberId, email } = await portal.addMember({ ...row, email: newEmail(), staff, factors })
    portal.clock.pass(31)
    return { memberId, email, session: await portal.logInFully(email, { confirmed: true }) }
  }
  const addColleague = (name?: string) => addPerson({ staff: true, ...(name && { name }) })
  const end = (by: { session: string }, memberId: string) =>
    portal.call('endStaff', { memberId }, { session: by.session })
  const giveRoles = (by: { session: string }, memberId: string, roles: StaffRole[]) =>
    portal.call('setStaffRoles', { memberId, roles, seenRoles: ['OPERATES'] }, { session: by.session })
  const invite = (by: { session: string }, email: string) =>
    portal.call('inviteStaff', { idempotencyKey: randomUUID(), email }, { session: by.session })

  describe('invited by the command', () => {
    it('sign up with a second factor, and are notified by mail', async () => {
      const email = newEmail()
      const key = await invited(email)
      expect((await getInvitation(key)).data).toMatchObject({ nextStep: 'LOG_IN' })
      const browser = await signupAt(portal, 'PASSWORD', { email })
      const answer = await browser.call('completeSignup', {
        idempotencyKey: randomUUID(),
        password: newPassword,
      })
      const session = answer.session!
      expect((await getInvitation(key, session)).data).toMatchObject({ nextStep: 'FACTOR' })
      // A verified phone number alone is not a sufficient second factor for the staff.
      expect(await accept(key, session)).toMatchObject({ code: 2206 })
      expect((await portal.call('listStaff', {}, { session })).code).toBe(1403)
      const { data: info } = await portal.call('getUserInfo', {}, { session })
      const [member] = await db()
        .update(members)
        .set({ mfaType: 'totp' })
        .where(eq(members.email, email))
        .returning()
      await insertFactors(db(), createSecretBox(portal.config.encryptionKeys), member!, ['totp'])
      expect((await getInvitation(key, session)).data).toMatchObject({ nextStep: 'ACCEPT' })
      expect(await accept(key, session)).toMatchObject({ code: 200, data: { acceptedYn: 'Y' } })
      expect((await portal.call('getSessionInfo', {}, { session })).data).toMatchObject({ staffYn: 'Y' })
      expect(await portal.call('listStaff', {}, { session })).toMatchObject({
        code: 200,
        data: {
          list: [{ email: info.email, ownYn: 'Y', refusal: expect.stringContaining('마지막 담당자') }],
        },
      })
      expect((await mailTo(portal, email))?.subject).toBe('[빗장] 담당자가 되었습니다')
    })

    it('are invited without a stored key, and the link alone does not reveal the address', async () => {
      const email = newEmail()
      const key = await invited(email)
      const { body } = await getInvitation(key)
      expect(body).not.toContain(Buffer.from(email).toString('base64'))
      const { rows } = await db().execute(sql`select * from staff_invitations`)
      expect(JSON.stringify(rows)).not.toContain(key)
      const audited = await db().select().from(auditRecords)
      expect(JSON.stringify(audited)).not.toContain(key)
    })

    it('accept an invitation once: the second member is refused, and the same member gets the same answer', async () => {
      const guest = await addPerson()
      const key = await invited(guest.email)
      expect((await accept(key, guest.session)).code).toBe(200)
      expect((await accept(key, guest.session)).code).toBe(200)
      expect((await getInvitation(key)).code).toBe(7002)
      expect((await accept(key, (await addPerson()).session)).code).toBe(7002)
      expect(await rolesOf(guest.memberId)).toHaveLength(1)
    })

    it('get the role once from two simultaneous calls', async () => {
      const guest = await addPerson()
      const key = await invited(guest.email)
      const answers = await Promise.all([accept(key, guest.session), accept(key, guest.session)])
      expect(answers.map(({ code }) => code)).toEqual([200, 200])
      expect(await rolesOf(guest.memberId)).toHaveLength(1)
    })

    it('cannot accept after a day', async () => {
      const guest = await addPerson()
      const key = await invited(guest.email)
      portal.clock.pass(DAY - 1)
      expect((await getInvitation(key)).code).toBe(200)
      portal.clock.pass(1)
      expect((await getInvitation(key)).code).toBe(7003)
      const session = await portal.logInFully(guest.email, { confirmed: true })
      expect((await accept(key, session)).code).toBe(7003)
      expect(await rolesOf(guest.memberId)).toEqual([])
      portal.clock.pass(31 * DAY)
      await runRemovals(db(), portal.clock.now())
      expect((await getInvitation(key)).code).toBe(7001)
    })

    it('cannot accept as another member, nor without a fresh proof', async () => {
      const [guest, thief] = [await addPerson(), await addPerson()]
      const key = await invited(guest.email)
      expect((await getInvitation(key, thief.session)).data).toMatchObject({ nextStep: 'SWITCH' })
      expect((await accept(key, thief.session)).code).toBe(7004)
      portal.clock.pass(11 * 60)
      expect((await accept(key, guest.session)).code).toBe(2201)
      expect((await accept(key)).code).toBe(401)
      expect(await rolesOf(thief.memberId)).toEqual([])
      expect((await accept(key, await portal.verify(guest.session))).code).toBe(200)
    })

    it('get a new link, which replaces the previous one', async () => {
      const guest = await addPerson()
      const [first, second] = [await invited(guest.email), await invited(guest.email)]
      expect((await accept(first, guest.session)).code).toBe(7001)
      expect((await accept(second, guest.session)).code).toBe(200)
    })

    it('cannot accept after their factor was turned off', async () => {
      const guest = await addPerson()
      const key = await invited(guest.email)
      await db().delete(mfaFactors).where(eq(mfaFactors.memberId, guest.memberId))
      expect((await accept(key, guest.session)).code).toBe(2206)
      expect(await rolesOf(guest.memberId)).toEqual([])
    })

    it('have invitation keys that cannot be guessed: wrong keys are counted, correct keys are not', async () => {
      const address = '203.0.113.77'
      const wrongKey = () => `${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 43)
      const key = await invited(newEmail())
      const ask = (key: string) => portal.call('getStaffInvitation', { key }, { address })
      for (let n = 0; n < 25; n += 1) expect((await ask(key)).code).toBe(200)
      for (let n = 0; n < 20; n += 1) expect((await ask(wrongKey())).code).toBe(7001)
      expect(await ask(wrongKey())).toMatchObject({ code: 4151 })
      expect(await ask(key)).toMatchObject({ code: 4151 })
    })
  })

  describe('managed by the command', () => {
    it('are listed, and wrong arguments are reported', async () => {
      expect(await run()).toMatchObject({ exitCode: 2, lines: [expect.stringContaining('usage')] })
      expect(await run('invite', 'no-address')).toMatchObject({ exitCode: 2 })
      const one = await addColleague()
      await run('invite', 'new@example.com')
      const { lines } = await run('list')
      expect(lines.join('\n')).toContain(one.email)
      expect(lines.join('\n')).toContain('new@example.com  invited, until')
      expect(await run('invite', one.email)).toMatchObject({ exitCode: 1 })
    })

    it('lose their sessions together with their role, but the last member of the staff cannot lose the role', async () => {
      const [one, other] = [await addColleague('한가람'), await addColleague('오다온')]
      expect((await run('end', one.email)).exitCode).toBe(0)
      expect((await portal.call('getSessionInfo', {}, { session: one.session })).code).toBe(1002)
      expect((await mailTo(portal, one.email))?.text).toContain('서버에서 담당자 역할을 끝냈습니다')
      expect((await mailTo(portal, other.email))?.text).toContain('한가람 님의 담당자 역할을 끝냈습니다')
      expect(await run('end', other.email)).toMatchObject({
        exitCode: 1,
        lines: [expect.stringContaining('last one')],
      })
      expect((await run('end', one.email)).exitCode).toBe(1)
      expect(await rolesOf(other.memberId)).toHaveLength(1)
    })

    it('change with an audit record; a refusal has no record', async () => {
      const one = await addColleague()
      await run('invite', newEmail())
      await run('end', one.email)
      const rows = await db()
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.address, COMMAND_ADDRESS))
        .orderBy(desc(auditRecords.at))
      const now = portal.clock.now().getTime()
      expect(rows.filter(({ at }) => at.getTime() === now)).toMatchObject([
        { operation: 'inviteStaff', memberId: null, stage: 'visitor' },
      ])
      const waitingIntents = await db()
        .select()
        .from(auditIntents)
        .where(eq(auditIntents.address, COMMAND_ADDRESS))
      expect(waitingIntents).toEqual([])
    })
  })

  describe('on the page of the staff', () => {
    it('invite by a mail with a link, list invitations and withdraw them', async () => {
      const [boss, guest] = [await addColleague('한가람'), await addPerson()]
      const invitation = await invite(boss, ` ${guest.email.toUpperCase()} `)
      expect(invitation.data).toMatchObject({ email: guest.email, byName: '한가람', overYn: 'N' })
      expect(JSON.stringify(invitation.data)).not.toMatch(/[\w-]{43}/)
      const key = keyIn((await mailTo(portal, guest.email))?.text)
      const list = () => portal.call('listStaff', {}, { session: boss.session })
      expect((await list()).data.invitations).toMatchObject([{ email: guest.email, overYn: 'N' }])
      expect((await list()).data.list[0]!.lastLoginAt).not.toBeNull()
      const { invitationId } = invitation.data
      const takeBack = () =>
        portal.call('takeBackStaffInvitation', { invitationId }, { session: boss.session })
      expect((await takeBack()).code).toBe(200)
      expect((await takeBack()).code).toBe(7005)
      expect((await accept(key, guest.session)).code).toBe(7001)
      expect((await invite(boss, boss.email)).code).toBe(7011)
      expect((await invite(boss, 'no-address')).code).toBe(400)
    })

    it('are notified of new colleagues', async () => {
      const [boss, guest] = [await addColleague(), await addPerson({ name: '오다온' })]
      await invite(boss, guest.email)
      const key = keyIn((await mailTo(portal, guest.email))?.text)
      expect((await accept(key, guest.session)).code).toBe(200)
      expect((await mailTo(portal, boss.email))?.text).toContain('오다온 님이 담당자가 되었습니다')
    })

    it('end the role of a member together with the member’s sessions and invitations', async () => {
      const [boss, leaver] = [await addColleague(), await addColleague()]
      const accomplice = await addPerson()
      await invite(leaver, accomplice.email)
      const key = keyIn((await mailTo(portal, accomplice.email))?.text)
      expect((await end(boss, leaver.memberId)).code).toBe(200)
      expect((await portal.call('listStaff', {}, { session: leaver.session })).code).toBe(1002)
      expect((await accept(key, accomplice.session)).code).toBe(7001)
      expect((await end(boss, leaver.memberId)).code).toBe(7012)
      expect((await end(boss, boss.memberId)).code).toBe(7013)
    })

    it('retain one of two members who end each other’s role at the same time', async () => {
      const [one, other] = [await addColleague(), await addColleague()]
      const answers = await Promise.all([end(one, other.memberId), end(other, one.memberId)])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect([...(await rolesOf(one.memberId)), ...(await rolesOf(other.memberId))]).toHaveLength(1)
    })

    it('change roles, which apply at once in open sessions', async () => {
      const [boss, one] = [await addColleague('한가람'), await addColleague()]
      const requestInquiries = () =>
        portal.call('listAdminInquiries', { limit: 20 }, { session: one.session })
      const staffList = () => portal.call('listStaff', {}, { session: one.session })
      expect([(await requestInquiries()).code, (await staffList()).code]).toEqual([200, 200])
      expect(await giveRoles(boss, one.memberId, ['PUBLISHES', 'ANSWERS'])).toMatchObject({
        code: 200,
        data: { roles: ['ANSWERS', 'PUBLISHES'] },
      })
      expect([(await requestInquiries()).code, (await staffList()).code]).toEqual([200, 1403])
      expect((await portal.call('getSessionInfo', {}, { session: one.session })).data).toMatchObject({
        staffYn: 'Y',
        staffRoles: expect.arrayContaining(['ANSWERS', 'PUBLISHES']) as string[],
      })
      expect((await mailTo(portal, one.email))?.text).toContain('문의와 상담 답변, 공지와 약관')
      // The call is refused, since the roles have changed after they were shown.
      expect((await giveRoles(boss, one.memberId, ['SELLS'])).code).toBe(7015)
      expect((await giveRoles(one, boss.memberId, ['ANSWERS'])).code).toBe(1403)
    })

    it('give exactly the roles of an invitation', async () => {
      const [boss, guest] = [await addColleague(), await addPerson()]
      const answer = await portal.call(
        'inviteStaff',
        { idempotencyKey: randomUUID(), email: guest.email, roles: ['BILLS'] },
        { session: boss.session },
      )
      expect(answer.data.roles).toEqual(['BILLS'])
      const key = keyIn((await mailTo(portal, guest.email))?.text)
      expect((await accept(key, guest.session)).code).toBe(200)
      expect(await rolesOf(guest.memberId)).toMatchObject([{ role: 'staff', staffRoles: ['BILLS'] }])
    })

    it('always have a member with the role to operate', async () => {
      const [boss, one] = [await addColleague(), await addColleague()]
      await giveRoles(boss, one.memberId, ['ANSWERS'])
      expect((await giveRoles(boss, boss.memberId, ['ANSWERS'])).code).toBe(7013)
      expect((await end(boss, boss.memberId)).code).toBe(7013)
      const { data } = await portal.call('checkWithdrawal', {}, { session: boss.session })
      expect(data.lastOperatorYn).toBe('Y')
      const other = await portal.call('checkWithdrawal', {}, { session: one.session })
      expect(other.data.lastOperatorYn).toBeUndefined()
    })

    it('retain one member with the role to operate if two members take this role from each other at the same time', async () => {
      const [one, other] = [await addColleague(), await addColleague()]
      const answers = await Promise.all([
        giveRoles(one, other.memberId, ['ANSWERS']),
        giveRoles(other, one.memberId, ['ANSWERS']),
      ])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      const all = [...(await rolesOf(one.memberId)), ...(await rolesOf(other.memberId))]
      expect(all.filter(({ staffRoles }) => staffRoles.includes('OPERATES'))).toHaveLength(1)
    })

    it('retain one member with the role to operate if two members leave the portal at the same time', async () => {
      const [one, other] = [await addColleague(), await addColleague()]
      const leave = async ({ session }: Awaited<ReturnType<typeof addColleague>>) => {
        const [open] = await db()
          .select()
          .from(sessions)
          .where(eq(sessions.tokenHash, hashToken(session)))
        const [proofKey, now] = [newToken(), portal.clock.now()]
        const proofs = proofStore(db())
        await proofs.begin(open!.id, new Date(now.getTime() + 60_000))
        await proofs.finish(open!.id, proofKey, now, new Date(now.getTime() + 60_000))
        const input = { idempotencyKey: randomUUID(), proofKey, reasonCode: null, reasonText: null }
        return portal.call('completeWithdrawal', input, { session })
      }
      const answers = await Promise.all([leave(one), leave(other)])
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 2401])
      expect([...(await rolesOf(one.memberId)), ...(await rolesOf(other.memberId))]).toHaveLength(1)
    })

    it('do not change the company roles of a member who leaves the staff', async () => {
      const [boss, leaver] = [await addColleague(), await addColleague()]
      await giveRole(db(), leaver.memberId, 'approver')
      await end(boss, leaver.memberId)
      expect(await rolesOf(leaver.memberId)).toMatchObject([{ role: 'approver' }])
    })
  })
})
