import type { BillDeps } from './bill.deps.ts'
import { chargeBills } from './bill.charge.ts'
import { markLate, markPastDue } from './bill.late.ts'
import { issueBills } from './bill.run.ts'

/**
 * Everything that bills do by themselves on a day: they are issued, charged, late, and make a subscription past due. Nothing of
 * it happens twice, whoever runs this and however often.
 */
export async function runBilling(deps: BillDeps): Promise<void> {
  await issueBills(deps)
  await chargeBills(deps)
  await markLate(deps)
  await markPastDue(deps)
}
