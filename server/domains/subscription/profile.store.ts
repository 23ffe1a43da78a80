import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { subscriptionDocuments, subscriptions } from '#server/db/schema/subscription.ts'
import type { AttachedFile } from '#server/files/upload-box.ts'
import { type StoredSubscription, type Viewer, visibleTo } from './subscription.store.ts'

/** The details of a rejected or withdrawn request may be wrong. */
const knownStates: SubscriptionState[] = ['REQUESTED', 'ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED', 'ENDED']
const MAX_READ = 100

/** A request that a colleague made as a private person is visible to that colleague alone. */
const isVisibleTo = (viewer: Viewer) =>
  and(
    visibleTo(viewer),
    inArray(subscriptions.subscriptionState, knownStates),
    or(
      ne(sql`${subscriptions.subscriberInfo} ->> 'accountTypeDetail'`, 'PERSON'),
      eq(subscriptions.memberId, viewer.memberId),
    ),
  )

/** The queries of the subscriptions from which the profiles of a company are derived. */
export const profileStore = (db: Db | Tx) => ({
  /** The subscriptions whose details a viewer may reuse, the newest first, at most a hundred. */
  list(viewer: Viewer): Promise<StoredSubscription[]> {
    return db
      .select()
      .from(subscriptions)
      .where(isVisibleTo(viewer))
      .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
      .limit(MAX_READ)
  },

  async find(viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(and(isVisibleTo(viewer), eq(subscriptions.id, id)))
    return row
  },

  /** The stored certificate of a subscription; undefined if only its name is recorded. */
  async certificate(viewer: Viewer, id: string): Promise<AttachedFile | undefined> {
    const { fileKey, fileName, contentType, size } = subscriptionDocuments
    const [row] = await db
      .select({ fileKey, fileName, contentType, size })
      .from(subscriptionDocuments)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDocuments.subscriptionId))
      .where(
        and(isVisibleTo(viewer), eq(subscriptions.id, id), eq(subscriptionDocuments.kind, 'rnImgViewInfo')),
      )
    return row
  },
})
