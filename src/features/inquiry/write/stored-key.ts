/**
 * Creates the store of the idempotency key of one submission, for a form whose draft survives a reload: submissions
 * before and after the reload have the same key and count as one.
 */
export function createStoredKey(newKey: () => string) {
  let stored: string | undefined

  return {
    /** Stores the key of a draft as the next key that `take` returns. */
    keep(key: string): void {
      stored = key
    },

    /** Returns the stored key once; further calls return a new key each. */
    take(): string {
      const key = stored ?? newKey()
      stored = undefined
      return key
    },

    /** The stored key; undefined if there is none. */
    now: (): string | undefined => stored,
  }
}
