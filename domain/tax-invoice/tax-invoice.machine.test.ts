import { expect, it } from 'vitest'
import { type TaxInvoiceState, taxInvoiceStateNames } from './state-names.ts'
import { taxInvoiceStatesFor } from './states.ts'
import { type TaxInvoiceAct, type TaxInvoiceHappening, taxInvoiceAfter } from './tax-invoice.machine.ts'

type Event = TaxInvoiceAct | TaxInvoiceHappening
const arrows: Record<Event, Partial<Record<TaxInvoiceState, TaxInvoiceState>>> = {
  issueNow: { WAITING: 'WAITING', REFUSED: 'WAITING', UNSENT: 'WAITING' },
  noteByHand: { WAITING: 'BY_HAND', REFUSED: 'BY_HAND', UNSENT: 'BY_HAND' },
  TRY: { WAITING: 'TRYING', REFUSED: 'TRYING', TRYING: 'TRYING' },
  ACCEPTED: { TRYING: 'ISSUED' },
  REFUSED: { TRYING: 'REFUSED' },
  DELIVERED: { ISSUED: 'SENT' },
  REJECTED: { ISSUED: 'UNSENT' },
}

it.each(Object.keys(arrows) as Event[])(
  '%s leads to the expected state, and is refused in all other states',
  (event) => {
    for (const state of taxInvoiceStateNames) {
      const to = arrows[event][state]
      const isAct = event === 'issueNow' || event === 'noteByHand'
      expect(taxInvoiceAfter(state, event)).toEqual(to ? { to } : { refusal: isAct ? 'bill.changed' : null })
    }
    expect(taxInvoiceStatesFor(event).toSorted()).toEqual(Object.keys(arrows[event]).toSorted())
  },
)

it('an issued tax invoice is issued again only if the tax office rejected it and the staff request the new one', () => {
  const happenings: TaxInvoiceHappening[] = ['TRY', 'ACCEPTED', 'REFUSED', 'DELIVERED', 'REJECTED']
  const seen = new Set<TaxInvoiceState>(['ISSUED'])
  for (const state of seen)
    for (const event of [...happenings, 'noteByHand'] as const) {
      const next = taxInvoiceAfter(state, event)
      if ('to' in next) seen.add(next.to)
    }
  expect([...seen].toSorted()).toEqual(['BY_HAND', 'ISSUED', 'SENT', 'UNSENT'])
})
