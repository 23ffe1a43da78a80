/** Data that a node holds in memory, so that no page waits for the database. */
export type Keeper<Value> = {
  /** Returns the data as loaded last. */
  current(): Value
  /** Loads the data from the database. */
  refresh(): Promise<void>
  /** Registers a function that is called after a change. */
  watch(onChange: () => void): void
}

/**
 * Returns a keeper of the data that `read` returns; the data is `initial` before the first load. A change is detected
 * by comparing the texts that `textOf` returns.
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
      const previousText = textOf(current)
      current = await read()
      if (textOf(current) !== previousText) for (const changed of watchers) changed()
    },
    watch: (changed) => void watchers.push(changed),
  }
}
