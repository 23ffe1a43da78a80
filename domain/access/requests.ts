import type { ApprovalResult, ApprovalType, CloseReason } from './codes.ts'

/** What happens to a request that waits. */
export type RequestEvent =
  | 'COMMENT' | 'DELEGATE' | 'APPROVE' | 'REJECT' | 'WITHDRAW' | 'DEADLINE' | 'SUPERSEDE' | 'INELIGIBLE'

type Closing = { approvalResult: ApprovalResult; closeReason: CloseReason | null }

/** The life of a request: per result, where an event leads. Nothing leaves APPROVED or REJECTED. */
export const requestStates: Readonly<Record<ApprovalResult, Readonly<Partial<Record<RequestEvent, Closing>>>>> = {
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
export function closingBy(event: Exclude<RequestEvent, 'COMMENT' | 'DELEGATE'>): Closing & { closeReason: CloseReason } {
  return requestStates.WAITING[event] as Closing & { closeReason: CloseReason }
}

/** How a request begins: giving access up needs nobody's permission, unless the app has it looked at. */
export function beginningOf(type: ApprovalType, { releaseReviewed }: { releaseReviewed: boolean }): Closing {
  const atOnce = type === 'RELEASE' && !releaseReviewed
  return atOnce ? requestStates.WAITING.APPROVE! : { approvalResult: 'WAITING', closeReason: null }
}
