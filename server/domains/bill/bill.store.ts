import { and, count, desc, eq, gt, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { type BillState, unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Place } from '#server/db/cursor.ts'
import { billPayments, billReceivers, bills, billSums, subscriptions } from '#server/db/schema.ts'
import { beginsWith, holdsWords } from '#server/db/search.ts'
import type { StoredBill, StoredSubscription } from './bill.telling.ts'

/** Who looks: a member of a company sees what the company has, anybody else what is their own; the staff sees all. */
export type Viewer = { memberId: string; companyId: string | null } | 'staff'
export type BillFilter = { viewer: Viewer; billState?: BillState | undefined; period?: string | undefined; subscriptionId?: string | undefined; words?: readonly string[] }
export type BillRow = { bill: StoredBill; subscription: StoredSubscription }

const mostSubscriptions = 200

/** Where bills are read. Every reading is bounded by its viewer. */
export function billStore(db: Pick<Db, 'select' | 'selectDistinct'>) {
  const rows = () => db.select({ bill: bills, subscription: subscriptions }).from(bills).innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))

  return {
    /** The latest first, at most `limit` rows after `after`. */
    page: (filter: BillFilter, { after, limit }: { after?: Place | undefined; limit: number }): Promise<BillRow[]> =>
      rows().where(and(isIn(filter), after && comesAfter(after))).orderBy(desc(bills.billDate), desc(bills.id)).limit(limit),

    /** What the bills of a filter come to, by currency. */
    sums: (filter: BillFilter) =>
      db
        .select({ currency: bills.currency, count: count(), ...amountsOf(bills) })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(isIn(filter))
        .groupBy(bills.currency)
        .orderBy(bills.currency),

    /** The same for everybody's bills, which takes no longer the more there are of them. */
    keptSums: ({ billState, period }: Pick<BillFilter, 'billState' | 'period'>) =>
      db
        .select({ currency: billSums.currency, count: keptCount, ...amountsOf(billSums) })
        .from(billSums)
        .where(and(billState && eq(billSums.billState, billState), period ? eq(billSums.period, period) : undefined))
        .groupBy(billSums.currency)
        .having(gt(keptCount, 0))
        .orderBy(billSums.currency),

    /** The same by month, from a month on. */
    months: (filter: BillFilter, since: string) =>
      db
        .select({ period: bills.period, currency: bills.currency, ...amountsOf(bills) })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(and(isIn(filter), gte(bills.period, since)))
        .groupBy(bills.period, bills.currency)
        .orderBy(bills.period, bills.currency),

    /** Whatever has been billed. */
    billed: (viewer: Viewer) =>
      db
        .selectDistinct({ subscriptionId: subscriptions.id, serviceInfo: subscriptions.serviceInfo, subscriptionNo: subscriptions.subscriptionNo })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(visibleTo(viewer))
        .orderBy(subscriptions.subscriptionNo)
        .limit(mostSubscriptions),

    async find(viewer: Viewer, id: string) {
      const [row] = await rows().where(and(eq(bills.id, id), visibleTo(viewer)))
      if (!row) return undefined
      const payments = await db.select().from(billPayments).where(eq(billPayments.billId, id)).orderBy(billPayments.attempt).limit(100)
      const receivers = await db.select().from(billReceivers).where(eq(billReceivers.subscriptionId, row.bill.subscriptionId)).orderBy(billReceivers.position)
      return { ...row, payments, receivers }
    },

    async isVisible(viewer: Viewer, subscriptionId: string): Promise<boolean> {
      return (await db.select({ id: subscriptions.id }).from(subscriptions).where(and(eq(subscriptions.id, subscriptionId), visibleTo(viewer)))).length > 0
    },
  }
}

export type FoundBill = NonNullable<Awaited<ReturnType<ReturnType<typeof billStore>['find']>>>

const keptCount = sql<number>`sum(${billSums.count})`.mapWith(Number)

function amountsOf({ totalAmount, billState }: typeof bills | typeof billSums) {
  return {
    totalAmount: sql<number>`coalesce(sum(${totalAmount}), 0)`.mapWith(Number),
    unpaidAmount: sql<number>`coalesce(sum(${totalAmount}) filter (where ${inArray(billState, unpaidStates)}), 0)`.mapWith(Number),
  }
}

/** Whether a word is the number of a bill, or how one begins. */
const isBillNo = (word: string) => /^B\d{4}(-\d*)?$/iu.test(word)

function visibleTo(viewer: Viewer): SQL | undefined {
  if (viewer === 'staff') return undefined
  return viewer.companyId === null
    ? and(isNull(subscriptions.companyId), eq(subscriptions.memberId, viewer.memberId))
    : eq(subscriptions.companyId, viewer.companyId)
}

function isIn({ viewer, billState, period, subscriptionId, words = [] }: BillFilter): SQL | undefined {
  return and(
    visibleTo(viewer),
    billState && eq(bills.billState, billState),
    period ? eq(bills.period, period) : undefined,
    subscriptionId ? eq(bills.subscriptionId, subscriptionId) : undefined,
    ...words.filter(isBillNo).map((word) => beginsWith(bills.billNo, word.toUpperCase())),
    holdsWords(words.filter((word) => !isBillNo(word)), subscriptions.searchText),
  )
}

const comesAfter = ({ at, id }: Place): SQL =>
  sql`(${bills.billDate}, ${bills.id}) < (${at.toISOString().slice(0, 'YYYY-MM-DD'.length)}::date, ${id}::uuid)`

/** A bill's place in the list. */
export const placeOf = ({ bill: { billDate, id } }: BillRow): Place => ({ at: new Date(`${billDate}T00:00:00Z`), id })
