/** The reasons why a charge failed, in our own terms; those of a payment provider are mapped to them. */
export const chargeFailures = ['DECLINED', 'LIMIT_EXCEEDED', 'INSUFFICIENT_FUNDS', 'METHOD_INVALID'] as const
export type ChargeFailure = (typeof chargeFailures)[number]
