import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type BillRules, USUAL_RULES } from '#domain/bill/rules.ts'
import { saveRules } from '#server/bill-rules/bill-rules-store.ts'
import type { Database } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { billRules } from '#server/db/schema/bill-rules.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptionCancellations, subscriptions } from '#server/db/schema/subscription.ts'
import { chargeBills, payBill } from '#server/domains/bill/bill.charge.ts'
import type { BillDeps } from '#server/domains/bill/bill.deps.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { billsOfSubscriptions } from '#server/domains/bill/bill.subscription.ts'
import { billsOfDeposits } from '#server/domains/bill/bill.transfer.ts'
import { depositOperations } from '#server/domains/deposit/deposit.operations.ts'
import { endUnpaidSubscriptions } from '#server/domains/subscription/unpaid-end.sweeper.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import {
  calledBy,
  calledByStaff,
  colleague,
  me,
  otherFreelancer,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import { samplePayments, samplePrice } from '#worlds/subscription.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const staff = calledByStaff(otherFreelancer)
type Notice = Parameters<BillDeps['notices']['put']>[1]
/**
 * Rules with these days for a bill of 21 November: due on the 22nd, past due from the 23rd, the end of the
 * subscription announced on the 26th and in effect on 3 December.
 */
const endRules = {
  transferDays: 1,
  chargeDays: 1,
  retryDays: [],
  graceDays: 0,
  endDays: 10,
  lastNoticeDays: 7,
}

describeEngines('a subscription that stays past due', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  let notices: Notice[] = []
  let isDeclined = true
  const depsOf = (node: Database = engine.database()) => {
    const billing: BillDeps = {
      ...billDeps(node.db, world.now),
      gateway: {
        ...billDeps(node.db, world.now).gateway,
        accepts: (code) => code === 'C',
        charge: async () => (isDeclined ? { failure: 'DECLINED' } : { providerKey: crypto.randomUUID() }),
      },
      notices: { put: async (_tx, notice) => (notices.push(notice), true) },
    }
    return { ...billing, bills: billsOfSubscriptions(billing) }
  }
  const setRules = async (rules: Partial<BillRules>) =>
    saveRules(db(), {
      version: (await db().$count(billRules)) + 1,
      rules: { ...USUAL_RULES, ...rules },
      changedAt: world.now(),
      byId: null,
    })
  async function runDailyJob(node = engine.database()) {
    await runBilling(depsOf(node))
    await endUnpaidSubscriptions(depsOf(node))
  }
  /** Creates a subscription whose first bill is issued today, and returns its id. */
  async function subscribe(code: 'C' | 'G' = 'G', startDate = '2026-11-21'): Promise<string> {
    const plain = world.subscriptionOf(me, {
      startDate,
      nextBillDate: startDate,
      paymentCycle: 'M',
      endDate: null,
      payment: samplePayments[code],
    })
    await world.put(plain)
    await runDailyJob()
    return plain.id
  }
  async function pass(days: number) {
    for (let day = 0; day < days; day += 1) {
      world.later(DAY_MS)
      await runDailyJob()
    }
  }
  const rowOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
  const stateOf = async (id: string) => (await rowOf(id)).subscriptionState
  const billsOf = (id: string) =>
    db()
      .select()
      .from(bills)
      .where(eq(bills.subscriptionId, id))
      .orderBy(asc(bills.billDate), asc(bills.billNo))
  const endsOf = (id: string) =>
    db().select().from(subscriptionCancellations).where(eq(subscriptionCancellations.subscriptionId, id))
  const noticesOf = (event: string) => notices.filter(({ eventKey }) => eventKey?.startsWith(event))
  async function pay(tx: Tx, id: string) {
    const [bill] = await tx.select().from(bills).where(eq(bills.subscriptionId, id)).orderBy(bills.billDate)
    const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id))
    return payBill(depsOf(), tx, { bill: bill!, subscription: subscription!, now: world.now(), by: 'G' })
  }
  const payNow = (id: string) => db().transaction((tx) => pay(tx, id))

  beforeEach(async () => {
    await db().delete(billRules)
    await db().delete(companyRoles)
    await db().delete(memberRoles)
    await db().delete(deposits)
    notices = []
    isDeclined = true
  })

  it('waits for a decision of the staff, unless the rules end it', async () => {
    await setRules({ ...endRules, endDays: null, lastNoticeDays: null })
    const id = await subscribe()
    await pass(25)
    expect(await stateOf(id)).toBe('PAST_DUE')
    expect(noticesOf('bill-ending')).toEqual([])
  })

  it('ends on the announced day and pays only for the days of use', async () => {
    await db().insert(companyRoles).values({ memberId: colleague.memberId, role: 'billingManager' })
    await db()
      .insert(memberRoles)
      .values({
        id: crypto.randomUUID(),
        memberId: otherFreelancer.memberId,
        role: 'staff',
        staffRoles: ['BILLS'],
      })
    await setRules(endRules)
    const id = await subscribe()
    await pass(4)
    expect(noticesOf('bill-ending')).toEqual([])
    await pass(1)
    expect(noticesOf('bill-ending').map(({ memberId }) => memberId)).toEqual([
      me.memberId,
      colleague.memberId,
    ])
    expect(noticesOf('bill-ending')[0]).toMatchObject({
      subject: '납부하지 않으면 2026.12.03에 구독이 해지됩니다',
      text: expect.stringContaining('247,500원을 2026.12.02까지') as string,
      mail: true,
    })
    expect(noticesOf('bill-ending')[0]!.text).toContain('앱도 닫힙니다')
    expect(noticesOf('staff-bill-ending')).toMatchObject([{ memberId: otherFreelancer.memberId }])
    await pass(6)
    expect(await stateOf(id)).toBe('PAST_DUE')
    await pass(1)
    expect(await rowOf(id)).toMatchObject({
      subscriptionState: 'ENDED',
      endDate: '2026-12-02',
      nextBillDate: null,
    })
    expect(await endsOf(id)).toMatchObject([
      { endOption: 'TODAY', reasonCode: 'UNPAID', lastDate: '2026-12-02', dueAmount: 99_000 },
    ])
    expect(await billsOf(id)).toMatchObject([
      { billState: 'CARRIED' },
      { billKind: 'FINAL', billState: 'OPEN', totalAmount: 99_000 },
    ])
    expect(noticesOf('subscription-unpaid').map(({ memberId }) => memberId)).toEqual([
      me.memberId,
      colleague.memberId,
    ])
    expect(noticesOf('subscription-unpaid')[0]!.text).toContain('99,000원이 남아 있습니다')
    expect(noticesOf('staff-subscription-unpaid')).toHaveLength(1)
    const { reasonCode: _, ...shown } = (await endsOf(id))[0]!
    const { cancellation } = await world
      .operations()
      .estimateSubscriptionWithdrawal({ subscriptionId: id }, calledBy(me))
    expect(cancellation).toMatchObject({ cancellationNo: shown.cancellationNo, lastDate: '2026-12-02' })
    await pass(5)
    expect(await endsOf(id)).toHaveLength(1)
  })

  it('pays nothing for a period on whose first day it ends', async () => {
    await setRules({ ...endRules, endDays: 28 })
    const id = await subscribe()
    await pass(29)
    world.later(DAY_MS)
    await runBilling(depsOf())
    expect(await billsOf(id)).toHaveLength(2)
    await endUnpaidSubscriptions(depsOf())
    expect(await stateOf(id)).toBe('ENDED')
    expect(await endsOf(id)).toMatchObject([{ lastDate: '2026-12-20', dueAmount: samplePrice.totalAmount }])
    expect((await billsOf(id)).at(-1)).toMatchObject({
      billKind: 'FINAL',
      totalAmount: samplePrice.totalAmount,
    })
  })

  it('follows the rules under which its bill was issued', async () => {
    await setRules({ ...endRules, endDays: null, lastNoticeDays: null })
    const former = await subscribe()
    await setRules(endRules)
    const id = await subscribe()
    await setRules({})
    await pass(12)
    expect([await stateOf(former), await stateOf(id)]).toEqual(['PAST_DUE', 'ENDED'])
  })

  it('remains in use after a payment', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(11)
    await payNow(id)
    await pass(3)
    expect(await stateOf(id)).toBe('ACTIVE')
  })

  it('remains in use after a deposit is matched', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(11)
    const [bill] = await billsOf(id)
    const { id: depositId } = await insertDeposit(db(), billBox, {
      payer: '솔바람상회',
      amount: samplePrice.totalAmount,
      depositedOn: '2026-12-02',
      importedAt: world.now(),
    })
    const operations = depositOperations({
      ...depsOf(),
      keyedHash: createKeyedHash(Buffer.alloc(32, 7)),
      bills: billsOfDeposits(depsOf()),
    })
    const { version } = await operations.getDeposit({ depositId, search: undefined }, staff)
    const matchInput = { depositId, version, billId: bill!.id, billVersion: bill!.version, others: [] }
    await operations.confirmDeposit(matchInput, staff)
    await pass(2)
    expect(await stateOf(id)).toBe('ACTIVE')
  })

  it('gets another notice if it is past due a second time, again the set number of days before the end', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(11)
    await payNow(id)
    await db().update(bills).set({ billState: 'LATE' }).where(eq(bills.subscriptionId, id))
    await pass(6)
    expect(await stateOf(id)).toBe('PAST_DUE')
    expect(await billsOf(id)).toMatchObject([{ endsOn: '2026-12-10' }])
    await pass(2)
    expect(await stateOf(id)).toBe('ENDED')
  })

  it('ends as many days after a late notice as the rules set', async () => {
    await setRules(endRules)
    const id = await subscribe()
    world.later(20 * DAY_MS)
    await runDailyJob()
    expect(await billsOf(id)).toMatchObject([{ endsOn: '2026-12-18' }])
    await pass(6)
    expect(await stateOf(id)).toBe('PAST_DUE')
    await pass(1)
    expect(await stateOf(id)).toBe('ENDED')
  })

  it('does not end by the rules after its member has scheduled a cancellation', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(11)
    await db().update(subscriptions).set({ subscriptionState: 'CANCEL_SCHEDULED' })
    await pass(2)
    expect(await stateOf(id)).toBe('CANCEL_SCHEDULED')
  })

  const nodes = async () => {
    const all = [engine.database()]
    if (engine.name === 'postgresql') all.push(await engine.openAnother())
    return [...all, ...all]
  }

  it('is announced once by several nodes, and ends once', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(4)
    world.later(DAY_MS)
    await Promise.all((await nodes()).map((node) => runDailyJob(node)))
    expect(noticesOf('bill-ending')).toHaveLength(1)
    await pass(6)
    world.later(DAY_MS)
    await Promise.all((await nodes()).map((node) => runDailyJob(node)))
    expect(await endsOf(id)).toHaveLength(1)
    expect(noticesOf('subscription-unpaid')).toHaveLength(1)
  })

  it('does not end if its bill is paid at that moment', async () => {
    await setRules(endRules)
    const id = await subscribe()
    await pass(11)
    world.later(DAY_MS)
    await whileHeld(
      engine,
      (tx) => pay(tx, id),
      () => endUnpaidSubscriptions(depsOf()),
    )
    expect(await stateOf(id)).toBe('ACTIVE')
    expect(await endsOf(id)).toEqual([])
  })

  it('does not end while a charge is in progress that begins at the moment of its end', async () => {
    await setRules(endRules)
    const id = await subscribe('C')
    await pass(11)
    world.later(DAY_MS)
    const isCharged = (tx: Tx) =>
      tx.update(bills).set({ chargingSince: world.now() }).where(eq(bills.subscriptionId, id))
    await whileHeld(engine, isCharged, () => endUnpaidSubscriptions(depsOf()))
    expect(await stateOf(id)).toBe('PAST_DUE')
  })

  it('is either paid and in use, or ended with its use unpaid, if its card is charged in the same second', async () => {
    await setRules(endRules)
    const ids = [await subscribe('C'), await subscribe('C'), await subscribe('C'), await subscribe('C')]
    await pass(11)
    world.later(DAY_MS)
    isDeclined = false
    for (const id of ids)
      await db().update(bills).set({ nextChargeOn: '2026-12-03' }).where(eq(bills.subscriptionId, id))
    const [one, other] = await nodes()
    await Promise.all([chargeBills(depsOf(one)), endUnpaidSubscriptions(depsOf(other))])
    await endUnpaidSubscriptions(depsOf())
    for (const id of ids) {
      const [state, [first]] = [await stateOf(id), await billsOf(id)]
      expect(['ACTIVE PAID', 'ENDED CARRIED']).toContain(`${state} ${first!.billState}`)
      expect(await endsOf(id)).toHaveLength(state === 'ENDED' ? 1 : 0)
    }
  })
})
