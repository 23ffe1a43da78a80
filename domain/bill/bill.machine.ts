import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/** The actions of members and staff on a bill. */
export type BillAction = 'pay' | 'markPaid' | 'markRefunded' | 'voidBill'
/**
 * The events of a bill that no person causes: a charge fails, the due date passes, a later bill includes the
 * amount.
 */
type BillHappening = 'CHARGE_FAILED' | 'DUE_OVER' | 'CARRY'
type BillRefusal = 'bill.unpayable' | 'bill.changed' | 'bill.settled'

const refuseWith = closedBy<BillRefusal>
const owed = { pay: 'PAID', markPaid: 'PAID', CARRY: 'CARRIED', voidBill: 'VOID' } as const

/** The lifecycle of a bill. A bill with a negative amount begins as CREDIT, any other as OPEN. */
export const billMachine = setup({
  types: {} as {
    events: { type: BillAction | BillHappening }
    meta: { reason: BillRefusal }
  },
}).createMachine({
  id: 'bill',
  initial: 'OPEN',
  on: {
    pay: refuseWith('bill.unpayable'),
    markPaid: refuseWith('bill.changed'),
    markRefunded: refuseWith('bill.changed'),
    voidBill: refuseWith('bill.settled'),
  },
  states: {
    OPEN: { on: { ...owed, CHARGE_FAILED: 'FAILED', DUE_OVER: 'LATE' } },
    FAILED: { on: { ...owed, DUE_OVER: 'LATE' } },
    LATE: { on: owed },
    PAID: {},
    CREDIT: { on: { markRefunded: 'REFUNDED', CARRY: 'CARRIED', voidBill: 'VOID' } },
    REFUNDED: {},
    // The amount of this bill is included in a later bill.
    CARRIED: {},
    // The staff cancelled the bill: nothing is collected or refunded.
    VOID: {},
  },
})
