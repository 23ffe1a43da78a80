import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isRunning, stateChangeOf } from '#domain/subscription/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { subscriptionConsents, subscriptionDocuments, subscriptions } from '#server/db/schema/subscription.ts'
import type { AttachedFile } from '#server/files/upload-box.ts'
import type { Answer } from './draft.store.ts'
import type { DocumentAddresses } from './subscription.rules.ts'
import { type StoredSubscription, type Viewer, visibleTo } from './subscription.store.ts'

type More = {
  answers: readonly Answer[]
  certificate: AttachedFile | undefined
  support: AttachedFile | undefined
}
type StoredDocument = typeof subscriptionDocuments.$inferSelect

const MAX_WAITING = 20
const MAX_CURRENT = 100
const currentStates = stateNames.filter((state) => state === 'REQUESTED' || isRunning(state))
const takingBack = stateChangeOf({ type: 'cancelSubscriptionRequest' })

/** The queries of requests, with their consents and documents. */
export const requestStore = (db: Db | Tx) => ({
  async add(
    row: typeof subscriptions.$inferInsert,
    { answers, certificate, support }: More,
  ): Promise<StoredSubscription> {
    const [added] = await db.insert(subscriptions).values(row).returning()
    const subscriptionId = row.id
    await db
      .insert(subscriptionConsents)
      .values(answers.map(({ at, ...answer }) => ({ subscriptionId, ...answer, answeredAt: new Date(at) })))
    const files = [
      { kind: 'rnImgViewInfo' as const, file: certificate },
      { kind: 'ddlImgViewInfo' as const, file: support },
    ]
    const documents = files.flatMap(({ kind, file }) => (file ? [{ subscriptionId, kind, ...file }] : []))
    if (documents.length > 0) await db.insert(subscriptionDocuments).values(documents)
    return added!
  },

  /** Undecided requests, newest first. */
  waiting(viewer: Viewer): Promise<StoredSubscription[]> {
    return db
      .select()
      .from(subscriptions)
      .where(and(visibleTo(viewer), eq(subscriptions.subscriptionState, 'REQUESTED')))
      .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
      .limit(MAX_WAITING)
  },

  /** Waiting requests and subscriptions in use, the earliest first. */
  current(viewer: Viewer): Promise<StoredSubscription[]> {
    return db
      .select()
      .from(subscriptions)
      .where(and(visibleTo(viewer), inArray(subscriptions.subscriptionState, currentStates)))
      .orderBy(subscriptions.requestedAt, subscriptions.id)
      .limit(MAX_CURRENT)
  },

  /** Withdraws a request; undefined if it has been decided, or belongs to another member. */
  async cancel(viewer: Viewer, id: string): Promise<StoredSubscription | undefined> {
    const [row] = await db
      .update(subscriptions)
      .set({ subscriptionState: takingBack.to, version: sql`${subscriptions.version} + 1` })
      .where(
        and(
          eq(subscriptions.id, id),
          visibleTo(viewer),
          inArray(subscriptions.subscriptionState, takingBack.from),
        ),
      )
      .returning()
    return row
  },

  /** The URLs of a subscription's documents: for the staff, or for the member who requested the subscription. */
  async documentAddresses(
    { id, memberId }: StoredSubscription,
    reader: Viewer | 'staff',
  ): Promise<DocumentAddresses> {
    if (reader !== 'staff' && reader.memberId !== memberId) return {}
    const rows = await db
      .select({ kind: subscriptionDocuments.kind, fileKey: subscriptionDocuments.fileKey })
      .from(subscriptionDocuments)
      .where(eq(subscriptionDocuments.subscriptionId, id))
    return Object.fromEntries(rows.map(({ kind, fileKey }) => [kind, `/files/${fileKey}`]))
  },

  /** The document with a file key: for the staff, or for the member who requested the subscription. */
  async findDocument(fileKey: string, reader: Viewer | 'staff'): Promise<StoredDocument | undefined> {
    const isVisible =
      reader === 'staff' ? undefined : and(visibleTo(reader), eq(subscriptions.memberId, reader.memberId))
    const [row] = await db
      .select({ document: subscriptionDocuments })
      .from(subscriptionDocuments)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionDocuments.subscriptionId))
      .where(and(eq(subscriptionDocuments.fileKey, fileKey), isVisible))
    return row?.document
  },
})
