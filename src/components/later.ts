/** Something a page can be used without, and that comes a moment after it. */
export type Later<Value> = {
  /** What has come so far. */
  now: () => Value | undefined
  /** Fetches it, once; a failed try leaves the next one free. */
  ready: () => Promise<Value>
  /** Tells when it has come; gives a function that ends it. */
  subscribe: (listener: () => void) => () => void
}

/** Puts a value off until somebody needs it. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let coming: Promise<Value> | undefined

  const fetch = async () => {
    try {
      value = await load()
    } catch (error) {
      coming = undefined
      throw error
    }
    for (const listener of listeners) listener()
    return value
  }
  return {
    now: () => value,
    ready: () => (coming ??= fetch()),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
