import type { Schema } from '#contract/operation.ts'
import type { ApprovalType } from './codes.ts'
import type { GrantEvent, GrantFacts } from './grants.ts'
import type { RequestEvent } from './requests.ts'

export type AccessEventType = Schema<'AccessEventType'>

/** The record that each event of a request writes. */
export const requestEvents: Readonly<Record<Exclude<RequestEvent, 'SUBMIT'>, AccessEventType>> = {
  COMMENT: 'request.commented',
  APPROVE: 'request.approved',
  REJECT: 'request.rejected',
  WITHDRAW: 'request.withdrawn',
  DEADLINE: 'request.timedOut',
  SUPERSEDE: 'request.superseded',
  INELIGIBLE: 'request.ineligible',
}

/** The record that each event of a grant writes. */
export const grantEvents: Readonly<Record<GrantEvent | Extract<ApprovalType, 'APPLY'>, AccessEventType>> = {
  APPLY: 'grant.started',
  EXTEND: 'grant.extended',
  SUSPEND: 'grant.paused',
  RESUME: 'grant.resumed',
  LIFT: 'grant.resumed',
  RELEASE: 'grant.released',
  REVOKE: 'grant.revoked',
  BLOCK: 'grant.blocked',
  END_REACHED: 'grant.expired',
}

/**
 * Returns the record that an event of a grant writes. If security lifts its block but the grant stays suspended, as
 * it was before the block, this record is `grant.unblocked`.
 */
export function grantEventFor(
  event: GrantEvent,
  { useStatus }: Pick<GrantFacts, 'useStatus'>,
): AccessEventType {
  const endsSuspension = event === 'LIFT' || event === 'RESUME'
  return endsSuspension && useStatus === 'PAUSE' ? 'grant.unblocked' : grantEvents[event]
}

/** The label of the notification of an event (SPEC section 3). */
export function announcementTypeOf(event: AccessEventType): Schema<'AnnouncementType'> {
  if (event === 'request.created') return 'application'
  if (event === 'request.commented') return 'reply'
  if (event === 'grant.blocked') return 'security'
  if (event.startsWith('request.')) return 'approval'
  return event.startsWith('delegate.') ? 'user' : 'service'
}
