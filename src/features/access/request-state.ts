import type { Schema } from '#contract/operation.ts'
import type { CloseReason } from '#domain/access/codes.ts'

export type RequestState = 'WAITING' | 'APPROVED' | CloseReason

/** What a request is called by: one that was not approved, by why it ended (domain/access, "Request machine"). */
export function requestStateOf({
  approvalResult,
  closeReason,
}: Pick<Schema<'AccessRequest'>, 'approvalResult' | 'closeReason'>): RequestState {
  return approvalResult === 'REJECTED' ? (closeReason ?? 'DECISION') : approvalResult
}
