import { typedText } from '#domain/typed/typed-text.ts'

/**
 * The words of a search, as the router parses them: "2026" becomes a number, and must remain a number in the address.
 */
export type SearchWords = string | number | boolean

/** Returns the words of a search as a text, in its normal form: an address from macOS has decomposed Hangul. */
export const searchTextOf = (words: SearchWords | undefined): string | undefined =>
  words === undefined ? undefined : typedText(words.toString())
