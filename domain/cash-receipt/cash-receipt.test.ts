import { describe, expect, it } from 'vitest'
import { type CashReceiptAct, type CashReceiptHappening, cashReceiptAfter } from './cash-receipt.machine.ts'
import { lastReceiptDay, mayHaveReceipt, receiptDue, receiptKey, receiptNumberOf } from './cash-receipt.ts'
import { type CashReceiptState, cashReceiptStateNames } from './state-names.ts'

type Event = CashReceiptAct | CashReceiptHappening
const transitions: Record<Event, Partial<Record<CashReceiptState, CashReceiptState>>> = {
  issueNow: { WAITING: 'WAITING', REFUSED: 'WAITING', UNSENT: 'WAITING' },
  TRY: { WAITING: 'TRYING', REFUSED: 'TRYING', TRYING: 'TRYING' },
  ACCEPTED: { TRYING: 'ISSUED' },
  REFUSED: { TRYING: 'REFUSED' },
  DELIVERED: { ISSUED: 'SENT' },
  REJECTED: { ISSUED: 'UNSENT' },
}

it.each(Object.keys(transitions) as Event[])(
  'the event %s of a cash receipt leads to the expected state, and is refused in all other states',
  (event) => {
    for (const state of cashReceiptStateNames) {
      const to = transitions[event][state]
      const refusedResult = { refusal: event === 'issueNow' ? 'bill.changed' : null }
      expect(cashReceiptAfter(state, event)).toEqual(to ? { to } : refusedResult)
    }
  },
)

describe('a number for a cash receipt', () => {
  it.each([
    ['DEDUCTION', '010-1234-5678', '01012345678'],
    ['DEDUCTION', '010-000-1234', undefined],
    ['DEDUCTION', '02-1234-5678', undefined],
    ['DEDUCTION', '999-87-00017', undefined],
    ['EXPENSE', '999-87-00017', '9998700017'],
    ['EXPENSE', '999-87-00018', undefined],
    ['EXPENSE', '010-1234-5678', undefined],
  ] as const)('for %s of %s is %s', (usage, text, digits) => {
    expect(receiptNumberOf(usage, text)).toBe(digits)
  })
})

const bill = {
  currency: 'KRW',
  totalAmount: 247_500,
  taxInvoiceState: 'NONE',
  paymentCode: 'G',
  hasBusinessNumber: false,
} as const
it.each([
  [{}, true],
  [{ paymentCode: 'A' }, true],
  [{ paymentCode: 'C' }, false],
  [{ currency: 'USD' }, false],
  [{ totalAmount: 0 }, false],
  [{ taxInvoiceState: 'PENDING' }, false],
  [{ taxInvoiceState: 'ISSUED' }, false],
  [{ hasBusinessNumber: true }, false],
] as const)('a payment with %j may have a receipt: %s', (change, may) => {
  expect(mayHaveReceipt({ ...bill, ...change })).toBe(may)
})

it.each([
  ['with a number at once', { usage: 'EXPENSE', duty: 'ASKED', today: '2026-11-20' }, 'EXPENSE'],
  ['with a number on the last day', { usage: 'DEDUCTION', duty: 'ASKED', today: '2026-11-24' }, 'DEDUCTION'],
  ['with a number too late', { usage: 'DEDUCTION', duty: 'ALL', today: '2026-11-25' }, undefined],
  ['without a number and duty', { usage: undefined, duty: 'ASKED', today: '2026-11-24' }, undefined],
  ['while a number may come', { usage: undefined, duty: 'ALL', today: '2026-11-22' }, undefined],
  ['unasked on the day before the last', { usage: undefined, duty: 'ALL', today: '2026-11-23' }, 'SELF'],
] as const)('a receipt is issued %s', (_, at, usage) => {
  expect(receiptDue({ paidOn: '2026-11-20', totalAmount: 100_000 }, at)).toBe(usage)
})

it('a small payment gets no cash receipt unless the payer requests one', () => {
  const at = { usage: undefined, duty: 'ALL', today: '2026-11-24' } as const
  expect(receiptDue({ paidOn: '2026-11-20', totalAmount: 99_999 }, at)).toBeUndefined()
  expect(lastReceiptDay('2026-12-29')).toBe('2027-01-02')
})

it('the keys of cash receipts have at most 24 characters', () => {
  expect(receiptKey('B2026-000042', 1)).toBe('B2026-000042-C1')
  expect(receiptKey('B2026-000042', 12, 3).length).toBeLessThanOrEqual(24)
})
