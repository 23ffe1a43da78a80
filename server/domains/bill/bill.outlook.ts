import { and, asc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { ownerOf, type Viewer, visibleTo } from './bill.filter.ts'
import { billListColumns, type ListedBill } from './bill.store.ts'

const MAX_UNPAID = 5
/** Bills of subscriptions with an announced cancellation come first. */
const mostUrgentFirst = [asc(bills.endsOn), asc(bills.dueDate), asc(bills.id)]
const { id, subscriptionState, serviceInfo, nextBillDate, currency, totalAmount, payment } = subscriptions
/** The amount of credit that is left for the next bills of a subscription. */
const creditLeft =
  sql<number>`(select coalesce(sum(left_amount), 0) from bill_credits where subscription_id = ${id})`.mapWith(
    Number,
  )
const chargedColumns = {
  id,
  subscriptionState,
  serviceInfo,
  nextBillDate,
  currency,
  totalAmount,
  payment,
  leftCredit: creditLeft,
}
type ChargedSubscription = Pick<
  typeof subscriptions.$inferSelect,
  Exclude<keyof typeof chargedColumns, 'leftCredit'>
> & { leftCredit: number }

/** An unpaid bill, and the payment method that would pay it. */
export type UnpaidBill = ListedBill & { subscription: ChargedSubscription }

/**
 * Returns the unpaid bills of a member: first those whose subscription is about to be cancelled, then by the earliest
 * due date. Also returns the next bill from a day on, according to the present contracts; null if there will be none.
 */
export async function outlookOf(
  db: Pick<Db, 'select'>,
  viewer: Exclude<Viewer, 'staff'>,
  today: string,
): Promise<{ unpaid: UnpaidBill[]; nextBill: Schema<'NextBill'> | null }> {
  const owedBills = db
    .select({ subscriptionId: bills.subscriptionId, billId: sql<string | null>`${bills.id}`.as('bill_id') })
    .from(bills)
    .where(and(eq(bills.ownerId, ownerOf(viewer)), inArray(bills.billState, unpaidStates)))
    .orderBy(...mostUrgentFirst)
    .limit(MAX_UNPAID)
  const nextBills = db
    .select({ subscriptionId: subscriptions.id, billId: sql<string | null>`null::uuid`.as('bill_id') })
    .from(subscriptions)
    .where(
      and(
        visibleTo(viewer),
        inArray(subscriptions.subscriptionState, runningStates),
        isNotNull(subscriptions.nextBillDate),
        gte(subscriptions.nextBillDate, today),
      ),
    )
    .orderBy(asc(subscriptions.nextBillDate), asc(subscriptions.id))
    .limit(1)
  const outlookRows = unionAll(owedBills, nextBills).as('wanted')
  const rows = await db
    .select({ bill: billListColumns.bill, subscription: chargedColumns })
    .from(outlookRows)
    .innerJoin(subscriptions, eq(subscriptions.id, outlookRows.subscriptionId))
    .leftJoin(bills, eq(bills.id, outlookRows.billId))
    .orderBy(...mostUrgentFirst)
  return {
    unpaid: rows.flatMap(({ bill, subscription }) => (bill ? [{ bill, subscription }] : [])),
    nextBill: nextOf(rows.find(({ bill }) => bill === null)?.subscription),
  }
}

function nextOf(subscription: ChargedSubscription | undefined): Schema<'NextBill'> | null {
  if (!subscription) return null
  const { id, serviceInfo, nextBillDate, currency, totalAmount, payment, leftCredit } = subscription
  return {
    subscriptionId: id,
    serviceName: serviceInfo.serviceName,
    planName: serviceInfo.planName,
    billDate: nextBillDate!,
    currency,
    totalAmount,
    creditAmount: Math.min(totalAmount, leftCredit),
    paymentMethodCode: payment.paymentMethodCode,
  }
}
