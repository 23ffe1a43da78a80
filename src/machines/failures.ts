import { Problem } from '#contract/problem.ts'

/** A failed operation's problem, as the parameter of guards and actions. */
export type Failure = { problem: Problem }

/** Returns the problem of an `onError` event as the parameter of guards and actions. */
export function failure({ event }: { event: { error: unknown } }): Failure {
  return { problem: Problem.from(event.error) }
}

/** The action that stores an operation's failure for the screen; each machine has it. */
export const keepProblem = { type: 'keepProblem', params: failure } as const

/** Returns the seconds until the next attempt is allowed; 0 if it is allowed at once. */
export function secondsToWait(problem: Problem): number {
  return problem.data.retryAfterSeconds ?? 0
}

/** Whether the problem only announces a pause. Such a problem no longer applies once the pause is over. */
export function isPause(problem: Problem | undefined): boolean {
  return (
    problem !== undefined && problem.is('login.paused', 'password.paused', 'code.exhausted', 'lookup.paused')
  )
}
