import { Problem } from '#contract/problem.ts'

/** What a failed operation leaves behind, as guards and actions take it. */
export type Failure = { problem: Problem }

/** Whatever was thrown, as a problem; what nobody foresaw (no network, no answer) has code 0 and no text of its own. */
export function problemOf(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0, '')
}

/** The params of a guard or an action in `onError`. */
export function failure({ event }: { event: { error: unknown } }): Failure {
  return { problem: problemOf(event.error) }
}

/** Seconds until a next try is looked at; 0 when it may be made at once. */
export function secondsToWait(problem: Problem): number {
  return problem.data.retryAfterSeconds ?? 0
}

/** Whether the problem speaks of nothing but a pause, and so is over when the pause is. */
export function isPause(problem: Problem | undefined): boolean {
  return problem?.is('login.paused', 'password.paused', 'code.exhausted') ?? false
}
