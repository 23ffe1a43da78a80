import { assign, emit, setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import type { GrantFacts } from '#domain/access/grants.ts'
import type { RequestMachineEvent, RequestSender } from '#domain/access/request.machine.ts'
import type { RequestLife } from '#domain/access/requests.ts'
import type { Failure } from '../failures.ts'
import { type GrantOrder, grantAfterAction, isSameAsServer } from '../grant-life.ts'
import { needs } from '../operation-actors.ts'
import { isShownLife, lifecycleAfter, lifecycleOf, lifecycleOfNewRequest } from '../request-life.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

export type Preview = Schema<'AccessPreview'>
export type AccessRequest = Schema<'AccessRequest'>
export type Detail = Schema<'AccessRequestDetail'>
type RequestedTerm = Pick<Input<'createAccessRequest'>, 'termDays' | 'reason'>
type RequestInput = Pick<Input<'createAccessRequest'>, 'levelId' | 'approvalType'>

export type Grant = Schema<'AdminAccessGrant'>

/** The input: the data of a new request, an existing request, or a permission on which an admin acts. */
export type AccessLifecycleInput = { newKey: () => string } & (
  | RequestInput
  | { detail: Detail }
  | { grant: Grant; order: GrantOrder }
)
export type AccessLifecycleContext = {
  newKey: () => string
  asked: RequestInput | undefined
  wish: RequestedTerm
  /** The preview of the result of a new request. */
  preview: Preview | undefined
  /** The existing request; undefined for a new one. */
  detail: Detail | undefined
  /** The request as it was before another person changed it, while both versions are shown. */
  before: AccessRequest | undefined
  /**
   * The state of the request in its lifecycle: as the server reported it, or, during a call, the state that the
   * lifecycle predicts for the time after the call.
   */
  life: RequestLife
  order: GrantOrder | undefined
  /** The permission on which an admin acts: as shown when the action was sent, then as in the server's answer. */
  grant: Grant | undefined
  /**
   * The predicted state of the permission after the admin's action; undefined if its lifecycle refuses the action.
   */
  grantLife: GrantFacts | undefined
  /** The idempotency key of the call, unchanged as long as it is unknown whether the call has arrived. */
  idempotencyKey: string
  problem: Problem | undefined
}
type PreviewRequested = { type: 'preview.requested' } & RequestedTerm
export type DecisionConfirmed = { type: 'decision.confirmed' } & Pick<
  Input<'decideAccessRequest'>,
  'decision' | 'comment' | 'termDays'
>
export type CommentSubmitted = { type: 'comment.submitted'; body: string }
/**
 * The admin has confirmed an action. `grant` is the permission as the list shows it now, `today` a day in Korea,
 * YYYY-MM-DD.
 */
export type OrderConfirmed = { type: 'order.confirmed'; grant: Grant; comment: string; today: string }
export type AccessLifecycleEvent =
  | PreviewRequested
  | { type: 'step.left' | 'request.confirmed' | 'withdrawal.confirmed' }
  | DecisionConfirmed
  | CommentSubmitted
  | OrderConfirmed

const senderOf = ({ request, decideYn }: Detail): RequestSender => {
  if (request.ownYn === 'Y') return 'REQUESTER'
  return decideYn === 'Y' ? 'DECIDER' : 'ONLOOKER'
}
/** Creates the event that a call passes to the lifecycle of the request. */
export const passEvent = (type: 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'COMMENT', comment = '') => ({
  type,
  comment,
})
/** The actors, actions and guards of a permission's lifecycle in the browser. */
export const accessLifecycleSetup = setup({
  types: {} as {
    input: AccessLifecycleInput
    context: AccessLifecycleContext
    events: AccessLifecycleEvent
    emitted:
      | { type: 'request.made'; request: AccessRequest }
      | { type: 'grant.changed'; grant: Grant }
      | { type: 'access.outdated' | 'request.closed' | 'comment.added' | 'request.outdated' }
      | { type: 'lifecycle.diverged' }
    tags: 'busy'
  },
  actors: needs(
    'previewAccessRequest',
    'createAccessRequest',
    'decideAccessRequest',
    'commentAccessRequest',
    'withdrawAccessRequest',
    'getAccessRequest',
    'revokeAccessGrant',
    'blockAccessGrant',
    'liftAccessGrant',
  ),
  actions: {
    keepWish: assign({
      wish: (_, { termDays, reason }: RequestedTerm) => ({ termDays, reason }),
      preview: undefined,
      problem: undefined,
    }),
    keepPreview: assign({ preview: (_, { preview }: { preview: Preview }) => preview }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    startOver: assign({ problem: undefined, before: undefined }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    submit: assign({
      life: ({ context: { asked, preview } }) => lifecycleOfNewRequest(asked!.approvalType, preview!),
    }),
    handOver: assign({
      life: ({ context: { life, detail } }, { type, comment }: ReturnType<typeof passEvent>) =>
        lifecycleAfter(life, { type, by: senderOf(detail!), comment } as RequestMachineEvent),
    }),
    restoreLifecycle: assign({ life: ({ context: { detail } }) => lifecycleOf(detail!.request) }),
    keepMade: assign({ life: (_, { request }: { request: AccessRequest }) => lifecycleOf(request) }),
    // The answer contains only the request; the other details are loaded when the screen reloads the request.
    keepClosed: assign({
      detail: ({ context }, { request }: { request: AccessRequest }) => ({ ...context.detail!, request }),
      life: (_, { request }: { request: AccessRequest }) => lifecycleOf(request),
    }),
    keepDetail: assign({
      detail: (_, { detail }: { detail: Detail }) => detail,
      life: (_, { detail }: { detail: Detail }) => lifecycleOf(detail.request),
    }),
    keepBefore: assign({ before: ({ context: { detail } }) => detail?.request }),
    handOverOrder: assign({
      problem: undefined,
      grant: (_, { grant }: OrderConfirmed) => grant,
      grantLife: ({ context: { order } }, { grant, today }: OrderConfirmed) =>
        grantAfterAction(grant, order!, today),
    }),
    keepGrant: assign({ grant: (_, { grant }: { grant: Grant }) => grant }),
    notifyOrdered: emit((_, { grant }: { grant: Grant }) => ({ type: 'grant.changed', grant }) as const),
    notifyMade: emit(
      (_, { request }: { request: AccessRequest }) => ({ type: 'request.made', request }) as const,
    ),
    notifyOutdated: emit({ type: 'access.outdated' }),
    notifyClosed: emit({ type: 'request.closed' }),
    notifyCommented: emit({ type: 'comment.added' }),
    notifyChanged: emit({ type: 'request.outdated' }),
    notifyDiverged: emit({ type: 'lifecycle.diverged' }),
  },
  guards: {
    isAsked: ({ context }) => context.asked !== undefined,
    isOrdered: ({ context }) => context.order !== undefined,
    isRevocation: ({ context }) => context.order === 'REVOKE',
    isBlock: ({ context }) => context.order === 'BLOCK',
    isGrantOutdated: (_, { problem }: Failure) =>
      problem.is('accessGrant.changed', 'accessGrant.missing') || isOutcomeUnknown(problem),
    hasGrantDiverged: ({ context }, { grant }: { grant: Grant }) => !isSameAsServer(context.grantLife, grant),
    isPossible: (_, { preview }: { preview: Preview }) => preview.reason === null,
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
    isFormWrong: (_, { problem }: Failure) =>
      problem.is('access.reasonInvalid', 'access.termInvalid', 'request.invalid'),
    isClosed: ({ context }) => context.detail!.request.approvalResult !== 'WAITING',
    isToBeReread: (_, { problem }: Failure) =>
      problem.is('accessRequest.decided') || isOutcomeUnknown(problem),
    hasDiverged: ({ context }, { request }: { request: AccessRequest }) =>
      !isShownLife(context.life, request),
  },
})
