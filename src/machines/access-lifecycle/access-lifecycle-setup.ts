import { assign, emit, setup } from 'xstate'
import type { Input, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import type { GrantFacts } from '#domain/access/grants.ts'
import type { RequestMachineEvent, RequestSender } from '#domain/access/request.machine.ts'
import type { RequestLife } from '#domain/access/requests.ts'
import type { Failure } from '../failures.ts'
import { type GrantOrder, grantAgrees, grantOrdered } from '../grant-life.ts'
import { needs } from '../operation-actors.ts'
import { agrees, handed, lifeOf, submitted } from '../request-life.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'

export type Preview = Schema<'AccessPreview'>
export type AccessRequest = Schema<'AccessRequest'>
export type Detail = Schema<'AccessRequestDetail'>
type Wish = Pick<Input<'createAccessRequest'>, 'termDays' | 'reason'>
type Asked = Pick<Input<'createAccessRequest'>, 'levelId' | 'approvalType'>

export type Grant = Schema<'AdminAccessGrant'>

/** What is to be asked for, a request that there is, or a permission and what an admin orders for it. */
export type AccessLifecycleInput = { newKey: () => string } & (
  | Asked
  | { detail: Detail }
  | { grant: Grant; order: GrantOrder }
)
export type AccessLifecycleContext = {
  newKey: () => string
  asked: Asked | undefined
  wish: Wish
  /** What the wish would come to, where it was looked at. */
  preview: Preview | undefined
  /** The request, where there is one. */
  detail: Detail | undefined
  /** As it was when someone else changed it, while that is told. */
  before: AccessRequest | undefined
  /** Where the request stands in its lifecycle: as the server said, or as it will once what was sent is answered. */
  life: RequestLife
  order: GrantOrder | undefined
  /** The permission that an order is for: as it was shown when the order was sent, then as the server answered. */
  grant: Grant | undefined
  /** Where the permission will stand once the order is answered; nowhere, if its lifecycle refuses the order. */
  grantLife: GrantFacts | undefined
  /** Stays as long as nobody knows whether it has arrived. */
  idempotencyKey: string
  problem: Problem | undefined
}
type PreviewRequested = { type: 'preview.requested' } & Wish
export type DecisionConfirmed = { type: 'decision.confirmed' } & Pick<
  Input<'decideAccessRequest'>,
  'decision' | 'comment' | 'termDays'
>
export type CommentSubmitted = { type: 'comment.submitted'; body: string }
/** `grant` is as the list shows it by now, `today` a day in Korea, YYYY-MM-DD. */
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
/** What a call hands over to the lifecycle of the request. */
export const handOver = (type: 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'COMMENT', comment = '') => ({
  type,
  comment,
})
/** What the life of a permission in the browser takes, tells and does. */
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
      wish: (_, { termDays, reason }: Wish) => ({ termDays, reason }),
      preview: undefined,
      problem: undefined,
    }),
    keepPreview: assign({ preview: (_, { preview }: { preview: Preview }) => preview }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    startOver: assign({ problem: undefined, before: undefined }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    submit: assign({ life: ({ context: { asked, preview } }) => submitted(asked!.approvalType, preview!) }),
    handOver: assign({
      life: ({ context: { life, detail } }, { type, comment }: ReturnType<typeof handOver>) =>
        handed(life, { type, by: senderOf(detail!), comment } as RequestMachineEvent),
    }),
    stayWhereItWas: assign({ life: ({ context: { detail } }) => lifeOf(detail!.request) }),
    keepMade: assign({ life: (_, { request }: { request: AccessRequest }) => lifeOf(request) }),
    // The rest of what is told of it comes with the screen's next reading.
    keepClosed: assign({
      detail: ({ context }, { request }: { request: AccessRequest }) => ({ ...context.detail!, request }),
      life: (_, { request }: { request: AccessRequest }) => lifeOf(request),
    }),
    keepDetail: assign({
      detail: (_, { detail }: { detail: Detail }) => detail,
      life: (_, { detail }: { detail: Detail }) => lifeOf(detail.request),
    }),
    keepBefore: assign({ before: ({ context: { detail } }) => detail?.request }),
    handOverOrder: assign({
      problem: undefined,
      grant: (_, { grant }: OrderConfirmed) => grant,
      grantLife: ({ context: { order } }, { grant, today }: OrderConfirmed) =>
        grantOrdered(grant, order!, today),
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
    hasGrantDiverged: ({ context }, { grant }: { grant: Grant }) => !grantAgrees(context.grantLife, grant),
    isPossible: (_, { preview }: { preview: Preview }) => preview.reason === null,
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
    isKeyReused: (_, { problem }: Failure) => problem.is('key.reused'),
    isFormWrong: (_, { problem }: Failure) =>
      problem.is('access.reasonInvalid', 'access.termInvalid', 'request.invalid'),
    isClosed: ({ context }) => context.detail!.request.approvalResult !== 'WAITING',
    isToBeReread: (_, { problem }: Failure) =>
      problem.is('accessRequest.decided') || isOutcomeUnknown(problem),
    hasDiverged: ({ context }, { request }: { request: AccessRequest }) => !agrees(context.life, request),
  },
})
