import { DAY_MS } from '../durations.ts'

/** The time for which a key signs tokens. */
export const SIGNING_PERIOD_MS = 90 * DAY_MS
/**
 * A key is published for this time before it signs, so that apps fetch it in time, and for the same time after it has
 * stopped signing, so that apps can verify the tokens that it has signed.
 */
export const PUBLISHED_MS = DAY_MS

type CreatedKey = { number: number; createdAt: Date }

/**
 * The keys for logins to apps at a moment: the `published` keys, starting with the signing key; whether the next key
 * must be created (`isNextDue`); and the expired keys (`over`). The very first key signs at once, since no app has
 * fetched another key yet.
 */
export function keysAt<Key extends CreatedKey>(made: readonly Key[], now: Date) {
  const latestFirst = made.toSorted((one, other) => other.number - one.number)
  const age = ({ createdAt }: CreatedKey) => now.getTime() - createdAt.getTime()
  const at = latestFirst.findIndex(
    (key, index) => age(key) >= PUBLISHED_MS || index === latestFirst.length - 1,
  )
  const signingKey = latestFirst[at]
  const successors = latestFirst.slice(0, Math.max(at, 0))
  const formerKeys = latestFirst.slice(at + 1)
  // The signing key began to sign one day after its creation; the previous key is published for one more day.
  const isOver = signingKey !== undefined && age(signingKey) >= 2 * PUBLISHED_MS
  return {
    published: signingKey ? [signingKey, ...successors, ...(isOver ? [] : formerKeys.slice(0, 1))] : [],
    over: isOver ? formerKeys : formerKeys.slice(1),
    isNextDue: signingKey === undefined || (successors.length === 0 && age(signingKey) >= SIGNING_PERIOD_MS),
  }
}
