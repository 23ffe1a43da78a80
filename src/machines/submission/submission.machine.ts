import { assign, emit, type PromiseActorLogic, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, isPause, secondsToWait } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { countedDown, passingSeconds, type SecondsPassed } from '../passing-seconds.ts'

export type SubmissionContext<Id extends OperationId> = {
  /** Why the last try failed; kept until the next one. */
  problem: Problem | undefined
  /** Until the next try is looked at; more than 0 only in `paused`. */
  pauseSecondsLeft: number
  /** The data of the accepted submission, in `submitted`. */
  output: Output<Id> | undefined
}

type Requested<Id extends OperationId> = { type: 'submission.requested'; input: Input<Id> }
export type SubmissionEvent<Id extends OperationId> =
  | Requested<Id>
  | { type: 'submission.restarted' }
  | SecondsPassed

/**
 * One form that is sent to one operation: `submissionMachine('checkPassword')`. The operation's name is the invoke id
 * and the actor, so it is provided like that of every flow. What was typed stays with the form: the machine never keeps
 * the input, and a second request while one is under way does nothing. Made once for a module, not for a render.
 */
export function submissionMachine<Id extends OperationId>(operation: Id) {
  // The types say `submit` because they cannot compute with a name that is a parameter; the value is the operation's.
  const actors = needs(operation) as unknown as { submit: PromiseActorLogic<Output<Id>, object> }
  const submit = operation as unknown as 'submit'

  return setup({
    types: {} as {
      context: SubmissionContext<Id>
      events: SubmissionEvent<Id>
      emitted: { type: 'submission.accepted'; output: Output<Id> }
      tags: 'busy'
    },
    actors: { ...actors, passingSeconds: passingSeconds() },
    actions: {
      keepOutput: assign({ output: (_, { output }: { output: Output<Id> }) => output }),
      notifyAccepted: emit(
        (_, { output }: { output: Output<Id> }) => ({ type: 'submission.accepted', output }) as const,
      ),
      startOver: assign({ problem: undefined, output: undefined }),
      keepProblem: assign({
        problem: (_, { problem }: Failure) => problem,
        pauseSecondsLeft: (_, { problem }: Failure) => secondsToWait(problem),
      }),
      countDown: assign({
        pauseSecondsLeft: ({ context }, passed: { seconds: number }) =>
          countedDown(context.pauseSecondsLeft, passed),
      }),
      forgetPause: assign({
        problem: ({ context: { problem } }) => (isPause(problem) ? undefined : problem),
      }),
    },
    guards: {
      mustWait: (_, { problem }: Failure) => secondsToWait(problem) > 0,
      isPauseOver: ({ context }) => context.pauseSecondsLeft === 0,
    },
  }).createMachine({
    id: operation,
    context: { problem: undefined, pauseSecondsLeft: 0, output: undefined },
    initial: 'editing',
    states: {
      editing: {
        on: { 'submission.requested': { target: 'submitting', actions: 'startOver' } },
      },
      submitting: {
        tags: 'busy',
        invoke: {
          id: operation,
          src: submit,
          input: ({ event }) => (event as Requested<Id>).input,
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
              actions: { type: 'keepProblem', params: failure },
            },
            { target: 'editing', actions: { type: 'keepProblem', params: failure } },
          ],
        },
      },
      paused: {
        invoke: { id: 'passingSeconds', src: 'passingSeconds' },
        always: { guard: 'isPauseOver', target: 'editing', actions: 'forgetPause' },
        on: { 'seconds.passed': { actions: { type: 'countDown', params: ({ event }) => event } } },
      },
      submitted: {
        on: { 'submission.restarted': { target: 'editing', actions: 'startOver' } },
      },
    },
  })
}
