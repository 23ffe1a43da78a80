import { inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { BillState } from '#domain/bill/state-names.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Stoppable } from '#server/db/remove-rows.ts'
import { billSums, bills } from '#server/db/schema/bill.ts'

/** Up to this number of rows, adding up the bill sums of one owner is fast enough. */
const MAX_ROWS = 2_000
const FOLDED_AT_ONCE = 10_000

/**
 * Merges the bill sums of an owner that have the same month, currency and state, once the owner has many rows. Rows
 * added during the merge are not changed.
 */
export async function foldSums(db: Db, { signal }: Stoppable = {}): Promise<void> {
  for (const owner of await ownersOfMany(db)) {
    do if (signal?.aborted) return
    while (await foldSome(db, owner))
  }
}

/** Returns the total number of rows of all owners with more than `MAX_ROWS` rows. */
export async function countUnmergedSums(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select coalesce(sum(rows), 0)::integer as count
      from (select count(*) as rows from ${billSums} group by owner_id having count(*) > ${MAX_ROWS}) as many`,
  )
  return rows[0]!.count
}

async function ownersOfMany(db: Db): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ owner: string | null }>(
    sql`select owner_id as owner from ${billSums} group by owner_id having count(*) > ${MAX_ROWS}`,
  )
  return rows.map(({ owner }) => owner)
}

/** Merges some rows of an owner; returns whether there may be more. */
async function foldSome(db: Db, owner: string | null): Promise<boolean> {
  // One statement, so that concurrent queries see either all old rows or all new ones.
  const { rows } = await db.execute<{ folded: number; added: number }>(sql`
    with folded as (
      delete from ${billSums} where ctid = any(array(
        select ctid from ${billSums} where ${owner === null ? sql`owner_id is null` : sql`owner_id = ${owner}`} limit ${FOLDED_AT_ONCE}
      )) returning *
    ), added as (
      insert into ${billSums} (owner_id, period, currency, bill_state, count, total_amount)
      select owner_id, period, currency, bill_state, sum(count), sum(total_amount) from folded group by owner_id, period, currency, bill_state
      having sum(count) <> 0 or sum(total_amount) <> 0 returning 1
    )
    select (select count(*)::integer from folded) as folded, (select count(*)::integer from added) as added`)
  const { folded, added } = rows[0]!
  return folded === FOLDED_AT_ONCE && added < folded
}

const uncountedStates: BillState[] = ['CARRIED', 'VOID']
type SummedTable = typeof bills | typeof billSums

/** The number of bills that meet a condition: counted in the bills, or added up from the stored sums. */
export function countOf(table: SummedTable, condition = sql`true`): SQL<number> {
  const billCount = table === bills ? sql`count(*)` : sql`sum(${billSums.count})`
  return sql<number>`coalesce(${billCount} filter (where ${condition}), 0)`.mapWith(Number)
}

/**
 * The total amount of the bills in a state, or of all bills. An included bill counts only as a part of the bill that
 * includes it, and a void bill does not count.
 */
export function amountsOf(table: SummedTable, billState: BillState | undefined) {
  const isCounted =
    billState !== undefined && uncountedStates.includes(billState)
      ? sql`true`
      : notInArray(table.billState, uncountedStates)
  return {
    totalAmount: sumOf(table, isCounted),
    unpaidAmount: sumOf(table, inArray(table.billState, unpaidStates)),
  }
}

/** The total amount of the bills that meet a condition. */
export const sumOf = ({ totalAmount }: SummedTable, condition: SQL) =>
  sql<number>`coalesce(sum(${totalAmount}) filter (where ${condition}), 0)`.mapWith(Number)
