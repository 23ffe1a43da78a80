import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { kstDate } from '#domain/dates.ts'
import { keepCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Database } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { priceConsents, subscriptions } from '#server/db/schema/subscription.ts'
import type { BillDeps } from '#server/domains/bill/bill.deps.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { billsOfSubscriptions } from '#server/domains/bill/bill.subscription.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { samplePayee } from '#server/testing/sample-bill.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { insertEdition, remoteAccess } from '#worlds/catalogue.ts'
import { samplePayments } from '#worlds/subscription.ts'
import {
  askForPriceConsents,
  reviewPriceConsents,
  settlePriceConsents,
} from './domains/subscription/price-consent.sweeper.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
const [BEFORE, AFTER] = [33_000, 38_500]

describeEngines('the consent to a raised price', (engine) => {
  const world = subscriptionWorld(engine)
  const clock = { now: () => world.now() }
  const db = () => engine.database().db
  let notified: string[] = []

  function depsOf(node: Database = engine.database()) {
    const billing: BillDeps = {
      db: node.db,
      box,
      clock,
      gateway: simulatedPayments,
      log: { warn: () => {} },
      site: 'http://localhost',
      payee: samplePayee,
      mails: { put: async () => {} },
      notices: { put: async (_tx, { subject }) => (notified.push(subject), true) },
    }
    const catalogue = keepCatalogue({ db: node.db, clock, fallback: () => ({ services: [] }) })
    return { ...billing, catalogue, bills: billsOfSubscriptions(billing) }
  }
  const edition = { serviceCode: 'VPN', changedAt: new Date('2026-11-01T00:00:00Z') }
  const raisePrice = (fromDate: string, more: Partial<typeof serviceEditions.$inferInsert> = {}) =>
    insertEdition(db(), {
      ...edition,
      version: 2,
      fromDate,
      content: remoteAccess(3_500),
      asksConsent: true,
      ...more,
    })
  async function subscribe(startDate: string, more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const sample = world.subscriptionOf(me)
    const plain = {
      ...sample,
      startDate,
      nextBillDate: startDate,
      endDate: null,
      supplyAmount: 30_000,
      vatAmount: 3_000,
      totalAmount: BEFORE,
      payment: samplePayments.G,
      serviceInfo: {
        ...sample.serviceInfo,
        serviceCode: 'VPN',
        serviceName: '원격 접속',
        planCode: 'BASIC',
        planName: '베이직',
        userCount: 10,
        unitPrice: 3_000,
      },
      ...more,
    }
    await world.put(plain)
    await runBilling(depsOf())
    return plain.id
  }
  const pass = (days: number) => world.later(days * DAY_MS)
  async function runDailyJob(node = engine.database()) {
    const deps = depsOf(node)
    await reviewPriceConsents(deps)
    await askForPriceConsents(deps)
    await runBilling(deps)
    await settlePriceConsents(deps)
    await runBilling(deps)
  }
  const consentsOf = (id: string) =>
    db()
      .select()
      .from(priceConsents)
      .where(eq(priceConsents.subscriptionId, id))
      .orderBy(asc(priceConsents.askedAt), asc(priceConsents.settledAt))
  const stateOf = async (id: string) => (await consentsOf(id)).at(-1)?.consentState
  const rowOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
  const billedAmountsOf = async (id: string) =>
    (await db().select().from(bills).where(eq(bills.subscriptionId, id)).orderBy(asc(bills.billDate))).map(
      ({ periodFrom, lines }) => [
        periodFrom,
        lines.find(({ lineType }) => lineType === 'SERVICE')?.supplyAmount,
      ],
    )
  async function answerConsent(id: string, given: 'AGREE' | 'REFUSE', who = me, version?: number) {
    const consent = (await consentsOf(id)).at(-1)!
    const input = { consentId: consent.id, version: version ?? consent.version, answer: given }
    return world.operations().answerPriceConsent(input, calledBy(who))
  }
  const listConsents = async (who = me) =>
    (await world.operations().listPriceConsents({}, calledBy(who))).list

  beforeEach(async () => {
    notified = []
    await db().delete(serviceEditions)
    await insertEdition(db(), { ...edition, fromDate: '2026-01-01', content: remoteAccess(3_000) })
  })

  it('is requested once, within the 30 days before the rise, by any number of nodes', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-25')
    await runDailyJob()
    expect(await consentsOf(id)).toEqual([])
    pass(20)
    notified = []
    const other = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
    await Promise.all([runDailyJob(), runDailyJob(other)])
    await runDailyJob()
    expect(await consentsOf(id)).toMatchObject([
      { consentState: 'ASKED', risesOn: '2027-01-10', amountBefore: BEFORE, amountAfter: AFTER },
    ])
    expect(notified.filter((subject) => subject === '구독 금액 인상에 동의해 주세요')).toHaveLength(1)
    expect(await listConsents()).toMatchObject([{ subscriptionId: id, risesOn: '2027-01-10' }])
    expect(await listConsents(stranger)).toEqual([])
  })

  it('leaves two weeks for an answer; with less time before the next period, the price rises one period later', async () => {
    const [soon, later] = [await subscribe('2026-11-01'), await subscribe('2026-11-06')]
    await raisePrice('2026-12-01')
    await runDailyJob()
    expect(await consentsOf(soon)).toEqual([])
    expect(await consentsOf(later)).toMatchObject([{ risesOn: '2026-12-06' }])
    pass(11)
    await runDailyJob()
    expect(await consentsOf(soon)).toMatchObject([{ risesOn: '2027-01-01' }])
  })

  it.each([
    ['a lower price', { content: remoteAccess(2_500) }],
    ['an edition from before consents were introduced', { asksConsent: false }],
    ['a withdrawn edition', { takenBackAt: new Date('2026-11-02T00:00:00Z') }],
    ['the end of a sale', { isOnSale: false }],
    ['another service', { serviceCode: 'DESK', version: 1 }],
  ])('is not requested for %s', async (_, more) => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01', more)
    await runDailyJob()
    expect(await consentsOf(id)).toEqual([])
    pass(60)
    await runDailyJob()
    expect((await rowOf(id)).totalAmount).toBe(BEFORE)
  })

  it('raises the price from the first bill after the day of the rise', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    expect(await answerConsent(id, 'AGREE')).toMatchObject({ consentState: 'AGREED', version: 2 })
    expect((await rowOf(id)).totalAmount).toBe(BEFORE)
    pass(50)
    await runDailyJob()
    expect(await billedAmountsOf(id)).toEqual([
      ['2026-11-10', 30_000],
      ['2026-12-10', 35_000],
      ['2027-01-10', 35_000],
    ])
    expect(await rowOf(id)).toMatchObject({
      totalAmount: AFTER,
      priceRise: null,
      serviceInfo: { unitPrice: 3_500 },
    })
    expect(await stateOf(id)).toBe('RAISED')
    await runDailyJob()
    expect(await consentsOf(id)).toHaveLength(1)
  })

  it('without an answer has one reminder, and the subscription ends before the day of the rise without a bill', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    pass(12)
    await runDailyJob()
    await runDailyJob()
    expect(await stateOf(id)).toBe('REMINDED')
    expect(notified.filter((subject) => subject.includes('아직 답하지'))).toHaveLength(1)
    pass(7)
    expect(kstDate(world.now())).toBe('2026-12-10')
    await runBilling(depsOf())
    expect(await billedAmountsOf(id)).toEqual([['2026-11-10', 30_000]])
    await expect(answerConsent(id, 'AGREE')).rejects.toMatchObject({ code: 3132 })
    await Promise.all([runDailyJob(), runDailyJob()])
    expect(await rowOf(id)).toMatchObject({
      subscriptionState: 'ENDED',
      endDate: '2026-12-09',
      nextBillDate: null,
      priceRise: null,
    })
    expect(await stateOf(id)).toBe('ENDED')
    expect(await billedAmountsOf(id)).toEqual([['2026-11-10', 30_000]])
    expect(notified.filter((subject) => subject.includes('동의하지 않아 구독이'))).toHaveLength(1)
  })

  it('can be changed until the day of the rise, by every manager of the company and by no other member', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    await expect(answerConsent(id, 'AGREE', stranger)).rejects.toMatchObject({ code: 3131 })
    await answerConsent(id, 'REFUSE')
    await expect(answerConsent(id, 'REFUSE')).rejects.toMatchObject({ code: 3132 })
    await answerConsent(id, 'AGREE', colleague)
    await expect(answerConsent(id, 'AGREE')).rejects.toMatchObject({ code: 3132 })
    await answerConsent(id, 'REFUSE')
    pass(19)
    await runDailyJob()
    expect((await rowOf(id)).subscriptionState).toBe('ENDED')
  })

  it('accepts one of two simultaneous answers', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    const answers = await Promise.allSettled([
      answerConsent(id, 'AGREE', me, 1),
      answerConsent(id, 'REFUSE', colleague, 1),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [agreed, state] = [(await rowOf(id)).priceRise?.isAgreed, await stateOf(id)]
    expect([state, agreed]).toEqual(agreed ? ['AGREED', true] : ['REFUSED', false])
  })

  it('is withdrawn together with the edition, even during an answer', async () => {
    const id = await subscribe('2026-11-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    await db().update(serviceEditions).set({ takenBackAt: clock.now() }).where(eq(serviceEditions.version, 2))
    await Promise.allSettled([answerConsent(id, 'AGREE'), reviewPriceConsents(depsOf(), 'VPN')])
    await reviewPriceConsents(depsOf())
    expect(await stateOf(id)).toBe('WITHDRAWN')
    expect(notified.filter((subject) => subject.includes('인상을 취소'))).toHaveLength(1)
    await expect(answerConsent(id, 'AGREE')).rejects.toMatchObject({ code: 3132 })
    pass(50)
    await runDailyJob()
    expect((await billedAmountsOf(id)).map(([, supply]) => supply)).toEqual([30_000, 30_000, 30_000])
  })

  it('is withdrawn by a cancellation that the member requests, and requested again for another price', async () => {
    const [ending, dearer] = [await subscribe('2026-11-10'), await subscribe('2026-11-11')]
    await raisePrice('2026-12-01')
    await runDailyJob()
    const { options } = await world
      .operations()
      .estimateSubscriptionWithdrawal({ subscriptionId: ending }, calledBy(me))
    const { endOption, lastDate, dueAmount } = options.find((option) => option.endOption === 'PERIOD_END')!
    await world.operations().withdrawSubscription(
      {
        idempotencyKey: randomUUID(),
        subscriptionId: ending,
        endOption,
        lastDate,
        dueAmount,
        reasonCode: null,
      },
      calledBy(me),
    )
    expect([await stateOf(ending), (await rowOf(ending)).priceRise]).toEqual(['WITHDRAWN', null])
    await raisePrice('2026-12-01', { version: 3, content: remoteAccess(4_000) })
    await runDailyJob()
    expect(await consentsOf(dearer)).toMatchObject([
      { consentState: 'WITHDRAWN', amountAfter: AFTER },
      { consentState: 'ASKED', amountAfter: 44_000 },
    ])
    expect(await consentsOf(ending)).toHaveLength(1)
  })

  it('that is not given also ends a subscription with unpaid bills, and the bills are settled', async () => {
    const id = await subscribe('2026-10-10')
    await raisePrice('2026-12-01')
    await runDailyJob()
    expect((await rowOf(id)).subscriptionState).toBe('PAST_DUE')
    expect(await stateOf(id)).toBe('ASKED')
    pass(19)
    await runDailyJob()
    expect(await rowOf(id)).toMatchObject({ subscriptionState: 'ENDED', endDate: '2026-12-09' })
  })
})
