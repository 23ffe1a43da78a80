import type { Schema } from '#contract/operation.ts'

/** How a bill is paid, in a separate file for modules that need only the names. */
export const paymentMethods = ['G', 'C', 'A'] as const satisfies Schema<'PaymentMethodCode'>[]
export type PaymentMethod = (typeof paymentMethods)[number]
