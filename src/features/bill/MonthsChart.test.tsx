import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { addMonths, koreanMonth, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { MonthsChart } from './MonthsChart.tsx'

const today = kstDate(portalClock.now())
const monthAgo = (months: number) =>
  addMonths(`${today.slice(0, 'YYYY-MM'.length)}-01`, -months).slice(0, 'YYYY-MM'.length)
const nameOf = (period: string) => koreanMonth(Number(period.slice('YYYY-'.length)))
const [now, full, before] = [monthAgo(0), monthAgo(1), monthAgo(2)]

type Money = Partial<Omit<Schema<'BillMonth'>, 'period' | 'currency'>>
const monthOf = (period: string, money: Money) => ({
  period,
  currency: 'KRW' as const,
  totalAmount: 0,
  unpaidAmount: 0,
  lateAmount: 0,
  creditAmount: 0,
  ...money,
})

/** Renders the chart of months with these sums, the current one first, and returns its HTML and its text. */
async function chartOf(sums: Money[], isComparedElsewhere = false) {
  const months = sums.map((money, ago) => monthOf(monthAgo(ago), money))
  const html = await renderInApp(
    <MonthsChart months={months} currency="KRW" isComparedElsewhere={isComparedElsewhere} />,
  )
  const text = html
    .replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
  return { html, text }
}
const paid = (...amounts: number[]) => amounts.map((totalAmount) => ({ totalAmount }))

it('the chart shows the last full month at first, compares it, and says the current month in words', async () => {
  const { html, text } = await chartOf(paid(79_695, 549_500, 500_000, 400_000, 300_000))
  expect(html).toContain(`aria-valuetext="${nameOf(full)} 549,500원"`)
  expect(text).toContain(`|${nameOf(full)}은 ${nameOf(before)}보다 49,500원 늘었습니다|`)
  expect(text).toContain(`|${nameOf(now)}은 오늘까지 79,695원|`)
})

it.each([
  ['less', [0, 400_000, 500_000, 1, 1], '100,000원 줄었습니다'],
  ['the same', [0, 500_000, 500_000, 1, 1], '같습니다'],
])('a last full month with an amount that is %s is compared', async (_, amounts, end) => {
  expect((await chartOf(paid(...amounts))).text).toContain(`${end}|`)
})

it('nothing is compared if the month before has no bill, or where another part of the screen compares', async () => {
  const comparison = /늘었습니다|줄었습니다|같습니다/
  expect((await chartOf(paid(9, 500, 0, 100, 200))).text).not.toMatch(comparison)
  const elsewhere = await chartOf(paid(9, 500, 400, 100, 200), true)
  expect(elsewhere.text).not.toMatch(comparison)
  expect(elsewhere.text).toContain(`${nameOf(now)}은 오늘까지 9원`)
})

it('the current month is shown at first if the last full month has no bill', async () => {
  const { html } = await chartOf(paid(700, 0, 400, 100, 200))
  expect(html).toContain(`aria-valuetext="${nameOf(now)} 오늘까지 700원"`)
})

it('the axis has the year at its first month and at each January, and one mark for the current month', async () => {
  const { html, text } = await chartOf(paid(9, 500, 400, 100, 200))
  const years = [...text.matchAll(/\|(\d{4})년/g)].map(([, year]) => year)
  const [first, last] = [monthAgo(11).slice(0, 4), today.slice(0, 4)]
  expect(years).toEqual([...new Set([first, last])])
  expect(html.split('data-now').length - 1).toBe(1)
})

it('a refund has its own name in the legend and in the values of its month', async () => {
  const refund = { totalAmount: 300, creditAmount: -200 }
  const { text } = await chartOf([refund, ...paid(500, 400, 100, 200)])
  expect(text).toContain('|환불|')
})

it('months with one amount are a sentence and a list of states instead of bars', async () => {
  const late = { totalAmount: 2200, unpaidAmount: 2200, lateAmount: 2200 }
  const waiting = { totalAmount: 2200, unpaidAmount: 2200 }
  const { html, text } = await chartOf([{}, waiting, late, ...paid(2200, 2200, 2200)])
  expect(text).toContain('|매월 2,200원, 최근 5개월 동안 같습니다|')
  expect(html).not.toContain('type="range"')
  expect(html).toMatch(/<ol[^>]*aria-label="최근 열두 달의 월별 청구 금액"/)
  expect(html.split('<li').length - 1).toBe(6)
  const cell = (period: string, state: string) => `|${period.slice(0, 4)}년 ${nameOf(period)} ${state}|`
  for (const [period, state] of [
    [now, '아직 청구서 없음'],
    [full, '결제 대기'],
    [before, '연체'],
    [monthAgo(3), '결제 완료'],
  ] as const)
    expect(text).toContain(cell(period, state))
  for (const count of ['결제 완료 3개월', '결제 대기 1개월', '연체 1개월'])
    expect(text).toContain(`|${count}|`)
})
