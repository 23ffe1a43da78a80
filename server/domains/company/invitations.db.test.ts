import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { newEmail, newPassword, signupAt } from '#server/testing/account-world.ts'
import { codesOf, companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { offerRow } from '#worlds/company.ts'

const DAY = 24 * 60 * 60
const WEEK = 7 * DAY

describeEngines('an invitation', (engine) => {
  const world = companyWorld(engine)
  const { db, own, offers, invite, accept, refuse, takeBack, owner, person, outsider, call, noticesTo } =
    world
  const companyOf = world.companyOf

  it('is visible to the member with the invited address, who joins with the roles of the invitation', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const guard = await person({ roles: ['securityAdmin'] })
    const invitation = await invite(boss, guest, ['APPROVER', 'BILLING_MANAGER'])
    expect(invitation.data).toMatchObject({
      offerKind: 'INVITATION',
      offerState: 'SENT',
      companyName: '솔바람상회',
      name: null,
      email: guest.email,
      byName: '최소유',
      ownYn: 'Y',
      closedAt: null,
    })
    expect(Date.parse(invitation.data.expiresAt) - Date.parse(invitation.data.createdAt)).toBe(WEEK * 1000)
    expect(await own(guest)).toMatchObject({
      company: null,
      offers: [{ offerId: invitation.data.offerId, ownYn: 'N', byName: '최소유' }],
    })
    expect((await accept(guest, invitation)).data).toMatchObject({ offerState: 'ACCEPTED', name: '나그네' })
    expect(await own(guest)).toMatchObject({
      company: { companyName: '솔바람상회', roles: ['BILLING_MANAGER', 'APPROVER'] },
      offers: [],
    })
    expect(await accept(guest, invitation)).toMatchObject({ code: 6022 })
    expect(await noticesTo(guest)).toEqual(['솔바람상회에서 초대했습니다', '회사에 참여했습니다'])
    const joinedSubject = '새 구성원이 회사에 참여했습니다'
    expect([await noticesTo(boss), await noticesTo(guard)]).toEqual([[joinedSubject], [joinedSubject]])
    expect((await world.mailsTo(guard.email))[0]!.text).toContain('맡은 역할: 결제 담당자, 승인자')
  })

  it('is sent to a person without an account, without a secret, and visible after the sign-up', async () => {
    const [boss, email] = [await owner(), newEmail()]
    const invitation = await invite(boss, { email: `  ${email.toUpperCase()} ` }, ['APPROVER'])
    const [mail] = await world.mailsTo(email)
    expect(mail).toMatchObject({ subject: '[빗장] 솔바람상회에서 초대했습니다' })
    expect(mail!.text).toContain('최소유 님이 솔바람상회의 승인자로 초대했습니다')
    // The mail links to the site only, without a key that would let any reader of the mail join.
    expect(mail!.text.match(/https?:\S+/g)).toEqual([
      expect.stringMatching(/\/my\/company$/),
      expect.stringMatching(/\/auth\/signup$/),
    ])
    expect(mail!.text).not.toContain(invitation.data.offerId)

    const browser = await signupAt(world.portal(), 'PASSWORD', { email })
    const { session } = await browser.call('completeSignup', {
      idempotencyKey: randomUUID(),
      password: newPassword,
    })
    const [member] = await db().select().from(members).where(eq(members.email, email))
    const guest = { memberId: member!.id, email, session: session! }
    expect((await own(guest)).offers).toMatchObject([{ offerId: invitation.data.offerId }])
    expect((await accept(guest, invitation)).code).toBe(200)
    expect((await own(guest)).company?.roles).toEqual(['APPROVER'])
  })

  it('cannot be answered from another address, and is not shown there', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invitation = await invite(boss, guest)
    const others = [await outsider('다른'), await person(), (await world.addCompanyWithOwner()).owner, boss]
    for (const other of others) {
      expect(await accept(other, invitation)).toMatchObject({ code: 6021 })
      expect(await refuse(other, invitation)).toMatchObject({ code: 6021 })
      expect((await own(other)).offers).toEqual([])
    }
    expect(await accept(guest, { data: { offerId: randomUUID() } })).toMatchObject({ code: 6021 })
    for (const other of [guest, ...others.slice(0, 3)])
      expect(await takeBack(other, invitation)).toMatchObject({ code: 6021 })
    expect((await accept(guest, invitation)).code).toBe(200)
  })

  it('cannot be accepted by changing the account’s address to the invited one without a proof', async () => {
    const [boss, thief] = [await owner(), await outsider()]
    const email = newEmail()
    const invitation = await invite(boss, { email })
    const { data } = await call('getUserInfo', {}, thief)
    const { name, phoneNumber, subEmail, companyName, deptName } = data
    const profileInput = { name, phoneNumber, subEmail, companyName, deptName }
    expect((await call('updateUserInfo', { ...profileInput, email }, thief)).code).toBe(200)
    expect(await accept(thief, invitation)).toMatchObject({ code: 6021 })
    expect(
      (await call('updateUserInfo', { ...profileInput, email: thief.email, subEmail: email }, thief)).code,
    ).toBe(200)
    expect(await accept(thief, invitation)).toMatchObject({ code: 6021 })
    expect((await own(thief)).offers).toEqual([])
  })

  it('is open only once for an address, until the invitation expires', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const firstInvitation = await invite(boss, guest)
    for (const email of [guest.email, guest.email.toUpperCase()])
      expect(await invite(boss, { email })).toMatchObject({ code: 6023 })
    for (const colleague of [boss, await person()])
      expect(await invite(boss, colleague)).toMatchObject({ code: 6023 })
    world.portal().clock.pass(WEEK)
    await world.goTo(world.portal().clock.now().toISOString(), boss, guest)
    expect(await accept(guest, firstInvitation)).toMatchObject({ code: 6022 })
    expect((await own(guest)).offers).toEqual([])
    // The first invitation has expired, but the sweeper has not closed it yet.
    const secondInvitation = await invite(boss, guest)
    expect(secondInvitation.code).toBe(200)
    expect((await offers(boss)).list.map(({ offerState }) => offerState)).toEqual(['SENT', 'EXPIRED'])
    expect(await noticesTo(boss)).toEqual(['초대의 기한이 지났습니다'])
    expect((await accept(guest, secondInvitation)).code).toBe(200)
  })

  it('is refused once, and the owners are notified', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invitation = await invite(boss, guest)
    expect((await refuse(guest, invitation)).data).toMatchObject({ offerState: 'REFUSED', name: null })
    expect(await refuse(guest, invitation)).toMatchObject({ code: 6022 })
    expect(await takeBack(boss, invitation)).toMatchObject({ code: 6022 })
    expect(await companyOf(guest)).toBeNull()
    expect(await noticesTo(boss)).toEqual(['초대를 거절했습니다'])
  })

  it('is withdrawn by an owner, and then has no effect', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invitation = await invite(boss, guest)
    expect((await takeBack(boss, invitation)).data).toMatchObject({ offerState: 'TAKEN_BACK' })
    expect(await accept(guest, invitation)).toMatchObject({ code: 6022 })
    expect((await invite(boss, guest)).code).toBe(200)
  })

  it('is created once for an idempotency key, with one mail', async () => {
    const [boss, idempotencyKey, email] = [await owner(), randomUUID(), newEmail()]
    const ask = (to: string) => call('inviteToCompany', { idempotencyKey, email: to, roles: [] }, boss)
    const [first, second] = await Promise.all([ask(email), ask(email)])
    expect(second.data).toEqual(first.data)
    expect(await ask(newEmail())).toMatchObject({ code: 1409 })
    expect((await offers(boss)).total).toBe(1)
    expect(await world.mailsTo(email)).toHaveLength(1)
  })

  it('requires a mail address, and an owner', async () => {
    const boss = await owner()
    for (const email of ['', '나래', 'narae@', `${'a'.repeat(250)}@example.com`])
      expect(await invite(boss, { email })).toMatchObject({ code: 400 })
    const manager = await person()
    await world.setRoles(boss, manager, ['BILLING_MANAGER', 'SECURITY_ADMIN', 'APP_ADMIN'])
    for (const unauthorized of [manager, await outsider()]) {
      expect(await invite(unauthorized, { email: newEmail() })).toMatchObject({ code: 6002 })
      expect(await call('listCompanyOffers', {}, unauthorized)).toMatchObject({ code: 6002 })
    }
  })

  it('moves a person from an empty company of their own; that company is removed', async () => {
    const boss = await owner()
    const { id, owner: guest } = await world.addCompanyWithOwner()
    expect((await accept(guest, await invite(boss, guest))).code).toBe(200)
    expect(await companyOf(guest)).toBe(world.ids.company)
    expect(await db().$count(companies, eq(companies.id, id))).toBe(0)
    expect((await own(guest)).company).toMatchObject({ roles: [], ownerNames: ['최소유'] })
    expect(await world.ownersOf()).toEqual([boss.memberId])
  })

  it('withdraws the person’s other requests, and this company’s other invitations to them', async () => {
    const boss = await owner()
    const { rnno, owner: other } = await world.addCompanyWithOwner()
    const guest = await outsider()
    const joinRequest = await world.askToJoin(guest, rnno)
    const joining = await world.askToJoin(await outsider('둘'))
    const [first] = [await invite(boss, guest)]
    expect((await accept(guest, first)).code).toBe(200)
    expect((await own(guest)).offers).toEqual([])
    expect(await accept(other, joinRequest)).toMatchObject({ code: 6022 })
    expect((await offers(boss, { openYn: 'Y' })).list).toMatchObject([{ offerId: joining.data.offerId }])
  })

  describe('has a limit', () => {
    const sendAll = async (times: number, one: () => Promise<{ code: number }>) => {
      const codes: number[] = []
      for (let time = 0; time < times; time += 1) codes.push((await one()).code)
      return codes
    }

    it('of five a day for one address, from all companies', async () => {
      const [boss, { owner: other }, email] = [await owner(), await world.addCompanyWithOwner(), newEmail()]
      const inviteAgain = (by: typeof boss) => async () => {
        const invitation = await invite(by, { email })
        if (invitation.code === 200) await takeBack(by, invitation)
        return invitation
      }
      expect(await sendAll(3, inviteAgain(boss))).toEqual([200, 200, 200])
      expect(await sendAll(3, inviteAgain(other))).toEqual([200, 200, 429])
      expect(await invite(boss, { email })).toMatchObject({ status: 429, code: 429 })
      expect((await offers(boss, { openYn: 'Y' })).total).toBe(0)
      expect(await world.mailsTo(email)).toHaveLength(5)
      await world.goTo(new Date(world.portal().clock.now().getTime() + DAY * 1000).toISOString(), boss)
      expect((await invite(boss, { email })).code).toBe(200)
    })

    it('of five a day for one mailbox, with any tags and dots in its address', async () => {
      const [boss, name] = [await owner(), randomUUID().replaceAll('-', '')]
      const addresses = ['', '+1', '+2', '+x+y', '+', '+6'].map((tag) => `${name}${tag}@gmail.com`)
      addresses.push(`${name.slice(0, 4)}.${name.slice(4)}@googlemail.com`)
      const codes: number[] = []
      for (const email of addresses) codes.push((await invite(boss, { email })).code)
      expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
      // Other mail providers treat addresses that differ by a dot as different people.
      for (const email of [`a.${name}@example.com`, `a${name}@example.com`])
        expect((await invite(boss, { email })).code).toBe(200)
    })

    it('of a hundred a day and two hundred open invitations for a company', async () => {
      const boss = await owner()
      const codes = await sendAll(101, () => invite(boss, { email: newEmail() }))
      expect([codes.slice(0, 100).every((code) => code === 200), codes[100]]).toEqual([true, 429])
      const now = world.portal().clock.now()
      await db()
        .insert(companyOffers)
        .values(
          Array.from({ length: 100 }, () =>
            offerRow({
              companyId: world.ids.company,
              offerKind: 'INVITATION',
              offerState: 'SENT',
              email: newEmail(),
              createdAt: now,
            }),
          ),
        )
      expect(await invite(boss, { email: newEmail() })).toMatchObject({ code: 6024 })
      // The requester must not learn about the limit.
      expect((await world.askToJoin(await outsider())).code).toBe(200)
      expect((await world.offers(boss, { offerKind: 'JOIN' })).total).toBe(0)
      expect((await world.offerOwnership(boss, await person())).code).toBe(200)
    })
  })

  it('that is answered twice at once adds the member once', async () => {
    const [boss, guest] = [await owner(), await outsider()]
    const invitation = await invite(boss, guest, ['APPROVER'])
    expect(
      codesOf(
        await Promise.all([accept(guest, invitation), accept(guest, invitation), refuse(guest, invitation)]),
      ),
    ).toEqual([200, 6022, 6022])
    const roles = await db().$count(memberRoles, eq(memberRoles.memberId, guest.memberId))
    expect(roles).toBe((await companyOf(guest)) === null ? 0 : 1)
  })
})
