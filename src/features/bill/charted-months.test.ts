import { expect, it } from 'vitest'
import { axisAmount, chartedCurrency, chartedMonths, chartedUntil, hasTrend } from './charted-months.ts'

const month = (period: string, totalAmount: number, currency: 'KRW' | 'USD' = 'KRW') => ({
  period,
  currency,
  totalAmount,
  unpaidAmount: 0,
  lateAmount: 0,
  creditAmount: 0,
})

it('the chart has the twelve months up to the current one in one currency, and a month without a bill is zero', () => {
  const months = [
    month('2026-01', 100),
    month('2026-11', 300),
    month('2026-11', 9, 'USD'),
    month('2025-01', 7),
  ]
  const chartData = chartedMonths(months, 'KRW', '2026-11-29')
  expect(chartData.map(({ period }) => period)).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
  ])
  expect(chartData.map(({ totalAmount }) => totalAmount)).toEqual([0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300])
})

it('the chart uses the currency with more months, and won if both have equally many', () => {
  expect(chartedCurrency([month('2026-11', 1), month('2026-11', 1, 'USD')])).toBe('KRW')
  expect(chartedCurrency([month('2026-11', 1, 'USD')])).toBe('USD')
})

it.each([
  ['2026-11', '2026-11-29'],
  ['2026-10', '2026-11-29'],
  ['2026-09', '2026-09-01'],
])('ends with the last month of a contract that ended: %s', (period, until) => {
  expect(chartedUntil([month('2026-01', 5), month(period, 300)], 'KRW', '2026-11-29')).toBe(until)
  expect(chartedUntil([], 'KRW', '2026-11-29')).toBe('2026-11-29')
})

it('a trend is shown from four billed months on, so not for a company that pays yearly', () => {
  const yearlyBills = [month('2026-02', 117_480_000), month('2025-02', 117_480_000)]
  expect(hasTrend(yearlyBills, 'KRW', '2026-11-29')).toBe(false)
  const endedContractMonths = ['2025-08', '2025-09', '2025-10', '2025-11'].map((period) => month(period, 300))
  expect(hasTrend(endedContractMonths, 'KRW', '2026-11-29')).toBe(true)
  expect(hasTrend(endedContractMonths.slice(1), 'KRW', '2026-11-29')).toBe(false)
})

it.each([
  [800_000, 'KRW', '80만'],
  [8000, 'KRW', '8,000'],
  [0, 'KRW', '0'],
  [25_000, 'KRW', '2.5만'],
  [29_119_299, 'KRW', '2,912만'],
  [60_000, 'USD', '$600'],
  [250, 'USD', '$2.5'],
] as const)('an axis writes %i %s as %s', (amount, currency, text) => {
  expect(axisAmount(amount, currency)).toBe(text)
})
