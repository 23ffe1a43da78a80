import { expect, it } from 'vitest'
import { changeOfFullMonth, equalMonths, firstShownMonth, lastFullMonth } from './full-months.ts'

const month = (period: string, totalAmount: number, unpaidAmount = 0, creditAmount = 0) => ({
  period,
  currency: 'KRW' as const,
  totalAmount,
  unpaidAmount,
  lateAmount: 0,
  creditAmount,
})
const today = '2026-12-01'

it.each([
  ['2026-12-01', '2026-11'],
  ['2026-12-31', '2026-11'],
  ['2027-01-15', '2026-12'],
])('on %s the last full month is %s', (day, period) => {
  expect(lastFullMonth(day)).toBe(period)
})

it.each([
  ['the last full month', [month('2026-11', 300), month('2026-12', 5)], '2026-11'],
  ['the last full month with a refund alone', [month('2026-11', -300, 0, -300)], '2026-11'],
  ['the current month, the only one with an amount', [month('2026-11', 0), month('2026-12', 5)], '2026-12'],
  ['none without bills of either month', [month('2026-10', 300)], undefined],
])('the month shown at first is %s', (_, months, period) => {
  expect(firstShownMonth(months, today)).toBe(period)
})

it('the last full month is compared with the month before it, never the current month', () => {
  const months = [month('2026-10', 250), month('2026-11', 300), month('2026-12', 5)]
  expect(changeOfFullMonth(months, 'KRW', today)).toEqual({
    month: '2026-11',
    previous: '2026-10',
    more: 50,
  })
  expect(changeOfFullMonth(months, 'KRW', '2026-11-30')).toBeUndefined()
  expect(changeOfFullMonth(months, 'KRW', '2027-01-01')?.more).toBe(-295)
  expect(changeOfFullMonth(months, 'USD', today)).toBeUndefined()
  expect(changeOfFullMonth(months.slice(1), 'KRW', today)).toBeUndefined()
})

it('months with one amount are equal, whether or not the current month has its bill', () => {
  const months = [
    month('2026-07', 0),
    ...['2026-08', '2026-09', '2026-10', '2026-11'].map((period) => month(period, 2200)),
  ]
  const found = { asked: 2200, billedCount: 4 }
  expect(equalMonths([...months, month('2026-12', 0)], today)).toMatchObject(found)
  expect(equalMonths([...months, month('2026-12', 2200, 2200)], today)).toMatchObject({
    ...found,
    billedCount: 5,
  })
  expect(equalMonths(months, today)?.months[0]?.period).toBe('2026-08')
})

it.each([
  ['one amount differs', [2200, 2200, 2200, 3300, 2200]],
  ['a month between has no bill', [2200, 2200, 2200, 0, 2200]],
  ['there are three', [0, 0, 2200, 2200, 2200]],
  ['there are none', [0, 0, 0, 0, 0]],
])('months are not equal if %s', (_, amounts) => {
  const charted = amounts.map((amount, index) => month(`2026-${String(7 + index).padStart(2, '0')}`, amount))
  expect(equalMonths(charted, today)).toBeUndefined()
})

it('months are not equal if there is a refund, or if the current month has another amount', () => {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11'].map((period) => month(period, 2200))
  expect(equalMonths([...months, month('2026-12', 100)], today)).toBeUndefined()
  expect(equalMonths([...months.slice(1), month('2026-12', 2000, 0, -200)], today)).toBeUndefined()
})
