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
  const { subscriptions, bills, billPayments, cancellations } = makeDemoWorld(clock)

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

  it('include the end of every subscription, with its refund', () => {
    const ending = subscriptions.filter(({ subscriptionState }) =>
      ['ENDED', 'CANCEL_SCHEDULED'].includes(subscriptionState),
    )
    expect(cancellations.map(({ subscriptionId }) => subscriptionId).sort()).toEqual(
      ending.map(({ id }) => id).sort(),
    )
    for (const {
      subscriptionId,
      lastDate,
      endOption,
      requestedAt,
      supplyAmount,
      vatAmount,
    } of cancellations) {
      expect(lastDate).toBe(ending.find(({ id }) => id === subscriptionId)!.endDate)
      expect(requestedAt <= clock.now() && kstDate(requestedAt) <= lastDate).toBe(true)
      const last = bills.find((bill) => bill.subscriptionId === subscriptionId && bill.billKind === 'FINAL')
      if (endOption === 'PERIOD_END') expect([last, supplyAmount, vatAmount]).toEqual([undefined, 0, 0])
      else if (last)
        expect([last.supplyAmount, last.vatAmount, last.billDate]).toEqual([
          supplyAmount,
          vatAmount,
          lastDate,
        ])
    }
    const states = new Set(bills.map(({ billState }) => billState))
    for (const state of ['PAID', 'LATE', 'CREDIT'] as const) expect(states).toContain(state)
    expect(bills.some(({ lines }) => lines!.length > 1)).toBe(true)
  })
})
