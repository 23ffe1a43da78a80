import { randomUUID } from 'node:crypto'
import { bills } from '#server/db/schema/bill.ts'
import { type Inserts, uniqueNumber, type Wanted } from './rows.ts'
import { samplePrice } from './subscription.ts'

type Bill = typeof bills.$inferInsert
type Billed = Pick<Bill, 'currency' | 'supplyAmount' | 'vatAmount' | 'totalAmount'>

/** What a bill asks for: the amounts of its subscription, or as much to be given back. */
export const amountsOf = (
  { currency, supplyAmount, vatAmount, totalAmount }: Billed,
  sign: 1 | -1 = 1,
): Billed => ({
  currency,
  supplyAmount: sign * supplyAmount,
  vatAmount: sign * vatAmount,
  totalAmount: sign * totalAmount,
})

/** A bill for the month of its date, of what a sample subscription costs, unless other amounts are given. */
export const billRow = (
  wanted: Wanted<Bill, 'subscriptionId' | 'billState' | 'billDate' | 'dueDate'>,
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
