const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Gives names to statements that come again, so that a connection parses and plans each of them once: the server keeps what it
 * made of a named one. `after` is how often a text is asked before it has a name, `most` how many names there are, as each
 * costs memory on every connection. What comes later than that is asked without a name.
 */
export function statementNames({ after, most }: { after: number; most: number }) {
  const names = new Map<string, string>()
  const asked = new Map<string, number>()

  /** The name of a statement's text; undefined where it has none yet, or reads and writes no rows. */
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most || !ROWS.test(text)) return name
    const times = (asked.get(text) ?? 0) + 1
    if (times <= after) {
      // Texts that are seldom asked must not gather here for ever.
      if (asked.size >= 10 * most) asked.clear()
      asked.set(text, times)
      return undefined
    }
    asked.delete(text)
    const given = `portal_${names.size + 1}`
    names.set(text, given)
    return given
  }
}
