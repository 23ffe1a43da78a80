const loneSurrogate = /\p{Surrogate}/u
const lineBreak = /\r\n|\r|\n|<br\s*\/?>/i

/**
 * Whether any string or key in a JSON value contains NUL or a lone surrogate, neither of which PostgreSQL can store.
 * The function is not recursive, so a deeply nested value cannot overflow the stack.
 */
export function hasForbiddenCharacters(value: unknown): boolean {
  const pendingValues: unknown[] = [value]
  while (pendingValues.length > 0) {
    const next = pendingValues.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || loneSurrogate.test(next)) return true
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, child] of Object.entries(next)) pendingValues.push(key, child)
    }
  }
  return false
}

/** Splits a message into lines, at line breaks and br tags (SPEC section 9). */
export function splitLines(message: string): string[] {
  return message.split(lineBreak)
}
