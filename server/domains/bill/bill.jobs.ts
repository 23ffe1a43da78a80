import { chargeBills } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { giveLastNotices } from './bill.ending.ts'
import { checkPayments } from './bill.events.ts'
import { markLate, markPastDue, remindOfBills } from './bill.late.ts'
import { askForRefunds } from './bill.refund.ts'
import { issueBills } from './bill.run.ts'

/**
 * The daily billing job: reads the charges that the payment service has notified of, issues and charges bills, sends
 * reminders, marks bills late and subscriptions past due, and announces automatic cancellations. Each step happens
 * once, even with several runs or nodes. Returns the number of each.
 */
export async function runBilling(
  deps: BillDeps,
): Promise<{ issued: number; paid: number; failed: number; late: number; pastDue: number }> {
  await checkPayments(deps)
  const issued = await issueBills(deps)
  const { paid, failed } = await chargeBills(deps)
  await askForRefunds(deps)
  await remindOfBills(deps)
  const lateCount = await markLate(deps)
  const pastDue = await markPastDue(deps)
  await giveLastNotices(deps)
  return { issued, paid, failed, late: lateCount, pastDue }
}
