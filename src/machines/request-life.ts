import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import type { RequestMachineEvent } from '#domain/access/request.machine.ts'
import { closingOf, newRequest, type RequestLife, requestAt } from '#domain/access/requests.ts'
import { after } from '#domain/lifecycle.ts'

type AccessRequest = Schema<'AccessRequest'>
type Shown = Pick<AccessRequest, 'approvalResult' | 'closeReason'>

/** The life of a request in the state that the server shows; only the server decides whether its deadline is over. */
export const lifeOf = ({ approvalResult, closeReason, requestedAt }: AccessRequest): RequestLife =>
  requestAt({ approvalResult, closeReason, deadlineAt: null }, new Date(requestedAt))

/** The life after an event; a closed life stays unchanged: then the server has to refuse the event. */
export const handed = (life: RequestLife, event: RequestMachineEvent): RequestLife =>
  after(life, event) ?? life

/** The life of a new request, by whether a preview shows that it is approved at once. */
export const submitted = (
  approvalType: ApprovalType,
  { autoApprovedYn }: Pick<Schema<'AccessPreview'>, 'autoApprovedYn'>,
): RequestLife => {
  const atOnce = autoApprovedYn === 'Y'
  return handed(newRequest(), {
    type: 'SUBMIT',
    approvalType,
    autoApproved: atOnce,
    releaseReviewed: !atOnce,
  })
}

/**
 * Whether the server shows what the life predicts. An approved request may be closed as one whose conditions are gone, which only
 * the server sees.
 */
export function agrees(life: RequestLife, shown: Shown): boolean {
  const closing = closingOf(life)
  const isAs = ({ approvalResult, closeReason }: Shown) =>
    approvalResult === shown.approvalResult && closeReason === shown.closeReason
  return isAs(closing) || (closing.approvalResult === 'APPROVED' && shown.closeReason === 'INELIGIBLE')
}
