const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Names repeated statements, so that a connection parses and plans each of them once: the server caches the plan of a
 * named statement. `after` is the number of uses before a statement gets a name. `most` is the maximum number of
 * names, since each named statement takes memory on every connection; later statements get no name.
 */
export function statementNames({ after, most }: { after: number; most: number }) {
  const names = new Map<string, string>()
  const useCounts = new Map<string, number>()

  /** Returns the name of a statement; undefined if it has no name yet, or reads and writes no rows. */
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most || !ROWS.test(text)) return name
    const useCount = (useCounts.get(text) ?? 0) + 1
    if (useCount <= after) {
      // Rarely used statements must not accumulate in memory.
      if (useCounts.size >= 10 * most) useCounts.clear()
      useCounts.set(text, useCount)
      return undefined
    }
    useCounts.delete(text)
    const newName = `portal_${names.size + 1}`
    names.set(text, newName)
    return newName
  }
}
