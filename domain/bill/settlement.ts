/**
 * The open amounts of a subscription, VAT included, in the currency's smallest unit. `owed`: the amount of unpaid
 * bills. `credit`: the amount of bills to be refunded (0 or below). `left`: the signed amount that is not billed yet,
 * from changes of the plan and, if the subscription ends today, from the unused or unbilled part of the period.
 */
export type OpenAccount = { owed: number; credit: number; left: number }
/**
 * `dueAmount` is the amount to be paid, or to be refunded if below zero. `setOffAmount` is the amount of debts and
 * credits that were set off against each other.
 */
export type EndSettlement = { dueAmount: number; setOffAmount: number }

/**
 * Returns the settlement when a subscription ends. Debts and credits are set off against each other, so that only
 * paid amounts are refunded.
 */
export function settlementOf({ owed, credit, left }: OpenAccount): EndSettlement {
  const totalOwed = owed + Math.max(0, left)
  const totalCredit = -credit + Math.max(0, -left)
  return { dueAmount: totalOwed - totalCredit, setOffAmount: Math.min(totalOwed, totalCredit) }
}
