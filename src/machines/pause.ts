import { assign } from 'xstate'
import type { Problem } from '#contract/problem.ts'
import { type Failure, isPause, secondsToWait } from './failures.ts'
import { remainingAfter } from './passing-seconds.ts'

type Pausing = {
  /** The seconds until the next attempt is allowed; greater than 0 only in the state `paused`. */
  pauseSecondsLeft: number
  problem: Problem | undefined
}

/**
 * Returns the actions and guards of a machine that pauses attempts after too many failures; the state of the pause is
 * `pausedUntil`.
 */
export function pause<Context extends Pausing, Event extends { type: string }>() {
  const assignWith = <Params extends object | undefined>(
    changed: (context: Context, params: Params) => Partial<Pausing>,
  ) =>
    assign<Context, Event, Params, Event, never>(
      ({ context }, params) => changed(context, params) as Partial<Context>,
    )
  return {
    actions: {
      startPause: assignWith((_, { problem }: Failure) => ({ pauseSecondsLeft: secondsToWait(problem) })),
      countPauseDown: assignWith((context, passed: { seconds: number }) => ({
        pauseSecondsLeft: remainingAfter(context.pauseSecondsLeft, passed),
      })),
      forgetPause: assignWith<undefined>(({ problem }) => ({
        problem: isPause(problem) ? undefined : problem,
      })),
    },
    guards: { isPauseOver: ({ context }: { context: Context }) => context.pauseSecondsLeft === 0 },
  }
}

/**
 * Creates the state of a pause, which leads to the target when the pause is over. The machine must run
 * `passingSeconds`.
 */
export const pausedUntil = <const Target extends string>(target: Target) =>
  ({
    always: { guard: 'isPauseOver', target, actions: 'forgetPause' },
    on: {
      'seconds.passed': {
        actions: { type: 'countPauseDown', params: ({ event }: { event: { seconds: number } }) => event },
      },
    },
  }) as const
