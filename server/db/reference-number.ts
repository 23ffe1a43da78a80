import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kstDate } from '#domain/dates.ts'
import type { Db } from './client.ts'
import type { Tx } from './once.ts'
import { referenceNumbers } from './schema/reference-number.ts'

type Kind = 'Q' | 'C' | 'S' | 'B' | 'E'

/**
 * Whether a search word is a reference number of a kind, or the beginning of such a reference number that contains at
 * least the whole year.
 */
export const isNumberOf = (kind: Kind, word: string): boolean =>
  new RegExp(String.raw`^${kind}\d{4}(-\d*)?$`, 'iu').test(word)

const YEAR_END = 'B2026'.length

/** The sort order of a column of reference numbers of one kind, as in `compareReferenceNos`. */
export const numberOrder = (column: PgColumn): SQL[] => [
  sql`left(${column}, ${YEAR_END})`,
  sql`length(${column})`,
  sql`${column}`,
]

const seriesOf = (kind: Kind, now: Date) => `${kind}${kstDate(now).slice(0, 'YYYY'.length)}`
const numberIn = (series: string, count: number) => `${series}-${String(count).padStart(6, '0')}`

/**
 * Increases a series by a count; returns its last number. The row of the series is locked until the
 * transaction ends.
 */
async function increaseSeries(db: Pick<Db, 'insert'>, series: string, by: number): Promise<number> {
  const [row] = await db
    .insert(referenceNumbers)
    .values({ series, last: by })
    .onConflictDoUpdate({
      target: referenceNumbers.series,
      set: { last: sql`${referenceNumbers.last} + ${by}` },
    })
    .returning({ last: referenceNumbers.last })
  return row!.last
}

/**
 * Takes the next reference number of a kind in the current year in Korea, such as "Q2026-000001", with more digits
 * from the millionth number on. The number is taken in the transaction that uses it; other transactions that need a
 * reference number wait for this transaction.
 */
export async function nextNumber(tx: Tx, kind: Kind, now: Date): Promise<string> {
  const series = seriesOf(kind, now)
  return numberIn(series, await increaseSeries(tx, series, 1))
}

export type NumberBlocks = ReturnType<typeof numberBlocks>

/**
 * Creates a source of reference numbers of a kind for a caller that needs many. The numbers are reserved in blocks,
 * each by a separate statement, so that a long transaction does not make others wait. The numbers of a failed
 * transaction are not reused and leave a gap.
 */
export function numberBlocks(db: Pick<Db, 'insert' | 'update'>, kind: Kind, size: number) {
  let block = { series: '', next: 1, last: 0 }
  const remainingNumbers = () => block.last - block.next + 1

  return {
    /** Reserves reference numbers of the current year, at most a block. To be called outside any transaction. */
    async reserve(count: number, now: Date): Promise<void> {
      const series = seriesOf(kind, now)
      if (block.series === series && remainingNumbers() >= count) return
      await this.giveBack()
      const last = await increaseSeries(db, series, size)
      block = { series, next: last - size + 1, last }
    },

    /**
     * Returns the next reference number of the block. If the block is used up or belongs to another year, takes a
     * number in the given transaction.
     */
    async next(tx: Tx, now: Date): Promise<string> {
      if (block.series !== seriesOf(kind, now) || remainingNumbers() === 0) return nextNumber(tx, kind, now)
      const count = block.next
      block.next += 1
      return numberIn(block.series, count)
    },

    /**
     * Makes unused reference numbers available again, unless another node has taken a later number. To be called
     * outside any transaction.
     */
    async giveBack(): Promise<void> {
      const { series, next, last } = block
      block = { series: '', next: 1, last: 0 }
      if (next > last) return
      const isLast = and(eq(referenceNumbers.series, series), eq(referenceNumbers.last, last))
      await db
        .update(referenceNumbers)
        .set({ last: next - 1 })
        .where(isLast)
    },
  }
}
