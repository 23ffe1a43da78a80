import type { Db } from './client.ts'
import type { Tx } from './once.ts'

/** How many rows a part takes in hand. */
export const PART_ROWS = 50

/**
 * Does in parts what concerns many rows, each part in a transaction of its own, until one has found fewer than PART_ROWS.
 * Takes a part that gives how many it has found; gives how many all of them have found.
 */
export async function inParts(db: Db, part: (tx: Tx) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(part)
    total += count
    if (count < PART_ROWS) return total
  }
}
