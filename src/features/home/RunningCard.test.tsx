import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { addDays, addMonths, formatDate, koreanMonth, kstDate } from '#domain/dates.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { machinesOfVisitor } from '#src/components/testing/sample-machines.ts'
import { createStyleRecord } from '#src/ui/style-cache.ts'
import { UiProvider } from '#src/ui/UiProvider.tsx'
import bill from '../bill/texts.json' with { type: 'json' }
import { MonthCard } from './MonthAmount.tsx'
import { RunningCard } from './RunningCard.tsx'
import my from './texts.json' with { type: 'json' }

const period = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
const monthAgo = (months: number) => addMonths(`${period}-01`, -months).slice(0, period.length)
const { allPaid } = my.month
const nameOf = (of: string) => koreanMonth(Number(of.slice('YYYY-'.length)))
const withPrevious = (text: string) => text.replace('{{month}}', nameOf(monthAgo(2)))
const withAmount = (text: string, amount: string) => text.replace('{{amount}}', `${amount}원`)
type Sum = Omit<Schema<'BillMonth'>, 'period' | 'currency' | 'lateAmount'>

/** Renders the card with the sums of this month, and returns its text without markup. */
const textOf = (sums: Sum[], more: Partial<Output<'listBills'>> = {}) =>
  textIn(RunningCard, { [period]: sums }, more)

/** Renders a card with the sums of some months, and returns its text without markup. */
async function textIn(
  Shown: typeof RunningCard,
  sumsByMonth: Record<string, Sum[]>,
  more: Partial<Output<'listBills'>> = {},
): Promise<string> {
  const bills = {
    months: Object.entries(sumsByMonth).flatMap(([of, sums]) =>
      sums.map((sum) => ({ period: of, currency: 'KRW' as const, lateAmount: 0, ...sum })),
    ),
    total: 1,
    sums: [],
    list: [],
    nextBill: null,
    ...more,
  } as unknown as Output<'listBills'>
  const card = <Shown bills={bills} running={[{ state: 'ACTIVE', count: 1 }]} />
  const context: AppContext = { api: {} as AppContext['api'], machines: machinesOfVisitor() }
  const routeTree = createRootRouteWithContext<AppContext>()({ component: () => card })
  const router = createRouter({ routeTree, context, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const html = renderToString(
    <UiProvider styles={createStyleRecord()}>
      <RouterProvider router={router as never} />
    </UiProvider>,
  )
  return html
    .replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
}

it.each([
  ['nothing billed', [], ['1', '건']],
  [
    'one paid and one owed',
    [{ totalAmount: 300, unpaidAmount: 200, creditAmount: 0 }],
    ['300', '원', bill.chart.paid, '100원', bill.chart.waiting, '200원'],
  ],
  [
    'a credit alone',
    [{ totalAmount: -770_000, unpaidAmount: 0, creditAmount: -770_000 }],
    [withAmount(my.month.credit, '770,000')],
  ],
  [
    'a credit and what another subscription owes',
    [{ totalAmount: -570_000, unpaidAmount: 200_000, creditAmount: -770_000 }],
    ['200,000', '원', withAmount(my.month.credit, '770,000'), bill.chart.waiting, '200,000원'],
  ],
  [
    'a credit that was paid out',
    [{ totalAmount: -770_000, unpaidAmount: 0, creditAmount: 0 }],
    [withAmount(my.month.givenBack, '770,000')],
  ],
  [
    'what was paid, less what of it was given back',
    [{ totalAmount: 49_500, unpaidAmount: 0, creditAmount: 0 }],
    ['49,500', '원', allPaid],
  ],
] as const)('%s', async (_, sums, parts) => {
  const text = await textOf([...sums])
  expect(text).toContain(`|${parts.join('|')}|`)
  expect(text).not.toMatch(/-|[|]0원|[|]0[|]원/)
})

const sumOfPaid = (totalAmount: number): Sum => ({ totalAmount, unpaidAmount: 0, creditAmount: 0 })

it.each([
  ['more', 700, 500, withPrevious(withAmount(my.month.more, '200'))],
  ['less', 500, 700, withPrevious(withAmount(my.month.less, '200'))],
  ['as much', 500, 500, withPrevious(my.month.same)],
])('compared with the month before it, the last full month is %s', async (_, now, last, expected) => {
  const text = await textIn(MonthCard, {
    [monthAgo(2)]: [sumOfPaid(last)],
    [monthAgo(1)]: [sumOfPaid(now)],
    [period]: [sumOfPaid(90)],
  })
  expect(text).toContain(`|${my.month.title.replace('{{month}}', nameOf(monthAgo(1)))}|`)
  expect(text).toContain(`|${expected}|`)
})

it.each<[string, Record<string, Sum[]>]>([
  ['the month before has no bill', { [monthAgo(1)]: [sumOfPaid(500)] }],
  [
    'the month is not over',
    { [monthAgo(1)]: [], [period]: [sumOfPaid(90)], [monthAgo(2)]: [sumOfPaid(500)] },
  ],
])('there is no comparison if %s', async (_, sums) => {
  expect(await textIn(MonthCard, sums)).not.toMatch(/늘었습니다|줄었습니다|같습니다/)
  expect(await textIn(RunningCard, sums)).not.toMatch(/늘었습니다|줄었습니다|같습니다/)
})

const nextBill = {
  billDate: addDays(kstDate(portalClock.now()), 10),
  totalAmount: 900,
  currency: 'KRW' as const,
  creditAmount: 0,
  subscriptionId: '',
  serviceName: '',
  planName: '',
  paymentMethodCode: 'C' as const,
}

it('the card contains the unpaid amount and the next payment', async () => {
  const text = await textOf([sumOfPaid(500)], {
    sums: [{ currency: 'KRW', count: 3, totalAmount: 900, unpaidCount: 2, unpaidAmount: 600 }],
    nextBill,
  })
  expect(text).toContain(`|${my.payment.title}|600원|청구서 2건|`)
  const next = my.payment.nextOn.replace('{{date}}', formatDate(nextBill.billDate))
  expect(text).toContain(`|${next}|900원|10일 뒤|`)
})

it('without a bill this month the card is about the next payment', async () => {
  const text = await textOf([], { list: [], nextBill })
  expect(text).toContain(`|${my.payment.nextTitle}|900|원|${formatDate(nextBill.billDate)}|`)
})
