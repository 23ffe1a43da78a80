import type { Schema } from '#contract/operation.ts'
import type { CloseReason } from '#domain/access/codes.ts'

export type RequestState = 'WAITING' | 'APPROVED' | CloseReason

/**
 * The shown state of a request: one that was not approved is named after the reason (domain/access, "Request
 * machine").
 */
export function requestStateOf({
  approvalResult,
  closeReason,
}: Pick<Schema<'AccessRequest'>, 'approvalResult' | 'closeReason'>): RequestState {
  return approvalResult === 'REJECTED' ? (closeReason ?? 'DECISION') : approvalResult
}
