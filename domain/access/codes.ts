import type { Schema } from '#contract/operation.ts'

export type UseStatus = Schema<'UseStatus'>
export type ApprovalType = Schema<'ApprovalType'>
export type ApprovalResult = Schema<'ApprovalResult'>
export type CloseReason = Schema<'CloseReason'>
export type ServiceRequestType = Schema<'ServiceRequestType'>
export type PauseOrigin = Schema<'PauseOrigin'>
export type EndReason = Schema<'EndReason'>

/** The types of request, in the order in which they are offered (SPEC section 3). */
export const approvalTypes = [
  'APPLY',
  'RELEASE',
  'EXTEND',
  'SUSPEND',
  'RESUME',
] as const satisfies ApprovalType[]
export const riskLevels = ['LOW', 'MEDIUM', 'HIGH'] as const satisfies Schema<'RiskLevel'>[]
export const useStatuses = ['NORMAL', 'PAUSE', 'EXPIRE'] as const satisfies UseStatus[]

/**
 * The name of a request in other services (SPEC section 3); an application comes from the catalogue and has no such
 * name.
 */
export const serviceRequestTypes: Readonly<Record<ApprovalType, ServiceRequestType | null>> = {
  APPLY: null,
  RELEASE: 'revoke_auth',
  EXTEND: 'period_extension',
  SUSPEND: 'pause',
  RESUME: 'resume',
}

/** Whether requests of this type include a term. */
export const hasTerm = (type: ApprovalType): boolean => type === 'APPLY' || type === 'EXTEND'

/** How many days before the end an extension may first be requested. */
export const EXTENSION_OPENS_DAYS = 14
/**
 * The number of days after the end of a term in which a renewal may still be requested, if the maximum term is longer
 * than this number.
 */
export const RENEWAL_DAYS = 30
/** The number of days that a request waits for its decision. */
export const DEADLINE_DAYS = 7
/** The numbers of days before the end of a permission on which its holder is notified. */
export const noticeDays = [14, 1] as const
/** The length of a trimmed reason; a release needs no reason. */
export const reasonLength = { least: 10, most: 500 } as const
/** The minimum length of a rejection comment, trimmed. */
export const MIN_COMMENT = 2
