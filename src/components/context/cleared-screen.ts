let isCleared = false
const listeners = new Set<() => void>()

/**
 * Whether the screen is cleared. At a logout the current screen stays until the next one is ready, which may take
 * long or fail, so the member's data is removed from view at once.
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
