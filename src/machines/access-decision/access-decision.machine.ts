import { assign, emit, setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

type Detail = Schema<'AccessRequestDetail'>
type AccessRequest = Schema<'AccessRequest'>

export type AccessDecisionInput = { detail: Detail; newKey: () => string }
export type AccessDecisionContext = AccessDecisionInput & {
  /** As it was when someone else changed it, while that is told. */
  before: AccessRequest | undefined
  idempotencyKey: string
  problem: Problem | undefined
}
type DecisionConfirmed = { type: 'decision.confirmed' } & Pick<
  Input<'decideAccessRequest'>,
  'decision' | 'comment' | 'termDays'
>
type CommentSubmitted = { type: 'comment.submitted'; body: string }
export type AccessDecisionEvent = DecisionConfirmed | CommentSubmitted | { type: 'withdrawal.confirmed' }

const ofRequest = ({ event }: { event: { output: AccessRequest } }) => ({ request: event.output })
const ofDetail = ({ event }: { event: { output: Detail } }) => ({ detail: event.output })
const seen = ({
  context: {
    detail: { request },
  },
}: {
  context: AccessDecisionContext
}) => ({ requestId: request.requestId, version: request.version })
const whenRefused = [
  { guard: { type: 'isToBeReread', params: failure }, target: 'gettingAccessRequest', actions: keepProblem },
  { guard: { type: 'isKeyReused', params: failure }, target: 'reading', actions: [keepProblem, 'renewKey'] },
  { target: 'reading', actions: keepProblem },
] as const

/**
 * One request for access that waits: decided on, written about, taken back (domain/access, "Request machine"). The first
 * decision is final, so a refusal or an answer that did not come has the request read again. What is typed stays with
 * the form.
 */
export const accessDecisionMachine = setup({
  types: {} as {
    input: AccessDecisionInput
    context: AccessDecisionContext
    events: AccessDecisionEvent
    emitted: { type: 'request.closed' | 'comment.added' | 'request.outdated' }
    tags: 'busy'
  },
  actors: needs('decideAccessRequest', 'commentAccessRequest', 'withdrawAccessRequest', 'getAccessRequest'),
  actions: {
    // The rest of what is told of it comes with the screen's next reading.
    keepClosed: assign({
      detail: ({ context }, { request }: { request: AccessRequest }) => ({ ...context.detail, request }),
    }),
    keepDetail: assign({ detail: (_, { detail }: { detail: Detail }) => detail }),
    keepBoth: assign({
      detail: (_, { detail }: { detail: Detail }) => detail,
      before: ({ context }) => context.detail.request,
    }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    startOver: assign({ problem: undefined, before: undefined }),
    notifyClosed: emit({ type: 'request.closed' }),
    notifyCommented: emit({ type: 'comment.added' }),
    notifyOutdated: emit({ type: 'request.outdated' }),
  },
  guards: {
    isClosed: ({ context }) => context.detail.request.approvalResult !== 'WAITING',
    isToBeReread: (_, { problem }: Failure) =>
      problem.is('accessRequest.decided') || isOutcomeUnknown(problem),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
  },
}).createMachine({
  id: 'accessDecision',
  context: ({ input }) => ({
    ...input,
    before: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'reading',
  states: {
    reading: {
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'decision.confirmed': { target: 'decidingAccessRequest', actions: 'startOver' },
        'comment.submitted': { target: 'commentingAccessRequest', actions: 'startOver' },
        'withdrawal.confirmed': { target: 'withdrawingAccessRequest', actions: 'startOver' },
      },
    },
    decidingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'decideAccessRequest',
        src: 'decideAccessRequest',
        input: ({ context, event }) => {
          const { decision, comment, termDays } = event as DecisionConfirmed
          return { ...seen({ context }), decision, comment, termDays }
        },
        onDone: { target: 'closed', actions: [{ type: 'keepClosed', params: ofRequest }, 'notifyClosed'] },
        onError: whenRefused,
      },
    },
    withdrawingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'withdrawAccessRequest',
        src: 'withdrawAccessRequest',
        input: seen,
        onDone: { target: 'closed', actions: [{ type: 'keepClosed', params: ofRequest }, 'notifyClosed'] },
        onError: whenRefused,
      },
    },
    commentingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'commentAccessRequest',
        src: 'commentAccessRequest',
        input: ({ context: { idempotencyKey, detail }, event }) => ({
          idempotencyKey,
          requestId: detail.request.requestId,
          body: (event as CommentSubmitted).body,
        }),
        onDone: {
          target: 'reading',
          actions: [{ type: 'keepDetail', params: ofDetail }, 'renewKey', 'notifyCommented'],
        },
        onError: whenRefused,
      },
    },
    gettingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'getAccessRequest',
        src: 'getAccessRequest',
        input: ({ context }) => ({ requestId: context.detail.request.requestId }),
        onDone: { target: 'reading', actions: [{ type: 'keepBoth', params: ofDetail }, 'notifyOutdated'] },
        onError: { target: 'reading', actions: keepProblem },
      },
    },
    closed: { type: 'final' },
  },
})
