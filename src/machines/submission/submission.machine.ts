import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { passingSeconds, type SecondsPassed } from '../passing-seconds.ts'
import { pause, pausedUntil } from '../pause.ts'

export type SubmissionContext<Id extends OperationId> = {
  /** The reason why the last attempt failed; stored until the next one. */
  problem: Problem | undefined
  /** Seconds until the next attempt is allowed; more than 0 only in `paused`. */
  pauseSecondsLeft: number
  /** The data of the accepted submission, in `submitted`. */
  output: Output<Id> | undefined
}

type SubmissionRequested<Id extends OperationId> = { type: 'submission.requested'; input: Input<Id> }
export type SubmissionEvent<Id extends OperationId> = SubmissionRequested<Id> | SecondsPassed

const requested = { target: 'submitting', actions: 'startOver' } as const

/**
 * One form that is sent to one operation: `submissionMachine('checkPassword')`. The operation's name is the
 * invoke id and the actor, so it is provided like that of every flow. Typed text stays with the form: the
 * machine never stores the input, and a second request during a call does nothing. After an acceptance it
 * takes the next request like the first. Created once per module, not per render.
 */
export function submissionMachine<Id extends OperationId>(operation: Id) {
  // The types say `submit`, because they cannot compute with a name that is a parameter; the value is the
  // operation's.
  const actors = needs(operation) as unknown as { submit: PromiseActorLogic<Output<Id>, object> }
  const submit = operation as unknown as 'submit'
  const pausing = pause<SubmissionContext<Id>, SubmissionEvent<Id>>()

  return setup({
    types: {} as {
      context: SubmissionContext<Id>
      events: SubmissionEvent<Id>
      emitted: { type: 'submission.accepted'; output: Output<Id> }
      tags: 'busy'
    },
    actors: { ...actors, passingSeconds: passingSeconds() },
    actions: pausing.actions,
    guards: pausing.guards,
  })
    .extend({
      actions: {
        keepOutput: assign({ output: (_, { output }: { output: Output<Id> }) => output }),
        notifyAccepted: emit(
          (_, { output }: { output: Output<Id> }) => ({ type: 'submission.accepted', output }) as const,
        ),
        startOver: assign({ problem: undefined, output: undefined }),
        keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
      },
      guards: { mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0 },
    })
    .createMachine({
      id: operation,
      context: { problem: undefined, pauseSecondsLeft: 0, output: undefined },
      initial: 'editing',
      states: {
        editing: { on: { 'submission.requested': requested } },
        submitting: {
          tags: 'busy',
          invoke: {
            id: operation,
            src: submit,
            input: ({ event }) => (event as SubmissionRequested<Id>).input,
            onDone: {
              target: 'submitted',
              actions: [
                { type: 'keepOutput', params: ({ event }) => event },
                { type: 'notifyAccepted', params: ({ event }) => event },
              ],
            },
            onError: [
              {
                guard: { type: 'mustWait', params: failure },
                target: 'paused',
                actions: [keepProblem, { type: 'startPause', params: failure }],
              },
              { target: 'editing', actions: keepProblem },
            ],
          },
        },
        paused: { invoke: { id: 'passingSeconds', src: 'passingSeconds' }, ...pausedUntil('editing') },
        submitted: { on: { 'submission.requested': requested } },
      },
    })
}
