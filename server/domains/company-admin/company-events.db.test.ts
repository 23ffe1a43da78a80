import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { billPayments } from '#server/db/schema/bill.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertBill, insertRefund } from '#worlds/bill.ts'
import { insertCorrection } from '#worlds/company-admin.ts'
import { insertSubscription } from '#worlds/subscription.ts'

describeEngines('the history of a company', (engine) => {
  const world = companyWorld(engine)
  const { db, call } = world
  let [staff, owner]: Person[] = []
  let company = ''
  beforeEach(async () => {
    staff = await world.person({ roles: ['staff'], companyId: null, name: '한가람' })
    const added = await world.addCompanyWithOwner('최소유')
    owner = added.owner
    company = added.id
  })
  const box = () => createSecretBox(world.portal().config.encryptionKeys)
  const minutes = (count: number) => new Date(world.portal().clock.now().getTime() + count * MINUTE_MS)
  const events = async (more: { cursor?: string; limit?: number } = {}) =>
    (await call('listAdminCompanyEvents', { companyId: company, ...more }, staff!)).data

  /** Stores one event of several kinds, a minute apart, and two of another company. */
  async function live(): Promise<void> {
    const subscription = await insertSubscription(
      db(),
      box(),
      { memberId: owner!.memberId, companyId: company, now: minutes(1) },
      { requestedAt: minutes(1) },
    )
    const bill = await insertBill(db(), {
      subscriptionId: subscription.id,
      billState: 'PAID',
      billDate: '2026-11-01',
      dueDate: '2026-11-08',
    })
    const payment = { billId: bill.id, paymentMethodCode: 'C' as const, startedAt: minutes(2) }
    await db()
      .insert(billPayments)
      .values([
        { ...payment, id: randomUUID(), attempt: 1, paymentState: 'FAILED', settledAt: minutes(2) },
        { ...payment, id: randomUUID(), attempt: 2, paymentState: 'PAID', settledAt: minutes(3) },
        { ...payment, id: randomUUID(), attempt: 3, paymentState: 'STARTED', settledAt: null },
      ])
    await insertRefund(db(), box(), {
      id: randomUUID(),
      billId: bill.id,
      attempt: 1,
      amount: 1_100,
      refundWay: 'TRANSFER',
      refundState: 'DONE',
      startedAt: minutes(4),
      askedAt: minutes(4),
      settledAt: minutes(4),
      reason: '이중 결제',
    })
    await insertCorrection(db(), {
      companyId: company,
      byId: staff!.memberId,
      rnno: '9998700036',
      correctedAt: minutes(5),
    })
    const other = await world.addCompanyWithOwner()
    await insertCorrection(db(), { companyId: other.id, rnno: '9998700036', correctedAt: minutes(6) })
  }
  const wholeHistory = [
    'COMPANY_CORRECTED',
    'REFUNDED',
    'PAYMENT_PAID',
    'PAYMENT_FAILED',
    'SUBSCRIPTION_REQUESTED',
  ]

  it('is refused without a reason given today, for an unknown company, and to other roles', async () => {
    const codeFor = async (id: string) =>
      (await call('listAdminCompanyEvents', { companyId: id }, staff!)).code
    expect(await codeFor(company)).toBe(6036)
    expect(await codeFor(staff!.memberId)).toBe(6008)
    await world.openCompany(staff!, company)
    expect(await codeFor(company)).toBe(200)
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['ANSWERS', 'BILLS'] })
      .where(eq(memberRoles.memberId, staff!.memberId))
    expect(await codeFor(company)).toBe(1403)
  })

  it('lists the events of the company alone, newest first, page by page', async () => {
    await world.openCompany(staff!, company)
    await live()
    const { list, total } = await events()
    expect(total).toBe(wholeHistory.length)
    expect(list.map(({ eventKind }) => eventKind)).toEqual(wholeHistory)
    expect(list[0]).toMatchObject({ personName: '한가람', amount: null, billId: null })
    expect(list[1]).toMatchObject({ amount: 1_100, currency: 'KRW', billId: expect.any(String) })
    expect(list[4]).toMatchObject({ personName: '최소유', subscriptionId: expect.any(String) })
    expect([list[4]!.serviceName, list[4]!.planName]).toEqual([expect.any(String), expect.any(String)])
    const paged: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await events({ limit: 2, ...(cursor !== undefined && { cursor }) })
      paged.push(...page.list.map(({ eventKind }) => eventKind))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(wholeHistory)
  })

  it('has payments and refunds only for a viewer who may open bills', async () => {
    await world.openCompany(staff!, company)
    await live()
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['SELLS'] })
      .where(eq(memberRoles.memberId, staff!.memberId))
    const { list, total } = await events()
    expect(total).toBe(2)
    expect(list.map(({ eventKind }) => eventKind)).toEqual(['COMPANY_CORRECTED', 'SUBSCRIPTION_REQUESTED'])
  })

  it('has a closed account twice once it was opened again', async () => {
    await world.openCompany(staff!, company)
    const { memberId } = owner!
    await call('closeAccount', { memberId, reason: '도용 신고' }, staff!)
    expect((await events()).list).toMatchObject([
      { eventKind: 'ACCOUNT_CLOSED', memberId, personName: '최소유' },
    ])
    world.portal().clock.pass(60)
    await call('openAccount', { memberId, reason: '본인 확인' }, staff!)
    expect((await events()).list.map(({ eventKind }) => eventKind)).toEqual([
      'ACCOUNT_OPENED',
      'ACCOUNT_CLOSED',
    ])
  })
})
