import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { samplePayments } from '#server/pact/sample-subscription.ts'
import { createPapers } from '#server/papers/papers.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { calledBy, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { memberBillOperations } from './bill.operations.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
const declined = { ...samplePayments.C.paymentCard!, cardNumber: '4000000000000002' }

const papers = createPapers()
afterAll(papers.stop)

describeEngines('how a bill is paid', (engine) => {
  const world = subscriptionWorld(engine)
  const [mine, staff] = [calledBy(me), calledBy(stranger)]
  const db = () => engine.database().db
  const deps = (): BillDeps => ({
    db: db(),
    box,
    clock: { now: world.now },
    log: { warn: () => {} },
    site: 'http://localhost',
    gateway: simulatedPayments,
    mails: { put: async () => {} },
    notices: { put: async () => true },
  })
  const own = () => memberBillOperations({ ...deps(), makePaper: papers.make })
  const ofStaff = () => adminBillOperations(deps())

  async function billed(payment: (typeof samplePayments)['C']) {
    const plain = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment,
    })
    await world.put(plain)
    await runBilling(deps())
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plain.id))
    return { billId: bill!.id, plain }
  }
  const billsOf = async (billId: string) => {
    const [seen, list] = [await own().getBill({ billId }, mine), await ofStaff().listAdminBills({}, staff)]
    return { seen, listed: list.list.find((bill) => bill.billId === billId)!.paymentMethodCode }
  }
  /** The method changes as a member changes it; what its unpaid bills make of it is not looked at here. */
  const paysBy = (plain: Awaited<ReturnType<typeof billed>>['plain'], payment: typeof plain.payment) =>
    db()
      .update(subscriptions)
      .set({ payment: toSubscriptionRow(box, { ...plain, payment }).payment })
      .where(eq(subscriptions.id, plain.id))

  it('stays what paid it once it is paid, also on paper and for the staff', async () => {
    const { billId, plain } = await billed(samplePayments.C)
    await paysBy(plain, samplePayments.A)
    const { seen, listed } = await billsOf(billId)
    expect(seen).toMatchObject({
      billState: 'PAID',
      paymentMethodCode: 'C',
      lastFour: null,
      bankCode: null,
      payments: [{ paymentMethodCode: 'C', paymentState: 'PAID' }],
    })
    expect(listed).toBe('C')
    const { content } = await own().downloadBill({ billId }, mine)
    const paper = await pdfText(Buffer.from(content, 'base64'))
    expect(paper).toContain('신용카드')
    expect(paper).not.toContain('자동이체')
  })

  it('is a transfer where the staff has noted one, whatever is charged otherwise', async () => {
    const { billId, plain } = await billed({ ...samplePayments.C, paymentCard: declined })
    const { version } = await own().getBill({ billId }, mine)
    await ofStaff().handleAdminBill({ billId, version, action: 'MARK_PAID', taxInvoiceNo: null }, staff)
    await paysBy(plain, samplePayments.A)
    const { seen, listed } = await billsOf(billId)
    expect([seen.paymentMethodCode, listed]).toEqual(['G', 'G'])
  })

  it('is what the subscription has now as long as it is not paid', async () => {
    const { billId, plain } = await billed({ ...samplePayments.C, paymentCard: declined })
    await paysBy(plain, samplePayments.A)
    const { seen, listed } = await billsOf(billId)
    expect(seen).toMatchObject({
      billState: 'FAILED',
      paymentMethodCode: 'A',
      lastFour: null,
      bankCode: '004',
      payYn: 'Y',
    })
    expect(listed).toBe('A')
  })

  it('is what it was issued with where nothing was paid', async () => {
    const { billId, plain } = await billed(samplePayments.C)
    await db().update(bills).set({ billState: 'CARRIED' }).where(eq(bills.id, billId))
    await db().execute('delete from bill_payments')
    await paysBy(plain, samplePayments.G)
    const { seen, listed } = await billsOf(billId)
    expect([seen.paymentMethodCode, seen.payYn, listed]).toEqual(['C', 'N', 'C'])
  })
})
