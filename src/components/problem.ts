import { Problem } from '#contract/problem.ts'

/** Whatever was thrown as a problem; what nobody foresaw has code 0 and no text of its own. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0, '')
}
