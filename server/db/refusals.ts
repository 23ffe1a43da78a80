const DEPTH = 5

/** SQLSTATEs with which PostgreSQL refuses a connection, by what an operator can mend. */
const refusals: Record<string, string> = {
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user, or the way it connects',
  '3D000': 'the server has no such database',
}

/** Why an error, or what caused it, says that PostgreSQL refuses an address; undefined where it says nothing of it. */
export function databaseRefusal(error: unknown, depth = DEPTH): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined
  const { code, cause } = error as Error & { code?: unknown; cause?: unknown }
  const refusal = typeof code === 'string' ? refusals[code] : undefined
  return refusal === undefined ? databaseRefusal(cause, depth - 1) : `${refusal} (${String(code)})`
}
