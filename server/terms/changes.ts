import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'
import type { Schema } from '#contract/operation.ts'

type Change = Schema<'TermsChange'>
const MAX_MS = 200
const MAX_PARTS = 5_000
/**
 * The minimum share of equal letters for a comparison by words. A paragraph with a smaller share is shown as
 * replaced, since the few words that both versions have in common would only confuse.
 */
const MIN_SIMILARITY = 0.5

/**
 * Returns the differences between two texts, in the order of the new text: line by line, and word by word within
 * similar lines. Empty if both texts are equal.
 */
export function changesBetween(before: string, after: string): Change[] {
  if (before === after) return []
  const lines = diffLines(before, after)
  const changes = lines.flatMap((line, at): Change[] => {
    const [previous, next] = [lines[at - 1], lines[at + 1]]
    if (line.added && previous?.removed) return []
    return line.removed && next?.added ? replaceLines(line.value, next.value) : [changeOf(line)]
  })
  return changes.length <= MAX_PARTS ? changes : lines.map(changeOf).slice(0, MAX_PARTS)
}

const MAX_REMEMBERED = 50

/**
 * Returns a function like `changesBetween` for texts that are compared again and again, such as editions of a public
 * document. It remembers the last comparisons, since each takes up to some tenths of a second.
 */
export function rememberedChanges(): typeof changesBetween {
  const knownChanges = new Map<string, Change[]>()
  return (before, after) => {
    const key = JSON.stringify([before, after])
    const changes = knownChanges.get(key) ?? changesBetween(before, after)
    knownChanges.delete(key)
    knownChanges.set(key, changes)
    const [oldest] = knownChanges.keys()
    if (knownChanges.size > MAX_REMEMBERED && oldest !== undefined) knownChanges.delete(oldest)
    return changes
  }
}

function replaceLines(before: string, after: string): Change[] {
  const wordChanges = diffWordsWithSpace(before, after, { timeout: MAX_MS })?.map(changeOf) ?? []
  const equalLetters = wordChanges.reduce(
    (sum, { kind, text }) => sum + (kind === 'SAME' ? text.length : 0),
    0,
  )
  return equalLetters >= MIN_SIMILARITY * Math.max(before.length, after.length)
    ? wordChanges
    : [
        { kind: 'REMOVED', text: before },
        { kind: 'ADDED', text: after },
      ]
}

const changeOf = ({ added, removed, value }: ChangeObject<string>): Change => ({
  kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
  text: value,
})
