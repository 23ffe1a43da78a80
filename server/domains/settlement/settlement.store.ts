import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gte, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { FilterCounts } from '#domain/filter-counts.ts'
import type { Difference } from '#domain/settlement/compare.ts'
import {
  type DifferenceState,
  differenceAfter,
  differenceChangeOf,
} from '#domain/settlement/difference.machine.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { settlementComparisons, settlementDifferences } from '#server/db/schema/settlement.ts'

export type StoredDifference = typeof settlementDifferences.$inferSelect

/** The purpose for which the note on a difference is sealed. */
export const differencePurpose = (id: string): string => `settlement_differences/${id}`

const THE_ROW = 1
const { foundAt, id: differenceId } = settlementDifferences
const isIn = (state: DifferenceState | undefined) => state && eq(settlementDifferences.differenceState, state)

/** The day of the last comparison; undefined before the first. */
export async function lastComparedOn(db: Pick<Db, 'select'>): Promise<string | undefined> {
  const [row] = await db.select().from(settlementComparisons)
  return row?.comparedOn
}

/**
 * Claims the comparison of settlements for a day until the transaction ends; returns false if this comparison was
 * already made.
 */
export async function claimDay(tx: Tx, { today, now }: { today: string; now: Date }): Promise<boolean> {
  const lastComparison = { comparedOn: today, comparedAt: now }
  const rows = await tx
    .insert(settlementComparisons)
    .values({ id: THE_ROW, ...lastComparison })
    .onConflictDoUpdate({
      target: settlementComparisons.id,
      set: lastComparison,
      setWhere: ne(settlementComparisons.comparedOn, today),
    })
    .returning({ id: settlementComparisons.id })
  return rows.length > 0
}

/**
 * Stores the differences that a comparison found. A known difference keeps its state and its note, unless it was
 * closed as gone. An open difference of a day from `since` on that was not found again is closed as gone. Returns the
 * number of differences that are new or were found again.
 */
export async function storeDifferences(
  tx: Tx,
  found: readonly Difference[],
  { now, since }: { now: Date; since: string },
): Promise<number> {
  const ids: string[] = []
  let fresh = 0
  for (const difference of found) {
    const { differenceKind, moneyKind, transactionKey, ownAmount, serviceAmount } = difference
    const [known] = await tx
      .select()
      .from(settlementDifferences)
      .where(
        and(
          eq(settlementDifferences.differenceKind, differenceKind),
          eq(settlementDifferences.moneyKind, moneyKind),
          eq(settlementDifferences.transactionKey, transactionKey),
        ),
      )
      // A note that the staff write during the comparison waits for its end.
      .for('update')
    const differenceState = known ? differenceAfter(known.differenceState, 'FOUND') : 'OPEN'
    if (known?.differenceState !== differenceState) fresh += 1
    const [row] = known
      ? await tx
          .update(settlementDifferences)
          .set({
            ownAmount,
            serviceAmount,
            differenceState,
            version: sql`${settlementDifferences.version} + 1`,
          })
          .where(eq(differenceId, known.id))
          .returning({ id: differenceId })
      : await tx
          .insert(settlementDifferences)
          .values({ ...difference, id: randomUUID(), foundAt: now })
          .returning({ id: differenceId })
    ids.push(row!.id)
  }
  const { from, to } = differenceChangeOf('NOT_FOUND')
  await tx
    .update(settlementDifferences)
    .set({ differenceState: to, version: sql`${settlementDifferences.version} + 1` })
    .where(
      and(
        inArray(settlementDifferences.differenceState, from),
        gte(settlementDifferences.movedOn, since),
        ids.length > 0 ? notInArray(settlementDifferences.id, ids) : undefined,
      ),
    )
  return fresh
}

/** The queries of differences. */
export const settlementStore = (db: Pick<Db, 'select' | 'update'>) => ({
  /** At most `limit` differences after `after`, the latest first. */
  page: (
    state: DifferenceState | undefined,
    { after, limit }: { after?: ListPosition | undefined; limit: number },
  ): Promise<StoredDifference[]> =>
    db
      .select()
      .from(settlementDifferences)
      .where(and(isIn(state), after && afterPosition([foundAt, differenceId], after, 'newestFirst')))
      .orderBy(desc(foundAt), desc(differenceId))
      .limit(limit),

  /** The number of differences in each state. */
  counts: (): Promise<FilterCounts> =>
    db
      .select({ value: settlementDifferences.differenceState, count: count() })
      .from(settlementDifferences)
      .groupBy(settlementDifferences.differenceState),

  async find(id: string): Promise<StoredDifference | undefined> {
    const [row] = await db.select().from(settlementDifferences).where(eq(differenceId, id))
    return row
  },

  /** Stores a note on a difference; returns undefined if the difference has changed since `version` was read. */
  async note(
    id: string,
    { version, noteBox, notedAt }: { version: number; noteBox: string; notedAt: Date },
  ): Promise<StoredDifference | undefined> {
    const { from, to } = differenceChangeOf('noteSettlementDifference')
    const [row] = await db
      .update(settlementDifferences)
      .set({ differenceState: to, noteBox, notedAt, version: sql`${settlementDifferences.version} + 1` })
      .where(
        and(
          eq(differenceId, id),
          eq(settlementDifferences.version, version),
          inArray(settlementDifferences.differenceState, from),
        ),
      )
      .returning()
    return row
  },
})

/** Differences that were found before a moment. */
export const differencesBefore = (moment: Date): Expired => ({
  table: settlementDifferences,
  where: lt(foundAt, moment),
})
