import { chargeBills } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import { markLate, markPastDue } from './bill.late.ts'
import { issueBills } from './bill.run.ts'

/**
 * Everything that bills do by themselves on a day: they are issued, charged, late, and make a subscription past due. Nothing of
 * it happens twice, however often and on however many nodes this runs. Gives of how many.
 */
export async function runBilling(
  deps: BillDeps,
): Promise<{ issued: number; paid: number; failed: number; late: number; pastDue: number }> {
  const issued = await issueBills(deps)
  const { paid, failed } = await chargeBills(deps)
  const late = await markLate(deps)
  const pastDue = await markPastDue(deps)
  return { issued, paid, failed, late, pastDue }
}
