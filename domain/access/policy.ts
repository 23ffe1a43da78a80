import type { ApprovalType, PauseOrigin } from './codes.ts'

/**
 * The company's policy of an app for one permission: whether releases are reviewed and whether requests are
 * auto-approved.
 */
export type Policy = { releaseReviewed: boolean; autoApproved: boolean }

/**
 * Whether auto-approval applies to a request. It never applies to a permission that administers the app, nor while a
 * suspension by security prevents the use of the permission. It never applies to the requests of a person who
 * administers the app, sets its policies or was the last to change this policy (domain/access.md, guard 14).
 */
export function isAutoApproved({
  autoApproval,
  administers,
  pauseOrigin,
  setsPolicy,
}: {
  autoApproval: boolean
  administers: boolean
  pauseOrigin: PauseOrigin | null
  setsPolicy: boolean
}): boolean {
  return autoApproval && !administers && pauseOrigin !== 'SECURITY' && !setsPolicy
}

/**
 * Whether a request waits for a decision: a release takes effect at once, unless the company wants releases reviewed;
 * any other request waits unless it is auto-approved.
 */
export const needsDecision = (type: ApprovalType, { releaseReviewed, autoApproved }: Policy): boolean =>
  type === 'RELEASE' ? releaseReviewed : !autoApproved
