import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { bills } from '#server/db/schema/bill.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { testTaxService } from '#server/testing/tax-service.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { runBilling } from '../bill.jobs.ts'
import { runTaxInvoices } from './tax-invoice.jobs.ts'

/**
 * The answer of the service or of the tax office, and the state of the cancelled bill and of its tax invoice
 * afterwards.
 */
const answers = {
  accepted: { taxInvoiceState: 'ISSUED', invoiceState: 'ISSUED' },
  refused: { taxInvoiceState: 'NONE', invoiceState: 'REFUSED' },
  rejected: { taxInvoiceState: 'NONE', invoiceState: 'UNSENT' },
} as const

describeEngines('a tax invoice whose bill is being cancelled', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db

  async function issueBill(): Promise<string> {
    const subscription = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment: samplePayments.G,
    })
    await world.put(subscription)
    await runBilling(billDeps(db(), world.now))
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, subscription.id))
    world.later(DAY_MS)
    return bill!.id
  }

  const answerRows = Object.entries(answers)
  it.each(answerRows)('waits for that transaction when it is %s', async (answer, expected) => {
    const tax = testTaxService()
    let isHeld = false
    let noticeCall = () => {}
    let goOn = () => {}
    const called = new Promise<void>((resolve) => (noticeCall = resolve))
    const answerReleased = new Promise<void>((resolve) => (goOn = resolve))
    const holdCall = async () => {
      if (!isHeld) return
      noticeCall()
      await answerReleased
    }
    const run = () =>
      runTaxInvoices({
        ...billDeps(db(), world.now),
        operator: sampleIssuer,
        taxService: {
          ...tax.service,
          issue: async (document) => {
            await holdCall()
            return tax.service.issue(document)
          },
          send: async (key) => {
            await holdCall()
            return tax.service.send(key)
          },
        },
      })
    const billId = await issueBill()
    if (answer === 'refused') tax.feel('REFUSES')
    if (answer === 'rejected') {
      await run()
      tax.judge('REJECTED')
      world.later(HOUR_MS)
    }
    isHeld = true
    const runningJob = run()
    await called
    await whileHeld(
      engine,
      (tx) => tx.update(bills).set({ billState: 'VOID', voidedAt: world.now() }).where(eq(bills.id, billId)),
      () => {
        goOn()
        return runningJob
      },
      // Locks the tax invoice after its bill, as a cancellation does; in the other order the two transactions would
      // block each other.
      (tx) => tx.select().from(taxInvoices).where(eq(taxInvoices.billId, billId)).for('update'),
    )
    const [bill] = await db().select().from(bills).where(eq(bills.id, billId))
    const [invoice] = await db().select().from(taxInvoices).where(eq(taxInvoices.billId, billId))
    expect({ taxInvoiceState: bill?.taxInvoiceState, invoiceState: invoice?.invoiceState }).toEqual(expected)
  })
})
