type Reload = (() => void) | undefined

/** The function that reloads for a newer version that waits for unsent typing; undefined while no version waits. */
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

/** The newer version that waits in this page. */
export const newVersion = createNewVersion()
