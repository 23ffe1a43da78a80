import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import {
  billCredits,
  billCreditUses,
  billPayments,
  billReceivers,
  billRefunds,
  bills,
} from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { creditPurpose, refundPurpose } from '#server/db/sealed-bill.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { receiverPurpose } from '#server/domains/bill/bill.notifications.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import { putReceipt } from './cash-receipt-world.ts'
import {
  colleagueId,
  memberId,
  otherCompany,
  ourCompany,
  type WorldDeps,
  type worldBuilder,
} from './world.ts'

type BillState = "a member's bill" | 'a bill for the staff'
const REFUNDED = 70_000
const TAX_INVOICE_NO = '202611214100001600000001'
type Builders = { [State in BillState]: (params: ProviderStates[State]) => Promise<void> }

/**
 * Returns builders of the provider states about bills: exactly one bill, in version 2, of a subscription that its
 * member pays for.
 */
export function billWorld({ db, clock, box }: WorldDeps, world: ReturnType<typeof worldBuilder>): Builders {
  async function putBill({
    subscriptionId,
    subscriptionNo,
    billId,
    billNo,
    billState,
    paymentMethodCode,
    dueYn = 'N',
    chargingYn = 'N',
    owedYn = 'N',
    ownYn = 'N',
    invoicedYn = 'N',
    lastYn = 'N',
    creditedYn = 'N',
    correctedYn = 'N',
    askedYn = 'N',
    receipt,
    refunding,
  }: ProviderStates['a bill for the staff']): Promise<void> {
    const now = clock.now()
    const today = kstDate(now)
    await db.delete(bills)
    // No other subscription may be due.
    await db.update(subscriptions).set({ nextBillDate: null })
    const plain = sampleSubscription({
      id: subscriptionId,
      subscriptionNo,
      companyId: ownYn === 'Y' ? ourCompany.id : otherCompany.id,
      memberId: ownYn === 'Y' ? memberId : colleagueId,
      subscriptionState: 'ACTIVE',
      paymentMethodCode,
      now,
    })
    const amounts = amountsOf(plain, billState === 'CREDIT' ? -1 : 1)
    const { supplyAmount, vatAmount } = amounts
    await db.insert(subscriptions).values(
      toSubscriptionRow(box, {
        ...plain,
        companyInfo: { ...plain.companyInfo, ...(receipt && { rnno: '' }) },
        startDate: today,
        nextBillDate: lastYn === 'Y' ? null : addDays(today, dueYn === 'Y' ? 0 : 20),
      }),
    )
    const periodTo = addDays(today, 29)
    const failure = billState === 'FAILED' ? ('INSUFFICIENT_FUNDS' as const) : null
    if (owedYn === 'Y')
      await insertBill(db, {
        ...amountsOf(plain),
        billNo: `${billNo}9`,
        subscriptionId,
        billState: 'LATE',
        paymentMethodCode,
        period: today.slice(0, 'YYYY-MM'.length),
        billDate: addDays(today, -31),
        dueDate: addDays(today, -1),
      })
    await insertBill(db, {
      ...amounts,
      id: billId,
      billNo,
      subscriptionId,
      billState,
      failure,
      chargingSince: chargingYn === 'Y' ? now : null,
      paymentMethodCode,
      version: 2,
      periodFrom: today,
      periodTo,
      billDate: today,
      dueDate: addDays(today, 7),
      lines: [
        {
          lineType: 'SERVICE',
          label: '접근 관리 팀 50명',
          fromDate: today,
          toDate: periodTo,
          supplyAmount,
          vatAmount,
        },
      ],
      paidAt: billState === 'PAID' ? now : null,
      taxInvoiceNo: invoicedYn === 'Y' ? TAX_INVOICE_NO : null,
      taxInvoiceState:
        invoicedYn === 'Y' ? 'ISSUED' : paymentMethodCode === 'G' && !receipt ? 'PENDING' : 'NONE',
    })
    if (receipt) await putReceipt({ db, box, now }, { billId, billNo, receipt, supplyAmount, vatAmount })
    if (invoicedYn === 'Y')
      await db.insert(taxInvoices).values({
        id: randomUUID(),
        billId,
        invoiceKind: 'ORIGINAL',
        partId: billId,
        documentKey: billNo,
        invoiceState: 'SENT',
        supplyAmount,
        vatAmount,
        writtenOn: today,
        taxInvoiceNo: TAX_INVOICE_NO,
        issuedAt: now,
        sentAt: now,
      })
    if (creditedYn === 'Y') {
      const id = randomUUID()
      const amount = 11_000
      await db.insert(billCredits).values({
        id,
        subscriptionId,
        creditOn: 'BILL',
        amount,
        leftAmount: 0,
        reasonBox: box.seal('장애 보상', creditPurpose(id)),
        creditedAt: now,
      })
      await db.insert(billCreditUses).values({ creditId: id, billId, amount })
    }
    if (refunding !== undefined) {
      const paidId = billState === 'PAID' ? billId : await putPaid(subscriptionId, `${billNo}8`, today)
      const id = randomUUID()
      await db.update(bills).set({ refundedAmount: REFUNDED }).where(eq(bills.id, paidId))
      await db.insert(billRefunds).values({
        id,
        billId: paidId,
        attempt: 1,
        amount: REFUNDED,
        reasonBox: box.seal('중복 결제', refundPurpose(id)),
        refundWay: 'TRANSFER',
        refundState: refunding,
        requestedBy: askedYn === 'Y' ? memberId : colleagueId,
        startedAt: now,
        askedAt: now,
        settledAt: refunding === 'DONE' ? now : null,
      })
      if (correctedYn === 'Y')
        await db.insert(taxInvoices).values({
          id: randomUUID(),
          billId: paidId,
          invoiceKind: 'REFUND',
          partId: id,
          documentKey: `${billNo}R`,
          invoiceState: 'SENT',
          supplyAmount: -63_636,
          vatAmount: -6_364,
          writtenOn: today,
          taxInvoiceNo: TAX_INVOICE_NO,
          issuedAt: now,
          sentAt: now,
        })
    }
    if (failure)
      await db.insert(billPayments).values({
        id: randomUUID(),
        billId,
        attempt: 1,
        paymentMethodCode,
        paymentState: 'FAILED',
        failure,
        startedAt: now,
        settledAt: now,
      })
    await db.insert(billReceivers).values({
      subscriptionId,
      position: 0,
      emailBox: box.seal('billing@solbaram.example', receiverPurpose(subscriptionId, 0)),
    })
  }

  async function putPaid(subscriptionId: string, billNo: string, today: string): Promise<string> {
    const { id } = await insertBill(db, {
      billNo,
      subscriptionId,
      billState: 'PAID',
      supplyAmount: REFUNDED,
      vatAmount: 0,
      totalAmount: REFUNDED,
      paymentMethodCode: 'G',
      billDate: addDays(today, -31),
      dueDate: addDays(today, -1),
    })
    return id
  }

  return {
    "a member's bill": async ({ session, ...bill }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      await putBill({ session, ...bill, ownYn: 'Y' })
    },

    'a bill for the staff': async ({ session, ...bill }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await putBill({ session, ...bill })
    },
  }
}
