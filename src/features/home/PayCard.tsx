import { Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { addDays, daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { Text } from '#src/ui/Text.tsx'
import { DateLine } from './DateLine.tsx'
import { unpaidAmounts } from './home-facts.ts'
import { CardFoot } from './MonthAmount.tsx'
import { NextPayment } from './NextPayment.tsx'
import { useMyTexts } from './texts.ts'

/** The overdue amount with a link to pay it, then the next payment. */
export function PayCard({ bills }: { bills: Pick<Output<'listBills'>, 'unpaid' | 'sums' | 'nextBill'> }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const { owed, count } = unpaidAmounts(bills)
  const [first] = bills.unpaid
  if (!first) return null
  const today = kstDate(portalClock.now())
  const pastDueDate = first.pastDueOn
  const endsOn = bills.unpaid.flatMap((bill) => bill.endsOn ?? []).toSorted()[0]
  return (
    <Card aria-labelledby="life" display="flex" flexDirection="column" gap="3">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" minHeight="8">
        <Heading level={2} size="sm" id="life">
          {t('payment.title')}
        </Heading>
        <Badge tone="danger">{t('life.late.badge', { days: daysBetween(first.dueDate, today) })}</Badge>
      </Flex>
      <Flex align="baseline" columnGap="2" wrap="wrap" mt="-2">
        {owed.map(({ currency, unpaidAmount }) => (
          <BigNumber key={currency}>{formatMoney(unpaidAmount, currency)}</BigNumber>
        ))}
        {count > 1 && (
          <Text size="sm" tone="muted" numeric>
            {t('payment.bills', { count })}
          </Text>
        )}
      </Flex>
      <Text size="sm" tone="muted" numeric>
        {/* The button pays only the bill that this line names. */}
        <Phrases
          items={[
            count > 1 && t('payment.oldest'),
            `${first.serviceName} ${first.planName}`,
            t('payment.due', { date: formatDate(first.dueDate) }),
          ]}
        />
      </Text>
      {endsOn && (
        <Text size="sm" tone="danger" numeric mt="-2">
          {t('life.late.ends', { date: formatDate(addDays(endsOn, -1)) })}
        </Text>
      )}
      {pastDueDate !== null && pastDueDate > today && (
        <DateLine
          from={{ name: t('payment.dueDay'), date: first.dueDate }}
          to={{ name: t('life.late.blocked'), date: pastDueDate }}
          now={{ name: t('payment.today'), date: today }}
          kind="late"
        />
      )}
      <ButtonLink asChild variant={mayManage ? 'solid' : 'soft'}>
        <Link to="/my/bill/detail" search={{ billId: first.billId }}>
          {!mayManage
            ? t('payment.see')
            : first.payYn === 'Y'
              ? t('payment.pay', { amount: formatMoney(first.totalAmount, first.currency) })
              : t('payment.how')}
        </Link>
      </ButtonLink>
      {bills.nextBill && (
        <CardFoot>
          <NextPayment nextBill={bills.nextBill} />
        </CardFoot>
      )}
    </Card>
  )
}
