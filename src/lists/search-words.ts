import { typedText } from '#domain/typed/typed-text.ts'

/** What is searched for, as the router reads it out of an address: "2026" arrives as a number and must stay one there. */
export type SearchWords = string | number | boolean

/** The words of a search as a text, in its one form: an address that macOS made has its Hangul in pieces. */
export const wordsOf = (words: SearchWords | undefined): string | undefined =>
  words === undefined ? undefined : typedText(words.toString())
