import { DAY_MS } from '../durations.ts'

/** How long a key signs. */
export const SIGNS_MS = 90 * DAY_MS
/**
 * How long a key is published before it signs, so that apps know it, and after that, for the tokens that
 * it has signed.
 */
export const PUBLISHED_MS = DAY_MS

type CreatedKey = { number: number; createdAt: Date }

/**
 * The keys for logins to apps at a moment: the `published` ones, first the one that signs, whether a
 * `next` one must be created, and the expired ones (`over`). The first key signs at once, since no app has
 * read another one.
 */
export function keysAt<Key extends CreatedKey>(made: readonly Key[], now: Date) {
  const latestFirst = made.toSorted((one, other) => other.number - one.number)
  const age = ({ createdAt }: CreatedKey) => now.getTime() - createdAt.getTime()
  const at = latestFirst.findIndex(
    (key, index) => age(key) >= PUBLISHED_MS || index === latestFirst.length - 1,
  )
  const signer = latestFirst[at]
  const successors = latestFirst.slice(0, Math.max(at, 0))
  const former = latestFirst.slice(at + 1)
  // The signer took over a day after it was made; until a day after that its predecessor is still published.
  const isOver = signer !== undefined && age(signer) >= 2 * PUBLISHED_MS
  return {
    published: signer ? [signer, ...successors, ...(isOver ? [] : former.slice(0, 1))] : [],
    over: isOver ? former : former.slice(1),
    isNextDue: signer === undefined || (successors.length === 0 && age(signer) >= SIGNS_MS),
  }
}
