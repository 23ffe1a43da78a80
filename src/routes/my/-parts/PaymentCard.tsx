import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/bill.ts'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { BillStateBadge } from '#src/components/bill/BillStateBadge.tsx'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { CalendarIcon } from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { HomeCard } from './HomeCard.tsx'

/** The first bill that is owed, with the way to pay it, and the day of the next one. */
export function PaymentCard({ bills: { unpaid, nextBill } }: { bills: Output<'listBills'> }) {
  const { t } = useTranslation('my')
  const [first] = unpaid
  return (
    <HomeCard
      id="payment"
      title={t('payment.title')}
      count={unpaid.length}
      link={unpaid.length > 1 ? <Link to="/my/bill">{t('payment.link')}</Link> : undefined}
    >
      {first ? (
        <Stack gap="1" pb="3">
          <Flex align="center" gap="2" wrap="wrap">
            <BillStateBadge state={first.billState} />
            <Text size="sm" tone="muted" numeric>
              {t('payment.due', { date: formatDate(first.dueDate) })}
            </Text>
          </Flex>
          <BigNumber size="md">{formatMoney(first.totalAmount, first.currency)}</BigNumber>
          <Text size="sm" tone="muted">{`${first.serviceName} ${first.planName}`}</Text>
          <ButtonLink asChild mt="2">
            <Link to="/my/bill/detail" search={{ billId: first.billId }}>
              {t('payment.pay')}
            </Link>
          </ButtonLink>
        </Stack>
      ) : (
        <Text tone="muted" pb="3">
          {t('payment.none')}
        </Text>
      )}
      {nextBill && <NextBill next={nextBill} />}
    </HomeCard>
  )
}

function NextBill({ next }: { next: NonNullable<Output<'listBills'>['nextBill']> }) {
  const { t } = useTranslation('my')
  const { t: bill } = useTranslation('bill')
  const days = daysBetween(kstDate(portalClock.now()), next.billDate)
  return (
    <chakra.div mt="auto" borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="2">
      <RowLink asChild>
        <Link to="/my/subscription/detail" search={{ subscriptionId: next.subscriptionId }}>
          <chakra.span
            display="grid"
            placeItems="center"
            boxSize="9"
            rounded="lg"
            bg="brand.subtle"
            color="brand.fg"
            flexShrink="0"
          >
            <CalendarIcon />
          </chakra.span>
          <chakra.span flex="1" minWidth="0">
            <chakra.span display="block" fontWeight="semibold" textStyle="tabular">
              {t('payment.next', { date: formatDate(next.billDate) })}
            </chakra.span>
            <chakra.span fontSize="sm" color="fg.muted">
              {[
                days > 0 ? t('payment.in', { days }) : t('payment.today'),
                bill(`method.${next.paymentMethodCode}`),
              ].join(' · ')}
            </chakra.span>
          </chakra.span>
          <chakra.b fontWeight="semibold" textStyle="tabular">
            {formatMoney(next.totalAmount, next.currency)}
          </chakra.b>
        </Link>
      </RowLink>
    </chakra.div>
  )
}
