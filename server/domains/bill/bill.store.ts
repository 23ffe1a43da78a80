import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import type { PaymentCode } from '#domain/bill/bill.ts'
import { compareReferenceNos } from '#domain/reference-number.ts'
import type { Party } from '#domain/subscription/parties.ts'
import type { Db } from '#server/db/client.ts'
import type { ListPosition } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, billReceivers, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { isSubscriptionOf } from '#server/db/subscription-search.ts'
import { correctionsOf } from './bill.corrections.store.ts'
import { creditsOf, openCreditOf } from './bill.credit.store.ts'
import {
  type BillFilter,
  type BillOrder,
  comesAfter,
  companyName,
  isIn,
  isOfSubscription,
  orderOf,
  paidBy,
  type Viewer,
  visibleTo,
  wordsOfSubscription,
} from './bill.filter.ts'
import type { StoredBill, StoredSubscription } from './bill.notifications.ts'
import { moneyMoved, refundsOf, requestersOf } from './bill.refund.store.ts'
import { billSumsStore } from './bill.sums.store.ts'

/** The fields of a bill in a list. */
export type ListedBill = {
  bill: Pick<StoredBill, keyof typeof billListColumns.bill>
  subscription: Pick<StoredSubscription, 'serviceInfo'>
}
/** A bill in a list of the staff. */
export type BillOfCompany = ListedBill & {
  bill: Pick<StoredBill, 'version' | 'chargingSince'>
  /** The member and the company of the bill's subscription. */
  owner: Party
  companyName: string
  paymentMethodCode: PaymentCode
}

const maxSubscriptions = 200
// The columns of bills in lists. Reading whole rows would take several times as long.
export const billListColumns = {
  bill: {
    id: bills.id,
    billNo: bills.billNo,
    billState: bills.billState,
    billKind: bills.billKind,
    subscriptionId: bills.subscriptionId,
    period: bills.period,
    periodFrom: bills.periodFrom,
    periodTo: bills.periodTo,
    currency: bills.currency,
    totalAmount: bills.totalAmount,
    billDate: bills.billDate,
    dueDate: bills.dueDate,
    paidAt: bills.paidAt,
    graceDays: bills.graceDays,
    endsOn: bills.endsOn,
  },
  subscription: { serviceInfo: subscriptions.serviceInfo },
}
const listedOfCompany = {
  ...billListColumns,
  bill: { ...billListColumns.bill, version: bills.version, chargingSince: bills.chargingSince },
  owner: { memberId: subscriptions.memberId, companyId: subscriptions.companyId },
  companyName,
  paymentMethodCode: paidBy,
}
const latestFirst = [desc(bills.billDate), desc(bills.id)]

/** The queries of bills. Each query reads only bills that its viewer may see. */
export function billStore(db: Pick<Db, 'select'>) {
  const rows = () =>
    db
      .select(listedOfCompany)
      .from(bills)
      .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))

  return {
    ...billSumsStore(db),

    /** Returns at most `limit` bills after `after`, the latest first unless an order is given. */
    page(
      filter: BillFilter,
      {
        after,
        limit,
        order,
      }: { after?: ListPosition | undefined; limit: number; order?: BillOrder | undefined },
    ): Promise<BillOfCompany[]> {
      if (order !== undefined) {
        const { terms, isAfter } = orderOf(order)
        return rows()
          .where(
            and(
              isIn(filter),
              isOfSubscription(wordsOfSubscription(filter)),
              after && isAfter(after, filter.viewer),
            ),
          )
          .orderBy(...terms)
          .limit(limit)
      }
      const [isWanted, words] = [and(isIn(filter), after && comesAfter(after)), wordsOfSubscription(filter)]
      if (words.length === 0)
        return rows()
          .where(isWanted)
          .orderBy(...latestFirst)
          .limit(limit)
      // The latest bills of each matching subscription; bills of other subscriptions are not read.
      const matchingSubscriptions = db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(isSubscriptionOf(words))
        .as('meant')
      const latest = db
        .select({ id: bills.id, billDate: bills.billDate })
        .from(bills)
        .where(and(eq(bills.subscriptionId, matchingSubscriptions.id), isWanted))
        .orderBy(...latestFirst)
        .limit(limit)
        .as('latest')
      const shown = db
        .select({ id: latest.id })
        .from(matchingSubscriptions)
        .crossJoinLateral(latest)
        .orderBy(desc(latest.billDate), desc(latest.id))
        .limit(limit)
      return rows()
        .where(inArray(bills.id, shown))
        .orderBy(...latestFirst)
    },

    /** The subscriptions with bills, at most the latest two hundred, in the order of their subscription numbers. */
    async billed(viewer: Viewer) {
      const rows = await db
        .select({
          subscriptionId: subscriptions.id,
          serviceInfo: subscriptions.serviceInfo,
          subscriptionNo: subscriptions.subscriptionNo,
        })
        .from(subscriptions)
        .where(
          and(
            visibleTo(viewer),
            exists(db.select({ one: sql`1` }).from(bills).where(eq(bills.subscriptionId, subscriptions.id))),
          ),
        )
        .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
        .limit(maxSubscriptions)
      return rows.toSorted((one, other) => compareReferenceNos(one.subscriptionNo, other.subscriptionNo))
    },

    async find(viewer: Viewer, id: string) {
      const [row] = await db
        .select({ bill: bills, subscription: subscriptions })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(and(eq(bills.id, id), visibleTo(viewer)))
      if (!row) return undefined
      const payments = await db
        .select()
        .from(billPayments)
        .where(eq(billPayments.billId, id))
        .orderBy(billPayments.attempt)
        .limit(100)
      const receivers = await db
        .select()
        .from(billReceivers)
        .where(eq(billReceivers.subscriptionId, row.bill.subscriptionId))
        .orderBy(billReceivers.position)
      const { subscriptionId } = row.bill
      const [refunds, moved, credits, creditAmount, corrections] = await Promise.all([
        refundsOf(db, id),
        moneyMoved(db, subscriptionId),
        creditsOf(db, id),
        openCreditOf(db, subscriptionId),
        correctionsOf(db, id),
      ])
      const requesters = viewer === 'staff' ? await requestersOf(db, refunds) : new Map<string, string>()
      return { ...row, payments, receivers, refunds, requesters, moved, credits, creditAmount, corrections }
    },

    async isVisible(viewer: Viewer, subscriptionId: string): Promise<boolean> {
      return (
        (
          await db
            .select({ id: subscriptions.id })
            .from(subscriptions)
            .where(and(eq(subscriptions.id, subscriptionId), visibleTo(viewer)))
        ).length > 0
      )
    },
  }
}

/** Locks the row of a subscription, so that decisions about its bills are made in sequence. */
export async function lockSubscription(tx: Pick<Tx, 'select'>, id: string): Promise<void> {
  await tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.id, id)).for('update')
}

/**
 * Replaces the receivers of a subscription's bills. Concurrent calls run in sequence, so that the last
 * complete list applies.
 */
export async function setReceivers(
  tx: Tx,
  subscriptionId: string,
  rows: (typeof billReceivers.$inferInsert)[],
): Promise<void> {
  await lockSubscription(tx, subscriptionId)
  await tx.delete(billReceivers).where(eq(billReceivers.subscriptionId, subscriptionId))
  if (rows.length > 0) await tx.insert(billReceivers).values(rows)
}

export type FoundBill = NonNullable<Awaited<ReturnType<ReturnType<typeof billStore>['find']>>>

/** The position of a bill in the list, for the cursor. */
export const billPosition = ({ bill: { billDate, id } }: ListedBill): ListPosition => ({
  at: new Date(`${billDate}T00:00:00Z`),
  id,
})
