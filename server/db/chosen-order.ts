import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'

/** An order that a reader chose: the values that rows are compared by, none of which is null, then the id. */
export type ChosenOrder = {
  keys: readonly SQL[]
  id: PgColumn
  sortDirection: Schema<'SortDirection'>
}

/** A text as a sort key, independent of the engines' collations: Hangul is in dictionary order by code point. */
export const textKey = (column: PgColumn | SQL): SQL => sql`coalesce(${column}, '') collate "C"`

/** The terms of `order by`. */
export const termsOf = ({ keys, id, sortDirection }: ChosenOrder): SQL[] =>
  [...keys, id].map((key) => (sortDirection === 'ASC' ? asc(key) : desc(key)))

/**
 * The rows after the row with an id. Its values are read from the row, so that a cursor contains no names:
 * `source` is the tables with these values, `within` the condition for the rows that the reader may see.
 */
export function comesAfterRow(
  { keys, id, sortDirection }: ChosenOrder,
  lastId: string,
  { source, within }: { source: SQL; within: SQL | undefined },
): SQL {
  const values = sql.join([...keys, sql`${id}`], sql`, `)
  const compare = sortDirection === 'ASC' ? sql`>` : sql`<`
  const isLast = sql`${id} = ${lastId}::uuid`
  const last = within === undefined ? isLast : sql`${isLast} and ${within}`
  return sql`(${values}) ${compare} (select ${values} from ${source} where ${last})`
}
