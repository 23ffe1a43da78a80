import { type CashReceiptUsage, receiptKey } from '#domain/cash-receipt/cash-receipt.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import type { billPayments, bills } from '../schema/bill.ts'
import type { cashReceiptNumbers, cashReceipts } from '../schema/cash-receipt.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'
import type { DemoRefund } from './demo-refunds.ts'
import { refundParts } from './demo-tax-invoices.ts'

type Bill = typeof bills.$inferInsert
type Payment = typeof billPayments.$inferInsert
type Receipt = Omit<typeof cashReceipts.$inferInsert, 'numberBox'>
export type DemoReceipt = Receipt & { number: string }
export type DemoReceiptNumber = Omit<typeof cashReceiptNumbers.$inferInsert, 'numberBox'> & { number: string }

/** The number of past months in which people have given their phone numbers for cash receipts. */
const MONTHS = 5
const USAGE = 'DEDUCTION' satisfies CashReceiptUsage

/**
 * Creates the cash receipts of people without a business number who pay without a card. Most have reached the tax
 * office. Of the latest receipts one is issued, one was refused, one was rejected, and a refund has taken back a part
 * of one. Uses no random numbers.
 */
export function makeCashReceipts({
  subscriptions,
  bills: allBills,
  billPayments: payments,
  billRefunds: refunds,
  now,
}: {
  subscriptions: readonly PlainSubscription[]
  bills: readonly Bill[]
  billPayments: readonly Payment[]
  billRefunds: readonly DemoRefund[]
  now: Date
}): { cashReceiptNumbers: DemoReceiptNumber[]; cashReceipts: DemoReceipt[] } {
  const since = addMonths(kstDate(now), -MONTHS)
  const paidOf = (id: string) =>
    allBills.flatMap((bill) => {
      const payment = payments.find((each) => each.billId === bill.id && each.paymentState === 'PAID')
      const isReceipted =
        bill.subscriptionId === id && bill.billState === 'PAID' && bill.paymentMethodCode !== 'C'
      return isReceipted && payment?.settledAt && kstDate(payment.settledAt) > since
        ? [{ bill, payment, paidAt: payment.settledAt }]
        : []
    })
  const payers = subscriptions
    .filter(
      ({ companyInfo, currency, payment, subscriptionState }) =>
        companyInfo.rnno === '' &&
        currency === 'KRW' &&
        payment.paymentMethodCode !== 'C' &&
        ['ACTIVE', 'CANCEL_SCHEDULED'].includes(subscriptionState),
    )
    .map(({ id, subscriberInfo }) => ({
      subscriptionId: id,
      number: digitsOf(subscriberInfo.phoneNumber),
      paid: paidOf(id),
    }))
  const receiptCourses = lastReceiptStates(
    payers.flatMap(({ paid }) => paid.filter(({ bill }) => !bill.refundedAmount)),
    now,
  )
  const receiptRows = payers.flatMap(({ number, paid }) =>
    paid.flatMap(({ bill, payment, paidAt }): Omit<DemoReceipt, 'id'>[] => {
      const course = receiptCourses.get(bill.id) ?? sentAfter(paidAt)
      const original: Omit<DemoReceipt, 'id'> = {
        number,
        billId: bill.id,
        receiptKind: 'ORIGINAL',
        paymentId: payment.id,
        partId: payment.id,
        documentKey: receiptKey(bill.billNo, 1),
        place: 1,
        usage: USAGE,
        supplyAmount: bill.supplyAmount,
        vatAmount: bill.vatAmount,
        tradedAt: paidAt,
        ...(course.receiptState !== 'REFUSED' && confirmedAs(bill, 1, paidAt)),
        ...course,
      }
      const completedRefunds = refunds.filter(
        ({ billId, refundState }) => billId === bill.id && refundState === 'DONE',
      )
      const takenBackReceipts = refundParts(bill, completedRefunds).map(
        ({ supplyAmount, vatAmount }, part): Omit<DemoReceipt, 'id'> => {
          const at = completedRefunds[part]!.settledAt!
          const place = part + 2
          return {
            ...original,
            ...sentAfter(at),
            ...confirmedAs(bill, place, at),
            receiptKind: 'CANCEL',
            partId: completedRefunds[part]!.id,
            documentKey: receiptKey(bill.billNo, place),
            place,
            supplyAmount,
            vatAmount,
            tradedAt: at,
          }
        },
      )
      return [original, ...takenBackReceipts]
    }),
  )
  return {
    cashReceiptNumbers: payers.map(({ subscriptionId, number }) => ({
      subscriptionId,
      number,
      usage: USAGE,
    })),
    cashReceipts: receiptRows.map((receipt, index) => ({ ...receipt, id: demoId('2f7c5b40', index + 1) })),
  }
}

type Course = Partial<Receipt> & Pick<Receipt, 'receiptState'>

/** The states of the receipts of the last payments, by bill: issued, refused and rejected. */
function lastReceiptStates(paid: readonly { bill: Bill; paidAt: Date }[], now: Date): Map<string, Course> {
  const nextLookAt = new Date(now.getTime() + DAY_MS)
  const [issued, refused, rejected] = paid.toSorted(
    (one, other) => other.paidAt.getTime() - one.paidAt.getTime(),
  )
  const receiptCourses: [typeof issued, Course][] = [
    [issued, { receiptState: 'ISSUED', nextLookAt }],
    [
      refused,
      { receiptState: 'REFUSED', failure: 'CONTENT', failureCode: '-14000014', attempts: 3, nextLookAt },
    ],
    [rejected, { receiptState: 'UNSENT', failure: 'TAX_OFFICE', failureCode: 'TS1' }],
  ]
  return new Map(
    receiptCourses.flatMap(([each, course]) => {
      if (!each) return []
      const sent = { ...sentAfter(each.paidAt), sentAt: null }
      return [[each.bill.id, course.receiptState === 'REFUSED' ? course : { ...sent, ...course }] as const]
    }),
  )
}

/**
 * The times of a receipt that is issued within minutes of the payment, and sent to the tax office on the next day.
 */
const sentAfter = (at: Date): Course => ({
  receiptState: 'SENT',
  attempts: 1,
  issuedAt: new Date(at.getTime() + HOUR_MS),
  sentAt: new Date(at.getTime() + DAY_MS),
})

/** The approval number of the tax office: nine characters, unique for its day. */
const confirmedAs = ({ billNo }: Bill, place: number, at: Date) => ({
  confirmNo: `TB${place}${billNo.slice(-'000000'.length)}`,
  tradedOn: kstDate(at),
})
