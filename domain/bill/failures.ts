/**
 * The reasons why a charge failed, in the portal's own terms; the reasons of a payment provider are mapped to these.
 */
export const chargeFailures = ['DECLINED', 'LIMIT_EXCEEDED', 'INSUFFICIENT_FUNDS', 'METHOD_INVALID'] as const
export type ChargeFailure = (typeof chargeFailures)[number]
