let isCleared = false
const listeners = new Set<() => void>()

/**
 * Whether the place of the screen is empty. A screen stays until the next one has come, which may take long or never happen: what a member
 * typed and read there must not wait for that when they log out.
 */
export const clearedScreen = {
  get: () => isCleared,
  set(next: boolean) {
    isCleared = next
    for (const listener of listeners) listener()
  },
  /** Tells when it changes; gives a function that ends it. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
