import { expect, it } from 'vitest'
import { billedMonths, monthMoney, unpaidParts } from './month-money.ts'

const month = (totalAmount: number, unpaidAmount: number, creditAmount: number) => ({
  period: '2026-11',
  currency: 'KRW' as const,
  totalAmount,
  unpaidAmount,
  lateAmount: 0,
  creditAmount,
})

it('the billed amount does not include refunds', () => {
  // Bills of 11,533,610 won, of which 7,103,800 are unpaid, and a refund of 250,470 won.
  const novemberMoney = month(11_283_140, 7_103_800, -250_470)
  expect(monthMoney(novemberMoney)).toEqual({
    asked: 11_533_610,
    paid: 4_429_810,
    unpaid: 7_103_800,
    givenBack: 0,
    credit: 250_470,
  })
})

it('the chart shows the same billed amount for each month as the home page', () => {
  const months = [month(11_283_140, 7_103_800, -250_470), month(-5000, 0, 0), month(9000, 0, 0)]
  expect(billedMonths(months).map(({ totalAmount }) => totalAmount)).toEqual(
    months.map((one) => monthMoney(one).asked),
  )
  expect(billedMonths(months).map(({ totalAmount }) => totalAmount)).toEqual([11_533_610, 0, 9000])
})

it('the unpaid amount of a month is the late part and the waiting part', () => {
  expect(unpaidParts({ unpaidAmount: 7_103_800, lateAmount: 547_800 })).toEqual({
    late: 547_800,
    waiting: 6_556_000,
  })
})
