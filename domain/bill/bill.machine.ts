import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/** What members and staff may do with a bill. */
export type BillAction = 'pay' | 'markPaid' | 'markRefunded'
/** What happens to it by itself: a charge fails, its due day passes, a later bill takes it over. */
type BillHappening = 'CHARGE_FAILED' | 'DUE_OVER' | 'CARRY'
type BillRefusal = 'bill.unpayable' | 'bill.changed'

const closed = closedBy<BillRefusal>
const owed = { pay: 'PAID', markPaid: 'PAID', CARRY: 'CARRIED' } as const

/** The life of a bill. One that gives back begins as CREDIT, any other as OPEN. */
export const billMachine = setup({
  types: {} as {
    events: { type: BillAction | BillHappening }
    meta: { reason: BillRefusal }
  },
}).createMachine({
  id: 'bill',
  initial: 'OPEN',
  on: {
    pay: closed('bill.unpayable'),
    markPaid: closed('bill.changed'),
    markRefunded: closed('bill.changed'),
  },
  states: {
    OPEN: { on: { ...owed, CHARGE_FAILED: 'FAILED', DUE_OVER: 'LATE' } },
    FAILED: { on: { ...owed, DUE_OVER: 'LATE' } },
    LATE: { on: owed },
    PAID: {},
    CREDIT: { on: { markRefunded: 'REFUNDED', CARRY: 'CARRIED' } },
    REFUNDED: {},
    // A later bill carries what it asks for, or gives back.
    CARRIED: {},
  },
})
