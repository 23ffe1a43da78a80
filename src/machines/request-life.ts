import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from '#domain/access/codes.ts'
import type { RequestMachineEvent } from '#domain/access/request.machine.ts'
import { closingOf, newRequest, type RequestLife, requestAt } from '#domain/access/requests.ts'
import { after } from '#domain/lifecycle.ts'

type AccessRequest = Schema<'AccessRequest'>
type Shown = Pick<AccessRequest, 'approvalResult' | 'closeReason'>

/** The life of a request at the place where the server shows it; whether its deadline is over is for the server to say. */
export const lifeOf = ({ approvalResult, closeReason, requestedAt }: AccessRequest): RequestLife =>
  requestAt({ approvalResult, closeReason, deadlineAt: null }, new Date(requestedAt))

/** The life after an event; where it is closed, the life as it is: then the server has to refuse it. */
export const handed = (life: RequestLife, event: RequestMachineEvent): RequestLife =>
  after(life, event) ?? life

/** The life of a request that is about to be made, by whether a preview says that it is approved at once. */
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
 * Whether what the server shows is what the life says. A request that is approved may be closed as one whose conditions are gone,
 * which only the server sees.
 */
export function agrees(life: RequestLife, shown: Shown): boolean {
  const closing = closingOf(life)
  const isAs = ({ approvalResult, closeReason }: Shown) =>
    approvalResult === shown.approvalResult && closeReason === shown.closeReason
  return isAs(closing) || (closing.approvalResult === 'APPROVED' && shown.closeReason === 'INELIGIBLE')
}
