import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { appPolicies } from '#server/db/schema/access-catalogue.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { codesOf, companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertBill } from '#worlds/bill.ts'
import { insertCompany } from '#worlds/company.ts'

const reason = '같은 사업자등록번호로 두 번 가입한 회사입니다.'

describeEngines('a merge of two companies with the same business number', (engine) => {
  const world = companyWorld(engine)
  const { db, call, person, owner, mailsTo } = world
  let [boss, formerBoss, staff]: Person[] = []
  let fromId: string
  beforeEach(async () => {
    boss = await owner()
    fromId = await insertCompany(db(), {
      name: '솔바람상회 부산',
      rnno: world.company.rnno,
      everybodyMay: false,
      createdAt: world.portal().clock.now(),
    })
    formerBoss = await owner({ companyId: fromId, name: '한지윤' })
    staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany(), name: '한가람' })
  })
  const merge = (more: Partial<Input<'mergeCompanies'>> = {}, by = staff!) =>
    call(
      'mergeCompanies',
      {
        companyId: fromId,
        version: 1,
        intoId: world.ids.company,
        intoVersion: 1,
        mistakenYn: 'N',
        reason,
        ...more,
      },
      by,
    )
  const putBill = async (subscriptionId: string, more: Partial<typeof bills.$inferInsert> = {}) => {
    const billDate = kstDate(world.portal().clock.now())
    return insertBill(db(), {
      subscriptionId,
      billState: 'OPEN',
      billDate,
      dueDate: addDays(billDate, 10),
      ...more,
    })
  }
  const rolesOf = async ({ memberId }: Person) =>
    (await db().select().from(companyRoles).where(eq(companyRoles.memberId, memberId))).map(
      ({ role }) => role,
    )
  const sums = async () =>
    (
      await db().execute(
        sql`select period, currency, bill_state, sum(count)::int as count, sum(total_amount)::bigint as total from bill_sums
          where owner_id in (${fromId}, ${world.ids.company}) group by 1, 2, 3 having sum(count) <> 0 order by 1, 2, 3`,
      )
    ).rows

  it('results in one company with the people, contracts and bills of both, and does not change the sums of the bills', async () => {
    const mate = await person({ companyId: fromId, roles: ['securityAdmin'] })
    const [ours, ofOther] = [
      await world.subscribe(boss!),
      await world.subscribe(formerBoss!, 'ACTIVE', fromId),
    ]
    await putBill(ours)
    const bill = await putBill(ofOther)
    await putBill(ofOther, {
      billState: 'PAID',
      period: '2026-09',
      billDate: '2026-09-01',
      dueDate: '2026-09-10',
    })
    const before = await sums()
    const subjects = await db().select({ subject: members.subject }).from(members).orderBy(members.id)
    const { data, code } = await merge()
    expect(code).toBe(200)
    expect(data).toMatchObject({ companyId: world.ids.company, version: 2 })
    expect(data.list).toMatchObject([
      {
        formerName: '솔바람상회 부산',
        companyName: '솔바람상회',
        reason,
        byName: '한가람',
        mergedId: fromId,
      },
    ])
    for (const moved of [formerBoss!, mate]) expect(await world.companyOf(moved)).toBe(world.ids.company)
    expect(await sums()).toEqual(before)
    expect(await db().$count(bills, eq(bills.ownerId, world.ids.company))).toBe(3)
    expect(await db().select({ subject: members.subject }).from(members).orderBy(members.id)).toEqual(
      subjects,
    )
    const openBills = (await call('listBills', { billState: 'OPEN' }, boss!)).data
    expect(openBills.list.map(({ billId }) => billId)).toContain(bill.id)
    expect((await call('getBill', { billId: bill.id }, formerBoss!)).code).toBe(200)
    expect((await world.people(formerBoss!)).total).toBe(3)
  })

  it('keeps the owner of the remaining company, and makes the other owner a billing manager', async () => {
    await merge()
    expect(await world.ownersOf()).toEqual([boss!.memberId])
    expect(await rolesOf(formerBoss!)).toEqual(['billingManager'])
  })

  it('keeps the owner of the company that ends if the remaining company has no owner', async () => {
    await db().delete(companyRoles).where(eq(companyRoles.memberId, boss!.memberId))
    await merge()
    expect(await world.ownersOf()).toEqual([formerBoss!.memberId])
  })

  it('notifies the representatives with the reason, and all people of the company that ends', async () => {
    const mate = await person({ companyId: fromId })
    const other = await person()
    await merge()
    const textOf = async ({ email }: Person) => (await mailsTo(email)).map(({ text }) => text).join('\n')
    for (const admin of [boss!, formerBoss!]) expect(await textOf(admin)).toContain(reason)
    expect(await textOf(mate)).toContain('남은 회사: 솔바람상회(')
    expect(await textOf(mate)).not.toContain(reason)
    expect(await textOf(other)).toBe('')
  })

  it('is refused for the same company twice, for different business numbers, for a merged or changed company, and without a reason', async () => {
    expect((await merge({ intoId: fromId })).code).toBe(6041)
    expect((await merge({ version: 2 })).code).toBe(6031)
    expect((await merge({ intoVersion: 2 })).code).toBe(6031)
    expect((await merge({ intoId: randomUUID() })).code).toBe(6008)
    for (const wrong of [' ', '가'.repeat(201), '900101-1234567'])
      expect((await merge({ reason: wrong })).code).toBe(400)
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['SELLS'] })
      .where(eq(memberRoles.memberId, staff!.memberId))
    expect((await merge()).code).toBe(1403)
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['OPERATES'] })
      .where(eq(memberRoles.memberId, staff!.memberId))
    await db().update(companies).set({ rnno: newBusinessNumber() }).where(eq(companies.id, fromId))
    expect((await merge()).code).toBe(6043)
    expect((await merge({ mistakenYn: 'Y' })).code).toBe(200)
    expect((await merge({ version: 2, intoVersion: 2 })).code).toBe(6042)
    const correction = {
      companyId: fromId,
      version: 2,
      companyName: '솔바람',
      rnno: world.company.rnno,
      reason,
    }
    expect((await call('correctCompany', correction, staff!)).code).toBe(6042)
  })

  it('is refused while a charge or a refund of the company that ends is in progress', async () => {
    const subscriptionId = await world.subscribe(formerBoss!, 'ACTIVE', fromId)
    const { id: billId, totalAmount: amount } = await putBill(subscriptionId, { billState: 'PAID' })
    await world.openCompany(staff!, fromId)
    const refusal = async () =>
      (await call('previewCompanyMerge', { companyId: fromId }, staff!)).data.company.refusal
    expect(await refusal()).toBeNull()
    const now = world.portal().clock.now()
    await db().update(bills).set({ chargingSince: now }).where(eq(bills.id, billId))
    expect((await merge()).code).toBe(6044)
    expect(await refusal()).toContain('결제')
    await db().update(bills).set({ chargingSince: null }).where(eq(bills.id, billId))
    const usual = { id: randomUUID(), attempt: 1, reasonBox: '', startedAt: now, askedAt: now }
    await db()
      .insert(billRefunds)
      .values({ ...usual, billId, amount, refundWay: 'TRANSFER', refundState: 'WAITING' })
    expect((await merge()).code).toBe(6044)
    expect((await db().select().from(companies).where(eq(companies.id, fromId)))[0]).toMatchObject({
      version: 1,
      mergedIntoId: null,
    })
  })

  it('withdraws the offers of the former owner, and moves requests to join to the remaining company', async () => {
    const [guest, late] = [await world.outsider(), await world.outsider('늦손님')]
    await world.invite(formerBoss!, guest)
    await world.invite(boss!, formerBoss!)
    const offer = await world.askToJoin(late)
    await db()
      .update(companyOffers)
      .set({ companyId: fromId })
      .where(eq(companyOffers.id, offer.data.offerId))
    await merge()
    expect((await world.own(guest)).offers).toEqual([])
    const open = (await world.offers(boss!)).list.filter(({ offerState }) => offerState === 'WAITING')
    expect(open).toMatchObject([{ offerKind: 'JOIN', name: '늦손님' }])
    expect((await world.accept(boss!, { data: { offerId: open[0]!.offerId } })).code).toBe(200)
    expect(await world.companyOf(late)).toBe(world.ids.company)
  })

  it('keeps the stricter settings of an app that both companies use, and the longer trial', async () => {
    const appId = world.ids.app
    const policy = { appId, longestTermDays: 60, autoApproval: true, releaseReview: false, version: 3 }
    await db()
      .insert(appPolicies)
      .values([
        { ...policy, companyId: fromId, longestTermDays: 30, releaseReview: true, useState: 'D' },
        { ...policy, companyId: world.ids.company, autoApproval: false },
      ])
    const usual = { serviceCode: 'SSO', startDate: '2026-11-01', requestedAt: world.portal().clock.now() }
    const put = (companyId: string, endDate: string, trialState: 'RUNNING' | 'ENDED') =>
      db()
        .insert(trials)
        .values({ ...usual, id: randomUUID(), companyId, endDate, trialState })
    await put(world.ids.company, '2026-11-10', 'ENDED')
    await put(fromId, '2099-01-14', 'RUNNING')
    await merge()
    expect(await db().select().from(appPolicies).where(eq(appPolicies.appId, appId))).toMatchObject([
      {
        companyId: world.ids.company,
        longestTermDays: 30,
        autoApproval: false,
        releaseReview: true,
        useState: 'D',
        version: 4,
      },
    ])
    const trialOf = async (id: string) =>
      (await db().select().from(trials).where(eq(trials.companyId, id)))[0]
    expect(await trialOf(world.ids.company)).toMatchObject({ trialState: 'RUNNING', endDate: '2099-01-14' })
    expect(await trialOf(fromId)).toMatchObject({ trialState: 'ENDED', endDate: '2026-11-10' })
  })

  it('makes the records of the company that ended visible to the security admins of the remaining company', async () => {
    const ours = await person({ roles: ['securityAdmin'] })
    await world.invite(formerBoss!, await world.outsider())
    const read = async (who: Person) => {
      const { data } = await call('listAuditRecords', { limit: 100 }, who)
      return data.list.filter(({ action }) => action === 'inviteToCompany').length
    }
    expect(await read(ours)).toBe(0)
    await merge()
    expect(await read(ours)).toBe(1)
    await world.openCompany(staff!, fromId)
    const { data } = await call('getAdminCompany', { companyId: fromId }, staff!)
    expect(data).toMatchObject({ peopleCount: 0, mergedInto: { companyId: world.ids.company } })
    const found = (await call('listAdminCompanies', { search: world.company.rnno }, staff!)).data.list
    expect(found.map(({ mergedYn }) => mergedYn).toSorted()).toEqual(['N', 'Y'])
    expect((await call('previewCompanyMerge', { companyId: fromId }, staff!)).code).toBe(6042)
  })

  it('shows the facts of both companies next to each other beforehand', async () => {
    await putBill(await world.subscribe(formerBoss!, 'ACTIVE', fromId))
    await world.invite(formerBoss!, await world.outsider())
    const preview = (input: Omit<Input<'previewCompanyMerge'>, 'companyId'> = {}) =>
      call('previewCompanyMerge', { companyId: world.ids.company, ...input }, staff!)
    expect((await preview()).code).toBe(6036)
    await world.openCompany(staff!)
    const { data } = await preview()
    expect(data.company).toMatchObject({ companyId: world.ids.company, subscriptionCount: 0, unpaid: [] })
    expect(data.others).toMatchObject([
      {
        companyId: fromId,
        ownerName: '한*윤',
        peopleCount: 1,
        roleCount: 1,
        subscriptionCount: 1,
        invitationCount: 1,
        unpaid: [{ currency: 'KRW', count: 1 }],
      },
    ])
    expect((await preview({ rnno: newBusinessNumber() })).data.others).toEqual([])
    expect((await preview({ rnno: '1234567890' })).code).toBe(400)
  })

  it('happens once if two members of the staff request it at the same moment, in either direction', async () => {
    const colleague = await world.person({ roles: ['staff'], companyId: null })
    const reverseMerge = { companyId: world.ids.company, intoId: fromId }
    const answers = await Promise.all([merge(), merge(reverseMerge, colleague)])
    expect(codesOf(answers)).toEqual([200, 6042])
  })
})
