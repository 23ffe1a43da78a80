import type { Db } from './client.ts'
import type { Tx } from './once.ts'

/** The number of rows in a batch. */
export const BATCH_ROWS = 50

/**
 * Handles many rows in batches, each in a transaction of its own, until a batch finds fewer than BATCH_ROWS. `batch`
 * handles one batch and returns the number of rows that it found. Returns the total.
 */
export async function inBatches(db: Db, batch: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(batch)
    total += count
    if (count < BATCH_ROWS) return total
  }
}
