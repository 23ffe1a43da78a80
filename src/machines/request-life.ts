import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import type { RequestMachineEvent } from '#domain/access/request.machine.ts'
import { closingOf, newRequest, type RequestLife, restoreRequest } from '#domain/access/requests.ts'
import { snapshotAfter } from '#domain/lifecycle.ts'

type AccessRequest = Schema<'AccessRequest'>
type ShownRequest = Pick<AccessRequest, 'approvalResult' | 'closeReason'>

/**
 * Restores the lifecycle of a request from the server's state; only the server decides whether its deadline
 * is over.
 */
export const lifecycleOf = ({ approvalResult, closeReason, requestedAt }: AccessRequest): RequestLife =>
  restoreRequest({ approvalResult, closeReason, deadlineAt: null }, new Date(requestedAt))

/**
 * Returns the lifecycle after an event. A refused event leaves the lifecycle unchanged, and the server must refuse
 * the event too.
 */
export const lifecycleAfter = (life: RequestLife, event: RequestMachineEvent): RequestLife =>
  snapshotAfter(life, event) ?? life

/** Returns the lifecycle of a new request, depending on whether its preview shows that it is approved at once. */
export const lifecycleOfNewRequest = (
  approvalType: ApprovalType,
  { autoApprovedYn }: Pick<Schema<'AccessPreview'>, 'autoApprovedYn'>,
): RequestLife => {
  const atOnce = autoApprovedYn === 'Y'
  return lifecycleAfter(newRequest(), {
    type: 'SUBMIT',
    approvalType,
    autoApproved: atOnce,
    releaseReviewed: !atOnce,
  })
}

/**
 * Whether the server's state equals the state that the lifecycle predicts. An approved request may also be closed as
 * ineligible, which only the server can determine.
 */
export function isShownLife(life: RequestLife, shown: ShownRequest): boolean {
  const closing = closingOf(life)
  const hasSameOutcome = ({ approvalResult, closeReason }: ShownRequest) =>
    approvalResult === shown.approvalResult && closeReason === shown.closeReason
  return (
    hasSameOutcome(closing) || (closing.approvalResult === 'APPROVED' && shown.closeReason === 'INELIGIBLE')
  )
}
