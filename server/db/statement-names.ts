const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Names repeated statements, so that a connection parses and plans each of them once: the server caches the plan of a
 * named statement. `after` is the number of uses before a statement gets a name, `most` the number of names, since
 * each named statement takes memory on every connection. Later statements get no name.
 */
export function statementNames({ after, most }: { after: number; most: number }) {
  const names = new Map<string, string>()
  const useCounts = new Map<string, number>()

  /** The name of a statement's text; undefined if it has none yet, or reads and writes no rows. */
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most || !ROWS.test(text)) return name
    const times = (useCounts.get(text) ?? 0) + 1
    if (times <= after) {
      // Rarely used statements must not accumulate in memory.
      if (useCounts.size >= 10 * most) useCounts.clear()
      useCounts.set(text, times)
      return undefined
    }
    useCounts.delete(text)
    const given = `portal_${names.size + 1}`
    names.set(text, given)
    return given
  }
}
