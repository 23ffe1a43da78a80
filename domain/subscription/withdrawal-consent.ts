import type { Schema } from '#contract/operation.ts'

/**
 * Whether a payment method needs its holder's consent to withdrawals: a card or an account is charged repeatedly
 * without a further confirmation (Electronic Financial Transactions Act, article 15). Invoices need no consent.
 */
export const needsWithdrawalConsent = (
  code: Schema<'PaymentMethodCode'> | null | undefined,
): code is 'C' | 'A' => code === 'C' || code === 'A'
