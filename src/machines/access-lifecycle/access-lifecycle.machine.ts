import { newRequest } from '#domain/access/requests.ts'
import { failure, keepProblem } from '../failures.ts'
import { lifecycleOf } from '../request-life.ts'
import {
  type AccessLifecycleContext,
  type AccessRequest,
  accessLifecycleSetup,
  type CommentSubmitted,
  type DecisionConfirmed,
  type Detail,
  type Preview,
  passEvent,
} from './access-lifecycle-setup.ts'
import { orderStates } from './order-states.ts'

const fromPreview = ({ event }: { event: { output: Preview } }) => ({ preview: event.output })
const fromRequest = ({ event }: { event: { output: AccessRequest } }) => ({ request: event.output })
const keepMade = { type: 'keepMade', params: fromRequest } as const
const notifyMade = { type: 'notifyMade', params: fromRequest } as const
const fromDetail = ({ event }: { event: { output: Detail } }) => ({
  detail: event.output,
  request: event.output.request,
})
const seenByUser = ({ context: { detail } }: { context: AccessLifecycleContext }) => ({
  requestId: detail!.request.requestId,
  version: detail!.request.version,
})
const whenRefused = [
  { guard: { type: 'isToBeReread', params: failure }, target: 'gettingAccessRequest', actions: keepProblem },
  {
    guard: { type: 'isKeyReused', params: failure },
    target: 'reading',
    actions: [keepProblem, 'renewKey', 'restoreLifecycle'],
  },
  { target: 'reading', actions: [keepProblem, 'restoreLifecycle'] },
] as const
const whenClosed = [
  {
    guard: { type: 'hasDiverged', params: fromRequest },
    target: 'gettingAccessRequest',
    actions: 'notifyDiverged',
  },
  { target: 'closed', actions: [{ type: 'keepClosed', params: fromRequest }, 'notifyClosed'] },
] as const

/**
 * The lifecycle of one permission in the browser (domain/access). A new request is previewed, with the last day of
 * use and the approvers, and then confirmed; a waiting request is decided, commented on and withdrawn. Each call
 * passes its event to the lifecycle of the request, which predicts the answer: if the server's answer differs,
 * `lifecycle.diverged` is emitted and all data is loaded again. A call without an answer is repeated with the same
 * idempotency key. A refusal returns to the form with all typed values; the first decision is final. An admin's
 * action on a permission works the same way, with the lifecycle of the permission.
 */
export const accessLifecycleMachine = accessLifecycleSetup.createMachine({
  id: 'accessLifecycle',
  context: ({ input }) => ({
    newKey: input.newKey,
    asked: 'levelId' in input ? { levelId: input.levelId, approvalType: input.approvalType } : undefined,
    wish: { termDays: null, reason: '' },
    preview: undefined,
    detail: 'detail' in input ? input.detail : undefined,
    before: undefined,
    life: 'detail' in input ? lifecycleOf(input.detail.request) : newRequest(),
    order: 'order' in input ? input.order : undefined,
    grant: 'grant' in input ? input.grant : undefined,
    grantLife: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAsked', target: 'editing' },
        { guard: 'isOrdered', target: 'ordering' },
        { target: 'reading' },
      ],
    },
    ...orderStates,
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
        input: ({ context: { asked, wish } }) => ({ ...asked!, termDays: wish.termDays }),
        onDone: [
          {
            guard: { type: 'isPossible', params: fromPreview },
            target: 'reviewing',
            actions: { type: 'keepPreview', params: fromPreview },
          },
          { target: 'editing', actions: { type: 'keepPreview', params: fromPreview } },
        ],
        onError: { target: 'editing', actions: keepProblem },
      },
    },
    reviewing: {
      on: {
        'step.left': { target: 'editing', actions: 'clearProblem' },
        'request.confirmed': { target: 'creatingAccessRequest', actions: ['clearProblem', 'submit'] },
      },
    },
    creatingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'createAccessRequest',
        src: 'createAccessRequest',
        input: ({ context: { idempotencyKey, asked, wish } }) => ({ idempotencyKey, ...asked!, ...wish }),
        onDone: [
          // The page of the request loads the request again.
          {
            guard: { type: 'hasDiverged', params: fromRequest },
            target: 'requested',
            actions: [keepMade, 'notifyDiverged', notifyMade],
          },
          { target: 'requested', actions: [keepMade, notifyMade] },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: failure }, target: 'reviewing', actions: keepProblem },
          // Another request was accepted with the same idempotency key before; it appears when the outdated list is
          // loaded again.
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
    reading: {
      always: { guard: 'isClosed', target: 'closed' },
      on: {
        'decision.confirmed': {
          target: 'decidingAccessRequest',
          actions: [
            'startOver',
            { type: 'handOver', params: ({ event }) => passEvent(event.decision, event.comment) },
          ],
        },
        'comment.submitted': {
          target: 'commentingAccessRequest',
          actions: ['startOver', { type: 'handOver', params: passEvent('COMMENT') }],
        },
        'withdrawal.confirmed': {
          target: 'withdrawingAccessRequest',
          actions: ['startOver', { type: 'handOver', params: passEvent('WITHDRAW') }],
        },
      },
    },
    decidingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'decideAccessRequest',
        src: 'decideAccessRequest',
        input: ({ context, event }) => {
          const { decision, comment, termDays } = event as DecisionConfirmed
          return { ...seenByUser({ context }), decision, comment, termDays }
        },
        onDone: whenClosed,
        onError: whenRefused,
      },
    },
    withdrawingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'withdrawAccessRequest',
        src: 'withdrawAccessRequest',
        input: seenByUser,
        onDone: whenClosed,
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
          requestId: detail!.request.requestId,
          body: (event as CommentSubmitted).body,
        }),
        onDone: [
          {
            guard: { type: 'hasDiverged', params: fromDetail },
            target: 'gettingAccessRequest',
            actions: ['renewKey', 'notifyDiverged'],
          },
          {
            target: 'reading',
            actions: [{ type: 'keepDetail', params: fromDetail }, 'renewKey', 'notifyCommented'],
          },
        ],
        onError: whenRefused,
      },
    },
    gettingAccessRequest: {
      tags: 'busy',
      invoke: {
        id: 'getAccessRequest',
        src: 'getAccessRequest',
        input: ({ context }) => ({ requestId: context.detail!.request.requestId }),
        onDone: {
          target: 'reading',
          actions: ['keepBefore', { type: 'keepDetail', params: fromDetail }, 'notifyChanged'],
        },
        onError: { target: 'reading', actions: [keepProblem, 'restoreLifecycle'] },
      },
    },
    closed: { type: 'final' },
  },
})
