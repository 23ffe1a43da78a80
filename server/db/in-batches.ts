import type { Db } from './client.ts'
import type { Tx } from './once.ts'

/** How many rows a batch handles. */
export const BATCH_ROWS = 50

/**
 * Does in batches what concerns many rows, each in a transaction of its own, until one has found fewer than BATCH_ROWS.
 * Takes a batch, which gives how many rows it has found; gives how many all of them have found.
 */
export async function inBatches(db: Db, batch: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(batch)
    total += count
    if (count < BATCH_ROWS) return total
  }
}
