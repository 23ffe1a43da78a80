/**
 * What is open between a subscription and its bills, VAT included, in the currency's smallest unit: `owed` on bills that are
 * not paid, `credit` on bills that give back and were not paid out yet (0 or below), and `left` of what no bill carries yet,
 * signed: changes of the plan, and of an end today the difference of the period.
 */
export type OpenAccount = { owed: number; credit: number; left: number }
/** What stays to be paid, or is given back where it is below zero, and how much of both was set off against each other. */
export type EndSettlement = { dueAmount: number; setOffAmount: number }

/**
 * The one settlement of an end. What is owed and what is to be given back are set off against each other, so that nothing is
 * given back that was not paid.
 */
export function settlementOf({ owed, credit, left }: OpenAccount): EndSettlement {
  const asked = owed + Math.max(0, left)
  const given = -credit + Math.max(0, -left)
  return { dueAmount: asked - given, setOffAmount: Math.min(asked, given) }
}
