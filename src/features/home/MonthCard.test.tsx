import { expect, it } from 'vitest'
import type { Output, Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { renderInApp } from '#src/components/testing/render-in-app.tsx'
import { MonthCard } from './MonthCard.tsx'
import my from './texts.json' with { type: 'json' }

const period = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
const { paid, unpaid, givenBack, credit, creditText } = my.month

/** The card in words, without its markup. */
async function textOf(sums: Omit<Schema<'BillMonth'>, 'period' | 'currency'>[]): Promise<string> {
  const months = sums.map((sum) => ({ period, currency: 'KRW' as const, ...sum }))
  const card = (
    <MonthCard
      bills={{ months, total: 1 } as Output<'listBills'>}
      running={[{ state: 'ACTIVE', count: 1 }]}
    />
  )
  const html = await renderInApp(card)
  return html
    .replaceAll(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
}

it.each([
  ['nothing billed', [], undefined, ['1', '건', my.month.running.ACTIVE.replace('{{count}}', '1')]],
  [
    'one paid and one owed',
    [{ totalAmount: 300, unpaidAmount: 200, creditAmount: 0 }],
    '300|원',
    [paid, '100원', unpaid, '200원'],
  ],
  [
    'a credit alone',
    [{ totalAmount: -770_000, unpaidAmount: 0, creditAmount: -770_000 }],
    undefined,
    [credit, '770,000원', creditText],
  ],
  [
    'a credit and what another subscription owes',
    [{ totalAmount: -570_000, unpaidAmount: 200_000, creditAmount: -770_000 }],
    '200,000|원',
    [unpaid, '200,000원', credit, '770,000원', creditText],
  ],
  [
    'a credit that was paid out',
    [{ totalAmount: -770_000, unpaidAmount: 0, creditAmount: 0 }],
    undefined,
    [givenBack, '770,000원'],
  ],
  [
    'what was paid, less what of it was given back',
    [{ totalAmount: 49_500, unpaidAmount: 0, creditAmount: 0 }],
    '49,500|원',
    [paid, '49,500원'],
  ],
] as const)('%s', async (_, sums, asked, parts) => {
  const text = await textOf([...sums])
  expect(text).toContain(`|${[asked, ...parts].filter((part) => part !== undefined).join('|')}|`)
  expect(text).not.toMatch(/-|[|]0원|[|]0[|]원/)
  expect(text.includes(creditText)).toBe((parts as readonly string[]).includes(creditText))
})
