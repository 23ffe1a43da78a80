import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Output } from '#contract/operation.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { type Amount, countIn } from '../counts-by-state.ts'
import { useBillTexts } from '../texts.ts'
import { billedIn, billedInPage, owedIn } from './bill-figures.ts'
import type { BillSearch } from './bill-search.ts'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: fluidColumns(2, '7.5rem'), md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    bg: 'bg.panel',
    rounded: 'xl',
    px: { base: 'edge', md: '5' },
    py: { base: '4', md: '3' },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > * + *': { md: { borderStartWidth: '1px', borderStyle: 'solid', borderColor: 'border', ps: '6' } },
  },
})

/**
 * The unpaid amount, and the amounts billed this month and this year; with a month as the filter, the unpaid and the
 * billed amount of that month.
 */
export function BillFigures({ page, filter }: { page: Output<'listBills'>; filter: BillSearch }) {
  const { t } = useBillTexts()
  const today = kstDate(portalClock.now())
  const [year, month] = [today.slice(0, 'YYYY'.length), today.slice(0, 'YYYY-MM'.length)]
  const owedAmounts = owedIn(page)
  const lateCount = countIn(page, ['LATE'])
  return (
    <Figures data-sheet="" data-figures="" aria-label={t('figures.title')}>
      <Figure
        term={t('figures.owed')}
        amounts={owedAmounts}
        isLate={lateCount > 0}
        remark={owedAmounts.length > 0 && t('figures.bills', { count: countIn(page, unpaidStates) })}
        link={
          lateCount > 0 && (
            <TextLink asChild standalone fontSize="sm">
              <Link to="/my/bill" search={{ ...filter, billState: 'LATE' }}>
                {t('figures.late', { count: lateCount })}
              </Link>
            </TextLink>
          )
        }
      />
      {page.period === null ? (
        <>
          <Figure term={t('figures.month', { month: monthName(month) })} amounts={billedIn(page, month)} />
          <Figure term={t('figures.year', { year })} amounts={billedIn(page, year)} />
        </>
      ) : (
        <Figure
          term={t('figures.month', { month: page.period.replace('-', '.') })}
          amounts={billedInPage(page)}
        />
      )}
    </Figures>
  )
}

const monthName = (period: string) => koreanMonth(Number(period.slice('YYYY-'.length)))

type FigureProps = {
  term: string
  amounts: readonly Amount[]
  isLate?: boolean
  remark?: ReactNode
  link?: ReactNode
}

function Figure({ term, amounts, isLate = false, remark, link }: FigureProps) {
  const [first = { currency: 'KRW' as const, amount: 0 }, ...others] = amounts
  return (
    <chakra.div minWidth="0">
      <chakra.dt fontSize="sm" color="fg.muted" lineHeight="heading">
        {term}
      </chakra.dt>
      <chakra.dd
        display="flex"
        flexWrap="wrap"
        alignItems="baseline"
        columnGap="2"
        textStyle="tabular"
        lineHeight="heading"
      >
        <chakra.strong
          fontSize={{ base: 'lg', md: '2xl' }}
          whiteSpace="nowrap"
          letterSpacing="heading"
          color={isLate ? 'danger.fg' : undefined}
        >
          {formatMoney(first.amount, first.currency)}
        </chakra.strong>
        {others.map(({ currency, amount }) => (
          <chakra.span key={currency} fontWeight="semibold">
            {formatMoney(amount, currency)}
          </chakra.span>
        ))}
        {remark && (
          <chakra.span fontSize="sm" color="fg.muted">
            {remark}
          </chakra.span>
        )}
        {link}
      </chakra.dd>
    </chakra.div>
  )
}
