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
  /** The seconds until the next attempt is allowed; greater than 0 only in the state `paused`. */
  pauseSecondsLeft: number
  /** The data of the accepted submission, in `submitted`. */
  output: Output<Id> | undefined
}

type SubmissionRequested<Id extends OperationId> = { type: 'submission.requested'; input: Input<Id> }
export type SubmissionEvent<Id extends OperationId> = SubmissionRequested<Id> | SecondsPassed

const onRequested = { target: 'submitting', actions: 'startOver' } as const

/**
 * Creates the machine of one form that is sent to one operation: `submissionMachine('checkPassword')`. The
 * operation's name is the invoke id and the actor, so the operation is provided as in every other machine. Typed text
 * remains in the form: the machine never stores the input, and a second request during a call has no effect. After an
 * accepted submission the machine accepts the next one. Must be created once per module, not per render.
 */
export function submissionMachine<Id extends OperationId>(operation: Id) {
  // The types say `submit`, because TypeScript cannot compute a key from a generic name; at run time the key is the
  // operation's name.
  const actors = needs(operation) as unknown as { submit: PromiseActorLogic<Output<Id>, object> }
  const submit = operation as unknown as 'submit'
  const pauseSetup = pause<SubmissionContext<Id>, SubmissionEvent<Id>>()

  return setup({
    types: {} as {
      context: SubmissionContext<Id>
      events: SubmissionEvent<Id>
      emitted: { type: 'submission.accepted'; output: Output<Id> }
      tags: 'busy'
    },
    actors: { ...actors, passingSeconds: passingSeconds() },
    actions: pauseSetup.actions,
    guards: pauseSetup.guards,
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
        editing: { on: { 'submission.requested': onRequested } },
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
        submitted: { on: { 'submission.requested': onRequested } },
      },
    })
}
