import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input, Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertAccessRequest, insertDelegation } from '#worlds/access.ts'
import { insertBill } from '#worlds/bill.ts'
import { insertEdition, remoteAccess } from '#worlds/catalogue.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import { insertInquiry } from '#worlds/inquiry.ts'
import { insertSubscription } from '#worlds/subscription.ts'

const HOUR_MS = 3_600_000

describeEngines('the waiting work', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  const db = () => engine.database().db
  const hoursAgo = (hours: number) => new Date(world.portal().clock.now().getTime() - hours * HOUR_MS)
  const wire = (hours: number) => toWireTime(hoursAgo(hours))
  const work = async (by: Person) => (await world.portal().call('listAdminWork', {}, by)).data.list
  const waitingBills = async (by: Person) =>
    (await world.portal().call('listAdminWork', {}, by)).data.waitingBills
  const items = async (by: Person, wanted: Input<'listAdminWorkItems'> = {}) =>
    (await world.portal().call('listAdminWorkItems', wanted, by)).data.list
  const kindsOf = async (by: Person) => (await work(by)).map(({ workKind }) => workKind)
  let member: Person

  beforeEach(async () => {
    for (const table of [
      bills,
      subscriptions,
      inquiries,
      counsels,
      abnormalEvents,
      deposits,
      settlementDifferences,
      serviceEditions,
    ])
      await db().delete(table)
    member = await world.person()
  })

  async function putSubscription(
    hours: number,
    subscriptionState: (typeof subscriptions.$inferSelect)['subscriptionState'] = 'REQUESTED',
  ) {
    const box = createSecretBox(world.portal().config.encryptionKeys)
    const owner = { companyId: ids.company, memberId: member.memberId }
    const wanted = { ...owner, subscriptionState, now: hoursAgo(0) }
    return insertSubscription(db(), box, wanted, { requestedAt: hoursAgo(hours) })
  }

  async function putBill(
    dueDate: string,
    billState: (typeof bills.$inferSelect)['billState'] = 'LATE',
    more: Partial<typeof bills.$inferInsert> = {},
    endDate: string | null = null,
  ) {
    const { id: subscriptionId } = await putSubscription(0, endDate ? 'ENDED' : 'ACTIVE')
    await db().update(subscriptions).set({ endDate }).where(eq(subscriptions.id, subscriptionId))
    await insertBill(db(), { subscriptionId, billState, billDate: '2026-11-01', dueDate, ...more })
  }

  async function putInquiry(waitingSince: Date | null) {
    const inquiryState = waitingSince ? 'RECEIVED' : 'ANSWERED'
    await insertInquiry(db(), { inquiryState, createdAt: hoursAgo(90), waitingSince })
  }

  async function putCounsel(
    startAt: Date,
    counselState: (typeof counsels.$inferSelect)['counselState'] = 'BOOKED',
  ) {
    await insertCounsel(db(), { counselState, startAt, createdAt: hoursAgo(200) })
  }

  async function putAbnormal(
    of: Person,
    hours: number,
    abnormalState: (typeof abnormalEvents.$inferSelect)['abnormalState'] = 'OPEN',
  ) {
    const id = randomUUID()
    await db()
      .insert(abnormalEvents)
      .values({
        id,
        memberId: of.memberId,
        detector: 'EXTERNAL',
        eventKey: id,
        abnormalState,
        firstAt: hoursAgo(hours),
        detectedAt: hoursAgo(hours),
        count: 1,
        device: '',
        address: '',
        evidence: [],
      })
  }

  async function putDeposit(
    hours: number,
    depositState: (typeof deposits.$inferSelect)['depositState'],
    leftAmount: number,
  ) {
    const box = createSecretBox(world.portal().config.encryptionKeys)
    const deposit = { depositedOn: '2026-11-01', amount: 55_000, leftAmount, depositState }
    await insertDeposit(db(), box, { ...deposit, payer: '솔바람상회', importedAt: hoursAgo(hours) })
  }

  /** Stores a difference with the list of settlements that was found a number of hours ago. */
  async function putDifference(hours: number, differenceState: Schema<'DifferenceState'> = 'OPEN') {
    const id = randomUUID()
    await db()
      .insert(settlementDifferences)
      .values({
        id,
        differenceKind: 'MISSING_HERE',
        moneyKind: 'CHARGE',
        differenceState,
        providerKey: id,
        transactionKey: id,
        orderId: 'B2026-000461-1',
        serviceAmount: 247_500,
        movedOn: '2026-11-20',
        foundAt: hoursAgo(hours),
      })
  }

  /** Stores a changed price that waits for a second person; its author is by default a former member of the staff. */
  async function putPrice(
    serviceCode: string,
    hours: number,
    more: Partial<typeof serviceEditions.$inferInsert> = {},
  ) {
    await insertEdition(db(), {
      serviceCode,
      fromDate: '2026-12-01',
      content: remoteAccess(9000),
      changedAt: hoursAgo(hours),
      approvalState: 'WAITING',
      ...more,
    })
  }

  /** Stores a refund of a paid bill. The refund waits for a second person, unless it is done. */
  async function putRefund(
    hours: number,
    refundState: (typeof billRefunds.$inferSelect)['refundState'],
    requestedBy: string | null = null,
  ) {
    await putBill('2026-11-01', 'PAID', { taxInvoiceState: 'ISSUED' })
    const [bill] = await db().select().from(bills).orderBy(desc(bills.billNo)).limit(1)
    await db()
      .insert(billRefunds)
      .values({
        id: randomUUID(),
        billId: bill!.id,
        attempt: 1,
        amount: 1_100,
        reasonBox: '',
        refundWay: 'TRANSFER',
        refundState,
        startedAt: hoursAgo(hours),
        askedAt: hoursAgo(hours),
        requestedBy,
      })
  }

  /** Stores data of every kind of work, waiting and not waiting. */
  async function putEverything(colleague: Person) {
    await putSubscription(30)
    await putSubscription(50)
    await putSubscription(70, 'REJECTED')
    await putBill('2026-11-17')
    await putBill('2026-11-19')
    await putBill('2026-11-01', 'OPEN')
    await putBill('2026-11-01', 'CREDIT')
    await putBill('2026-11-01', 'CREDIT', {}, '2026-11-10')
    await putBill('2026-11-01', 'CREDIT', { billDate: '2026-11-12' }, '2026-11-11')
    await putBill('2026-11-01', 'REFUNDED', {}, '2026-11-10')
    await putBill('2026-11-01', 'PAID', { billDate: '2026-11-05', taxInvoiceState: 'PENDING' })
    await putBill('2026-11-01', 'PAID', { taxInvoiceState: 'ISSUED' })
    await putDeposit(20, 'NEW', 55_000)
    await putDeposit(10, 'PART', 5_000)
    await putDeposit(40, 'MATCHED', 0)
    await putDeposit(41, 'ASIDE', 55_000)
    await putDifference(17)
    await putDifference(80, 'NOTED')
    await putDifference(81, 'GONE')
    await putPrice('VPN', 15)
    await putPrice('OLD', 60, { approvalState: 'DECLINED' })
    await putPrice('PAST', 61, { approvalState: null })
    await putRefund(6, 'WAITING')
    await putRefund(62, 'DONE')
    await putInquiry(hoursAgo(5))
    await putInquiry(null)
    await putCounsel(hoursAgo(2))
    await putCounsel(hoursAgo(-2))
    await putCounsel(hoursAgo(300), 'DONE')
    await putAbnormal(colleague, 7)
    await putAbnormal(colleague, 8, 'REVIEW')
    await putAbnormal(colleague, 900, 'HANDLED')
    const requestFields = { memberId: colleague.memberId, levelId: ids.level }
    await insertAccessRequest(db(), { ...requestFields, requestedAt: hoursAgo(3), deadlineAt: hoursAgo(-3) })
  }

  it('is counted for the staff, the longest waiting first', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    expect(await work(staff)).toEqual([])
    await putEverything(member)
    expect(await work(staff)).toEqual([
      { workKind: 'TAX_INVOICE', count: 1, waitingSince: '2026-11-05T00:00:00+09:00' },
      { workKind: 'REFUND', count: 2, waitingSince: '2026-11-10T00:00:00+09:00' },
      { workKind: 'LATE_BILL', count: 2, waitingSince: '2026-11-17T00:00:00+09:00' },
      { workKind: 'SUBSCRIPTION_REQUEST', count: 2, waitingSince: wire(50) },
      { workKind: 'DEPOSIT', count: 2, waitingSince: wire(20) },
      { workKind: 'SETTLEMENT', count: 1, waitingSince: wire(17) },
      { workKind: 'PRICE_APPROVAL', count: 1, waitingSince: wire(15) },
      { workKind: 'REFUND_APPROVAL', count: 1, waitingSince: wire(6) },
      { workKind: 'INQUIRY', count: 1, waitingSince: wire(5) },
      { workKind: 'COUNSEL_RECORD', count: 1, waitingSince: wire(2) },
    ])
  })

  it('counts a bill with several tasks once, for the roles that have one of them', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    expect(await waitingBills(staff)).toBe(0)
    await putEverything(member)
    expect(await waitingBills(staff)).toBe(6)
    await putBill('2026-11-19', 'LATE', { taxInvoiceState: 'PENDING' })
    expect(await waitingBills(staff)).toBe(7)
    await putRefund(6, 'WAITING', staff.memberId)
    expect(await waitingBills(staff)).toBe(7)
    expect(await waitingBills(await world.person({ roles: ['securityAdmin'] }))).toBe(0)
  })

  it('is counted for security admins of the same company, without their own actions', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    const foreign = await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() })
    await putEverything(member)
    await putAbnormal(security, 99)
    await putAbnormal(foreign, 98)
    expect(await work(security)).toEqual([
      { workKind: 'ABNORMAL_REVIEW', count: 1, waitingSince: wire(8) },
      { workKind: 'ABNORMAL', count: 1, waitingSince: wire(7) },
    ])
    expect(await work(foreign)).toEqual([])
  })

  it('is counted for approvers, without their own requests and without ended requests', async () => {
    const [approver, other] = [
      await world.person({ roles: ['approver'] }),
      await world.person({ roles: ['approver'], appId: (await world.addApp()).app }),
    ]
    await putEverything(member)
    await world.person({ roles: ['approver'] })
    expect(await world.ask(approver)).toMatchObject({ code: 200 })
    expect(await work(approver)).toEqual([{ workKind: 'ACCESS_REQUEST', count: 1, waitingSince: wire(3) }])
    expect(await work(other)).toEqual([])
    const delegate = await world.person()
    await insertDelegation(db(), {
      memberId: approver.memberId,
      delegateId: delegate.memberId,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      createdAt: hoursAgo(0),
    })
    expect(await kindsOf(delegate)).toEqual(['ACCESS_REQUEST'])
    await db()
      .update(accessRequests)
      .set({ deadlineAt: hoursAgo(1) })
      .where(eq(accessRequests.memberId, member.memberId))
    expect(await work(approver)).toEqual([])
  })

  it('of a member contains their unpaid bills, the permissions that end soon, and the requests that they may decide', async () => {
    const myWork = async (by: Person) => (await world.portal().call('countMyWork', {}, by)).data
    expect(await myWork(member)).toEqual({ unpaidBills: 0, lateBills: 0, endingGrants: 0, decisions: 0 })
    const ownerId = ids.company
    await putBill('2026-11-10', 'LATE', { ownerId })
    await putBill('2026-12-10', 'OPEN', { ownerId, periodFrom: '2026-11-02' })
    await putBill('2026-10-10', 'PAID', { ownerId, periodFrom: '2026-10-01' })
    const other = await world.addApp()
    await world.putGrant(member.memberId, { endDate: '2026-12-05' })
    await world.putGrant(member.memberId, { levelId: ids.admin, endDate: '2026-12-06' })
    await world.putGrant(member.memberId, { levelId: other.level, endDate: '2026-11-30', useStatus: 'PAUSE' })
    await world.putGrant(member.memberId, { levelId: other.admin, endDate: '2026-11-20' })
    expect(await myWork(member)).toEqual({ unpaidBills: 2, lateBills: 1, endingGrants: 1, decisions: 0 })
    const approver = await world.person({ roles: ['approver'] })
    expect(await world.ask(await world.person(), { levelId: ids.level })).toMatchObject({ code: 200 })
    expect(await myWork(approver)).toEqual({ unpaidBills: 2, lateBills: 1, endingGrants: 0, decisions: 1 })
    await db().update(companies).set({ everybodyMay: false }).where(eq(companies.id, ids.company))
    expect(await myWork(member)).toMatchObject({ unpaidBills: 0, lateBills: 0 })
    const elsewhere = await world.person({ companyId: await world.otherCompany() })
    expect(await myWork(elsewhere)).toEqual({ unpaidBills: 0, lateBills: 0, endingGrants: 0, decisions: 0 })
  })

  it('contains the tasks of every role of a person, and is refused or empty without a role', async () => {
    await putEverything(member)
    expect(await world.portal().call('listAdminWork', {}, member)).toMatchObject({ code: 1403 })
    const everything = await world.person({ roles: ['staff', 'appAdmin', 'securityAdmin'] })
    expect((await kindsOf(everything)).toSorted()).toEqual([
      'ABNORMAL',
      'ABNORMAL_REVIEW',
      'ACCESS_REQUEST',
      'COUNSEL_RECORD',
      'DEPOSIT',
      'INQUIRY',
      'LATE_BILL',
      'PRICE_APPROVAL',
      'REFUND',
      'REFUND_APPROVAL',
      'SETTLEMENT',
      'SUBSCRIPTION_REQUEST',
      'TAX_INVOICE',
    ])
    const ofOneApp = await world.person({ roles: ['securityAdmin'], appId: ids.app })
    expect(await kindsOf(ofOneApp)).toEqual([])
  })

  const sortedByTime = (list: Schema<'AdminWorkItem'>[]) =>
    list.map(({ waitingSince }) => new Date(waitingSince).getTime())

  it('is listed item by item and agrees with the counts, the longest waiting first', async () => {
    await putEverything(member)
    const everything = await world.person({ roles: ['staff', 'appAdmin', 'securityAdmin'] })
    const [counted, listed] = [await work(everything), await items(everything)]
    for (const { workKind, count, waitingSince } of counted) {
      const itemsOfKind = listed.filter((item) => item.workKind === workKind)
      expect({ workKind, count: itemsOfKind.length, waitingSince: itemsOfKind[0]?.waitingSince }).toEqual({
        workKind,
        count,
        waitingSince,
      })
      expect(await items(everything, { workKind })).toEqual(itemsOfKind)
    }
    expect(listed).toHaveLength(counted.reduce((sum, { count }) => sum + count, 0))
    expect(sortedByTime(listed)).toEqual(sortedByTime(listed).toSorted((one, other) => one - other))
  })

  it('is listed up to the twentieth item, the longest waiting first', async () => {
    for (let n = 0; n < 22; n += 1)
      await insertInquiry(db(), {
        createdAt: hoursAgo(90),
        waitingSince: hoursAgo(60 - n),
        inquiryState: 'RECEIVED',
      })
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    const listed = await items(staff)
    expect(listed).toHaveLength(20)
    expect(listed[0]!.waitingSince).toBe(toWireTime(hoursAgo(60)))
  })

  it('is listed for each role separately, and is empty without a role', async () => {
    await putEverything(member)
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    const security = await world.person({ roles: ['securityAdmin'] })
    const foreign = await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() })
    const approver = await world.person({ roles: ['approver'] })
    await putAbnormal(security, 99)
    expect(new Set((await items(staff)).map(({ workKind }) => workKind))).toEqual(
      new Set([
        'TAX_INVOICE',
        'REFUND',
        'LATE_BILL',
        'SUBSCRIPTION_REQUEST',
        'DEPOSIT',
        'SETTLEMENT',
        'PRICE_APPROVAL',
        'REFUND_APPROVAL',
        'INQUIRY',
        'COUNSEL_RECORD',
      ]),
    )
    expect(await items(security)).toMatchObject([
      { workKind: 'ABNORMAL_REVIEW', workDetail: 'EXTERNAL', topic: null, companyName: null },
      { workKind: 'ABNORMAL', workDetail: 'EXTERNAL', riskLevel: null },
    ])
    await world.putGrant(member.memberId, { endDate: '2026-12-31' })
    expect(await items(security, { workKind: 'ABNORMAL' })).toMatchObject([{ riskLevel: 'LOW' }])
    expect(await items(foreign)).toEqual([])
    expect(await items(approver)).toMatchObject([
      { workKind: 'ACCESS_REQUEST', workDetail: 'APPLY', riskLevel: 'LOW', amount: null },
    ])
    expect(await items(staff, { workKind: 'ABNORMAL' })).toEqual([])
    expect(await world.portal().call('listAdminWorkItems', {}, member)).toMatchObject({ code: 1403 })
  })

  it('omits a price that the caller changed and a refund that the caller requested', async () => {
    const companyId = await world.otherCompany()
    const [asking, deciding] = [
      await world.person({ roles: ['staff'], companyId }),
      await world.person({ roles: ['staff'], companyId }),
    ]
    await putPrice('VPN', 15, { byId: asking.memberId })
    await putRefund(6, 'WAITING', asking.memberId)
    expect(await work(asking)).toEqual([])
    expect(await items(asking)).toEqual([])
    const [{ name } = { name: '' }] = await db().select().from(members).where(eq(members.id, asking.memberId))
    expect(await items(deciding)).toMatchObject([
      { workKind: 'PRICE_APPROVAL', itemId: 'VPN', topic: '원격 접속', amount: null },
      { workKind: 'REFUND_APPROVAL', amount: 1_100, currency: 'KRW' },
    ])
    expect((await items(deciding)).map(({ personName }) => personName)).toEqual([name, name])
  })

  it('shows the payer and the remaining amount of a deposit', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await putDeposit(10, 'PART', 5_000)
    expect(await items(staff)).toMatchObject([
      { workKind: 'DEPOSIT', personName: '솔바람상회', currency: 'KRW', amount: 5_000, topic: null },
    ])
  })

  it('shows the order and the amount of a difference with the settlements', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await putDifference(10)
    expect(await items(staff)).toMatchObject([
      { workKind: 'SETTLEMENT', topic: 'B2026-000461-1', currency: 'KRW', amount: 247_500, personName: null },
    ])
  })

  it('shows the amount of a bill and the subject of an inquiry', async () => {
    const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
    await putBill('2026-11-17')
    await putInquiry(hoursAgo(5))
    const [late, inquiry] = await items(staff)
    expect(late).toMatchObject({ workKind: 'LATE_BILL', currency: 'KRW', personName: null, workDetail: null })
    expect(late?.amount).toBeGreaterThan(0)
    expect(late?.topic).toMatch(/^.+ .+$/)
    expect(inquiry).toMatchObject({ workKind: 'INQUIRY', amount: null, waitingSince: wire(5) })
    expect(inquiry?.topic).toBeTruthy()
  })

  it('of a new company begins with its first steps, until a permission is granted', async () => {
    const companyId = await world.otherCompany()
    const owner = await world.person({ roles: ['securityAdmin', 'appAdmin'], companyId })
    await db().insert(companyRoles).values({ memberId: owner.memberId, role: 'owner' })
    const steps = async (by: Person) =>
      (await world.portal().call('listAdminWorkItems', {}, by)).data.firstSteps
    expect(await steps(owner)).toEqual(['PEOPLE', 'APPROVER', 'APP'])
    const colleague = await world.person({ roles: ['approver'], companyId })
    expect(await steps(owner)).toEqual(['APP'])
    expect(await steps(colleague)).toEqual([])
    await world.putGrant(colleague.memberId)
    expect(await steps(owner)).toEqual([])
  })

  it('of a fresh portal begins with its first steps, until the first customer has come', async () => {
    const staff = await world.person({ roles: ['staff'] })
    const steps = async () => (await world.portal().call('listAdminWorkItems', {}, staff)).data.firstSteps
    expect(await steps()).toEqual(['BRAND', 'TERMS', 'CATALOGUE'])
    await putSubscription(1)
    expect(await steps()).toEqual([])
  })
})
