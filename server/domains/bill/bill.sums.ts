import { count, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { billSums } from '#server/db/schema.ts'

/** So many rows are added up as quickly as few. */
const MOST_ROWS = 2_000

/** Makes one row of all those that say what bills of a month, currency and state come to, once there are many. What is added meanwhile stays. */
export async function foldSums(db: Db): Promise<void> {
  const [row] = await db.select({ rows: count() }).from(billSums)
  if (row!.rows <= MOST_ROWS) return
  // One statement: whoever reads sees either all of the old rows or all of the new ones.
  await db.execute(sql`
    with folded as (delete from ${billSums} returning *)
    insert into ${billSums} (period, currency, bill_state, count, total_amount)
    select period, currency, bill_state, sum(count), sum(total_amount) from folded group by period, currency, bill_state
    having sum(count) <> 0 or sum(total_amount) <> 0`)
}
