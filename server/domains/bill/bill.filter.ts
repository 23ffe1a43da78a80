import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { PaymentCode } from '#domain/bill/bill.ts'
import type { BillState } from '#domain/bill/state-names.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { ListPosition } from '#server/db/cursor.ts'
import { isNumberOf } from '#server/db/reference-number.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { beginsWith } from '#server/db/search.ts'
import { isSubscriptionOf } from '#server/db/subscription-search.ts'

/**
 * The person who reads bills. A member of a company sees the company's bills, any other member their own bills, and
 * the staff all bills.
 */
export type Viewer = { memberId: string; companyId: string | null } | 'staff'
export type BillFilter = {
  viewer: Viewer
  billState?: BillState | undefined
  period?: string | undefined
  /** The condition for bills that wait for the requested task. */
  waits?: SQL | undefined
  subscriptionId?: string | undefined
  paymentMethodCode?: PaymentCode | undefined
  billIds?: readonly string[] | undefined
  words?: readonly string[]
}
/** A sort order of bills other than the default, the latest first. */
export type BillOrder = { sort: Schema<'AdminBillSort'>; sortDirection: Schema<'SortDirection'> }
const { companyInfo, payment } = subscriptions
/** The name of a bill's company, for queries that also read its subscription. */
export const companyName = sql<string>`${companyInfo}->>'companyName'`
// An unpaid bill shows its subscription's current payment method; any other bill shows the method by which it was
// paid or with which it was issued.
export const paidBy = sql<PaymentCode>`case when ${inArray(bills.billState, unpaidStates)} then ${payment}->>'paymentMethodCode'
    else coalesce((select ${billPayments.paymentMethodCode} from ${billPayments}
      where ${billPayments.billId} = ${bills.id} and ${billPayments.paymentState} = 'PAID' limit 1), ${bills.paymentMethodCode}) end`

/** The owner of a viewer's bills. */
export const ownerOf = ({ memberId, companyId }: Exclude<Viewer, 'staff'>) => companyId ?? memberId

/** Matches the bills that a viewer may see, by their subscription. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  if (viewer === 'staff') return undefined
  return viewer.companyId === null
    ? and(isNull(subscriptions.companyId), eq(subscriptions.memberId, viewer.memberId))
    : eq(subscriptions.companyId, viewer.companyId)
}

/**
 * The condition for bills that match a filter, without the search words that are looked up in subscriptions.
 */
export function isIn({
  viewer,
  billState,
  period,
  waits,
  subscriptionId,
  paymentMethodCode,
  billIds,
  words = [],
}: BillFilter): SQL | undefined {
  return and(
    viewer === 'staff' ? undefined : eq(bills.ownerId, ownerOf(viewer)),
    billState && eq(bills.billState, billState),
    period ? eq(bills.period, period) : undefined,
    waits,
    subscriptionId ? eq(bills.subscriptionId, subscriptionId) : undefined,
    paymentMethodCode && isPaidBy(paymentMethodCode),
    billIds && inArray(bills.id, [...billIds]),
    ...words.filter(isBillNo).map((word) => beginsWith(bills.billNo, word.toUpperCase())),
  )
}

const isBillNo = (word: string) => isNumberOf('B', word)
/** The search words of a filter that are looked up in subscriptions: all except prefixes of bill numbers. */
export const wordsOfSubscription = ({ words = [] }: BillFilter) => words.filter((word) => !isBillNo(word))

/** Matches the bills of the subscriptions that match the search words; undefined without words. */
export function isOfSubscription(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined
  return sql`${bills.subscriptionId} = any(array(select ${subscriptions.id} from ${subscriptions} where ${isSubscriptionOf(words)}))`
}

/** Matches bills by the payment method that lists show; the query needs no other table. */
const isPaidBy = (code: PaymentCode): SQL =>
  sql`${code} = (select ${paidBy} from ${subscriptions} where ${subscriptions.id} = ${bills.subscriptionId})`

const billsWithSubscriptions = sql`${bills} inner join ${subscriptions} on ${eq(subscriptions.id, bills.subscriptionId)}`
const keysOf: Record<BillOrder['sort'], readonly SQL[]> = {
  BILL_DATE: [sql`${bills.billDate}`],
  COMPANY: [textKey(sql`${companyName}`)],
  AMOUNT: [sql`${bills.currency}`, sql`${bills.totalAmount}`],
}
/**
 * Returns the ORDER BY terms of an order of bills, and a function that returns the condition for the bills after a
 * position.
 */
export function orderOf({ sort, sortDirection }: BillOrder): {
  terms: SQL[]
  isAfter: (place: ListPosition, viewer: Viewer) => SQL
} {
  const order: ChosenOrder = { keys: keysOf[sort], id: bills.id, sortDirection }
  return {
    terms: termsOf(order),
    isAfter: ({ id }, viewer) =>
      comesAfterRow(order, id, { source: billsWithSubscriptions, within: visibleTo(viewer) }),
  }
}

/** Matches the bills after a position, the latest first. */
export const comesAfter = ({ at, id }: ListPosition): SQL =>
  sql`(${bills.billDate}, ${bills.id}) < (${at.toISOString().slice(0, 'YYYY-MM-DD'.length)}::date, ${id}::uuid)`
