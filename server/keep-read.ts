/** Data that a node holds in memory, so that no page waits for the database. */
export type Keeper<Value> = {
  /** Returns the data as this node knows it. */
  current(): Value
  /** Loads the data from the database. */
  refresh(): Promise<void>
  /** Registers a function that is called after a change. */
  watch(onChange: () => void): void
}

/**
 * Returns a keeper of the data that `read` returns, with `initial` before the first load; `textOf` returns the text
 * by which two values are compared.
 */
export function keepRead<Value>(
  initial: Value,
  { read, textOf }: { read: () => Promise<Value>; textOf: (value: Value) => string },
): Keeper<Value> {
  let current = initial
  const watchers: (() => void)[] = []
  return {
    current: () => current,
    async refresh() {
      const before = textOf(current)
      current = await read()
      if (textOf(current) !== before) for (const changed of watchers) changed()
    },
    watch: (changed) => void watchers.push(changed),
  }
}
