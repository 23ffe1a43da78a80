import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { samplePayee } from '#server/testing/sample-bill.ts'
import { me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { readAccount } from './bill.account.ts'
import { payBill } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { markLate, markPastDue } from './bill.late.ts'
import { followPayment } from './bill.payment.ts'
import { issueBills } from './bill.run.ts'

const DAY = 86_400
const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])

describeEngines('a bill with two concurrent changes', (engine) => {
  const world = subscriptionWorld(engine)
  let clock = createTestClock()
  let notified: string[] = []
  const db = () => engine.database().db
  const deps = (): BillDeps => ({
    db: db(),
    box,
    clock,
    gateway: simulatedPayments,
    log: { warn: () => {} },
    site: 'http://localhost',
    payee: samplePayee,
    mails: { put: async () => {} },
    notices: { put: async (_tx, { eventKey }) => (notified.push(eventKey!.replace(/:.*/, '')), true) },
  })
  beforeEach(async () => {
    clock = createTestClock()
    notified = []
    await db().delete(bills)
    await db().delete(subscriptions)
  })
  /** Creates a subscription, issues its bill, and moves the clock by `days` days. */
  async function createIssuedBill(days: number) {
    const { id } = world.subscriptionOf(me)
    await world.put(
      world.subscriptionOf(me, {
        id,
        subscriptionState: 'ACTIVE',
        startDate: '2026-11-21',
        nextBillDate: '2026-12-21',
        paymentCycle: 'M',
        endDate: null,
        payment: samplePayments.G,
      }),
    )
    await issueBills(deps())
    clock.pass(days * DAY)
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, id)).orderBy(bills.billDate)
    const [subscription] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
    const pay = (tx: Tx) =>
      payBill(deps(), tx, { bill: bill!, subscription: subscription!, now: clock.now(), by: 'G' })
    return {
      subscription: subscription!,
      bill: bill!,
      pay,
      async states() {
        const [[late], [now]] = await Promise.all([
          db().select().from(bills).where(eq(bills.id, bill!.id)),
          db().select().from(subscriptions).where(eq(subscriptions.id, id)),
        ])
        return [late!.billState, now!.subscriptionState]
      },
    }
  }

  it('is not late if it is paid during the search for late bills', async () => {
    const { pay, states } = await createIssuedBill(20)
    expect(await whileHeld(engine, pay, () => markLate(deps()))).toBe(0)
    expect(await states()).toEqual(['PAID', 'ACTIVE'])
    expect(notified).toEqual(['bill-issued', 'bill-paid'])
  })

  it('does not make its subscription past due if it is paid during the search for past-due ones', async () => {
    const { pay, states } = await createIssuedBill(30)
    expect(await markLate(deps())).toBe(1)
    expect(await whileHeld(engine, pay, () => markPastDue(deps()))).toBe(0)
    expect(await states()).toEqual(['PAID', 'ACTIVE'])
  })

  it('does not change its payment method while its charge begins', async () => {
    const { bill, subscription } = await createIssuedBill(0)
    const charging = (tx: Tx) =>
      tx.update(bills).set({ chargingSince: clock.now() }).where(eq(bills.id, bill.id))
    const followMethod = () => db().transaction((tx) => followPayment(deps(), tx, subscription))
    expect(await whileHeld(engine, charging, followMethod)).toBe(false)
  })

  it('counts as being charged when its subscription is settled', async () => {
    const { bill, subscription } = await createIssuedBill(0)
    const charging = (tx: Tx) =>
      tx.update(bills).set({ chargingSince: clock.now() }).where(eq(bills.id, bill.id))
    const read = () => db().transaction((tx) => readAccount(tx, subscription, { hold: true }))
    expect((await whileHeld(engine, charging, read)).open).toMatchObject([{ chargingSince: clock.now() }])
  })

  it('is the last late one of two that are paid at once: the subscription is reactivated', async () => {
    const { bill, subscription, pay, states } = await createIssuedBill(0)
    clock.pass(31 * DAY)
    expect(await issueBills(deps())).toBe(1)
    clock.pass(31 * DAY)
    await markLate(deps())
    expect(await markPastDue(deps())).toBe(1)
    const rows = await db().select().from(bills).where(eq(bills.subscriptionId, subscription.id))
    const lateBills = rows.filter(({ billState }) => billState === 'LATE')
    expect(lateBills).toHaveLength(2)
    const otherBill = lateBills.find(({ id }) => id !== bill.id)!
    const payOther = () =>
      db().transaction((tx) =>
        payBill(deps(), tx, { bill: otherBill, subscription, now: clock.now(), by: 'G' }),
      )
    expect(await whileHeld(engine, pay, payOther)).toBe(true)
    expect(await states()).toEqual(['PAID', 'ACTIVE'])
  })

  it('is not issued by a run while another node has locked its subscription', async () => {
    const { subscription } = await createIssuedBill(31)
    const lockRow = (tx: Tx) =>
      tx.select().from(subscriptions).where(eq(subscriptions.id, subscription.id)).for('update')
    // The embedded engine has only one node, so its run waits for the lock.
    expect(await whileHeld(engine, lockRow, () => issueBills(deps()))).toBe(
      engine.name === 'embedded' ? 1 : 0,
    )
  })
})
