import { randomUUID } from 'node:crypto'
import { billCredits, billRefunds, bills } from '#server/db/schema/bill.ts'
import { creditPurpose, decisionPurpose, refundPurpose } from '#server/db/sealed-bill.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { type Inserts, type RowInput, uniqueNumber } from './rows.ts'
import { samplePrice } from './subscription.ts'

type Bill = typeof bills.$inferInsert
type BilledAmounts = Pick<Bill, 'currency' | 'supplyAmount' | 'vatAmount' | 'totalAmount'>

/**
 * Returns the amounts of a bill: those of its subscription, or with the sign -1 those of a refund of the same size.
 */
export const amountsOf = (
  { currency, supplyAmount, vatAmount, totalAmount }: BilledAmounts,
  sign: 1 | -1 = 1,
): BilledAmounts => ({
  currency,
  supplyAmount: sign * supplyAmount,
  vatAmount: sign * vatAmount,
  totalAmount: sign * totalAmount,
})

/** Returns the row of a bill for the month of its date, by default with the price of a sample subscription. */
export const billRow = (
  wanted: RowInput<Bill, 'subscriptionId' | 'billState' | 'billDate' | 'dueDate'>,
): Bill & { id: string } => ({
  billNo: uniqueNumber('B'),
  period: wanted.billDate.slice(0, 'YYYY-MM'.length),
  ...samplePrice,
  ...wanted,
  id: wanted.id ?? randomUUID(),
})

export async function insertBill(db: Inserts, wanted: Parameters<typeof billRow>[0]) {
  const row = billRow(wanted)
  await db.insert(bills).values(row)
  return row
}

type Credit = Omit<typeof billCredits.$inferInsert, 'reasonBox'>

/** Stores a credit of a subscription with its sealed reason. */
export async function insertCredit(
  db: Inserts,
  box: Pick<SecretBox, 'seal'>,
  { reason, ...wanted }: Credit & { reason: string },
): Promise<void> {
  await db.insert(billCredits).values({ ...wanted, reasonBox: box.seal(reason, creditPurpose(wanted.id)) })
}

type Refund = Omit<typeof billRefunds.$inferInsert, 'reasonBox' | 'decisionBox'>

/**
 * Stores a refund of a bill with its sealed reason, and with the sealed reason for declining the refund if one is
 * given.
 */
export async function insertRefund(
  db: Inserts,
  box: Pick<SecretBox, 'seal'>,
  { reason, decision, ...wanted }: Refund & { reason: string; decision?: string },
): Promise<void> {
  await db.insert(billRefunds).values({
    ...wanted,
    reasonBox: box.seal(reason, refundPurpose(wanted.id)),
    decisionBox: decision === undefined ? null : box.seal(decision, decisionPurpose(wanted.id)),
  })
}
