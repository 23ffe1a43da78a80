const DEPTH = 5

/**
 * The reasons for the SQLSTATEs with which PostgreSQL refuses a connection, each with its remedy for the operator.
 */
const refusals: Record<string, string> = {
  '28P01': 'the database refuses the password',
  '28000': 'the database refuses the user, or the way it connects',
  '3D000': 'the server has no such database',
}

/**
 * The reason why PostgreSQL refuses a connection, from an error or its causes; undefined for any other error.
 */
export function databaseRefusal(error: unknown, depth = DEPTH): string | undefined {
  if (!(error instanceof Error) || depth === 0) return undefined
  const { code, cause } = error as Error & { code?: unknown; cause?: unknown }
  const refusal = typeof code === 'string' ? refusals[code] : undefined
  return refusal === undefined ? databaseRefusal(cause, depth - 1) : `${refusal} (${String(code)})`
}
