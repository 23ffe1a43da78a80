import { setup } from 'xstate'
import { closedBy, stateAfter } from '../lifecycle.ts'
import type { CashReceiptState } from './state-names.ts'

/** The action of the staff on a cash receipt. */
export type CashReceiptAct = 'issueNow'
/** The events of a cash receipt that no person causes: those of the job, of the service and of the tax office. */
export type CashReceiptHappening = 'TRY' | 'ACCEPTED' | 'REFUSED' | 'DELIVERED' | 'REJECTED'
type CashReceiptRefusal = 'bill.changed'

const refuseWith = closedBy<CashReceiptRefusal>
const unissued = { issueNow: 'WAITING', TRY: 'TRYING' } as const

/**
 * The lifecycle of a cash receipt, which documents a payment or cancels another receipt. While it is TRYING the
 * outcome is unknown. A cash receipt that was never issued is removed if its payment is taken back.
 */
export const cashReceiptMachine = setup({
  types: {} as {
    events: { type: CashReceiptAct | CashReceiptHappening }
    meta: { reason: CashReceiptRefusal }
  },
}).createMachine({
  id: 'cashReceipt',
  initial: 'WAITING',
  on: { issueNow: refuseWith('bill.changed') },
  states: {
    WAITING: { on: unissued },
    TRYING: { on: { TRY: 'TRYING', ACCEPTED: 'ISSUED', REFUSED: 'REFUSED' } },
    // The service refused the cash receipt, so the request is retried.
    REFUSED: { on: unissued },
    ISSUED: { on: { DELIVERED: 'SENT', REJECTED: 'UNSENT' } },
    SENT: {},
    // The tax office rejected the cash receipt, so that another document replaces it.
    UNSENT: { on: { issueNow: 'WAITING' } },
  },
})

const lifeOf = (value: CashReceiptState) => cashReceiptMachine.resolveState({ value })

/** The state after an event, or the reason why the event is not allowed (`null` if the machine gives none). */
export function cashReceiptAfter(
  state: CashReceiptState,
  type: CashReceiptAct | CashReceiptHappening,
): { to: CashReceiptState } | { refusal: string | null } {
  return stateAfter(lifeOf(state), { type })
}
