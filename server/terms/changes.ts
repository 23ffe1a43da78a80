import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'
import type { Schema } from '#contract/operation.ts'

type Change = Schema<'TermsChange'>
const MAX_MS = 200
const MAX_PARTS = 5_000
/**
 * The minimum share of equal letters for a comparison by words. A paragraph below it is shown as replaced, since
 * single words that both versions have in common only confuse.
 */
const MIN_SIMILARITY = 0.5

/**
 * The differences between two texts, in the order of the new one: line by line, and within lines that are alike word by word. Empty
 * where both are equal.
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
 * Like `changesBetween`, for texts that are compared again and again, such as editions of a public document: the last comparisons are
 * remembered, since each takes up to some tenths of a second.
 */
export function rememberedChanges(): typeof changesBetween {
  const known = new Map<string, Change[]>()
  return (before, after) => {
    const key = JSON.stringify([before, after])
    const changes = known.get(key) ?? changesBetween(before, after)
    known.delete(key)
    known.set(key, changes)
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
    return changes
  }
}

function replaceLines(before: string, after: string): Change[] {
  const words = diffWordsWithSpace(before, after, { timeout: MAX_MS })?.map(changeOf) ?? []
  const equal = words.reduce((sum, { kind, text }) => sum + (kind === 'SAME' ? text.length : 0), 0)
  return equal >= MIN_SIMILARITY * Math.max(before.length, after.length)
    ? words
    : [
        { kind: 'REMOVED', text: before },
        { kind: 'ADDED', text: after },
      ]
}

const changeOf = ({ added, removed, value }: ChangeObject<string>): Change => ({
  kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
  text: value,
})
