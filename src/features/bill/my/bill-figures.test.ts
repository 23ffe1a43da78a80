import { describe, expect, it } from 'vitest'
import { countIn } from '../counts-by-state.ts'
import { billedIn, billedInPage, owedIn } from './bill-figures.ts'

const states = [
  { billState: 'OPEN', currency: 'KRW', count: 2, totalAmount: 30_000 },
  { billState: 'LATE', currency: 'KRW', count: 1, totalAmount: 5_000 },
  { billState: 'PAID', currency: 'KRW', count: 4, totalAmount: 70_000 },
  { billState: 'CREDIT', currency: 'KRW', count: 1, totalAmount: -9_000 },
  { billState: 'VOID', currency: 'KRW', count: 3, totalAmount: 800_000 },
  { billState: 'FAILED', currency: 'USD', count: 1, totalAmount: 1_250 },
] as const

const month = (period: string, currency: 'KRW' | 'USD', totalAmount: number, creditAmount = 0) =>
  ({ period, currency, totalAmount, unpaidAmount: 0, lateAmount: 0, creditAmount }) as const

describe('the figures of the bills', () => {
  it('count the bills in some states, or in all states', () => {
    expect(countIn({ states: [...states] })).toBe(12)
    expect(countIn({ states: [...states] }, ['OPEN', 'LATE'])).toBe(3)
  })

  it('contain the unpaid and the billed amount in each currency, without void bills and refunds', () => {
    expect(owedIn({ states: [...states] })).toEqual([
      { currency: 'KRW', amount: 35_000 },
      { currency: 'USD', amount: 1_250 },
    ])
    expect(billedInPage({ states: [...states] })).toEqual([
      { currency: 'KRW', amount: 105_000 },
      { currency: 'USD', amount: 1_250 },
    ])
  })

  it('add up a month or a year, without months of another year and without refunds', () => {
    const months = [
      month('2025-12', 'KRW', 1_000),
      month('2026-01', 'KRW', 2_000),
      month('2026-11', 'KRW', 3_000, -500),
      month('2026-11', 'USD', 40),
    ]
    expect(billedIn({ months }, '2026-11')).toEqual([
      { currency: 'KRW', amount: 3_500 },
      { currency: 'USD', amount: 40 },
    ])
    expect(billedIn({ months }, '2026')).toEqual([
      { currency: 'KRW', amount: 5_500 },
      { currency: 'USD', amount: 40 },
    ])
    expect(billedIn({ months: [] }, '2026')).toEqual([])
  })
})
