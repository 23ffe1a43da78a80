import { diffLines, diffWordsWithSpace } from 'diff'
import type { Schema } from '#contract/operation.ts'

const LONGEST_MS = 200
const MAX_PARTS = 5_000

/**
 * What differs between two texts, in the order of the new one: word by word, or line by line where that takes too long or gives too
 * many parts. Empty where both are equal.
 */
export function changesBetween(before: string, after: string): Schema<'TermsChange'>[] {
  if (before === after) return []
  const words = diffWordsWithSpace(before, after, { timeout: LONGEST_MS })
  const parts = words && words.length <= MAX_PARTS ? words : diffLines(before, after)
  return parts
    .map(({ added, removed, value }) => ({
      kind: added ? ('ADDED' as const) : removed ? ('REMOVED' as const) : ('SAME' as const),
      text: value,
    }))
    .slice(0, MAX_PARTS)
}
