/** The purpose for which the payer of a deposit is sealed. */
export const payerPurpose = (id: string): string => `deposits/${id}/payer`
