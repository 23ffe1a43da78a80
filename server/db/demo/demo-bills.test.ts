import { describe, expect, it } from 'vitest'
import { kstDate } from '#domain/dates.ts'
import { makeDemoWorld } from './demo-world.ts'

// The last day of a month, a leap day, and the end of a year.
describe.each([
  '2026-11-21T01:30:00Z',
  '2028-02-29T03:00:00Z',
  '2027-03-31T14:59:59Z',
  '2026-12-31T15:00:00Z',
])('the bills of the demo of %s', (time) => {
  const clock = { now: () => new Date(time) }
  const { subscriptions, bills, billPayments, cancellations, voids, billCredits, billCreditUses } =
    makeDemoWorld(clock)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

  it('have the payments that their state requires', () => {
    for (const { id, billState, paymentMethodCode, paidAt } of bills) {
      const tries = billPayments.filter(({ billId }) => billId === id)
      expect(tries.map(({ attempt }) => attempt)).toEqual(tries.map((_, index) => index + 1))
      expect(
        tries.filter(({ paymentState }) => paymentState === 'PAID').map(({ settledAt }) => settledAt),
      ).toEqual(billState === 'PAID' ? [paidAt] : [])
      if (billState === 'LATE') expect(tries.length).toBe(paymentMethodCode === 'G' ? 0 : 4)
    }
    expect(
      billPayments.filter(({ startedAt, settledAt }) => startedAt > settledAt! || settledAt! >= clock.now()),
    ).toEqual([])
  })

  it('have a cancellation with its refund for every subscription that has ended or is about to end', () => {
    const endingSubscriptions = subscriptions.filter(({ subscriptionState }) =>
      ['ENDED', 'CANCEL_SCHEDULED'].includes(subscriptionState),
    )
    expect(cancellations.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
      endingSubscriptions.map(({ id }) => id).sort(),
    )
    for (const {
      subscriptionId,
      lastDate,
      endOption,
      requestedAt,
      supplyAmount,
      vatAmount,
    } of cancellations) {
      expect(lastDate).toBe(endingSubscriptions.find(({ id }) => id === subscriptionId)!.endDate)
      expect(requestedAt <= clock.now() && kstDate(requestedAt) <= lastDate).toBe(true)
      const lastBill = bills.find(
        (bill) => bill.subscriptionId === subscriptionId && bill.billKind === 'FINAL',
      )
      if (endOption === 'PERIOD_END') expect([lastBill, supplyAmount, vatAmount]).toEqual([undefined, 0, 0])
      else if (lastBill)
        expect([lastBill.supplyAmount, lastBill.vatAmount, lastBill.billDate]).toEqual([
          supplyAmount,
          vatAmount,
          lastDate,
        ])
    }
    const states = new Set(bills.map(({ billState }) => billState))
    // Whether a bill is open, or was not charged, depends on the day.
    for (const state of ['PAID', 'LATE', 'CREDIT', 'REFUNDED', 'VOID'] as const)
      expect(states).toContain(state)
    expect(bills.some(({ lines }) => lines!.length > 1)).toBe(true)
  })

  it('include a bill that the staff cancelled with a reason, and two bills with a discount, one of which is not used up', () => {
    const voidedBills = bills.filter(({ billState }) => billState === 'VOID')
    expect(voidedBills.map(({ id }) => id)).toEqual(voids.map(({ billId }) => billId))
    for (const { paidAt, taxInvoiceState, voidedAt } of voidedBills) {
      expect([paidAt, taxInvoiceState]).toEqual([null, 'NONE'])
      expect(voidedAt! < clock.now()).toBe(true)
    }
    expect(billCredits.map(({ creditOn }) => creditOn)).toEqual(['BILL', 'NEXT_BILLS'])
    for (const { id, subscriptionId, amount, leftAmount } of billCredits) {
      const uses = billCreditUses.filter(({ creditId }) => creditId === id)
      expect(sum(uses.map((use) => use.amount))).toBe(amount - leftAmount)
      for (const { billId, amount: used } of uses) {
        const bill = bills.find((each) => each.id === billId)!
        expect([bill.subscriptionId, bill.billState]).toEqual([subscriptionId, 'PAID'])
        const line = bill.lines!.find(({ label }) => label === '요금 할인')!
        expect(line.supplyAmount + line.vatAmount).toBe(-used)
        expect([bill.supplyAmount, bill.vatAmount, bill.totalAmount]).toEqual([
          sum(bill.lines!.map((each) => each.supplyAmount)),
          sum(bill.lines!.map((each) => each.vatAmount)),
          bill.supplyAmount + bill.vatAmount,
        ])
      }
    }
    expect(billCredits.some(({ leftAmount }) => leftAmount > 0)).toBe(true)
  })
})
