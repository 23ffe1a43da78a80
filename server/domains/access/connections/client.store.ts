import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { apps } from '#server/db/schema/app.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import type { Queries } from '../access.deps.ts'

export type StoredClient = typeof appClients.$inferSelect

/** The queries of the login clients of apps. */
export const clientStore = (db: Queries) => ({
  async find(appId: string): Promise<StoredClient | undefined> {
    const [row] = await db.select().from(appClients).where(eq(appClients.appId, appId))
    return row
  },

  /** The client of an app, if the app is not retired. */
  async findOpen(appId: string): Promise<StoredClient | undefined> {
    const [row] = await db
      .select({ client: appClients })
      .from(appClients)
      .innerJoin(apps, eq(apps.id, appClients.appId))
      .where(and(eq(appClients.appId, appId), isNull(apps.retiredAt)))
    return row?.client
  },

  async set(row: typeof appClients.$inferInsert): Promise<void> {
    await db.insert(appClients).values(row).onConflictDoUpdate({ target: appClients.appId, set: row })
  },

  /** Replaces the secret; the former one is accepted until `formerUntil`. */
  async replaceSecret(
    appId: string,
    secrets: Pick<StoredClient, 'secretHash' | 'formerHash' | 'formerUntil'>,
  ): Promise<void> {
    await db.update(appClients).set(secrets).where(eq(appClients.appId, appId))
  },

  /** Removes the client of an app with all data of its logins; returns whether the app had one. */
  async remove(appId: string): Promise<boolean> {
    const rows = await db
      .delete(appClients)
      .where(eq(appClients.appId, appId))
      .returning({ appId: appClients.appId })
    return rows.length > 0
  },

  /** Stores the time of a login to an app, unless a login since `before` is already stored. */
  async recordLogin(appId: string, now: Date, before: Date): Promise<void> {
    await db
      .update(appClients)
      .set({ lastLoginAt: now })
      .where(
        and(
          eq(appClients.appId, appId),
          or(isNull(appClients.lastLoginAt), lt(appClients.lastLoginAt, before)),
        ),
      )
  },
})
