import { expect, it } from 'vitest'
import { countIn } from '../counts-by-state.ts'
import { billedIn, refundedIn, sumIn } from './admin-figures.ts'

const month = { unpaidAmount: 0, lateAmount: 0, creditAmount: 0 }
const figures = {
  period: '2026-11',
  states: [
    { billState: 'LATE', currency: 'USD', count: 1, totalAmount: 900 },
    { billState: 'LATE', currency: 'KRW', count: 2, totalAmount: 55_000 },
    { billState: 'OPEN', currency: 'KRW', count: 4, totalAmount: 44_000 },
  ],
  months: [
    { ...month, period: '2026-10', currency: 'KRW', totalAmount: 10_000 },
    { ...month, period: '2026-11', currency: 'KRW', totalAmount: 30_000, creditAmount: -20_000 },
    { ...month, period: '2026-11', currency: 'USD', totalAmount: 500, unpaidAmount: 500 },
  ],
} satisfies Parameters<typeof sumIn>[0] & Parameters<typeof billedIn>[0]

it('a state has the number of its bills, and its sum in won and in dollars', () => {
  expect(countIn(figures, ['LATE'])).toBe(3)
  expect(sumIn(figures, 'LATE')).toEqual([
    { currency: 'KRW', amount: 55_000 },
    { currency: 'USD', amount: 900 },
  ])
  expect([countIn(figures, ['FAILED']), sumIn(figures, 'FAILED')]).toEqual([0, []])
})

it('the billed amount of this month is that of the chart, and refunds are an amount of their own', () => {
  expect(billedIn(figures)).toEqual([
    { currency: 'KRW', amount: 50_000 },
    { currency: 'USD', amount: 500 },
  ])
  expect(refundedIn(figures)).toEqual([{ currency: 'KRW', amount: 20_000 }])
})
