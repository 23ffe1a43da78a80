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
import { TextLink } from '#src/ui/TextLink.tsx'
import { againstLast, owedOf, type runningOf, sumsOf } from './home-facts.ts'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

type Props = {
  bills: HomeParts['bills']
  running: ReturnType<typeof runningOf>
  /** Whether what is owed stands here, and not in the card above. */
  isOwed: boolean
}

const monthOf = (period: string) => koreanMonth(Number(period.slice('YYYY-'.length)))

/** The figures of a member with subscriptions: this month's bills, what is owed, the next payment, and against last month. */
export function FigureStrip({ bills, running, isOwed }: Props) {
  const { t } = useMyTexts()
  const { t: bill } = useBillTexts()
  const today = kstDate(portalClock.now())
  const month = today.slice(0, 'YYYY-MM'.length)
  const { owed, count } = owedOf(bills)
  const { nextBill } = bills
  const against = againstLast(bills, month)
  return (
    <Card aria-labelledby="month">
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(4, '11rem') }}
      >
        <Month bills={bills} running={running} month={month} />
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
            remark={[
              nextBill.billDate > today
                ? t('payment.in', { days: daysBetween(today, nextBill.billDate) })
                : t('payment.today'),
              formatMoney(nextBill.totalAmount, nextBill.currency),
              bill(`method.${nextBill.paymentMethodCode}`),
            ].join(' · ')}
          />
        )}
        {against && (
          <Figure
            term={t('month.against')}
            value={[
              against.more === 0
                ? t('month.same')
                : t(against.more > 0 ? 'month.more' : 'month.less', {
                    amount: formatMoney(Math.abs(against.more), against.currency),
                  }),
            ]}
            remark={t('month.last', {
              month: monthOf(against.month),
              amount: formatMoney(against.last, against.currency),
            })}
          />
        )}
      </chakra.div>
      <Flex justify="space-between" align="center" columnGap="4" wrap="wrap" pt="3">
        <Flex columnGap="4" wrap="wrap">
          {running.map(({ state, count: its }) => (
            <TextLink key={state} asChild standalone fontSize="sm">
              <Link to="/my/subscription" search={{ subscriptionState: state }}>
                {t(`month.running.${state}`, { count: its })}
              </Link>
            </TextLink>
          ))}
        </Flex>
        {bills.total > 0 && (
          <TextLink asChild standalone fontSize="sm">
            <Link to="/my/bill">{t('month.link')}</Link>
          </TextLink>
        )}
      </Flex>
    </Card>
  )
}

/** What was billed this month, and what became of it; the number of subscriptions where nothing was. */
function Month({ bills, running, month }: Omit<Props, 'isOwed'> & { month: string }) {
  const { t } = useMyTexts()
  const [first, ...others] = sumsOf(bills, month)
  const used = running.reduce((all, { count }) => all + count, 0)
  return (
    <chakra.div minWidth="0">
      <Heading level={2} size="sm" id="month" fontSize="sm" fontWeight="medium" color="fg.muted">
        {first ? t('month.title', { month: monthOf(month) }) : t('month.used')}
      </Heading>
      {!first && <BigNumber size="lg">{t('month.count', { count: used })}</BigNumber>}
      {first && first.asked > 0 && (
        <BigNumber size="lg">{formatMoney(first.asked, first.currency)}</BigNumber>
      )}
      {first && <Parts {...first} />}
      {others.map((sum) => (
        <chakra.div key={sum.currency} mt="2">
          {sum.asked > 0 && (
            <chakra.p fontWeight="semibold" textStyle="tabular">
              {formatMoney(sum.asked, sum.currency)}
            </chakra.p>
          )}
          <Parts {...sum} />
        </chakra.div>
      ))}
    </chakra.div>
  )
}

function Parts({ currency, paid, unpaid, givenBack, credit }: ReturnType<typeof sumsOf>[number]) {
  const { t } = useMyTexts()
  const parts = { paid, unpaid, givenBack, credit }
  const names = ['paid', 'unpaid', 'givenBack', 'credit'] as const
  const isPaid = paid > 0 && unpaid + givenBack + credit === 0
  return (
    <Remark>
      {isPaid
        ? t('month.allPaid')
        : names
            .filter((name) => parts[name] > 0)
            .map((name) => t(`month.${name}`, { amount: formatMoney(parts[name], currency) }))
            .join(' · ')}
      {credit > 0 && <chakra.span display="block">{t('month.creditText')}</chakra.span>}
    </Remark>
  )
}

const Remark = chakra('p', {
  base: { fontSize: 'sm', color: 'fg.muted', textStyle: 'tabular', mt: '1', textWrap: 'pretty' },
})

/** A number with its name above and a remark below. */
function Figure({ term, value, remark }: { term: string; value: readonly string[]; remark: ReactNode }) {
  return (
    <chakra.div minWidth="0">
      <chakra.h3 fontSize="sm" fontWeight="medium" color="fg.muted" lineHeight="heading">
        {term}
      </chakra.h3>
      {value.map((one) => (
        <chakra.p
          key={one}
          fontSize={{ base: 'xl', md: '2xl' }}
          fontWeight="bold"
          letterSpacing="heading"
          lineHeight="heading"
          textStyle="tabular"
          overflowWrap="anywhere"
        >
          {one}
        </chakra.p>
      ))}
      <Remark>{remark}</Remark>
    </chakra.div>
  )
}
