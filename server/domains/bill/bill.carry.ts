import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { openStates } from '#domain/bill/states.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { StoredBill } from './bill.telling.ts'

type Queries = Pick<Tx, 'select'>

/** The bills of a subscription whose amount is open, the earliest first. */
export const openBillsOf = (tx: Queries, { id }: { id: string }): Promise<StoredBill[]> =>
  tx
    .select()
    .from(bills)
    .where(and(eq(bills.subscriptionId, id), inArray(bills.billState, openStates)))
    .orderBy(asc(bills.billDate), asc(bills.id))

/** A charge that is under way decides what is still owed; its end is waited for. */
export const isBeingCharged = (tx: Queries) =>
  tx
    .select({ one: sql`1` })
    .from(bills)
    .where(
      and(
        eq(bills.subscriptionId, subscriptions.id),
        inArray(bills.billState, openStates),
        isNotNull(bills.chargingSince),
      ),
    )

/** A bill from before there were periods is about its day. */
export const withPeriod = (bill: StoredBill) => ({
  ...bill,
  periodFrom: bill.periodFrom ?? bill.billDate,
  periodTo: bill.periodTo ?? bill.billDate,
})

/**
 * Closes the open bills that another one carries. False, with nothing done, where one of them is being charged, paid or given
 * back by now: the next round plans again.
 */
export async function carry(tx: Tx, carried: readonly StoredBill[]): Promise<boolean> {
  if (carried.length === 0) return true
  const ids = carried.map(({ id }) => id)
  const held = await tx
    .select({ chargingSince: bills.chargingSince, billState: bills.billState })
    .from(bills)
    .where(inArray(bills.id, ids))
    .orderBy(asc(bills.id))
    .for('update')
  const isAsPlanned = held.every(
    ({ chargingSince, billState }) => chargingSince === null && openStates.includes(billState),
  )
  if (!isAsPlanned) return false
  await tx
    .update(bills)
    .set({
      billState: 'CARRIED',
      nextChargeOn: null,
      failure: null,
      taxInvoiceState: sql`case when ${bills.taxInvoiceState} = 'PENDING' then 'NONE' else ${bills.taxInvoiceState} end`,
      version: sql`${bills.version} + 1`,
    })
    .where(inArray(bills.id, ids))
  return true
}
