import { cashReceiptNumbers, cashReceipts } from '#server/db/schema/cash-receipt.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { Inserts } from './rows.ts'

type Box = Pick<SecretBox, 'seal'>
type Numbered<Row> = Omit<Row, 'numberBox'> & { number: string }

/** Stores the sealed mobile or business number under which the payments of a subscription get cash receipts. */
export async function insertReceiptNumber(
  db: Inserts,
  box: Box,
  { number, ...wanted }: Numbered<typeof cashReceiptNumbers.$inferInsert>,
): Promise<void> {
  const numberBox = box.seal(number, `cash_receipt_numbers/${wanted.subscriptionId}`)
  await db.insert(cashReceiptNumbers).values({ ...wanted, numberBox })
}

/** Stores a cash receipt with the sealed mobile or business number of its payer. */
export async function insertCashReceipt(
  db: Inserts,
  box: Box,
  { number, ...wanted }: Numbered<typeof cashReceipts.$inferInsert>,
): Promise<void> {
  const numberBox = box.seal(number, `cash_receipts/${wanted.id}/number`)
  await db.insert(cashReceipts).values({ ...wanted, numberBox })
}
