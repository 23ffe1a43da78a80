import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { problemNamed } from '#contract/problem-named.ts'

/** A position in a list that is ordered by a time and, within a millisecond, by the id. */
export type ListPosition = { at: Date; id: string }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const pattern = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Returns a position as an opaque text. */
export function writeCursor({ at, id }: ListPosition): string {
  return Buffer.from(`${at.getTime()}.${id}`, 'utf8').toString('base64url')
}

/**
 * Returns the position that a cursor represents; throws the problem `request.invalid` for a text that is not a cursor
 * of the portal.
 */
export function readCursor(cursor: string): ListPosition {
  const [, time, id] = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? []
  if (time === undefined || id === undefined) throw problemNamed('request.invalid')
  return { at: new Date(Number(time)), id }
}

/**
 * Returns the condition for the rows after a position, newest first or oldest first. The condition compares rows, so
 * that an index is used.
 */
export function afterPosition(
  [at, id]: [PgColumn, PgColumn],
  place: ListPosition,
  order: 'newestFirst' | 'oldestFirst',
): SQL {
  const compare = order === 'newestFirst' ? sql`<` : sql`>`
  return sql`(${at}, ${id}) ${compare} (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
}

type Page<Row> = { shown: Row[]; nextCursor: string | null }

/**
 * Returns one page of a list that was queried for one row more than is shown: the additional row shows whether there
 * is a next page.
 */
export const pageOf = <Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => ListPosition,
): Page<Row> => pageBy(rows, limit, (row) => writeCursor(placeOf(row)))

/**
 * Returns one page, as `pageOf` does, of a list whose cursors are not positions: `cursorOf` returns the cursor of a
 * row.
 */
export function pageBy<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit)
  const lastRow = rows.length > limit ? shown.at(-1) : undefined
  return { shown, nextCursor: lastRow ? cursorOf(lastRow) : null }
}

/** A cursor with the id of a row, for a list that is ordered by values that may change. */
export const cursorOfId = ({ id }: { id: string }): string => Buffer.from(id, 'utf8').toString('base64url')

/** Returns the id in a cursor of `cursorOfId`; throws the problem `request.invalid` for any other text. */
export function idOfCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!uuid.test(id)) throw problemNamed('request.invalid')
  return id
}
