/** The key of one submission, for a form whose draft outlives a reload: what was sent before it stays one with what is sent after. */
export function createStoredKey(newKey: () => string) {
  let kept: string | undefined

  return {
    /** A key was found in the draft; the next one that is asked for is this. */
    keep(key: string): void {
      kept = key
    },

    /** The kept key, once; after that a new one. */
    take(): string {
      const key = kept ?? newKey()
      kept = undefined
      return key
    },

    /** The key that is being kept. */
    now: (): string | undefined => kept,
  }
}
