import { and, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { includedNumbers } from '#domain/bill/bill.ts'
import { statesFor, unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import type { StoredBill } from './bill.notifications.ts'

/** A bill is changed only if the condition is still true. */
type Condition = { condition: SQL | undefined }

/** Stores a payment that the staff have recorded. */
export async function addPayment(tx: Tx, payment: typeof billPayments.$inferInsert): Promise<void> {
  await tx.insert(billPayments).values(payment)
}

/** Whether a bill of a subscription is still owed. */
export const isOwing = async (tx: Tx, subscriptionId: string): Promise<boolean> =>
  (await tx.$count(
    bills,
    and(eq(bills.subscriptionId, subscriptionId), inArray(bills.billState, unpaidStates)),
  )) > 0

/**
 * The condition for a bill in this version without a charge in progress. A charge without an answer may still
 * succeed, so it counts as in progress.
 */
export const isNotCharging = (version: number): SQL | undefined =>
  and(eq(bills.version, version), isNull(bills.chargingSince))

/** Records the refund of an amount and returns the bill; undefined if there is nothing to refund. */
export async function setRefunded(
  tx: Tx,
  id: string,
  { now, amount, condition }: Condition & { now: Date; amount: number },
): Promise<StoredBill | undefined> {
  const [refunded] = await tx
    .update(bills)

    .set({ billState: 'REFUNDED', paidAt: now, refundedAmount: amount, version: sql`${bills.version} + 1` })
    .where(and(eq(bills.id, id), inArray(bills.billState, statesFor('markRefunded')), condition))
    .returning()
  return refunded
}

/** Cancels a bill and returns it; undefined if it has changed, or is being charged. */
export async function setVoid(
  tx: Tx,
  id: string,
  { version, now, voidReasonBox }: { version: number; now: Date; voidReasonBox: string },
): Promise<StoredBill | undefined> {
  const [gone] = await tx
    .update(bills)
    .set({
      billState: 'VOID',
      nextChargeOn: null,
      failure: null,
      voidedAt: now,
      voidReasonBox,
      taxInvoiceState: sql`case when ${bills.taxInvoiceState} = 'PENDING' then 'NONE' else ${bills.taxInvoiceState} end`,
      version: sql`${bills.version} + 1`,
    })
    .where(and(eq(bills.id, id), inArray(bills.billState, statesFor('voidBill')), isNotCharging(version)))
    .returning()
  return gone
}

/**
 * Marks the bills that a cancelled bill includes, directly or through another included bill, as cancelled as well.
 * Bills without a tax invoice then no longer need one.
 */
export async function setIncludedVoid(
  tx: Tx,
  { subscriptionId, lines, voidedAt }: Pick<StoredBill, 'subscriptionId' | 'lines' | 'voidedAt'>,
): Promise<void> {
  for (let numbers = includedNumbers(lines); numbers.length > 0; ) {
    const included = await tx
      .update(bills)
      .set({
        voidedAt,
        taxInvoiceState: sql`case when ${bills.taxInvoiceNo} is null then 'NONE' else ${bills.taxInvoiceState} end`,
        version: sql`${bills.version} + 1`,
      })
      .where(
        and(
          eq(bills.subscriptionId, subscriptionId),
          inArray(bills.billNo, numbers),
          eq(bills.billState, 'CARRIED'),
          isNull(bills.voidedAt),
        ),
      )
      .returning({ lines: bills.lines })
    numbers = included.flatMap((each) => includedNumbers(each.lines))
  }
}

/** Stores the number of a bill's tax invoice; returns false if no tax invoice is pending. */
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

/** The number of bills that a run on a day would charge, and the number of bills that it would mark late. */
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
