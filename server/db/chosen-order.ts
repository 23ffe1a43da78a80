import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'

/** A sort order that a user chose: rows are compared by these values, none of which is null, and then by the id. */
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
 * Returns the condition for the rows after the row with an id. The values of that row are read from the database, so
 * that a cursor contains no names. `source`: the tables with these values. `within`: the condition for the rows that
 * the user may see.
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
