import type { Db } from '#server/db/client.ts'

/** A database or a transaction to put rows into. */
export type Inserts = Pick<Db, 'insert'>

/** A row of which some columns have to be given; the builder fills in the others that the table needs. */
export type Wanted<Row, Given extends keyof Row = never> = Partial<Row> & Pick<Row, Given>

let numbered = 900_000

/** A number that no other row of this process has, higher than those the server gives: `S2026-900001`. */
export function uniqueNumber(kind: 'S' | 'B' | 'Q' | 'C'): string {
  numbered += 1
  return `${kind}2026-${numbered}`
}
