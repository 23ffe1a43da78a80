/** What is searched for, as the router reads it out of an address: "2026" arrives as a number and must stay one there. */
export type SearchWords = string | number | boolean

/** The words of a search as the text they were typed as. */
export const wordsOf = (words: SearchWords | undefined): string | undefined => words?.toString()
