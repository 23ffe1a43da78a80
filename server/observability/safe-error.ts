/** The parts of an error that a log may contain. */
export type SafeError = {
  type: string
  message?: string
  code?: string
  /** A cause that an operator can fix, as a keyword. */
  why?: 'disk-full'
  stack?: string
  cause?: SafeError
}

/** SQLSTATE disk_full, and the codes of a file system. */
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT'])

const FRAMES = /\n\s+at [\s\S]*$/
const DEPTH = 5

/**
 * Returns an error without its data. A failed query has its parameters in the message, and PostgreSQL quotes values
 * in message and detail. So only the statement, the SQLSTATE and the names of objects remain.
 */
export function safeError(error: unknown, depth = DEPTH): SafeError {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, constructor } = error
  const { code, cause, query, severity, routine, table, constraint } = error as Error &
    Record<string, unknown>
  const isQuery = typeof query === 'string'
  const isDatabase = typeof severity === 'string'
  const message = isQuery ? `Failed query: ${query}` : isDatabase ? undefined : error.message
  return {
    type: name === 'Error' ? constructor.name : name,
    ...(message !== undefined && { message }),
    ...(typeof code === 'string' && { code }),
    ...(isDiskFull(error) && { why: 'disk-full' as const }),
    ...(isDatabase && { severity, routine, table, constraint }),
    ...framesOf(error),
    ...(cause !== undefined && depth > 1 && { cause: safeError(cause, depth - 1) }),
  }
}

function isDiskFull(error: Error, depth = DEPTH): boolean {
  const { code, cause } = error as Error & { code?: unknown }
  if (typeof code === 'string' && diskFull.has(code)) return true
  return cause instanceof Error && depth > 1 && isDiskFull(cause, depth - 1)
}

// The stack begins with the message of the error; only the frames are safe to log.
function framesOf({ stack }: Error): { stack?: string } {
  const [frames] = FRAMES.exec(stack ?? '') ?? []
  return frames === undefined ? {} : { stack: frames.trim() }
}
