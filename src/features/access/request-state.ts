import type { Schema } from '#contract/operation.ts'
import type { CloseReason } from '#domain/access/codes.ts'

export type RequestState = 'WAITING' | 'APPROVED' | CloseReason

/**
 * Returns the displayed state of a request: a closed request that was not approved has the name of the reason
 * (domain/access, "Request machine").
 */
export function requestStateOf({
  approvalResult,
  closeReason,
}: Pick<Schema<'AccessRequest'>, 'approvalResult' | 'closeReason'>): RequestState {
  return approvalResult === 'REJECTED' ? (closeReason ?? 'DECISION') : approvalResult
}
