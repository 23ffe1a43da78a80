import { and, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { statesFor, unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import type { StoredBill } from './bill.notifications.ts'

/** A change of a bill is made if the bill is still as the condition says. */
type Condition = { condition: SQL | undefined }

/** Writes down a payment that the staff has noted. */
export async function addPayment(tx: Tx, payment: typeof billPayments.$inferInsert): Promise<void> {
  await tx.insert(billPayments).values(payment)
}

/** Whether a bill of a subscription is still owed. */
export const isOwing = async (tx: Tx, subscriptionId: string): Promise<boolean> =>
  (await tx.$count(
    bills,
    and(eq(bills.subscriptionId, subscriptionId), inArray(bills.billState, unpaidStates)),
  )) > 0

/** A bill that was seen like this, and that is not being charged: the money of an attempt without an answer may still come. */
export const isAtRestIn = (version: number): SQL | undefined =>
  and(eq(bills.version, version), isNull(bills.chargingSince))

/** The bill as it is once what it owes is given back; nothing where there is nothing to give back. */
export async function setRefunded(
  tx: Tx,
  id: string,
  { now, condition }: Condition & { now: Date },
): Promise<StoredBill | undefined> {
  const [refunded] = await tx
    .update(bills)
    .set({ billState: 'REFUNDED', paidAt: now, version: sql`${bills.version} + 1` })
    .where(and(eq(bills.id, id), inArray(bills.billState, statesFor('markRefunded')), condition))
    .returning()
  return refunded
}

/** Writes down the number of a bill's tax invoice; false where none is waited for. */
export async function setInvoiced(
  tx: Tx,
  id: string,
  { taxInvoiceNo, condition }: Condition & { taxInvoiceNo: string },
): Promise<boolean> {
  const rows = await tx
    .update(bills)
    .set({ taxInvoiceState: 'ISSUED', taxInvoiceNo, version: sql`${bills.version} + 1` })
    .where(and(eq(bills.id, id), eq(bills.taxInvoiceState, 'PENDING'), condition))
    .returning({ id: bills.id })
  return rows.length > 0
}

/** How many bills a run would charge by a day, and how many it would find late. */
export async function countDue(
  db: Db,
  { today, isIdle }: { today: string; isIdle: SQL | undefined },
): Promise<{ charges: number; late: number }> {
  const [charges, late] = await Promise.all([
    db.$count(bills, and(lte(bills.nextChargeOn, today), inArray(bills.billState, unpaidStates), isIdle)),
    db.$count(
      bills,
      and(
        inArray(bills.billState, ['OPEN', 'FAILED']),
        lt(bills.dueDate, today),
        isNull(bills.chargingSince),
      ),
    ),
  ])
  return { charges, late }
}
