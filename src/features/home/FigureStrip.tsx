import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { daysBetween, formatDate, koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { differenceToPrevious, type runningOf, sumsOf, unpaidAmounts } from './home-facts.ts'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

type Props = {
  bills: HomeParts['bills']
  running: ReturnType<typeof runningOf>
}

const monthOf = (period: string) => koreanMonth(Number(period.slice('YYYY-'.length)))

/** The amounts of a member with subscriptions and without late bills. */
export const FigureStrip = (props: Props) => (
  <Card aria-labelledby="month">
    <Figures {...props} most={4} isOwed />
  </Card>
)

type FiguresProps = Props & {
  /** The maximum number of items per row. */
  most: number
  /** Whether the owed amount is one of the items. Otherwise it is shown next to them. */
  isOwed: boolean
}

/**
 * This month's bills, the amount owed, the next payment, and the comparison with last month; then the
 * subscriptions in use by state.
 */
export function Figures({ bills, running, most, isOwed }: FiguresProps) {
  const { t } = useMyTexts()
  const { t: bill } = useBillTexts()
  const today = kstDate(portalClock.now())
  const month = today.slice(0, 'YYYY-MM'.length)
  const { owed, count } = unpaidAmounts(bills)
  const { nextBill } = bills
  const difference = differenceToPrevious(bills, month)
  // Without bills this month, the first figure is the number of subscriptions, which the link does not repeat.
  const isCountShown = sumsOf(bills, month).length === 0
  return (
    <>
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: fluidColumns(2, '7.5rem'), md: fluidColumns(most, '11rem') }}
        css={{
          '& > * + *': {
            md: { borderStartWidth: '1px', borderStyle: 'solid', borderColor: 'border', ps: '6' },
          },
        }}
      >
        <MonthFigure bills={bills} running={running} month={month} isLarge={isOwed} />
        {isOwed && count > 0 && (
          <Figure
            term={t('payment.title')}
            value={owed.map(({ currency, unpaidAmount }) => formatMoney(unpaidAmount, currency))}
            remark={t('payment.bills', { count })}
          />
        )}
        {nextBill && (
          <Figure
            term={t('payment.nextTitle')}
            value={[formatDate(nextBill.billDate)]}
            remark={
              <Phrases
                items={[
                  nextBill.billDate > today
                    ? t('payment.in', { days: daysBetween(today, nextBill.billDate) })
                    : t('payment.today'),
                  formatMoney(nextBill.totalAmount - nextBill.creditAmount, nextBill.currency),
                  ...(nextBill.creditAmount > 0
                    ? [t('payment.credit', { amount: formatMoney(nextBill.creditAmount, nextBill.currency) })]
                    : []),
                  bill(`method.${nextBill.paymentMethodCode}`),
                ]}
              />
            }
          />
        )}
        {difference && (
          <Figure
            term={t('month.against')}
            value={[
              difference.more === 0
                ? t('month.same')
                : t(difference.more > 0 ? 'month.more' : 'month.less', {
                    amount: formatMoney(Math.abs(difference.more), difference.currency),
                  }),
            ]}
            remark={t('month.last', {
              month: monthOf(difference.month),
              amount: formatMoney(difference.last, difference.currency),
            })}
          />
        )}
      </chakra.div>
      <Flex columnGap="4" wrap="wrap" mt="2" mb="-2">
        {isCountShown && running.length === 1 ? (
          <TextLink asChild standalone fontSize="sm">
            <Link to="/my/subscription">{t('month.subscriptions')}</Link>
          </TextLink>
        ) : (
          running.map(({ state, count: its }) => (
            <TextLink key={state} asChild standalone fontSize="sm">
              <Link to="/my/subscription" search={{ subscriptionState: state }}>
                {t(`month.running.${state}`, { count: its })}
              </Link>
            </TextLink>
          ))
        )}
        {bills.total > 0 && (
          <TextLink asChild standalone fontSize="sm" ms="auto">
            <Link to="/my/bill">{t('month.link')}</Link>
          </TextLink>
        )}
      </Flex>
    </>
  )
}

/** The amount billed this month, and its status; the number of subscriptions if nothing was billed. */
function MonthFigure({ bills, running, month, isLarge }: Props & { month: string; isLarge: boolean }) {
  const { t } = useMyTexts()
  const [first, ...others] = sumsOf(bills, month)
  const runningCount = running.reduce((all, { count }) => all + count, 0)
  const number = first
    ? first.asked > 0 && formatMoney(first.asked, first.currency)
    : t('month.count', { count: runningCount })
  return (
    <chakra.div minWidth="0" gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Heading level={isLarge ? 2 : 3} id="month" fontSize="sm" fontWeight="medium" color="fg.muted">
        {first ? t('month.title', { month: monthOf(month) }) : t('month.used')}
      </Heading>
      {number && (isLarge ? <BigNumber size="lg">{number}</BigNumber> : <Value>{number}</Value>)}
      {first && <AmountParts {...first} />}
      {others.map((sum) => (
        <chakra.div
          key={sum.currency}
          mt="1"
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          columnGap="2"
        >
          {sum.asked > 0 && (
            <chakra.p fontWeight="semibold" textStyle="tabular">
              {formatMoney(sum.asked, sum.currency)}
            </chakra.p>
          )}
          <AmountParts {...sum} />
        </chakra.div>
      ))}
    </chakra.div>
  )
}

function AmountParts({ currency, paid, unpaid, givenBack, credit }: ReturnType<typeof sumsOf>[number]) {
  const { t } = useMyTexts()
  const parts = { paid, unpaid, givenBack, credit }
  const names = ['paid', 'unpaid', 'givenBack', 'credit'] as const
  const isPaid = paid > 0 && unpaid + givenBack + credit === 0
  return (
    <Remark>
      {isPaid ? (
        t('month.allPaid')
      ) : (
        <Phrases
          items={names
            .filter((name) => parts[name] > 0)
            .map((name) => t(`month.${name}`, { amount: formatMoney(parts[name], currency) }))}
        />
      )}
    </Remark>
  )
}

const Remark = chakra('p', {
  base: { fontSize: 'sm', color: 'fg.muted', textStyle: 'tabular', mt: '1', textWrap: 'pretty' },
})

const Value = chakra('p', {
  base: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'bold',
    letterSpacing: 'heading',
    lineHeight: 'heading',
    textStyle: 'tabular',
    overflowWrap: 'anywhere',
  },
})

/** A number with a label above and a short text below. */
function Figure({ term, value, remark }: { term: string; value: readonly string[]; remark: ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <chakra.h3 fontSize="sm" fontWeight="medium" color="fg.muted" lineHeight="heading">
        {term}
      </chakra.h3>
      {value.map((one) => (
        <Value key={one}>{one}</Value>
      ))}
      <Remark>{remark}</Remark>
    </chakra.div>
  )
}
