/**
 * The money that moved for a subscription, in the currency's smallest unit, none below 0: `paid` by its bills,
 * `givenBack` by refunds (those in progress as well) and by bills of credit, and `owed`, what open bills of credit
 * will give back.
 */
export type MoneyMoved = { paid: number; givenBack: number; owed: number }

/**
 * The amount that can still be given back of a paid bill: the rest of it, and no more than its subscription paid over what
 * it was given back or is owed. A company is never given back more than it paid, whatever the order.
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
 * paid over what it was given back.
 */
export const payableOf = (totalAmount: number, { paid, givenBack }: Omit<MoneyMoved, 'owed'>): number =>
  Math.max(0, Math.min(-totalAmount, paid - givenBack))
