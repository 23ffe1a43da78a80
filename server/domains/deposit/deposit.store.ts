import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type DepositState, openDepositStates } from '#domain/deposit/states.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import type { Db } from '#server/db/client.ts'
import type { ListPosition } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { depositMatches, deposits } from '#server/db/schema/deposit.ts'

export type StoredDeposit = typeof deposits.$inferSelect
export type StoredMatch = typeof depositMatches.$inferSelect

/** The maximum number of open deposits that are compared with one another. */
const MAX_OPEN = 500
/** The time of day that the bank reports; a deposit without a time is the last of its day in the list. */
const timeOfDay = sql`coalesce(${deposits.depositedTime}, '00:00')`
const latestFirst = [desc(deposits.depositedOn), desc(timeOfDay), desc(deposits.id)]
const isIn = (state: DepositState | undefined) => state && eq(deposits.depositState, state)

/** The queries of deposits. */
export const depositStore = (db: Pick<Db, 'select'>) => ({
  /** At most `limit` deposits after `after`, the latest first. */
  page: (
    state: DepositState | undefined,
    { after, limit }: { after?: ListPosition | undefined; limit: number },
  ): Promise<StoredDeposit[]> =>
    db
      .select()
      .from(deposits)
      .where(and(isIn(state), after && comesAfter(after)))
      .orderBy(...latestFirst)
      .limit(limit),

  /** The number of deposits in each state. */
  counts: (): Promise<FilterCounts> =>
    db.select({ value: deposits.depositState, count: count() }).from(deposits).groupBy(deposits.depositState),

  async find(id: string): Promise<StoredDeposit | undefined> {
    const [row] = await db.select().from(deposits).where(eq(deposits.id, id))
    return row
  },

  /**
   * The latest deposits that may still pay a bill, at most five hundred; with `rests` only those with one of these
   * remaining amounts.
   */
  open: (rests?: readonly number[]): Promise<StoredDeposit[]> =>
    db
      .select()
      .from(deposits)
      .where(
        and(
          inArray(deposits.depositState, [...openDepositStates]),
          rests && inArray(deposits.leftAmount, [...rests]),
        ),
      )
      .orderBy(...latestFirst)
      .limit(MAX_OPEN),

  /** The payments by a deposit, the latest first. */
  matches: (depositId: string): Promise<StoredMatch[]> =>
    db
      .select()
      .from(depositMatches)
      .where(eq(depositMatches.depositId, depositId))
      .orderBy(desc(depositMatches.matchedAt), desc(depositMatches.undoneAt), desc(depositMatches.id))
      .limit(100),

  /** A payment by a deposit; undefined if the payment was taken back. */
  async matchOf(depositId: string, id: string): Promise<StoredMatch | undefined> {
    const [row] = await db
      .select()
      .from(depositMatches)
      .where(
        and(
          eq(depositMatches.id, id),
          eq(depositMatches.depositId, depositId),
          isNull(depositMatches.undoneAt),
        ),
      )
    return row
  },
})

// The day and the time that the bank reports, as a list position contains them.
const dayOf = (at: Date) => at.toISOString().slice(0, 'YYYY-MM-DD'.length)
const minuteOf = (at: Date) => at.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)

const comesAfter = ({ at, id }: ListPosition) =>
  sql`(${deposits.depositedOn}, ${timeOfDay}, ${deposits.id}) < (${dayOf(at)}::date, ${minuteOf(at)}, ${id}::uuid)`

/** The position of a deposit in the list, for the cursor. */
export const depositPosition = ({ depositedOn, depositedTime, id }: StoredDeposit): ListPosition => ({
  at: new Date(`${depositedOn}T${depositedTime ?? '00:00'}:00Z`),
  id,
})

/** Locks deposits, always in the same order, and returns them by their ids. */
export async function lockDeposits(tx: Tx, ids: readonly string[]): Promise<Map<string, StoredDeposit>> {
  const rows = await tx
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]))
    .orderBy(asc(deposits.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Stores the state and the remaining amount of a locked deposit. */
export async function setDeposit(
  tx: Tx,
  id: string,
  change: Pick<StoredDeposit, 'depositState' | 'leftAmount'>,
): Promise<void> {
  await tx
    .update(deposits)
    .set({ ...change, version: sql`${deposits.version} + 1` })
    .where(eq(deposits.id, id))
}

export async function addMatches(tx: Tx, rows: (typeof depositMatches.$inferInsert)[]): Promise<void> {
  await tx.insert(depositMatches).values(rows)
}

/** The parts of a payment: one for each of the deposits that paid it together. */
export const partsOfPayment = (tx: Tx, paymentId: string): Promise<StoredMatch[]> =>
  tx
    .select()
    .from(depositMatches)
    .where(and(eq(depositMatches.paymentId, paymentId), isNull(depositMatches.undoneAt)))
    .orderBy(asc(depositMatches.id))

/** Records that a payment was taken back. */
export async function markTakenBack(tx: Tx, paymentId: string, now: Date): Promise<void> {
  await tx
    .update(depositMatches)
    .set({ undoneAt: now })
    .where(and(eq(depositMatches.paymentId, paymentId), isNull(depositMatches.undoneAt)))
}

/** Returns those of the given fingerprints that are stored. */
export async function knownFingerprints(tx: Tx, fingerprints: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ fingerprint: deposits.fingerprint })
    .from(deposits)
    .where(sql`${deposits.fingerprint} = any(${sql.param([...fingerprints])})`)
  return new Set(rows.flatMap(({ fingerprint }) => fingerprint ?? []))
}

/** Returns those of the given ids of the account service that are stored. */
export async function knownTransactions(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ transactionId: deposits.transactionId })
    .from(deposits)
    .where(sql`${deposits.transactionId} = any(${sql.param([...ids])})`)
  return new Set(rows.flatMap(({ transactionId }) => transactionId ?? []))
}

/** Locks the adding of deposits until the transaction ends, so that two sources do not both add the same deposit. */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('deposits', 0))`)
}

/** Deposits of these days that one source has reported and the other one has not. */
export const depositsOnlyOf = (
  tx: Tx,
  other: 'LIST' | 'SERVICE',
  days: readonly string[],
): Promise<StoredDeposit[]> =>
  tx
    .select()
    .from(deposits)
    .where(
      and(
        inArray(deposits.depositedOn, [...new Set(days)]),
        isNull(other === 'LIST' ? deposits.transactionId : deposits.fingerprint),
      ),
    )
    .orderBy(asc(deposits.importedAt), asc(deposits.id))

/** Stores the identifier of a deposit in the second source. */
export async function noteSource(
  tx: Tx,
  id: string,
  source: Partial<Pick<StoredDeposit, 'fingerprint' | 'transactionId'>> & { balance: number | null },
): Promise<void> {
  const { balance, ...known } = source
  await tx
    .update(deposits)
    .set({ ...known, balance: sql`coalesce(${deposits.balance}, ${balance}::bigint)` })
    .where(eq(deposits.id, id))
}

/**
 * Inserts deposits that are not stored yet, also if another call reads the same bank statement; returns the number of
 * inserted deposits.
 */
export async function addDeposits(tx: Tx, rows: (typeof deposits.$inferInsert)[]): Promise<number> {
  const addedRows = await tx
    .insert(deposits)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: deposits.id })
  return addedRows.length
}

/** Deposits from before a day, with their payments. */
export const depositsBefore = (depositedOn: string): Expired => ({
  table: deposits,
  where: lt(deposits.depositedOn, depositedOn),
})
