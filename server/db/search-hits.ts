import type { Schema } from '#contract/operation.ts'

/** So many of a kind are shown. */
export const MAX_HITS = 6
/** What is looked for, in words of which each must be found; one more than is shown says that there are more. */
export type HitSearch = { words: readonly string[]; limit: number }
/** A hit as it is answered, except for its time. */
export type FoundHit = Omit<Schema<'SearchHit'>, 'at'> & { at: Date | null }
/** Finds what one list shows to a person. */
export type FindHits = (search: HitSearch) => Promise<FoundHit[]>
