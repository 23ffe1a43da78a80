import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { counselSlots } from '#server/db/schema/counsel.ts'

/** Queries, inside or outside a transaction. */
export type Queries = Pick<Tx, 'select' | 'insert' | 'update' | 'delete'>
export type StoredSlot = typeof counselSlots.$inferSelect
type Hold = { startAt: Date; keyHash: string; until: Date }

const { startAt: beginning, counselId, holdKeyHash, heldUntil, closedAt } = counselSlots
const noHold = { holdKeyHash: null, heldUntil: null }

/**
 * The queries of slots and their holders. Each change is one conditional statement, so a slot is never given twice.
 * Transactions with two slots lock them first, ordered by time and before any reservation, so that there is no
 * deadlock.
 */
export function slotStore(db: Queries) {
  return {
    /** Ensures that a slot has a row to lock. Must be called outside a transaction. */
    async ensure(startAt: Date): Promise<void> {
      await db.insert(counselSlots).values({ startAt }).onConflictDoNothing()
    },

    async lock({
      keyHash,
      ...other
    }: { keyHash: string } & ({ startAt: Date } | { counselId: string })): Promise<void> {
      const theOther = 'startAt' in other ? eq(beginning, other.startAt) : eq(counselId, other.counselId)
      await db
        .select({ startAt: beginning })
        .from(counselSlots)
        .where(or(eq(holdKeyHash, keyHash), theOther))
        .orderBy(asc(beginning))
        .for('update')
    },

    /** Holds a slot if it is free; returns whether it was free. */
    async hold({ startAt, keyHash, until }: Hold, now: Date): Promise<boolean> {
      const holdValues = { holdKeyHash: keyHash, heldUntil: until }
      const rows = await db
        .insert(counselSlots)
        .values({ startAt, ...holdValues })
        .onConflictDoUpdate({
          target: beginning,
          set: holdValues,
          setWhere: and(isSlotFree(now), isNull(closedAt)),
        })
        .returning({ startAt: beginning })
      return rows.length > 0
    },

    async release(keyHash: string): Promise<void> {
      await db.update(counselSlots).set(noHold).where(eq(holdKeyHash, keyHash))
    },

    /** Ends a valid hold, so that a reservation can take its slot; returns the start of the slot. */
    async redeem(keyHash: string, now: Date): Promise<Date | undefined> {
      const [row] = await db
        .update(counselSlots)
        .set(noHold)
        .where(and(eq(holdKeyHash, keyHash), gt(heldUntil, now), isNull(counselId)))
        .returning({ startAt: beginning })
      return row?.startAt
    },

    /**
     * Assigns the slot of a hold that was ended in this transaction to a reservation, and releases the previous slot
     * of the reservation.
     */
    async give(startAt: Date, counsel: string): Promise<void> {
      await this.free(counsel)
      await db.update(counselSlots).set({ counselId: counsel }).where(eq(beginning, startAt))
    },

    async free(counsel: string): Promise<void> {
      await db.update(counselSlots).set({ counselId: null }).where(eq(counselId, counsel))
    },

    /** Closes a free slot; returns whether it is closed now. */
    async close(startAt: Date, now: Date): Promise<boolean> {
      const closedValues = { closedAt: now, ...noHold }
      const rows = await db
        .insert(counselSlots)
        .values({ startAt, ...closedValues })
        .onConflictDoUpdate({ target: beginning, set: closedValues, setWhere: isSlotFree(now) })
        .returning({ startAt: beginning })
      return rows.length > 0
    },

    /** Reopens a closed slot; returns whether it was closed. */
    async open(startAt: Date): Promise<boolean> {
      const rows = await db
        .update(counselSlots)
        .set({ closedAt: null })
        .where(and(eq(beginning, startAt), isNotNull(closedAt)))
        .returning({ startAt: beginning })
      return rows.length > 0
    },

    /** The slots that are reserved, held or closed, from a moment to before another. */
    async busy(from: Date, before: Date, now: Date): Promise<StoredSlot[]> {
      return db
        .select()
        .from(counselSlots)
        .where(
          and(
            gte(beginning, from),
            lt(beginning, before),
            or(isNotNull(counselId), isNotNull(closedAt), gt(heldUntil, now)),
          ),
        )
    },
  }
}

/** Slots that began before a moment. */
export const expiredSlots = (before: Date): Expired => ({ table: counselSlots, where: lt(beginning, before) })

function isSlotFree(now: Date) {
  return and(isNull(counselId), or(isNull(heldUntil), lte(heldUntil, now)))
}
