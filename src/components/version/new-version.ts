type Reload = (() => void) | undefined

/**
 * Holds the function that reloads for a newer version while a form contains unsent text; undefined while no newer
 * version is available.
 */
function createNewVersion() {
  const listeners = new Set<() => void>()
  let reload: Reload
  return {
    now: () => reload,
    set(next: Reload) {
      reload = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The store of the function that reloads the page into a newer version. */
export const newVersion = createNewVersion()
