import { sql } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import type { Tx } from './once.ts'
import { referenceNumbers } from './schema.ts'

/** The next number of a kind in the year it is in Korea, "Q2026-000001". Taken with the transaction it is used in. */
export async function nextNumber(tx: Tx, kind: 'Q' | 'C' | 'S' | 'B' | 'E', now: Date): Promise<string> {
  const series = `${kind}${kstDate(now).slice(0, 'YYYY'.length)}`
  const [row] = await tx
    .insert(referenceNumbers)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: referenceNumbers.series, set: { last: sql`${referenceNumbers.last} + 1` } })
    .returning({ last: referenceNumbers.last })
  return `${series}-${String(row!.last).padStart(6, '0')}`
}
