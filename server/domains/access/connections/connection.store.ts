import { and, desc, eq } from 'drizzle-orm'
import { appKeys } from '#server/db/schema/app-connection.ts'
import type { Queries } from '../access.deps.ts'

type StoredKey = Pick<typeof appKeys.$inferSelect, 'id' | 'hint' | 'createdAt' | 'lastUsedAt'>

/** The maximum number of valid keys of an app: the key in use, and the key that is to replace it. */
export const MAX_KEYS = 2

/** The queries of the connections of apps. */
export const connectionStore = (db: Queries) => ({
  /** The valid keys of the app, the latest first. */
  keysOf: (appId: string): Promise<StoredKey[]> =>
    db
      .select({
        id: appKeys.id,
        hint: appKeys.hint,
        createdAt: appKeys.createdAt,
        lastUsedAt: appKeys.lastUsedAt,
      })
      .from(appKeys)
      .where(eq(appKeys.appId, appId))
      .orderBy(desc(appKeys.createdAt), desc(appKeys.id))
      .limit(MAX_KEYS),

  async addKey(key: typeof appKeys.$inferInsert): Promise<void> {
    await db.insert(appKeys).values(key)
  },

  /** Removes a key of an app; returns whether the app had the key. */
  async removeKey(appId: string, id: string): Promise<boolean> {
    const rows = await db
      .delete(appKeys)
      .where(and(eq(appKeys.id, id), eq(appKeys.appId, appId)))
      .returning({ id: appKeys.id })
    return rows.length > 0
  },
})
