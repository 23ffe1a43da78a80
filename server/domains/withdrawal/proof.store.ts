import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { withdrawalProofs } from '#server/db/schema/withdrawal.ts'
import { hashToken } from '#server/security/tokens.ts'

/**
 * The queries of the proofs of identity for a withdrawal, one per session; only the hash of a proof key is stored.
 */
export const proofStore = (db: Pick<Db | Tx, 'insert' | 'update' | 'select' | 'delete'>) => ({
  /** Begins a proof again: earlier proofs of this session become invalid. */
  async begin(sessionId: string, expiresAt: Date): Promise<void> {
    const newProof = { keyHash: null, expiresAt }
    await db
      .insert(withdrawalProofs)
      .values({ sessionId, ...newProof })
      .onConflictDoUpdate({ target: withdrawalProofs.sessionId, set: newProof })
  },

  async isBegun(sessionId: string, now: Date): Promise<boolean> {
    const [row] = await db
      .select({ id: withdrawalProofs.sessionId })
      .from(withdrawalProofs)
      .where(holding(sessionId, now))
    return row !== undefined
  },

  /** Completes a proof in progress; returns whether the proof was still in progress. */
  async finish(sessionId: string, key: string, now: Date, expiresAt: Date): Promise<boolean> {
    const rows = await db
      .update(withdrawalProofs)
      .set({ keyHash: hashToken(key), expiresAt })
      .where(holding(sessionId, now))
      .returning({ id: withdrawalProofs.sessionId })
    return rows.length > 0
  },

  /** Uses a proof up; returns whether it was valid. */
  async use(sessionId: string, key: string, now: Date): Promise<boolean> {
    const rows = await db
      .delete(withdrawalProofs)
      .where(
        and(
          holding(sessionId, now),
          isNotNull(withdrawalProofs.keyHash),
          eq(withdrawalProofs.keyHash, hashToken(key)),
        ),
      )
      .returning({ id: withdrawalProofs.sessionId })
    return rows.length > 0
  },
})

/** Proofs that can no longer be used. */
export const expiredProofs = (now: Date): Expired => ({
  table: withdrawalProofs,
  where: lt(withdrawalProofs.expiresAt, now),
})

const holding = (sessionId: string, now: Date) =>
  and(eq(withdrawalProofs.sessionId, sessionId), gt(withdrawalProofs.expiresAt, now))
