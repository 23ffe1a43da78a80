import { randomUUID } from 'node:crypto'
import {
  type CashReceiptUsage,
  mayHaveReceipt,
  receiptDue,
  receiptKey,
} from '#domain/cash-receipt/cash-receipt.ts'
import { kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import type { cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { hasBusinessNumber } from '../bill.notifications.ts'
import { refundedParts } from '../bill.refund.store.ts'
import type { CashReceiptDeps } from './cash-receipt.deps.ts'
import {
  addReceipts,
  numberOf,
  type PaidBill,
  paidWithout,
  paymentOf,
  receiptPurpose,
  receiptsOf,
  type StoredReceipt,
  takenBack,
} from './cash-receipt.store.ts'

type NewReceipt = typeof cashReceipts.$inferInsert
/** The period in which payments are considered, longer than the days within which a receipt is issued. */
const SINCE_MS = 7 * DAY_MS

/** Whether the payment of a bill may get a receipt of the portal. */
export const isForReceipt = ({ bill, subscription, payment }: PaidBill): boolean =>
  bill.billState === 'PAID' &&
  payment.paymentState === 'PAID' &&
  mayHaveReceipt({
    ...bill,
    paymentCode: payment.paymentMethodCode,
    hasBusinessNumber: hasBusinessNumber(subscription),
  })

/** The day in Korea on which a payment was received. */
export const paidOnOf = ({ payment }: PaidBill): string => kstDate(payment.settledAt ?? payment.startedAt)

/** Plans the receipts of payments that are due, and the cancellations of receipts whose payment was given back. */
export async function planReceipts(deps: CashReceiptDeps): Promise<void> {
  const { db, box, clock, receiptIssuer } = deps
  if (!receiptIssuer) return
  const now = clock.now()
  for (const found of await paidWithout(db, new Date(now.getTime() - SINCE_MS))) {
    if (!isForReceipt(found)) continue
    const storedNumber = await numberOf(db, box, found.subscription.id)
    const at = { usage: storedNumber?.usage, duty: receiptIssuer.duty, today: kstDate(now) }
    const usage = receiptDue({ paidOn: paidOnOf(found), totalAmount: found.bill.totalAmount }, at)
    if (usage) await db.transaction((tx) => planReceipt(deps, tx, found.bill.id, usage))
  }
  for (const receipt of await takenBack(db)) await db.transaction((tx) => planCancels(deps, tx, receipt))
}

/** Plans the cash receipt of a bill's payment, to be issued now, unless the payment has a receipt. */
export async function planReceipt(
  { box, clock }: CashReceiptDeps,
  tx: Tx,
  billId: string,
  usage: CashReceiptUsage,
): Promise<void> {
  const found = await paymentOf(tx, billId, { hold: true })
  if (!found || !isForReceipt(found)) return
  const { bill, subscription, payment } = found
  const storedNumber = usage === 'SELF' ? undefined : await numberOf(tx, box, subscription.id)
  if (usage !== 'SELF' && !storedNumber) return
  const place = (await receiptsOf(tx, billId)).length + 1
  const id = randomUUID()
  await addReceipts(tx, [
    {
      ...startOf({ billId, billNo: bill.billNo, place, now: clock.now() }),
      id,
      receiptKind: 'ORIGINAL',
      paymentId: payment.id,
      partId: payment.id,
      usage: storedNumber?.usage ?? 'SELF',
      numberBox: storedNumber ? box.seal(storedNumber.number, receiptPurpose(id)) : null,
      supplyAmount: bill.supplyAmount,
      vatAmount: bill.vatAmount,
      tradedAt: payment.settledAt ?? payment.startedAt,
    },
  ])
}

const startOf = ({
  billId,
  billNo,
  place,
  now,
}: {
  billId: string
  billNo: string
  place: number
  now: Date
}) => ({
  billId,
  place,
  documentKey: receiptKey(billNo, place),
  receiptState: 'WAITING' as const,
  nextLookAt: now,
})

/**
 * Plans the cancellations of a receipt: one for each refund of its bill, or one for the remaining amount if the
 * payment was taken back.
 */
async function planCancels({ box, clock }: CashReceiptDeps, tx: Tx, original: StoredReceipt): Promise<void> {
  const found = await paymentOf(tx, original.billId, { hold: true })
  const existingReceipts = await receiptsOf(tx, original.billId)
  const now = clock.now()
  const number = original.numberBox && box.open(original.numberBox, receiptPurpose(original.id))
  const isPaid = found?.payment.id === original.paymentId
  const billNo = original.documentKey.replace(/-C\d+(_\d+)?$/, '')
  const wanted = isPaid ? await cancelledParts(tx, found) : [wholeOf(original, existingReceipts, now)]
  const missingCancels = wanted.filter(
    ({ partId, supplyAmount, vatAmount }) =>
      supplyAmount + vatAmount > 0 &&
      !existingReceipts.some((each) => each.receiptKind === 'CANCEL' && each.partId === partId),
  )
  const rows: NewReceipt[] = missingCancels.map((part, index) => {
    const id = randomUUID()
    return {
      ...startOf({ billId: original.billId, billNo, place: existingReceipts.length + 1 + index, now }),
      ...part,
      id,
      receiptKind: 'CANCEL',
      paymentId: original.paymentId,
      usage: original.usage,
      numberBox: number === null ? null : box.seal(number, receiptPurpose(id)),
    }
  })
  await addReceipts(tx, rows)
}

type Part = Pick<NewReceipt, 'partId' | 'supplyAmount' | 'vatAmount' | 'tradedAt'>

async function cancelledParts(tx: Tx, { bill }: PaidBill): Promise<Part[]> {
  const parts = await refundedParts(tx, bill)
  return parts.map(({ supplyAmount, vatAmount, refund }) => ({
    partId: refund.id,
    supplyAmount,
    vatAmount,
    tradedAt: refund.settledAt ?? refund.startedAt,
  }))
}

function wholeOf(original: StoredReceipt, made: readonly StoredReceipt[], now: Date): Part {
  const formerCancels = made.filter(
    ({ receiptKind, paymentId }) => receiptKind === 'CANCEL' && paymentId === original.paymentId,
  )
  const left = (amount: 'supplyAmount' | 'vatAmount') =>
    formerCancels.reduce((rest, each) => rest - each[amount], original[amount])
  return {
    partId: original.paymentId,
    supplyAmount: left('supplyAmount'),
    vatAmount: left('vatAmount'),
    tradedAt: now,
  }
}
