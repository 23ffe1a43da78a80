import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { vatOf } from '../money.ts'
import { billDate } from './billing.ts'
import {
  type BillingState,
  periodOf,
  planDifference,
  settledAtEnd,
  settlementToday,
  splitPeriod,
} from './proration.ts'

const monthlyBilling: BillingState = {
  startDate: '2026-10-22',
  nextBillDate: '2026-12-22',
  paymentCycle: 'M',
  supply: 135_000,
  vat: 13_500,
}
const prices = fc.integer({ min: 0, max: 9_800_000_000 }).map((supply) => ({ supply, vat: vatOf(supply) }))
const starts = fc.integer({ min: 0, max: 9_000 }).map((count) => addDays('2004-01-01', count))
/** A subscription and a day on which it is in use. The period of this day may be billed already or not. */
const situations = fc
  .record({
    startDate: starts,
    paymentCycle: fc.constantFrom('M' as const, 'Y' as const),
    price: prices,
    gone: fc.nat(900),
    billed: fc.boolean(),
  })
  .map(({ startDate, paymentCycle, price, gone, billed }) => {
    const today = addDays(startDate, gone)
    const period = periodOf({ startDate, paymentCycle }, today)
    return {
      today,
      standing: {
        startDate,
        paymentCycle,
        ...price,
        nextBillDate: billed ? period.nextBillDate : period.from,
      } satisfies BillingState,
    }
  })

describe('a billing period', () => {
  it.each([
    ['2026-10-22', '2026-11-22', '2026-11-22', '2026-12-21', 30],
    ['2026-10-22', '2026-11-21', '2026-10-22', '2026-11-21', 31],
    ['2028-01-31', '2028-02-29', '2028-02-29', '2028-03-30', 31],
    ['2026-10-22', '2026-10-22', '2026-10-22', '2026-11-21', 31],
  ])('from %s on, %s is in %s ~ %s, %i days', (startDate, today, from, to, days) => {
    expect(periodOf({ startDate, paymentCycle: 'M' }, today)).toEqual({
      from,
      to,
      days,
      nextBillDate: addDays(to, 1),
    })
  })

  it('contains its day, and ends with the next bill date', () => {
    fc.assert(
      fc.property(situations, ({ today, standing }) => {
        const { from, to, nextBillDate } = periodOf(standing, today)
        expect(from <= today && today <= to && addDays(to, 1) === nextBillDate).toBe(true)
        expect(
          [from, nextBillDate].every((date) =>
            Array.from({ length: 80 }, (_, n) =>
              billDate(standing.startDate, standing.paymentCycle, n),
            ).includes(date),
          ),
        ).toBe(true)
      }),
    )
  })
})

it.each([-1, 31, 1.5])('splitting a period of thirty days after %d days throws an error', (days) => {
  expect(() => splitPeriod({ supply: 1000, vat: 100 }, { days: 30 }, days)).toThrow(RangeError)
})

describe('the end of a subscription today', () => {
  // 30 days for 135,000: ten days are 45,000 and 4,500 of VAT; 148,500 were paid in advance, so 99,000 are refunded.
  it('has the amounts that were calculated by hand, on the tenth of thirty days', () => {
    const { used, paidAhead, due, lastDate } = settlementToday(monthlyBilling, '2026-12-01')
    expect(used).toEqual({ from: '2026-11-22', to: '2026-12-01', days: 10, supply: 45_000, vat: 4_500 })
    expect([paidAhead, due, lastDate]).toEqual([
      { supply: 135_000, vat: 13_500 },
      { supply: -90_000, vat: -9_000 },
      '2026-12-01',
    ])
  })

  // 100 won over 31 days: one day is 3.22…, of which 3 are charged and no VAT.
  it('has the amounts that were calculated by hand, with a fraction', () => {
    expect(
      settlementToday({ ...monthlyBilling, supply: 100, vat: 10, nextBillDate: '2026-11-22' }, '2026-10-22')
        .due,
    ).toEqual({ supply: -97, vat: -10 })
  })

  it('has the amounts that were calculated by hand, for a period that is not billed yet', () => {
    expect(settlementToday({ ...monthlyBilling, nextBillDate: '2026-11-22' }, '2026-12-01').due).toEqual({
      supply: 45_000,
      vat: 4_500,
    })
  })

  it('adds up: the used and the refunded amount together are the paid amount', () => {
    fc.assert(
      fc.property(situations, ({ today, standing }) => {
        const { used, paidAhead, due, period } = settlementToday(standing, today)
        expect([paidAhead.supply + due.supply, paidAhead.vat + due.vat]).toEqual([used.supply, used.vat])
        expect(
          used.supply >= 0 && used.supply <= standing.supply && used.vat >= 0 && used.vat <= standing.vat,
        ).toBe(true)
        if (today === period.to) expect(used).toMatchObject({ supply: standing.supply, vat: standing.vat })
      }),
    )
  })

  it('never refunds less than an end one day later', () => {
    fc.assert(
      fc.property(situations, ({ today, standing }) => {
        const [earlier, later] = [
          settlementToday(standing, today),
          settlementToday(standing, addDays(today, 1)),
        ]
        if (earlier.period.from === later.period.from)
          expect(later.used.supply >= earlier.used.supply && later.used.vat >= earlier.used.vat).toBe(true)
      }),
    )
  })
})

describe('the end of a subscription with its period', () => {
  it('refunds nothing, and lasts until the day before the next bill', () => {
    expect(settledAtEnd(monthlyBilling, '2026-12-01', null)).toMatchObject({
      due: { supply: 0, vat: 0 },
      lastDate: '2026-12-21',
      used: { supply: 135_000 },
    })
    expect(settledAtEnd(monthlyBilling, '2026-12-01', '2026-12-10').lastDate).toBe('2026-12-10')
    expect(settledAtEnd(monthlyBilling, '2026-12-01', '2027-10-21').lastDate).toBe('2026-12-21')
  })
})

describe('a change of the plan', () => {
  // 20 of 30 days are left. 267,000 − 135,000 is 132,000; two thirds of it are 88,000, and a tenth of that 8,800.
  it('to a more expensive plan has the amounts that were calculated by hand', () => {
    const { rest, before, after, due } = planDifference(
      monthlyBilling,
      { supply: 267_000, vat: 26_700 },
      '2026-12-02',
    )
    expect(rest).toEqual({ from: '2026-12-02', to: '2026-12-21', days: 20 })
    expect([before, after, due]).toEqual([
      { supply: 90_000, vat: 9_000 },
      { supply: 178_000, vat: 17_800 },
      { supply: 88_000, vat: 8_800 },
    ])
  })

  it('to a cheaper plan on the first day has the amounts that were calculated by hand', () => {
    expect(planDifference(monthlyBilling, { supply: 60_000, vat: 6_000 }, '2026-11-22').due).toEqual({
      supply: -75_000,
      vat: -7_500,
    })
  })

  it('costs nothing if the plan is changed back on the same day, even with another plan in between', () => {
    fc.assert(
      fc.property(situations, prices, prices, ({ today, standing }, one, other) => {
        const sum = (key: 'supply' | 'vat') =>
          planDifference(standing, one, today).due[key] +
          planDifference({ ...standing, ...one }, other, today).due[key]
        const directDifference = planDifference(standing, other, today).due
        expect([sum('supply'), sum('vat')]).toEqual([directDifference.supply, directDifference.vat])
      }),
    )
  })

  it('adds up: bill and difference are the old price of the earlier days and the new price of the rest', () => {
    fc.assert(
      fc.property(situations, prices, ({ today, standing }, next) => {
        const { period, due } = planDifference(standing, next, today)
        const pastDays = Math.round((Date.parse(today) - Date.parse(period.from)) / 86_400_000)
        const billed = standing.nextBillDate > period.from ? standing : next
        const [old, fresh] = [splitPeriod(standing, period, pastDays), splitPeriod(next, period, pastDays)]
        for (const key of ['supply', 'vat'] as const)
          expect(billed[key] + due[key]).toBe(old.first[key] + fresh.rest[key])
      }),
    )
  })

  it('before the end of a subscription costs only the price of the used days', () => {
    fc.assert(
      fc.property(situations, prices, ({ today, standing }, next) => {
        const change = planDifference(standing, next, today)
        const end = settlementToday({ ...standing, ...next }, today)
        const billed = standing.nextBillDate > change.period.from ? standing.supply : 0
        expect(billed + change.due.supply + end.due.supply).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
