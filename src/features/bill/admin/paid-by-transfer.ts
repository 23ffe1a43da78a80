import type { Schema } from '#contract/operation.ts'

/** Whether the staff recorded the payment of a bill, so that its refunds are transfers as well. */
export const isPaidByTransfer = (payments: Schema<'Bill'>['payments']): boolean =>
  !payments.some(
    ({ paymentState, paymentMethodCode }) => paymentState === 'PAID' && paymentMethodCode !== 'G',
  )
