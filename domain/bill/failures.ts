/** Why a charge came to nothing, in our own words; a provider's are mapped to these. */
export const chargeFailures = ['DECLINED', 'LIMIT_EXCEEDED', 'INSUFFICIENT_FUNDS', 'METHOD_INVALID'] as const
export type ChargeFailure = (typeof chargeFailures)[number]
