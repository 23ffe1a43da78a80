import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isNumberOf } from '#server/db/reference-number.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { beginsWith } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'
import { isOwnSubscriptionOf, isSubscriptionOf } from '#server/db/subscription-search.ts'
import { ownerOf, type Viewer, visibleTo } from './bill.filter.ts'

/** A search covers the bills of at most this many matching subscriptions, the latest first. */
const MAX_SUBSCRIPTIONS = 50

/** Finds bills by a prefix of their number or by the search text of their subscription. */
export function billSearch(db: Pick<Db, 'select'>) {
  const hits =
    (viewer: Viewer): FindHits =>
    async ({ words, limit }) => {
      const numberWords = words.filter((word) => isNumberOf('B', word))
      const otherWords = words.filter((word) => !isNumberOf('B', word))
      const isOwn = viewer === 'staff' ? undefined : eq(bills.ownerId, ownerOf(viewer))
      const numbered = numberWords.map((word) => beginsWith(bills.billNo, word.toUpperCase()))
      const matchingSubscriptions = db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          viewer === 'staff'
            ? isSubscriptionOf(otherWords)
            : and(isOwnSubscriptionOf(otherWords), visibleTo(viewer)),
        )
        .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
        .limit(MAX_SUBSCRIPTIONS)
      const { serviceInfo, companyInfo } = subscriptions
      const { id, billNo, billState, period } = bills
      const rows = await db
        .select({ id, billNo, billState, period, serviceInfo, companyInfo })
        .from(bills)
        .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
        .where(
          and(
            isOwn,
            ...numbered,
            otherWords.length > 0 ? inArray(bills.subscriptionId, matchingSubscriptions) : undefined,
          ),
        )
        .orderBy(desc(bills.billDate), desc(bills.id))
        .limit(limit)
      return rows.map((row) => {
        const { serviceName, planName } = row.serviceInfo
        const hitLabel = `${serviceName} ${planName} · ${row.period.replace('-', '.')}`
        return {
          hitId: row.id,
          title: row.billNo,
          detail: viewer === 'staff' ? `${row.companyInfo.companyName} · ${hitLabel}` : hitLabel,
          state: row.billState,
          at: null,
        }
      })
    }

  return { own: (viewer: Exclude<Viewer, 'staff'>) => hits(viewer), ofStaff: hits('staff') }
}
