import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { scimTargets } from '#server/db/schema/app-scim.ts'

/**
 * The duration of a lease, during which other nodes do not work at the endpoint. It is longer than the time for
 * writing one account.
 */
const LEASE_MS = 5 * MINUTE_MS
const TARGETS_AT_ONCE = 10

export type ScimTarget = typeof scimTargets.$inferSelect

/**
 * Records which node works at which endpoint: only one node at a time, since the accounts and groups are read before
 * they are changed.
 */
export function targetLeases({ db, clock }: { db: Db; clock: Clock }) {
  const isUp = (now: Date) =>
    and(eq(scimTargets.enabled, true), or(isNull(scimTargets.pausedUntil), lte(scimTargets.pausedUntil, now)))
  const isFree = (now: Date) =>
    and(isUp(now), or(isNull(scimTargets.leaseUntil), lte(scimTargets.leaseUntil, now)))

  return {
    /** Takes leases of free endpoints of some apps; `appIds` is a query of their ids. */
    async claim(leaseId: string, appIds: SQL): Promise<ScimTarget[]> {
      const now = clock.now()
      const freeTargets = db
        .select({ appId: scimTargets.appId })
        .from(scimTargets)
        .where(and(isFree(now), inArray(scimTargets.appId, appIds)))
        .orderBy(sql`${scimTargets.lastPushAt} nulls first`, asc(scimTargets.appId))
        .limit(TARGETS_AT_ONCE)
        .for('update', { skipLocked: true })
      return db
        .update(scimTargets)
        .set({ leaseId, leaseUntil: new Date(now.getTime() + LEASE_MS) })
        .where(and(sql`${scimTargets.appId} in ${freeTargets}`, isFree(now)))
        .returning()
    },

    /**
     * Extends the lease and returns the current settings; undefined if another node has the lease, or calls to the
     * endpoint are paused.
     */
    async holdOn(appId: string, leaseId: string): Promise<ScimTarget | undefined> {
      const now = clock.now()
      const [held] = await db
        .update(scimTargets)
        .set({ leaseUntil: new Date(now.getTime() + LEASE_MS) })
        .where(and(eq(scimTargets.appId, appId), eq(scimTargets.leaseId, leaseId), isUp(now)))
        .returning()
      return held
    },

    async release(appId: string, leaseId: string): Promise<void> {
      await db
        .update(scimTargets)
        .set({ leaseId: null, leaseUntil: null })
        .where(and(eq(scimTargets.appId, appId), eq(scimTargets.leaseId, leaseId)))
    },
  }
}

/**
 * Returns the pause after a fault of an endpoint, in ms: as long as the endpoint asks, or a fixed time if it did not
 * answer.
 */
export const pauseAfter = ({ fault, waitMs }: { fault: string; waitMs: number | null }): number =>
  Math.max(waitMs ?? 0, fault === 'UNREACHABLE' ? MINUTE_MS / 2 : 0)
