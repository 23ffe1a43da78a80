import type { Schema } from '#contract/operation.ts'

/**
 * Whether paying by a method needs the consent of its holder to withdrawals: a card or an account is charged again and again
 * without asking (Electronic Financial Transactions Act, article 15). A bill that is paid by hand needs none.
 */
export const needsWithdrawalConsent = (
  code: Schema<'PaymentMethodCode'> | null | undefined,
): code is 'C' | 'A' => code === 'C' || code === 'A'
