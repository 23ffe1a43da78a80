/**
 * The money that moved for a subscription, in the currency's smallest unit, never negative: `paid` by its bills,
 * `givenBack` by refunds (also those in progress) and by bills of credit, and `owed`, which open bills of credit will
 * return.
 */
export type MoneyMoved = { paid: number; givenBack: number; owed: number }

/**
 * The amount of a paid bill that can still be refunded: not more than the bill, nor than its subscription
 * paid minus all refunds and open credits. A company is never refunded more than it paid, in any order of refunds.
 */
export function refundableOf(
  bill: { totalAmount: number; refundedAmount: number },
  { paid, givenBack, owed }: MoneyMoved,
): number {
  const rest = bill.totalAmount - bill.refundedAmount
  return Math.max(0, Math.min(rest, paid - givenBack - owed))
}

/**
 * The amount that is paid out of a bill of credit (a total below 0): all of it, and no more than its subscription
 * has paid, minus all refunds.
 */
export const payableOf = (totalAmount: number, { paid, givenBack }: Omit<MoneyMoved, 'owed'>): number =>
  Math.max(0, Math.min(-totalAmount, paid - givenBack))
