import { and, ilike, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { searchWord } from '#domain/korean/search-word.ts'

const MAX_WORDS = 5

/** The words of a search: the first five, each once, in NFC. */
export function searchWords(search: string | undefined): string[] {
  return [...new Set((search ?? '').normalize('NFC').split(/\s+/u).filter(Boolean))].slice(0, MAX_WORDS)
}

/** The condition that every word is in at least one of the columns; undefined without words. */
export function containsWords(
  words: readonly string[],
  columns: readonly (PgColumn | SQL)[],
): SQL | undefined {
  return and(...words.map((word) => or(...columns.map((column) => ilike(column, `%${escapeLike(word)}%`)))))
}

/** The condition that a column begins with a word. */
export const beginsWith = (column: PgColumn, word: string): SQL => like(column, `${escapeLike(word)}%`)

/** Escapes a text, so that LIKE takes it literally. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/**
 * The condition that a lower-case text contains every word, also a word that is still being typed (decision 51);
 * undefined without words. An index on the text's `search_keys` finds the rows with all letter pairs of a word. A
 * single letter has no pair, so it does not use the index.
 */
export function matchesWords(words: readonly string[], text: PgColumn | SQL): SQL | undefined {
  return and(...words.map((word) => matchesWord(word, text)))
}

/**
 * Like `matchesWords`, but each word may be in any of several texts. No index is used, so another condition must
 * limit the rows to a few.
 */
export function anyTextMatches(words: readonly string[], texts: readonly SQL[]): SQL | undefined {
  return and(...words.map((word) => or(...texts.map((text) => sql`${text} ~ ${searchWord(word).pattern}`))))
}

function matchesWord(word: string, text: PgColumn | SQL): SQL | undefined {
  const { keys, pattern } = searchWord(word)
  return and(
    keys.length > 0 ? sql`search_keys(${text}) @> ${sql.param([...keys])}::text[]` : undefined,
    sql`${text} ~ ${pattern}`,
  )
}
