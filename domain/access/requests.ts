import type { ApprovalResult, ApprovalType, CloseReason } from './codes.ts'
import type { PauseOrigin } from './grants.ts'

/** What happens to a request that waits. */
export type RequestEvent =
  | 'COMMENT'
  | 'DELEGATE'
  | 'APPROVE'
  | 'REJECT'
  | 'WITHDRAW'
  | 'DEADLINE'
  | 'SUPERSEDE'
  | 'INELIGIBLE'

type Closing = { approvalResult: ApprovalResult; closeReason: CloseReason | null }

/** The life of a request: per result, where an event leads. Nothing leaves APPROVED or REJECTED. */
export const requestStates: Readonly<
  Record<ApprovalResult, Readonly<Partial<Record<RequestEvent, Closing>>>>
> = {
  WAITING: {
    COMMENT: { approvalResult: 'WAITING', closeReason: null },
    DELEGATE: { approvalResult: 'WAITING', closeReason: null },
    APPROVE: { approvalResult: 'APPROVED', closeReason: 'DECISION' },
    REJECT: { approvalResult: 'REJECTED', closeReason: 'DECISION' },
    WITHDRAW: { approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' },
    DEADLINE: { approvalResult: 'REJECTED', closeReason: 'TIMEOUT' },
    SUPERSEDE: { approvalResult: 'REJECTED', closeReason: 'SUPERSEDED' },
    INELIGIBLE: { approvalResult: 'REJECTED', closeReason: 'INELIGIBLE' },
  },
  APPROVED: {},
  REJECTED: {},
}

/** What an event makes of a request, or nothing where it is refused. */
export function requestAfter(result: ApprovalResult, event: RequestEvent): Closing | undefined {
  return requestStates[result][event]
}

/** How an event closes a request that waits. */
export function closingBy(
  event: Exclude<RequestEvent, 'COMMENT' | 'DELEGATE'>,
): Closing & { closeReason: CloseReason } {
  return requestStates.WAITING[event] as Closing & { closeReason: CloseReason }
}

/** What of an app a company has looked at, and what it lets through, as far as one permission is concerned. */
export type Policy = { releaseReviewed: boolean; autoApproved: boolean }

/**
 * Whether auto-approval holds for a request: never for a permission that administers the app, nor while security has paused
 * it, nor for who settles the app's policies or was the last to settle this one (domain/access.md, guard 14).
 */
export function isAutoApproved({
  autoApproval,
  administers,
  pauseOrigin,
  settles,
}: {
  autoApproval: boolean
  administers: boolean
  pauseOrigin: PauseOrigin | null
  settles: boolean
}): boolean {
  return autoApproval && !administers && pauseOrigin !== 'SECURITY' && !settles
}

/** Whether a request waits for a decision: giving access up needs nobody's permission, unless the app has it looked at. */
export const needsDecision = (type: ApprovalType, { releaseReviewed, autoApproved }: Policy): boolean =>
  type === 'RELEASE' ? releaseReviewed : !autoApproved

/** How a request begins. */
export function beginningOf(type: ApprovalType, policy: Policy): Closing {
  return needsDecision(type, policy)
    ? { approvalResult: 'WAITING', closeReason: null }
    : requestStates.WAITING.APPROVE!
}
