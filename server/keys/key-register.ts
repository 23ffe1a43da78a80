import { eq, isNull } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { encryptionKeys } from '#server/db/schema/encryption-key.ts'

/** Registers a key that seals from now on, for every node of this database. */
export async function registerKey(db: Db, keyId: string, clock: Clock): Promise<void> {
  await db
    .insert(encryptionKeys)
    .values({ id: keyId, firstUsedAt: clock.now() })
    .onConflictDoUpdate({ target: encryptionKeys.id, set: { retiredAt: null } })
}

/** Records that a key is no longer used for sealing. */
export async function retireKey(db: Db, keyId: string, clock: Clock): Promise<void> {
  await db.update(encryptionKeys).set({ retiredAt: clock.now() }).where(eq(encryptionKeys.id, keyId))
}

/**
 * Returns the keys in use that a node does not have: without these keys the node cannot read all data that other
 * nodes write.
 */
export async function missingKeys(db: Db, had: readonly string[]): Promise<string[]> {
  const inUse = await db
    .select({ id: encryptionKeys.id })
    .from(encryptionKeys)
    .where(isNull(encryptionKeys.retiredAt))
  return inUse.map(({ id }) => id).filter((id) => !had.includes(id))
}
