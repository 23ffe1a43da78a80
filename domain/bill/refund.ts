/**
 * The payments for a subscription, in the currency's smallest unit, never negative. `paid`: paid by its bills.
 * `givenBack`: returned by refunds (also those in progress) and by bills of credit. `owed`: the amount that open
 * bills of credit will return.
 */
export type MoneyMoved = { paid: number; givenBack: number; owed: number }

/**
 * Returns the amount of a paid bill that can still be refunded: at most the amount of the bill, and at most the
 * amount paid for its subscription minus all refunds and open credits. A company is never refunded more than it paid,
 * in any order of refunds.
 */
export function refundableOf(
  bill: { totalAmount: number; refundedAmount: number },
  { paid, givenBack, owed }: MoneyMoved,
): number {
  const unrefundedAmount = bill.totalAmount - bill.refundedAmount
  return Math.max(0, Math.min(unrefundedAmount, paid - givenBack - owed))
}

/**
 * Returns the amount that is paid out for a bill of credit (with a total below 0): its whole amount, but at most the
 * amount paid for its subscription minus all refunds.
 */
export const payableOf = (totalAmount: number, { paid, givenBack }: Omit<MoneyMoved, 'owed'>): number =>
  Math.max(0, Math.min(-totalAmount, paid - givenBack))
