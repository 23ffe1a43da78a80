import { and, desc, eq, lt } from 'drizzle-orm'
import type { Expired } from '#server/db/remove-rows.ts'
import { appWebhooks, webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import type { Queries } from '../access.deps.ts'

/** The maximum number of listed deliveries; the latest ones are listed. */
const MAX_LISTED = 50

/** The queries of the webhooks of apps. */
export const webhookStore = (db: Queries) => ({
  async find(appId: string): Promise<typeof appWebhooks.$inferSelect | undefined> {
    const [row] = await db.select().from(appWebhooks).where(eq(appWebhooks.appId, appId))
    return row
  },

  async set(row: typeof appWebhooks.$inferInsert): Promise<void> {
    await db.insert(appWebhooks).values(row).onConflictDoUpdate({ target: appWebhooks.appId, set: row })
  },

  /** Removes the webhook of an app with its deliveries; returns whether there was one. */
  async remove(appId: string): Promise<boolean> {
    const rows = await db
      .delete(appWebhooks)
      .where(eq(appWebhooks.appId, appId))
      .returning({ appId: appWebhooks.appId })
    return rows.length > 0
  },

  /** The latest deliveries of an app. */
  deliveriesOf: (appId: string) =>
    db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.appId, appId))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(MAX_LISTED),

  async lockDelivery(appId: string, id: string): Promise<typeof webhookDeliveries.$inferSelect | undefined> {
    const [row] = await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.appId, appId)))
      .for('update')
    return row
  },

  /** Schedules a delivery to be sent again from a moment on. */
  async restart(id: string, now: Date): Promise<void> {
    await db
      .update(webhookDeliveries)
      .set({ state: 'WAITING', tries: 0, nextTryAt: now })
      .where(eq(webhookDeliveries.id, id))
  },
})

/** The deliveries from before a moment. */
export const deliveriesBefore = (before: Date): Expired => ({
  table: webhookDeliveries,
  where: lt(webhookDeliveries.createdAt, before),
})
