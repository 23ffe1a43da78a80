/** The key of one submission, for a form with a draft that survives a reload: submissions before and after it count as one. */
export function createStoredKey(newKey: () => string) {
  let stored: string | undefined

  return {
    /** Takes over the key of a draft: the next key requested is this one. */
    keep(key: string): void {
      stored = key
    },

    /** The stored key, once; after that a new one. */
    take(): string {
      const key = stored ?? newKey()
      stored = undefined
      return key
    },

    /** The key that is stored now. */
    now: (): string | undefined => stored,
  }
}
