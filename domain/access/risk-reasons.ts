import type { Schema } from '#contract/operation.ts'

/** A reason to check a request carefully, in addition to the risk level of the requested permission. */
export type RiskReason =
  | { reason: 'ADMINISTERS' }
  | { reason: 'NOBODY_HAS_IT' }
  | { reason: 'NOBODY_IN_DEPT' }
  | { reason: 'HOLDS_HIGH'; count: number }

/** The types of request that only take a permission away. */
const reducingTypes: readonly Schema<'ApprovalType'>[] = ['RELEASE', 'SUSPEND']

/**
 * Whether a request in a list can have risk reasons: the risk of its level is not low, and the request does not take
 * a permission away.
 */
export const mayHaveRiskReasons = ({
  riskLevel,
  request: { approvalType },
}: {
  riskLevel: Schema<'RiskLevel'>
  request: { approvalType: Schema<'ApprovalType'> }
}): boolean => riskLevel !== 'LOW' && !reducingTypes.includes(approvalType)

/**
 * The risk reasons of a request, from its facts, the most important first. None if its approval takes a permission
 * away, or if its level has a low risk.
 */
export function riskReasons({
  seen,
  administersYn,
  holders,
  grants,
}: Schema<'AdminAccessRequestDetail'>): RiskReason[] {
  if (!mayHaveRiskReasons(seen)) return []
  const { request, deptName } = seen
  const highRiskGrants = grants.filter(
    (grant) => grant.riskLevel === 'HIGH' && grant.grantId !== request.grantId,
  ).length
  const reasons: (RiskReason | false)[] = [
    administersYn === 'Y' && { reason: 'ADMINISTERS' },
    holders.count === 0 && { reason: 'NOBODY_HAS_IT' },
    holders.count > 0 && holders.sameDept === 0 && deptName !== null && { reason: 'NOBODY_IN_DEPT' },
    highRiskGrants > 0 && { reason: 'HOLDS_HIGH', count: highRiskGrants },
  ]
  return reasons.filter((reason) => reason !== false)
}
