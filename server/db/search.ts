import { and, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const MOST_WORDS = 5

/** What of a search counts: its first five words, each once, in the form Hangul is stored in (NFC). */
export function searchWords(search: string | undefined): string[] {
  return [...new Set((search ?? '').normalize('NFC').split(/\s+/u).filter(Boolean))].slice(0, MOST_WORDS)
}

/** The condition that every word is in at least one of the columns; nothing where there is no word. */
export function containsWords(
  words: readonly string[],
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, `%${escapeLike(word)}%`)))))
}

/** The condition that a column begins with a word. */
export const beginsWith = (column: PgColumn, word: string): SQL => like(column, `${escapeLike(word)}%`)

/** A text as LIKE takes it literally. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/**
 * The condition that every word is in a text that is kept in small letters and has an index of its `search_grams`; nothing
 * where there is no word. The index finds what has all pairs of letters of a word; a single letter has no pair.
 */
export function holdsWords(words: readonly string[], column: PgColumn): SQL | undefined {
  return and(
    ...words.map((word) =>
      and(
        word.length > 1 ? sql`search_grams(${column}) @> search_grams(lower(${word}))` : undefined,
        sql`${column} like lower(${`%${escapeLike(word)}%`})`,
      ),
    ),
  )
}
