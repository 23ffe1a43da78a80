import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { BillIcon } from '#src/ui/shell-icons.tsx'
import { DateLine } from './DateLine.tsx'
import { paidOnTime, sumsOf, unpaidAmounts } from './home-facts.ts'
import { StageCard } from './LifeCard.tsx'
import { MonthAmount, type MonthProps, RunningLinks } from './MonthAmount.tsx'
import { NextPayment, nextAmount } from './NextPayment.tsx'
import { useMyTexts } from './texts.ts'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: 'center',
    '& > :only-child': { gridColumn: '1 / -1' },
    '& > * + *': { base: { borderTopWidth: '1px', pt: '4' }, md: { borderTopWidth: '0', pt: '0' } },
    '& > *': { borderStyle: 'solid', borderColor: 'border' },
  },
})

/** The first card of a member with subscriptions and without late bills: the bills of this month, or the next one. */
export function RunningCard({ bills, running }: MonthProps) {
  const month = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
  const { nextBill } = bills
  const { count } = unpaidAmounts(bills)
  if (sumsOf(bills, month).length === 0) return <BetweenBills bills={bills} running={running} />
  return (
    <Card aria-labelledby="month">
      <Columns>
        <chakra.div minWidth="0">
          <MonthAmount bills={bills} month={month} />
          <OnTime bills={bills} />
        </chakra.div>
        {(nextBill || count > 0) && (
          <chakra.div display="grid" gap="4" minWidth="0">
            {count > 0 && <Owed bills={bills} />}
            {nextBill && <NextPayment nextBill={nextBill} />}
          </chakra.div>
        )}
      </Columns>
      <chakra.div mt="3" mb="-2">
        <RunningLinks running={running} />
      </chakra.div>
    </Card>
  )
}

/** The minimum number of bills paid on time that is worth a sentence. */
const MIN_ON_TIME = 3

/** A sentence about the bills that were paid on time one after the other. */
function OnTime({ bills }: Pick<MonthProps, 'bills'>) {
  const { t } = useMyTexts()
  const count = paidOnTime(bills.list, kstDate(portalClock.now()))
  if (count < MIN_ON_TIME) return null
  return (
    <chakra.span display="flex" alignItems="center" gap="1" color="success.fg" fontWeight="semibold">
      <CheckIcon boxSize="5" flexShrink="0" aria-hidden="true" />
      {t('month.onTime', { count })}
    </chakra.span>
  )
}

/** The sum of the bills that are not paid yet, in one row. */
function Owed({ bills }: Pick<MonthProps, 'bills'>) {
  const { t } = useMyTexts()
  const { owed, count } = unpaidAmounts(bills)
  return (
    <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" columnGap="3">
      <IconTile size="row" aria-hidden="true">
        <BillIcon />
      </IconTile>
      <chakra.div minWidth="0" lineHeight="short">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.h3 fontWeight="semibold">{t('payment.title')}</chakra.h3>
          {owed.map(({ currency, unpaidAmount }) => (
            <chakra.b key={currency} fontWeight="semibold" textStyle="tabular">
              {formatMoney(unpaidAmount, currency)}
            </chakra.b>
          ))}
        </chakra.div>
        <chakra.div fontSize="sm" color="fg.muted" textStyle="tabular">
          {t('payment.bills', { count })}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

/** The card of a month without bills: the next payment, or the number of subscriptions if none is known. */
function BetweenBills({ bills, running }: MonthProps) {
  const { t } = useMyTexts()
  const { t: bill } = useBillTexts()
  const { nextBill } = bills
  const today = kstDate(portalClock.now())
  const last = bills.list.find(({ subscriptionId }) => subscriptionId === nextBill?.subscriptionId)
  const runningCount = running.reduce((all, { count }) => all + count, 0)
  return (
    <StageCard
      badge={<Badge tone="success">{t('month.inUse')}</Badge>}
      title={nextBill ? t('payment.nextTitle') : t('month.used')}
      number={
        <BigNumber>
          {nextBill ? nextAmount({ nextBill }) : t('month.count', { count: runningCount })}
        </BigNumber>
      }
      lines={[
        ...(nextBill
          ? [
              <Phrases
                key="next"
                items={[
                  formatDate(nextBill.billDate),
                  `${nextBill.serviceName} ${nextBill.planName}`,
                  bill(`method.${nextBill.paymentMethodCode}`),
                  nextBill.creditAmount > 0 &&
                    t('payment.credit', { amount: formatMoney(nextBill.creditAmount, nextBill.currency) }),
                ]}
              />,
            ]
          : []),
        <OnTime key="onTime" bills={bills} />,
      ]}
      figure={
        nextBill &&
        last &&
        daysBetween(today, nextBill.billDate) > 0 && (
          <DateLine
            from={{ name: t('payment.lastTitle'), date: last.billDate }}
            to={{ name: t('payment.nextTitle'), date: nextBill.billDate }}
            now={{ name: t('payment.today'), date: today }}
            kind="running"
          />
        )
      }
      action={
        <>
          <ButtonLink asChild variant="soft">
            <Link to="/my/subscription">{t('month.subscriptions')}</Link>
          </ButtonLink>
          {bills.total > 0 && (
            <ButtonLink asChild variant="soft">
              <Link to="/my/bill">{t('month.link')}</Link>
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
