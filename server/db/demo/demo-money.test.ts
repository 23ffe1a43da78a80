import { describe, expect, it } from 'vitest'
import { cashReceiptStateNames } from '#domain/cash-receipt/state-names.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { depositStateNames } from '#domain/deposit/states.ts'
import { taxInvoiceStateNames } from '#domain/tax-invoice/state-names.ts'
import { makeDemoWorld } from './demo-world.ts'

/**
 * The states that end within minutes. The demo has none of them, since its jobs would change them before a person
 * sees them.
 */
const TRANSIENT = 'TRYING'

// The last day of a month, a leap day, and the end of a year.
describe.each([
  '2026-11-21T01:30:00Z',
  '2028-02-29T03:00:00Z',
  '2027-03-31T14:59:59Z',
  '2026-12-31T15:00:00Z',
  '2026-11-30T03:00:00Z',
  '2027-10-31T03:00:00Z',
])('the money of the demo of %s', (time) => {
  const now = new Date(time)
  const world = makeDemoWorld({ now: () => now })
  const { bills, billPayments, billRefunds, taxInvoices, cashReceipts, deposits, depositMatches } = world
  const billOf = (id: string) => bills.find((bill) => bill.id === id)!
  const lastingStates = (names: readonly string[]) => names.filter((name) => name !== TRANSIENT).toSorted()
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

  it('has tax invoices in every state that lasts, in agreement with their bills', () => {
    const originals = taxInvoices.filter(({ invoiceKind }) => invoiceKind === 'ORIGINAL')
    expect([...new Set(originals.map(({ invoiceState }) => invoiceState))].toSorted()).toEqual(
      lastingStates(taxInvoiceStateNames),
    )
    for (const { billId, invoiceState, taxInvoiceNo, supplyAmount, vatAmount, ...times } of originals) {
      const bill = billOf(billId)
      const isIssued = ['ISSUED', 'SENT', 'BY_HAND'].includes(invoiceState)
      expect(bill).toMatchObject({
        taxInvoiceState: isIssued ? 'ISSUED' : 'PENDING',
        taxInvoiceNo: isIssued ? taxInvoiceNo : null,
        supplyAmount,
        vatAmount,
      })
      if (isIssued) expect(taxInvoiceNo).toMatch(/^\d{24}$/)
      for (const at of [times.issuedAt, times.sentAt]) if (at) expect(at <= now).toBe(true)
    }
    expect(new Set(taxInvoices.map(({ documentKey }) => documentKey)).size).toBe(taxInvoices.length)
  })

  it('has a late bill whose tax invoice the staff have to issue by hand', () => {
    const invoicedBills = new Set(taxInvoices.map(({ billId }) => billId))
    const uninvoicedBills = bills.filter(
      ({ id, billState, taxInvoiceState }) =>
        billState === 'LATE' && taxInvoiceState === 'PENDING' && !invoicedBills.has(id),
    )
    expect(uninvoicedBills.length).toBeGreaterThan(0)
  })

  it('has refunds that are done, that were declined and that wait for a second person, each within the amount of its bill', () => {
    expect(billRefunds.map(({ refundState }) => refundState).toSorted()).toEqual([
      'DECLINED',
      'DONE',
      'DONE',
      'WAITING',
    ])
    for (const { billId, amount, refundState, startedAt, requestedBy, decidedBy } of billRefunds) {
      const bill = billOf(billId)
      expect([bill.billState, bill.refundedAmount]).toEqual([
        'PAID',
        refundState === 'DECLINED' ? undefined : amount,
      ])
      expect(amount).toBeLessThanOrEqual(bill.totalAmount)
      expect(bill.paidAt! < startedAt && startedAt < now).toBe(true)
      expect(world.roles.some(({ role, memberId }) => role === 'staff' && memberId === requestedBy)).toBe(
        true,
      )
      if (refundState === 'DECLINED') expect([undefined, requestedBy]).not.toContain(decidedBy)
    }
  })

  it('has the correction of a refund, and a cash receipt that another cash receipt takes back', () => {
    const partsOf = (kind: 'REFUND' | 'CANCEL') =>
      [...taxInvoices, ...cashReceipts].filter((each) =>
        'invoiceKind' in each ? each.invoiceKind === kind : each.receiptKind === kind,
      )
    for (const kind of ['REFUND', 'CANCEL'] as const) {
      const [part, ...others] = partsOf(kind)
      expect(others).toEqual([])
      const { amount } = billRefunds.find(({ id }) => id === part!.partId)!
      expect(Math.abs(part!.supplyAmount + part!.vatAmount)).toBe(amount)
    }
  })

  it('has cash receipts of payments without a tax invoice, in every state that lasts', () => {
    const states = new Set(cashReceipts.map(({ receiptState }) => receiptState))
    // The demo has no waiting receipt, since it would be issued within a minute.
    expect([...states].toSorted()).toEqual(
      lastingStates(cashReceiptStateNames).filter((name) => name !== 'WAITING'),
    )
    for (const { billId, paymentId, tradedAt, issuedAt, receiptState, sentAt } of cashReceipts) {
      const payment = billPayments.find(({ id }) => id === paymentId)!
      expect([billOf(billId).taxInvoiceState, payment.billId]).toEqual(['NONE', billId])
      expect(payment.paymentMethodCode).not.toBe('C')
      expect(payment.settledAt! <= tradedAt).toBe(true)
      if (issuedAt) expect(issuedAt > tradedAt).toBe(true)
      expect(Boolean(sentAt)).toBe(receiptState === 'SENT')
      if (sentAt) expect(sentAt <= now).toBe(true)
    }
  })

  it('has deposits in every state, whose matches add up to the amounts that they paid', () => {
    expect(new Set(deposits.map(({ depositState }) => depositState))).toEqual(new Set(depositStateNames))
    for (const { id, amount, leftAmount, depositedOn, depositState } of deposits) {
      const matches = depositMatches.filter(({ depositId }) => depositId === id)
      expect(sum(matches.map((match) => match.amount))).toBe(amount - leftAmount)
      if (depositState === 'NEW' || depositState === 'ASIDE') expect(leftAmount).toBe(amount)
      for (const { billId, matchedAt } of matches) {
        expect(billOf(billId).paidAt).toEqual(matchedAt)
        expect(kstDate(matchedAt)).toBe(depositedOn)
      }
    }
  })

  it('has messages to phones in every state, and delivered and undelivered mails, of the last two months', () => {
    const { phoneMessages, mailRecords, members } = world
    expect(new Set(phoneMessages.map(({ phoneState }) => phoneState))).toEqual(
      new Set(['WAITING', 'HANDED', 'TALK', 'SMS', 'FAILED']),
    )
    expect(new Set(mailRecords.map(({ mailState }) => mailState))).toEqual(new Set(['SENT', 'FAILED']))
    const since = addMonths(kstDate(now), -2)
    for (const { memberId, createdAt, endedAt } of [...phoneMessages, ...mailRecords]) {
      expect(members.some(({ id }) => id === memberId)).toBe(true)
      expect(kstDate(createdAt) >= since && createdAt <= now).toBe(true)
      if (endedAt) expect(createdAt < endedAt && endedAt < now).toBe(true)
    }
    const open = phoneMessages.filter(({ endedAt }) => !endedAt)
    expect(open.map(({ phoneState, content }) => [phoneState, content?.kind])).toEqual([
      ['WAITING', 'BILL_REMINDER'],
    ])
  })
})
