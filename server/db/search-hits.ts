import type { Schema } from '#contract/operation.ts'

/** The maximum number of hits of each kind. */
export const MAX_HITS = 6
/**
 * The words of a search, all of which must match. The limit is one more than the number of hits shown, so that the
 * search knows whether there are more.
 */
export type HitSearch = { words: readonly string[]; limit: number }
/** A hit as the answer contains it, except for its time. */
export type FoundHit = Omit<Schema<'SearchHit'>, 'at'> & { at: Date | null }
/** Finds the items of one list that a person may see. */
export type FindHits = (search: HitSearch) => Promise<FoundHit[]>
