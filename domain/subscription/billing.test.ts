import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { MAX_USERS } from '../plan/choices.ts'
import { demoCatalogue } from '../plan/demo-catalogue.ts'
import { billDate, orderedPlan, quoteOf, type ServiceOrder } from './billing.ts'

const catalogue = demoCatalogue('빗장')
const order: ServiceOrder = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 30,
  paymentCycle: 'M',
  currency: 'KRW',
}
const days = fc.integer({ min: 0, max: 365 * 40 }).map((count) => addDays('2000-01-01', count))
const cycles = fc.constantFrom('M' as const, 'Y' as const)
const orders = fc
  .constantFrom(
    ...catalogue.services.flatMap(({ serviceCode, plans }) =>
      plans.map(({ planCode }) => ({ serviceCode, planCode })),
    ),
  )
  .chain((plan) =>
    fc.record({
      serviceCode: fc.constant(plan.serviceCode),
      planCode: fc.constant(plan.planCode),
      userCount: fc.integer({ min: 1, max: MAX_USERS }),
      paymentCycle: cycles,
      currency: fc.constantFrom('KRW' as const, 'USD' as const),
    }),
  )

describe('a quote', () => {
  // Calculated by hand: 4,500 × 30 = 135,000; a tenth of it is 13,500.
  it('with monthly payment has the amounts that were calculated by hand', () => {
    expect(quoteOf(catalogue, order, '2026-11-22')).toMatchObject({
      list: 135_000,
      discount: 0,
      supply: 135_000,
      vat: 13_500,
      total: 148_500,
      firstBillDate: '2026-11-22',
      nextBillDate: '2026-12-22',
    })
  })

  // 8.90 dollars × 7 users × 12 months = 747.60; two months less, 124.60, leaves 623.00; a tenth of it is 62.30.
  it('with yearly payment in dollars has the amounts that were calculated by hand', () => {
    const yearlyOrder = {
      ...order,
      planCode: 'ENT',
      userCount: 7,
      paymentCycle: 'Y',
      currency: 'USD',
    } as const
    expect(quoteOf(catalogue, yearlyOrder, '2028-02-29')).toMatchObject({
      list: 74_760,
      discount: 12_460,
      supply: 62_300,
      vat: 6_230,
      total: 68_530,
      firstBillDate: '2028-02-29',
      nextBillDate: '2029-02-28',
    })
  })

  it('adds up, and its second bill date is after its first bill date', () => {
    fc.assert(
      fc.property(orders, days, (any, start) => {
        const quote = quoteOf(catalogue, any, start)!
        expect(quote.supply + quote.vat).toBe(quote.total)
        expect(quote.list - quote.discount).toBe(quote.supply)
        expect(quote.firstBillDate).toBe(start)
        expect(quote.nextBillDate > quote.firstBillDate).toBe(true)
      }),
    )
  })

  it('does not exist for a plan that the service does not have', () => {
    expect(orderedPlan(catalogue, { serviceCode: 'MFA', planCode: 'ENT' })).toBeUndefined()
    expect(quoteOf(catalogue, { ...order, serviceCode: 'LOG' }, '2026-11-22')).toBeUndefined()
  })
})

describe('bill dates', () => {
  it.each([
    ['2026-01-31', 'M', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2027-12-30', 'M', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29', 'Y', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('of %s, %s', (start, cycle, dates) => {
    expect(dates.map((_, n) => billDate(start, cycle, n))).toEqual(dates)
  })

  it('follow each other, one per month or year, on the day on which the subscription began or on the last day of a shorter month', () => {
    fc.assert(
      fc.property(days, cycles, fc.nat(60), (start, cycle, n) => {
        const [date, next] = [billDate(start, cycle, n), billDate(start, cycle, n + 1)]
        const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(month(next) - month(date)).toBe(cycle === 'Y' ? 12 : 1)
        const isLast = addDays(date, 1).endsWith('-01')
        expect(date.slice(8) === start.slice(8) || isLast).toBe(true)
      }),
    )
  })
})
