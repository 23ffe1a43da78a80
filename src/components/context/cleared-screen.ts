let isCleared = false
const listeners = new Set<() => void>()

/**
 * Whether the screen is cleared. A screen stays until the next one is ready, which may take long or fail: a
 * member's typed and shown data must not wait for that at a logout.
 */
export const clearedScreen = {
  get: () => isCleared,
  set(next: boolean) {
    isCleared = next
    for (const listener of listeners) listener()
  },
  /** Calls the listener on each change; returns a function that unsubscribes. */
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
