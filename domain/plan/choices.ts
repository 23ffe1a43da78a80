/** The services of the catalogue, and all their plans. */
export const serviceCodes = ['SSO', 'MFA', 'IGA', 'UBA', 'LOG'] as const
export const planCodes = ['BASIC', 'PRO', 'ENT', 'Y1', 'Y3'] as const
export type ServiceCode = (typeof serviceCodes)[number]
export type PlanCode = (typeof planCodes)[number]

/** Larger contracts are negotiated, not calculated. */
export const MAX_USERS = 100_000
