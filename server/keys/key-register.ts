import { eq, isNull } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { encryptionKeys } from '#server/db/schema/encryption-key.ts'

/** Makes known that a key seals from now on, to every node of this database. */
export async function registerKey(db: Db, keyId: string, clock: Clock): Promise<void> {
  await db
    .insert(encryptionKeys)
    .values({ id: keyId, firstUsedAt: clock.now() })
    .onConflictDoUpdate({ target: encryptionKeys.id, set: { retiredAt: null } })
}

/** Notes that nothing is sealed with a key any more. */
export async function retireKey(db: Db, keyId: string, clock: Clock): Promise<void> {
  await db.update(encryptionKeys).set({ retiredAt: clock.now() }).where(eq(encryptionKeys.id, keyId))
}

/** The keys in use that a node does not have: it could not read all that the others write. */
export async function missingKeys(db: Db, had: readonly string[]): Promise<string[]> {
  const inUse = await db
    .select({ id: encryptionKeys.id })
    .from(encryptionKeys)
    .where(isNull(encryptionKeys.retiredAt))
  return inUse.map(({ id }) => id).filter((id) => !had.includes(id))
}
