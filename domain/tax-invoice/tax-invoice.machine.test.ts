import { expect, it } from 'vitest'
import { type TaxInvoiceState, taxInvoiceStateNames } from './state-names.ts'
import { taxInvoiceStatesFor } from './states.ts'
import { type TaxInvoiceAct, type TaxInvoiceHappening, taxInvoiceAfter } from './tax-invoice.machine.ts'

type Event = TaxInvoiceAct | TaxInvoiceHappening
const transitions: Record<Event, Partial<Record<TaxInvoiceState, TaxInvoiceState>>> = {
  issueNow: { WAITING: 'WAITING', REFUSED: 'WAITING', UNSENT: 'WAITING' },
  noteByHand: { WAITING: 'BY_HAND', REFUSED: 'BY_HAND', UNSENT: 'BY_HAND' },
  TRY: { WAITING: 'TRYING', REFUSED: 'TRYING', TRYING: 'TRYING' },
  ACCEPTED: { TRYING: 'ISSUED' },
  REFUSED: { TRYING: 'REFUSED' },
  DELIVERED: { ISSUED: 'SENT' },
  REJECTED: { ISSUED: 'UNSENT' },
}

it.each(Object.keys(transitions) as Event[])(
  'the event %s of a tax invoice leads to the expected state, and is refused in all other states',
  (event) => {
    for (const state of taxInvoiceStateNames) {
      const to = transitions[event][state]
      const isAct = event === 'issueNow' || event === 'noteByHand'
      expect(taxInvoiceAfter(state, event)).toEqual(to ? { to } : { refusal: isAct ? 'bill.changed' : null })
    }
    expect(taxInvoiceStatesFor(event).toSorted()).toEqual(Object.keys(transitions[event]).toSorted())
  },
)

it('an issued tax invoice is issued again only if the tax office rejected it and the staff request the new one', () => {
  const happenings: TaxInvoiceHappening[] = ['TRY', 'ACCEPTED', 'REFUSED', 'DELIVERED', 'REJECTED']
  const reachedStates = new Set<TaxInvoiceState>(['ISSUED'])
  for (const state of reachedStates)
    for (const event of [...happenings, 'noteByHand'] as const) {
      const outcome = taxInvoiceAfter(state, event)
      if ('to' in outcome) reachedStates.add(outcome.to)
    }
  expect([...reachedStates].toSorted()).toEqual(['BY_HAND', 'ISSUED', 'SENT', 'UNSENT'])
})
