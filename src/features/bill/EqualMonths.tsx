import { chakra, Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { koreanMonth } from '#domain/dates.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { Bar, Sample } from '#src/ui/chart/Columns.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { monthMoney, unpaidParts } from './month-money.ts'
import { monthNumber, yearLabel } from './month-names.ts'
import { useBillTexts } from './texts.ts'

const states = ['paid', 'waiting', 'late'] as const
const tones = { paid: 'soft', waiting: 'open', late: 'late' } as const

type Month = Schema<'BillMonth'>
type Props = {
  asked: number
  billedCount: number
  months: readonly Month[]
  currency: Currency
  today: string
}

const Strip = chakra('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '2px',
    mt: '3',
    listStyleType: 'none',
    fontSize: 'xs',
    lineHeight: 'short',
    color: 'fg.muted',
    textStyle: 'tabular',
    '& > li': { minWidth: '0', textAlign: 'center', whiteSpace: 'nowrap', position: 'relative' },
    '& > li > [data-year]': { display: 'block', textAlign: 'start', width: '0' },
  },
})
/** The cell of a month without a bill so far. */
const Empty = chakra('div', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    height: '5',
    rounded: 'sm',
  },
})

/** The months of a subscription with one amount, as a sentence and a strip of cells: paid, late or waiting. */
export function EqualMonths({ asked, billedCount, months, currency, today }: Props) {
  const { t } = useBillTexts()
  const cells = months.map((month) => ({ ...month, state: stateOf(month) }))
  const usedStates = states.filter((state) => cells.some((cell) => cell.state === state))
  return (
    <div>
      <Text numeric weight="medium">
        {t('chart.equal', { amount: formatMoney(asked, currency), count: billedCount })}
      </Text>
      <Strip aria-label={t('chart.label')}>
        {cells.map(({ period, state }, index) => {
          const month = koreanMonth(monthNumber(period))
          const isNow = today.startsWith(period)
          return (
            <li key={period}>
              {state ? <Bar tone={tones[state]} height="5" rounded="sm" maxWidth="none" /> : <Empty />}
              <chakra.span
                aria-hidden="true"
                display="block"
                pt="1"
                css={isNow ? { color: 'accent.fg', fontWeight: 'bold' } : {}}
              >
                {monthNumber(period)}
              </chakra.span>
              <span data-year="" aria-hidden="true">
                {yearLabel(t, period, index)}
              </span>
              <VisuallyHidden>
                {t('chart.cell', {
                  year: period.slice(0, 'YYYY'.length),
                  month,
                  state: state ? t(`chart.${state}`) : t('chart.notYet'),
                })}
              </VisuallyHidden>
            </li>
          )
        })}
      </Strip>
      <Flex columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted" mt="2">
        {usedStates.map((state) => (
          <Flex key={state} align="center" gap="2">
            <Sample tone={tones[state]} aria-hidden="true" />
            {t('chart.stateCount', {
              state: t(`chart.${state}`),
              count: cells.filter((cell) => cell.state === state).length,
            })}
          </Flex>
        ))}
      </Flex>
    </div>
  )
}

/** Returns the state in which a month is shown: late before waiting before paid; undefined without a bill. */
function stateOf(month: Month): (typeof states)[number] | undefined {
  const { late, waiting } = unpaidParts(month)
  if (late > 0) return 'late'
  if (waiting > 0) return 'waiting'
  return monthMoney(month).asked > 0 ? 'paid' : undefined
}
