const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another member has a unique value. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isTaken(error.cause)
}
