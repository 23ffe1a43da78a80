import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Output } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { chartedCurrency, hasTrend } from '../charted-months.ts'
import { MonthsChart } from '../MonthsChart.tsx'
import { MonthsTable } from '../MonthsTable.tsx'
import { useBillTexts } from '../texts.ts'
import { type Amount, billedIn, countIn, refundedIn, sumIn } from './admin-figures.ts'
import { useBillAdminTexts } from './texts.ts'

type Figures = Output<'getAdminBillFigures'>

const Strip = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: '8',
    rowGap: '2',
    alignItems: 'start',
    py: { md: '2' },
    borderBlockWidth: { md: '1px' },
    borderStyle: 'solid',
    borderColor: 'border',
  },
})
const FigureList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: '4',
    rowGap: { base: '2', lg: '3' },
  },
})

/**
 * What is late and what is not paid yet, the billed and the received amount of this month, and the twelve months as a
 * chart with its table. Each number is that of the list to which it links.
 */
export function AdminBillFigures({ figures }: { figures: Figures }) {
  const { t } = useBillAdminTexts()
  const { period, received } = figures
  const month = koreanMonth(Number(period.slice('YYYY-'.length)))
  const receivedCount = received.reduce((sum, { count }) => sum + count, 0)
  const failedCount = countIn(figures, 'FAILED')
  const refund = refundedIn(figures)
  return (
    <Strip aria-label={t('figures.title')}>
      <FigureList>
        <Figure term={t('figures.LATE')} amounts={sumIn(figures, 'LATE')} isLate>
          <CountLink figures={figures} billState="LATE" />
        </Figure>
        <Figure term={t('figures.OPEN')} amounts={sumIn(figures, 'OPEN')}>
          <CountLink figures={figures} billState="OPEN" />
          {failedCount > 0 && (
            <TextLink asChild standalone>
              <Link to="/admin/bill" search={{ billState: 'FAILED', waitingFor: 'ALL' }}>
                {t('figures.failed', { count: failedCount })}
              </Link>
            </TextLink>
          )}
        </Figure>
        <Figure term={t('figures.month', { month })} amounts={billedIn(figures)}>
          {refund.map(({ currency, amount }) => (
            <span key={currency}>{t('figures.refund', { amount: formatMoney(amount, currency) })}</span>
          ))}
        </Figure>
        <Figure
          term={t('figures.received', { month })}
          amounts={received.map(({ currency, totalAmount }) => ({ currency, amount: totalAmount }))}
        >
          {receivedCount > 0 && <span>{t('figures.count', { count: receivedCount })}</span>}
        </Figure>
      </FigureList>
      <ByWidth
        narrow={() => (
          <FoldedTable label={t('figures.chart')} labelSize="sm">
            <Months figures={figures} />
          </FoldedTable>
        )}
        wide={() => <Months figures={figures} />}
      />
    </Strip>
  )
}

/** The months in the currency of most of them as a chart, and all of them as a table. */
function Months({ figures: { months } }: { figures: Figures }) {
  const { t } = useBillTexts()
  const currency = chartedCurrency(months)
  const isDrawn = hasTrend(months, currency, kstDate(portalClock.now()))
  const isPartial = months.some((month) => month.currency !== currency)
  return (
    <div>
      {isDrawn && <MonthsChart months={months} currency={currency} isLow />}
      {isDrawn && isPartial && (
        <Text size="xs" tone="muted">
          {t(`chart.only.${currency}`)}
        </Text>
      )}
      {months.length > 0 && (
        <FoldedTable label={t('chart.table')} labelSize="sm" open={!isDrawn}>
          <MonthsTable months={months} />
        </FoldedTable>
      )}
    </div>
  )
}

/** The number of bills in a state, as a link to their list. */
function CountLink({ figures, billState }: { figures: Figures; billState: 'LATE' | 'OPEN' }) {
  const { t } = useBillAdminTexts()
  const count = countIn(figures, billState)
  if (count === 0) return null
  return (
    <TextLink asChild standalone>
      <Link
        to="/admin/bill"
        search={{ billState, ...(billState === 'OPEN' && { waitingFor: 'ALL' as const }) }}
        aria-label={`${t(`figures.${billState}`)} ${t('figures.count', { count })}`}
      >
        {t('figures.count', { count })}
      </Link>
    </TextLink>
  )
}

type FigureProps = { term: string; amounts: readonly Amount[]; isLate?: boolean; children?: ReactNode }

/** An amount, in won first, with what belongs to it below. */
function Figure({ term, amounts, isLate = false, children }: FigureProps) {
  const [first = { currency: 'KRW' as const, amount: 0 }, ...others] = amounts
  return (
    <chakra.div minWidth="0">
      <chakra.dt fontSize="sm" color="fg.muted">
        {term}
      </chakra.dt>
      <chakra.dd textStyle="tabular">
        <chakra.strong
          display="block"
          fontSize={{ base: 'lg', md: '2xl' }}
          lineHeight="heading"
          letterSpacing="heading"
          overflowWrap="anywhere"
          color={isLate && first.amount > 0 ? 'danger.fg' : undefined}
        >
          {formatMoney(first.amount, first.currency)}
        </chakra.strong>
        <chakra.span
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="3"
          fontSize="sm"
          color="fg.muted"
        >
          {others.map(({ currency, amount }) => (
            <chakra.span key={currency} fontWeight="semibold">
              {formatMoney(amount, currency)}
            </chakra.span>
          ))}
          {children}
        </chakra.span>
      </chakra.dd>
    </chakra.div>
  )
}
