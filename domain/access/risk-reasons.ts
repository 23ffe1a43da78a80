import type { Schema } from '#contract/operation.ts'

/** A reason to check a request with care, in addition to the risk of its level. */
export type RiskReason =
  | { reason: 'ADMINISTERS' }
  | { reason: 'NOBODY_HAS_IT' }
  | { reason: 'NOBODY_IN_DEPT' }
  | { reason: 'HOLDS_HIGH'; count: number }

/** Requests that only take something away. */
const lessens: readonly Schema<'ApprovalType'>[] = ['RELEASE', 'SUSPEND']

/** Whether a request may have reasons at all, by what its row says: its level is of no low risk, and it takes nothing away. */
export const mayHaveRiskReasons = ({
  riskLevel,
  request: { approvalType },
}: {
  riskLevel: Schema<'RiskLevel'>
  request: { approvalType: Schema<'ApprovalType'> }
}): boolean => riskLevel !== 'LOW' && !lessens.includes(approvalType)

/**
 * The reasons that the facts of a request give, the weightiest first. None where approving it takes something away, or its level is of a low
 * risk.
 */
export function riskReasons({
  seen,
  administersYn,
  holders,
  grants,
}: Schema<'AdminAccessRequestDetail'>): RiskReason[] {
  if (!mayHaveRiskReasons(seen)) return []
  const { request, deptName } = seen
  const high = grants.filter(
    (grant) => grant.riskLevel === 'HIGH' && grant.grantId !== request.grantId,
  ).length
  const reasons: (RiskReason | false)[] = [
    administersYn === 'Y' && { reason: 'ADMINISTERS' },
    holders.count === 0 && { reason: 'NOBODY_HAS_IT' },
    holders.count > 0 && holders.sameDept === 0 && deptName !== null && { reason: 'NOBODY_IN_DEPT' },
    high > 0 && { reason: 'HOLDS_HIGH', count: high },
  ]
  return reasons.filter((reason) => reason !== false)
}
