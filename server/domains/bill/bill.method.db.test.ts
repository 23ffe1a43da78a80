import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { billBox, billCatalogue, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import {
  calledBy,
  calledByStaff,
  me,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { sampleCard, samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import { runBilling } from './bill.jobs.ts'
import { memberBillOperations } from './bill.operations.ts'

const declinedCard = sampleCard('0002')

describeEngines('the payment method of a bill', (engine) => {
  const world = subscriptionWorld(engine)
  const [mine, staff] = [calledBy(me), calledByStaff(stranger)]
  const db = () => engine.database().db
  const deps = () => billDeps(db(), world.now)
  const own = () =>
    memberBillOperations({
      ...deps(),
      catalogue: billCatalogue,
      issuer: sampleIssuer,
      makePaper: sharedPapers.make,
    })
  const staffOps = () => adminBillOperations(deps())

  async function issueBill(payment: (typeof samplePayments)['C']) {
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
    const [seen, list] = [await own().getBill({ billId }, mine), await staffOps().listAdminBills({}, staff)]
    return { seen, listed: list.list.find((bill) => bill.billId === billId)!.paymentMethodCode }
  }
  /** Changes the payment method as a member does; the effect on unpaid bills is not tested here. */
  const paysBy = (plain: Awaited<ReturnType<typeof issueBill>>['plain'], payment: typeof plain.payment) =>
    db()
      .update(subscriptions)
      .set({ payment: toSubscriptionRow(billBox, { ...plain, payment }).payment })
      .where(eq(subscriptions.id, plain.id))

  it('is the method by which the bill was paid, also in documents and for the staff', async () => {
    const { billId, plain } = await issueBill(samplePayments.C)
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

  it('is a transfer if the staff recorded one, whatever the method of the subscription is', async () => {
    const { billId, plain } = await issueBill({ ...samplePayments.C, paymentCard: declinedCard })
    const { version } = await own().getBill({ billId }, mine)
    await staffOps().handleAdminBill({ billId, version, action: 'MARK_PAID', taxInvoiceNo: null }, staff)
    await paysBy(plain, samplePayments.A)
    const { seen, listed } = await billsOf(billId)
    expect([seen.paymentMethodCode, listed]).toEqual(['G', 'G'])
  })

  it('is the method of the subscription as long as the bill is unpaid', async () => {
    const { billId, plain } = await issueBill({ ...samplePayments.C, paymentCard: declinedCard })
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

  it('is the method at the issue of the bill if the bill was never paid', async () => {
    const { billId, plain } = await issueBill(samplePayments.C)
    await db().update(bills).set({ billState: 'CARRIED' }).where(eq(bills.id, billId))
    await db().execute('delete from bill_payments')
    await paysBy(plain, samplePayments.G)
    const { seen, listed } = await billsOf(billId)
    expect([seen.paymentMethodCode, seen.payYn, listed]).toEqual(['C', 'N', 'C'])
  })

  describe('decides whether a tax invoice', () => {
    const refusedPayment = { ...samplePayments.C, paymentCard: declinedCard }
    async function changeTo(subscriptionId: string, code: 'G' | 'C' | 'A', version = 1) {
      const payment = paidBy(code, code === 'C' ? await world.card() : {})
      await world
        .operations()
        .changeSubscriptionPayment({ subscriptionId, version, ...payment }, calledBy(me))
    }
    const seen = (billId: string) => own().getBill({ billId }, mine)
    async function handle(billId: string, action: 'MARK_PAID' | 'MARK_INVOICED') {
      const { version } = await seen(billId)
      const taxInvoiceNo = action === 'MARK_INVOICED' ? '2'.repeat(24) : null
      return staffOps().handleAdminBill({ billId, version, action, taxInvoiceNo }, staff)
    }

    it('is pending if a transfer is recorded after a failed card payment', async () => {
      const { billId, plain } = await issueBill(refusedPayment)
      expect(await seen(billId)).toMatchObject({ billState: 'FAILED', taxInvoiceState: 'NONE' })
      await changeTo(plain.id, 'G')
      expect(await seen(billId)).toMatchObject({ taxInvoiceState: 'PENDING' })
      expect(await handle(billId, 'MARK_PAID')).toMatchObject({ taxInvoiceState: 'PENDING' })
      expect(await handle(billId, 'MARK_INVOICED')).toMatchObject({ taxInvoiceState: 'ISSUED' })
    })

    it('is pending if the staff record a transfer for a bill that a card should have paid', async () => {
      const { billId } = await issueBill(refusedPayment)
      expect(await handle(billId, 'MARK_PAID')).toMatchObject({
        billState: 'PAID',
        taxInvoiceState: 'PENDING',
      })
    })

    it('is not needed when a card pays, since the card slip replaces it', async () => {
      const { billId, plain } = await issueBill(samplePayments.G)
      expect(await seen(billId)).toMatchObject({ taxInvoiceState: 'PENDING' })
      await changeTo(plain.id, 'C')
      expect(await seen(billId)).toMatchObject({ taxInvoiceState: 'NONE' })
      await runBilling(deps())
      expect(await seen(billId)).toMatchObject({ billState: 'PAID', taxInvoiceState: 'NONE' })
    })

    it('is cancelled if a card is charged while it is pending', async () => {
      const { billId, plain } = await issueBill(samplePayments.G)
      await paysBy(plain, samplePayments.C)
      const { version } = await seen(billId)
      expect(await own().payBill({ billId, version }, mine)).toMatchObject({
        billState: 'PAID',
        taxInvoiceState: 'NONE',
      })
    })

    it('is final once it is issued, by any payment method', async () => {
      const { billId, plain } = await issueBill(samplePayments.G)
      await handle(billId, 'MARK_INVOICED')
      await changeTo(plain.id, 'C')
      await runBilling(deps())
      expect(await seen(billId)).toMatchObject({ billState: 'PAID', taxInvoiceState: 'ISSUED' })
    })

    it('does not exist without a business number, or if another tax invoice covers the amount', async () => {
      const { billId } = await issueBill(refusedPayment)
      await db().execute(`update subscriptions set company_info = jsonb_set(company_info, '{rnno}', '""')`)
      expect(await handle(billId, 'MARK_PAID')).toMatchObject({ taxInvoiceState: 'NONE' })
      const named = await issueBill(refusedPayment)
      const { lines } = await seen(named.billId)
      const billLabel = '미결제 청구서 B2026-000001(세금계산서 발행)'
      await db()
        .update(bills)
        .set({ lines: [{ ...lines[0]!, lineType: 'ADJUSTMENT', label: billLabel }] })
        .where(eq(bills.id, named.billId))
      expect(await handle(named.billId, 'MARK_PAID')).toMatchObject({ taxInvoiceState: 'NONE' })
    })
  })
})
