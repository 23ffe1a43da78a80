import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { memberOpenings } from '#server/db/schema/company-admin.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { insertInquiry } from '#worlds/inquiry.ts'
import { insertMailRecord } from '#worlds/message.ts'

describeEngines('the page of a member for the staff', (engine) => {
  const world = companyWorld(engine)
  const { db, call } = world
  let staff: Person
  let person: Person
  beforeEach(async () => {
    await db().delete(memberOpenings)
    staff = await world.person({ roles: ['staff'], companyId: null, name: '한가람' })
    person = await world.outsider('나그네')
  })
  const open = (reason = '문의 응대', memberId = person.memberId, by = staff) =>
    call('openAdminMember', { memberId, reason }, by)
  const codes = async (memberId = person.memberId) => [
    (await call('getAdminMember', { memberId }, staff)).code,
    (await call('listAdminMemberMessages', { memberId }, staff)).code,
    (await call('listAdminMemberCounsels', { memberId }, staff)).code,
  ]

  it('is refused without a reason given today, also after a reason for the company, and for an unknown member', async () => {
    const owner = await world.owner()
    await world.openCompany(staff)
    expect(await codes(owner.memberId)).toEqual([6037, 6037, 6037])
    expect(await codes(world.ids.company)).toEqual([6033, 6033, 6033])
    expect((await open('문의 응대', world.ids.company)).code).toBe(6033)
    expect((await open(' ')).code).toBe(400)
    expect(await codes()).toEqual([6037, 6037, 6037])
    await open()
    expect(await codes()).toEqual([200, 200, 200])
    expect(await codes(owner.memberId)).toEqual([6037, 6037, 6037])
  })

  it('needs a reason once a day, also with two calls at once; the monthly check lists the reason with a masked name', async () => {
    const answers = await Promise.all([open('문의 응대'), open('청구 확인')])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(new Set(answers.map(({ data }) => data.reason)).size).toBe(1)
    const month = world.portal().clock.now().toISOString().slice(0, 'YYYY-MM'.length)
    const { data } = await call('getAccessReview', { month }, staff)
    const own = data.people.find(({ memberId }) => memberId === staff.memberId)!
    expect(own.openings).toMatchObject([
      { companyName: null, memberId: person.memberId, memberName: '나*네', reason: answers[0]!.data.reason },
    ])
  })

  it('shows the account with a masked number, and can close the account', async () => {
    await open()
    const { data } = await call('getAdminMember', { memberId: person.memberId }, staff)
    expect(data).toMatchObject({
      person: { name: '나그네', accountState: 'OPEN' },
      companyId: null,
      companyName: null,
      roles: [],
    })
    expect(data.phoneNumber).toMatch(/\*{4}/)
    await call('closeAccount', { memberId: person.memberId, reason: '도용 신고' }, staff)
    const answerForClosed = await call('getAdminMember', { memberId: person.memberId }, staff)
    expect(answerForClosed.data.person).toMatchObject({
      accountState: 'CLOSED',
      closing: { reason: '도용 신고' },
    })
  })

  it('lists subscriptions, inquiries, reservations and messages of this person alone', async () => {
    await open()
    const { memberId } = person
    const now = world.portal().clock.now()
    const other = await world.outsider('다른이')
    const own = await world.subscribe(person, 'ACTIVE', null)
    await world.subscribe(other, 'ACTIVE', null)
    await insertCounsel(db(), { memberId, startAt: now, createdAt: now })
    await insertCounsel(db(), { memberId: other.memberId, startAt: now, createdAt: now })
    await insertInquiry(db(), { memberId, createdAt: now })
    await insertInquiry(db(), { memberId: other.memberId, createdAt: now })
    const box = createSecretBox(world.portal().config.encryptionKeys)
    await insertMailRecord(db(), box, { memberId, createdAt: now })
    await insertMailRecord(db(), box, { memberId: other.memberId, createdAt: now })
    const memberInput = { memberId }
    expect((await call('listAdminSubscriptions', memberInput, staff)).data.list).toMatchObject([
      { subscriptionId: own },
    ])
    expect((await call('listAdminBills', memberInput, staff)).data.total).toBe(0)
    expect((await call('listAdminInquiries', memberInput, staff)).data.total).toBe(1)
    expect((await call('listAdminMemberCounsels', memberInput, staff)).data).toMatchObject({
      total: 1,
      nextCursor: null,
    })
    const mails = await call('listAdminMemberMessages', { ...memberInput, way: 'MAIL' }, staff)
    expect(mails.data.list.filter(({ heading }) => heading === '청구서가 발행되었습니다')).toHaveLength(1)
  })

  it('needs the role of each section', async () => {
    await open()
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['SELLS'] })
      .where(eq(memberRoles.memberId, staff.memberId))
    expect(await codes()).toEqual([200, 200, 1403])
  })
})
