import { sql } from 'drizzle-orm'
import { kstDate } from '#domain/dates.ts'
import type { Tx } from './once.ts'
import { referenceNumbers } from './schema/reference-number.ts'

type Kind = 'Q' | 'C' | 'S' | 'B' | 'E'

/** Whether a word is a number of a kind, or the beginning of one with its whole year. */
export const isNumberOf = (kind: Kind, word: string): boolean =>
  new RegExp(String.raw`^${kind}\d{4}(-\d*)?$`, 'iu').test(word)

/** The next number of a kind in the year it is in Korea, "Q2026-000001". Taken with the transaction it is used in. */
export async function nextNumber(tx: Tx, kind: Kind, now: Date): Promise<string> {
  const series = `${kind}${kstDate(now).slice(0, 'YYYY'.length)}`
  const [row] = await tx
    .insert(referenceNumbers)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: referenceNumbers.series, set: { last: sql`${referenceNumbers.last} + 1` } })
    .returning({ last: referenceNumbers.last })
  return `${series}-${String(row!.last).padStart(6, '0')}`
}
