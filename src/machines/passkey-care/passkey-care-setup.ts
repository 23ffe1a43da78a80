import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { Withheld } from '../passkey-prompt.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

/** A member's change of their passkeys. */
export type PasskeyChange = { kind: 'add'; name: string } | ({ kind: 'remove' } & Input<'removePasskey'>)
type Options = Output<'startPasskeyRegistration'>
type CreatedPasskey = Pick<Input<'finishPasskeyRegistration'>, 'idempotencyKey' | 'credential'>

export type PasskeyCareContext = {
  /** The last requested change, until it is done or abandoned. */
  change: PasskeyChange | undefined
  options: Options | undefined
  made: CreatedPasskey | undefined
  withheld: Withheld | undefined
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type ChangeRequested = { type: 'change.requested'; change: PasskeyChange }

export const initialPasskeyCare = {
  change: undefined,
  options: undefined,
  made: undefined,
  withheld: undefined,
  problem: undefined,
}

/** The actors, actions and guards of managing passkeys. */
export const passkeyCareSetup = setup({
  types: {} as {
    context: PasskeyCareContext
    events:
      | ChangeRequested
      | ({ type: 'passkey.given' } & CreatedPasskey)
      | { type: 'passkey.withheld'; reason: Withheld }
      | { type: 'sending.repeated' }
      | { type: 'change.canceled' }
    emitted: { type: 'change.made'; kind: PasskeyChange['kind'] }
    tags: 'busy'
  },
  actors: needs('startPasskeyRegistration', 'finishPasskeyRegistration', 'removePasskey'),
  actions: {
    keepChange: assign((_, { change }: { change: PasskeyChange }) => ({ ...initialPasskeyCare, change })),
    keepOptions: assign({ options: (_, { output }: { output: Options }) => output }),
    keepMade: assign((_, { idempotencyKey, credential }: CreatedPasskey) => ({
      made: { idempotencyKey, credential },
    })),
    keepWithheld: assign({ withheld: (_, { reason }: { reason: Withheld }) => reason }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    forget: assign(initialPasskeyCare),
    notifyAdded: emit({ type: 'change.made', kind: 'add' }),
    notifyRemoved: emit({ type: 'change.made', kind: 'remove' }),
  },
  guards: {
    isAdding: ({ context }) => context.change?.kind === 'add',
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
})
