import type { Db } from '#server/db/client.ts'

/** A database or a transaction to insert rows into. */
export type Inserts = Pick<Db, 'insert'>

/** A row with some required columns; the builder fills in the others that the table needs. */
export type RowInput<Row, Given extends keyof Row = never> = Partial<Row> & Pick<Row, Given>

let numbered = 900_000

/** Returns a unique number within this process, higher than those the server assigns: `S2026-900001`. */
export function uniqueNumber(kind: 'S' | 'B' | 'Q' | 'C'): string {
  numbered += 1
  return `${kind}2026-${numbered}`
}
