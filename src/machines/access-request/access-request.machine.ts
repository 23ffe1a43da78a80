import { assign, emit, setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

type Preview = Schema<'AccessPreview'>
type Wish = Pick<Input<'createAccessRequest'>, 'termDays' | 'reason'>

export type AccessRequestInput = Pick<Input<'createAccessRequest'>, 'levelId' | 'approvalType'> & {
  newKey: () => string
}
export type AccessRequestContext = AccessRequestInput & {
  wish: Wish
  /** What the wish would come to, where it was looked at. */
  preview: Preview | undefined
  /** Stays as long as nobody knows whether it has arrived. */
  idempotencyKey: string
  problem: Problem | undefined
}
type PreviewRequested = { type: 'preview.requested' } & Wish
export type AccessRequestEvent = PreviewRequested | { type: 'step.left' } | { type: 'request.confirmed' }

const ofPreview = ({ event }: { event: { output: Preview } }) => ({ preview: event.output })

/**
 * Asks for access or for a change of it: the wish is looked at first, with the last day of use and who decides, and then
 * confirmed (domain/access, "Which request may be raised when"). What was sent without an answer is sent again under the
 * same key, so that it is one request. A refusal leads back to the form with everything that was typed.
 */
export const accessRequestMachine = setup({
  types: {} as {
    input: AccessRequestInput
    context: AccessRequestContext
    events: AccessRequestEvent
    emitted: { type: 'request.made'; request: Schema<'AccessRequest'> } | { type: 'access.outdated' }
    tags: 'busy'
  },
  actors: needs('previewAccessRequest', 'createAccessRequest'),
  actions: {
    keepWish: assign({
      wish: (_, { termDays, reason }: Wish) => ({ termDays, reason }),
      preview: undefined,
      problem: undefined,
    }),
    keepPreview: assign({ preview: (_, { preview }: { preview: Preview }) => preview }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    notifyMade: emit(
      (_, { request }: { request: Schema<'AccessRequest'> }) => ({ type: 'request.made', request }) as const,
    ),
    notifyOutdated: emit({ type: 'access.outdated' }),
  },
  guards: {
    isPossible: (_, { preview }: { preview: Preview }) => preview.reason === null,
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
    isFormWrong: (_, { problem }: Failure) =>
      problem.is('access.reasonInvalid', 'access.termInvalid', 'request.invalid'),
  },
}).createMachine({
  id: 'accessRequest',
  context: ({ input }) => ({
    ...input,
    wish: { termDays: null, reason: '' },
    preview: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'preview.requested': {
          target: 'previewingAccessRequest',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
      },
    },
    previewingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'previewAccessRequest',
        src: 'previewAccessRequest',
        input: ({ context: { levelId, approvalType, wish } }) => ({
          levelId,
          approvalType,
          termDays: wish.termDays,
        }),
        onDone: [
          {
            guard: { type: 'isPossible', params: ofPreview },
            target: 'reviewing',
            actions: { type: 'keepPreview', params: ofPreview },
          },
          { target: 'editing', actions: { type: 'keepPreview', params: ofPreview } },
        ],
        onError: { target: 'editing', actions: keepProblem },
      },
    },
    reviewing: {
      on: {
        'step.left': { target: 'editing', actions: 'clearProblem' },
        'request.confirmed': { target: 'creatingAccessRequest', actions: 'clearProblem' },
      },
    },
    creatingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'createAccessRequest',
        src: 'createAccessRequest',
        input: ({ context: { idempotencyKey, levelId, approvalType, wish } }) => ({
          idempotencyKey,
          levelId,
          approvalType,
          ...wish,
        }),
        onDone: {
          target: 'requested',
          actions: { type: 'notifyMade', params: ({ event }) => ({ request: event.output }) },
        },
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'reviewing', actions: keepProblem },
          // Something else was taken in under it before: the list says what.
          {
            guard: { type: 'isKeyReused', params: failure },
            target: 'editing',
            actions: [keepProblem, 'renewKey', 'notifyOutdated'],
          },
          { guard: { type: 'isFormWrong', params: failure }, target: 'editing', actions: keepProblem },
          { target: 'editing', actions: [keepProblem, 'notifyOutdated'] },
        ],
      },
    },
    requested: { type: 'final' },
  },
})
