import { chargeBills } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { giveLastNotices } from './bill.ending.ts'
import { checkPayments } from './bill.events.ts'
import { markLate, markPastDue, remindOfBills } from './bill.late.ts'
import { askForRefunds } from './bill.refund.ts'
import { issueBills } from './bill.run.ts'

/**
 * The daily billing job: reads the charges that the payment service has notified of, issues and charges bills, reminds of them, marks them late, makes
 * subscriptions past due, and announces their ends. Nothing happens twice, even if it runs several times or on several nodes. Returns the number of each.
 */
export async function runBilling(
  deps: BillDeps,
): Promise<{ issued: number; paid: number; failed: number; late: number; pastDue: number }> {
  await checkPayments(deps)
  const issued = await issueBills(deps)
  const { paid, failed } = await chargeBills(deps)
  await askForRefunds(deps)
  await remindOfBills(deps)
  const late = await markLate(deps)
  const pastDue = await markPastDue(deps)
  await giveLastNotices(deps)
  return { issued, paid, failed, late, pastDue }
}
