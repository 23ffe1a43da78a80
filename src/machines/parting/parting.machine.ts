import { assign, type PromiseActorLogic, setup } from 'xstate'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'

type PartingContext<Id extends OperationId> = {
  input: Input<Id>
  output: Output<Id> | undefined
  problem: Problem | undefined
}

/** The outcome: `output` in `sent`, `problem` in `lost`. */
export type PartingOutcome<Id extends OperationId> = Omit<PartingContext<Id>, 'input'>

/**
 * Creates the machine of a call that a screen makes when it is left: `partingMachine('releaseCounselSlot')`. The call
 * is sent immediately, once, and not retried. The operation's name is the invoke id and the actor. `part` creates and
 * runs this machine.
 */
export function partingMachine<Id extends OperationId>(operation: Id) {
  // The types say `send`, because TypeScript cannot compute a key from a generic name; at run time the key is the
  // operation's name.
  const actors = needs(operation) as unknown as { send: PromiseActorLogic<Output<Id>, object> }
  const send = operation as unknown as 'send'

  return setup({
    types: {} as { context: PartingContext<Id>; input: Input<Id>; output: PartingOutcome<Id>; tags: 'busy' },
    actors,
    actions: {
      keepOutput: assign({ output: (_, { output }: { output: Output<Id> }) => output }),
      keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    },
  }).createMachine({
    id: operation,
    context: ({ input }) => ({ input, output: undefined, problem: undefined }),
    initial: 'sending',
    states: {
      sending: {
        tags: 'busy',
        invoke: {
          id: operation,
          src: send,
          input: ({ context }) => context.input,
          onDone: { target: 'sent', actions: { type: 'keepOutput', params: ({ event }) => event } },
          onError: { target: 'lost', actions: { type: 'keepProblem', params: failure } },
        },
      },
      sent: { type: 'final' },
      lost: { type: 'final' },
    },
    output: ({ context: { output, problem } }) => ({ output, problem }),
  })
}
