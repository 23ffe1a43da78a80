import type { Problem } from '#contract/problem.ts'

const SERVER_FAILED = 500

/**
 * Whether it is unknown if the server has carried out the call: there was no answer, or the server failed during the
 * call.
 */
export function isOutcomeUnknown(problem: Problem): boolean {
  return problem.code === 0 || problem.code === SERVER_FAILED || problem.is('server.unavailable')
}
