import { and, asc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { type BillRow, ownerOf, type Viewer, visibleTo } from './bill.store.ts'

const MOST_UNPAID = 5
type Owner = Exclude<Viewer, 'staff'>

/** What a member owes, the earliest due day first. */
export const unpaidOf = (db: Pick<Db, 'select'>, viewer: Owner): Promise<BillRow[]> =>
  db
    .select({ bill: bills, subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(eq(bills.ownerId, ownerOf(viewer)), inArray(bills.billState, [...unpaidStates])))
    .orderBy(asc(bills.dueDate), asc(bills.id))
    .limit(MOST_UNPAID)

/** The next bill of a member from a day on, as the contracts are today; null where none will come. */
export async function nextBillOf(
  db: Pick<Db, 'select'>,
  viewer: Owner,
  today: string,
): Promise<Schema<'NextBill'> | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        visibleTo(viewer),
        inArray(subscriptions.subscriptionState, [...runningStates]),
        isNotNull(subscriptions.nextBillDate),
        gte(subscriptions.nextBillDate, today),
      ),
    )
    .orderBy(asc(subscriptions.nextBillDate), asc(subscriptions.id))
    .limit(1)
  if (!row) return null
  const { id, serviceInfo, nextBillDate, currency, totalAmount, payment } = row
  return {
    subscriptionId: id,
    serviceName: serviceInfo.serviceName,
    planName: serviceInfo.planName,
    billDate: nextBillDate!,
    currency,
    totalAmount,
    paymentMethodCode: payment.paymentMethodCode,
  }
}
