import { setup } from 'xstate'
import { closedBy, stateAfter } from '../lifecycle.ts'
import type { TaxInvoiceState } from './state-names.ts'

/** The actions of the staff on a tax invoice. */
export type TaxInvoiceAct = 'issueNow' | 'noteByHand'
/** The events of a tax invoice that no person causes: those of the job, of the service and of the tax office. */
export type TaxInvoiceHappening = 'TRY' | 'ACCEPTED' | 'REFUSED' | 'DELIVERED' | 'REJECTED'
type TaxInvoiceRefusal = 'bill.changed'

const refuseWith = closedBy<TaxInvoiceRefusal>
const unissued = { issueNow: 'WAITING', noteByHand: 'BY_HAND', TRY: 'TRYING' } as const

/**
 * The lifecycle of an electronic tax invoice, an original or a correction. While it is TRYING its outcome is unknown,
 * so the staff cannot note it as issued by hand. A tax invoice that was never issued is removed if there is no amount
 * to invoice any more.
 */
export const taxInvoiceMachine = setup({
  types: {} as {
    events: { type: TaxInvoiceAct | TaxInvoiceHappening }
    meta: { reason: TaxInvoiceRefusal }
  },
}).createMachine({
  id: 'taxInvoice',
  initial: 'WAITING',
  on: { issueNow: refuseWith('bill.changed'), noteByHand: refuseWith('bill.changed') },
  states: {
    WAITING: { on: unissued },
    TRYING: { on: { TRY: 'TRYING', ACCEPTED: 'ISSUED', REFUSED: 'REFUSED' } },
    // The service refused the tax invoice, so the request is retried.
    REFUSED: { on: unissued },
    ISSUED: { on: { DELIVERED: 'SENT', REJECTED: 'UNSENT' } },
    SENT: {},
    // The tax office rejected the tax invoice, so that another document replaces it.
    UNSENT: { on: { issueNow: 'WAITING', noteByHand: 'BY_HAND' } },
    // The staff issued the tax invoice elsewhere and stored its number.
    BY_HAND: {},
  },
})

const lifeOf = (value: TaxInvoiceState) => taxInvoiceMachine.resolveState({ value })

/** The state after an event, or the reason why the event is not allowed (`null` if the machine gives none). */
export function taxInvoiceAfter(
  state: TaxInvoiceState,
  type: TaxInvoiceAct | TaxInvoiceHappening,
): { to: TaxInvoiceState } | { refusal: string | null } {
  return stateAfter(lifeOf(state), { type })
}
