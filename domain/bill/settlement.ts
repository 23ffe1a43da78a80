/**
 * The open amounts of a subscription, VAT included, in the currency's smallest unit: `owed` on unpaid bills, `credit`
 * on bills to be refunded (0 or below), and `left`, not billed yet and signed: changes of the plan and, if the
 * subscription ends today, the unused or unbilled part of the period.
 */
export type OpenAccount = { owed: number; credit: number; left: number }
/** The amount to be paid, or to be refunded if below zero, and the amount of debts and credits that was set off. */
export type EndSettlement = { dueAmount: number; setOffAmount: number }

/**
 * The settlement when a subscription ends. Debts and credits are set off against each other, so that only paid
 * amounts are refunded.
 */
export function settlementOf({ owed, credit, left }: OpenAccount): EndSettlement {
  const asked = owed + Math.max(0, left)
  const given = -credit + Math.max(0, -left)
  return { dueAmount: asked - given, setOffAmount: Math.min(asked, given) }
}
