import type { Schema } from '#contract/operation.ts'

/** Whether the staff noted the payment of a bill, so that they transfer back what is given back of it. */
export const isPaidByTransfer = (payments: Schema<'Bill'>['payments']): boolean =>
  !payments.some(
    ({ paymentState, paymentMethodCode }) => paymentState === 'PAID' && paymentMethodCode !== 'G',
  )
