import type { Tx } from '#server/db/once.ts'
import type { BillDeps } from './bill.deps.ts'
import type { StoredSubscription } from './bill.notifications.ts'
import { followPayment } from './bill.payment.ts'
import { bringUpToDate, settleEnd } from './bill.run.ts'

/** The effects of a change of a subscription on its bills, within the transaction of the change. */
export const billsOfSubscriptions = (deps: BillDeps) => ({
  followPayment: (tx: Tx, row: StoredSubscription) => followPayment(deps, tx, row),
  bringUpToDate: (tx: Tx, row: StoredSubscription) => bringUpToDate(deps, tx, row),
  settleEnd: (tx: Tx, row: StoredSubscription) => settleEnd(deps, tx, row),
})
