import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kstDate } from '#domain/dates.ts'
import type { Db } from './client.ts'
import type { Tx } from './once.ts'
import { referenceNumbers } from './schema/reference-number.ts'

type Kind = 'Q' | 'C' | 'S' | 'B' | 'E'

/** Whether a word is a number of a kind, or the beginning of one with its whole year. */
export const isNumberOf = (kind: Kind, word: string): boolean =>
  new RegExp(String.raw`^${kind}\d{4}(-\d*)?$`, 'iu').test(word)

const YEAR_END = 'B2026'.length

/** What a column of numbers of one kind is sorted by, as `compareReferenceNos` does. */
export const numberOrder = (column: PgColumn): SQL[] => [
  sql`left(${column}, ${YEAR_END})`,
  sql`length(${column})`,
  sql`${column}`,
]

const seriesOf = (kind: Kind, now: Date) => `${kind}${kstDate(now).slice(0, 'YYYY'.length)}`
const numberIn = (series: string, count: number) => `${series}-${String(count).padStart(6, '0')}`

/** Counts a series on by so many; gives the last of them. The row of the series is held until the transaction ends. */
async function countOn(db: Pick<Db, 'insert'>, series: string, by: number): Promise<number> {
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
 * The next number of a kind in the year it is in Korea, "Q2026-000001", with more digits from the millionth on. It is taken in the
 * transaction that uses it; other transactions that take a number wait for that one.
 */
export async function nextNumber(tx: Tx, kind: Kind, now: Date): Promise<string> {
  const series = seriesOf(kind, now)
  return numberIn(series, await countOn(tx, series, 1))
}

export type NumberBlocks = ReturnType<typeof numberBlocks>

/**
 * Numbers of a kind for a caller that needs many. They are taken in blocks, each by a statement of its own, so that no long transaction
 * makes others wait for a number. The numbers of a transaction that fails are not used again and leave a gap.
 */
export function numberBlocks(db: Pick<Db, 'insert' | 'update'>, kind: Kind, size: number) {
  let block = { series: '', next: 1, last: 0 }
  const left = () => block.last - block.next + 1

  return {
    /** Makes sure that so many numbers of the year are ready, at most a block. Call it outside of any transaction. */
    async reserve(count: number, now: Date): Promise<void> {
      const series = seriesOf(kind, now)
      if (block.series === series && left() >= count) return
      await this.giveBack()
      const last = await countOn(db, series, size)
      block = { series, next: last - size + 1, last }
    },

    /** The next number, or one of the transaction's own where the block is used up or of another year. */
    async next(tx: Tx, now: Date): Promise<string> {
      if (block.series !== seriesOf(kind, now) || left() === 0) return nextNumber(tx, kind, now)
      const count = block.next
      block.next += 1
      return numberIn(block.series, count)
    },

    /** Gives unused numbers back, unless another node has counted on meanwhile. Call it outside of any transaction. */
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
