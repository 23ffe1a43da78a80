import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Output } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { billedIn, refundedIn, sumIn } from './admin/admin-figures.ts'
import { chartedCurrency, hasTrend } from './charted-months.ts'
import { type Amount, countIn } from './counts-by-state.ts'
import { useBillFigureTexts } from './figures-texts.ts'
import { MonthsChart } from './MonthsChart.tsx'
import { MonthsTable } from './MonthsTable.tsx'
import { useBillTexts } from './texts.ts'

type Figures = Output<'getAdminBillFigures'>

const FigureList = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '3',
    mb: '4',
  },
})

/**
 * The late and the unpaid amount, the billed and the received amount of this month, and the twelve months as a
 * chart with its table. Each number is that of the list to which it links.
 */
export function AdminBillFigures({ figures }: { figures: Figures }) {
  const { t } = useBillFigureTexts()
  const { period, received } = figures
  const month = koreanMonth(Number(period.slice('YYYY-'.length)))
  const receivedCount = received.reduce((sum, { count }) => sum + count, 0)
  const failedCount = countIn(figures, ['FAILED'])
  const refund = refundedIn(figures)
  return (
    <Card aria-labelledby="bill-figures">
      <Heading level={2} size="sm" id="bill-figures" mb="3">
        {t('title')}
      </Heading>
      <FigureList>
        <Figure term={t('LATE')} amounts={sumIn(figures, 'LATE')} isLate>
          <CountLink figures={figures} billState="LATE" />
        </Figure>
        <Figure term={t('OPEN')} amounts={sumIn(figures, 'OPEN')}>
          <CountLink figures={figures} billState="OPEN" />
          {failedCount > 0 && (
            <TextLink asChild standalone>
              <Link to="/admin/bill" search={{ billState: 'FAILED', waitingFor: 'ALL' }}>
                {t('failed', { count: failedCount })}
              </Link>
            </TextLink>
          )}
        </Figure>
        <Figure term={t('month', { month })} amounts={billedIn(figures)}>
          {refund.map(({ currency, amount }) => (
            <span key={currency}>{t('refund', { amount: formatMoney(amount, currency) })}</span>
          ))}
        </Figure>
        <Figure
          term={t('received', { month })}
          amounts={received.map(({ currency, totalAmount }) => ({ currency, amount: totalAmount }))}
        >
          {receivedCount > 0 && <span>{t('count', { count: receivedCount })}</span>}
        </Figure>
      </FigureList>
      <Months figures={figures} />
    </Card>
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
      {isDrawn && <MonthsChart months={months} currency={currency} />}
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
  const { t } = useBillFigureTexts()
  const count = countIn(figures, [billState])
  if (count === 0) return null
  return (
    <TextLink asChild standalone>
      <Link
        to="/admin/bill"
        search={{ billState, ...(billState === 'OPEN' && { waitingFor: 'ALL' as const }) }}
        aria-label={`${t(billState)} ${t('count', { count })}`}
      >
        {t('count', { count })}
      </Link>
    </TextLink>
  )
}

type FigureProps = { term: string; amounts: readonly Amount[]; isLate?: boolean; children?: ReactNode }

/** An amount in one or more currencies, won first, with further content below. */
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
          fontSize="lg"
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
