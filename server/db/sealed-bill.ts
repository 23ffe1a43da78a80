/** The purpose for which the reason of a credit is sealed. */
export const creditPurpose = (id: string): string => `bill_credits/${id}`
/** The purpose for which the reason of a void bill is sealed. */
export const voidPurpose = (billId: string): string => `bills/${billId}/void`
/** The purpose for which the reason of a declined or withdrawn refund is sealed. */
export const decisionPurpose = (id: string): string => `bill_refunds/${id}/decision`
/** The purpose for which the reason of a refund is sealed. */
export const refundPurpose = (id: string): string => `bill_refunds/${id}`
