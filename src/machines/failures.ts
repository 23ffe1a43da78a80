import { Problem } from '#contract/problem.ts'

/** A failed operation's problem, as guards and actions take it. */
export type Failure = { problem: Problem }

/** The params of a guard or an action in `onError`. */
export function failure({ event }: { event: { error: unknown } }): Failure {
  return { problem: Problem.from(event.error) }
}

/** The action that stores an operation's failure for the screen; each machine has it. */
export const keepProblem = { type: 'keepProblem', params: failure } as const

/** Seconds until a next attempt is allowed; 0 when it may be made at once. */
export function secondsToWait(problem: Problem): number {
  return problem.data.retryAfterSeconds ?? 0
}

/** Whether the problem is only about a pause, and so ends with it. */
export function isPause(problem: Problem | undefined): boolean {
  return (
    problem !== undefined && problem.is('login.paused', 'password.paused', 'code.exhausted', 'lookup.paused')
  )
}
