import { chakra, Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { BillStateBadge } from '#src/features/bill/BillStateBadge.tsx'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { RowLink } from '#src/ui/RowLink.tsx'
import { CalendarIcon } from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { HomeCard } from './HomeCard.tsx'
import { owedOf } from './home-facts.ts'
import { useMyTexts } from './texts.ts'

type Bills = Output<'listBills'>

/** The total unpaid amount and its first bill with a link to pay it; without `isOwed`, or without unpaid bills, the next bill. */
export function PaymentCard({ bills, isOwed }: { bills: Bills; isOwed: boolean }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const { unpaid, nextBill } = bills
  const [first] = isOwed ? unpaid : []
  if (!first && !nextBill) return null
  return (
    <HomeCard
      id="payment"
      title={t(first ? 'payment.title' : 'payment.nextTitle')}
      count={first && mayManage ? owedOf(bills).count : undefined}
      link={first && unpaid.length > 1 ? <Link to="/my/bill">{t('payment.link')}</Link> : undefined}
      isFirstOnPhones={first !== undefined}
    >
      {first && (
        <Stack gap="2" pb="3">
          {unpaid.length > 1 && <Owed bills={bills} />}
          <FirstBill bill={first} isAlone={unpaid.length === 1} />
        </Stack>
      )}
      {nextBill && <NextBill next={nextBill} />}
    </HomeCard>
  )
}

function Owed({ bills }: { bills: Bills }) {
  const { t } = useMyTexts()
  const { owed, count } = owedOf(bills)
  return (
    <Stack gap="0">
      {owed.map(({ currency, unpaidAmount }) => (
        <BigNumber key={currency} size="md">
          {formatMoney(unpaidAmount, currency)}
        </BigNumber>
      ))}
      <Text size="sm" tone="muted" numeric>
        {t('payment.bills', { count })}
      </Text>
    </Stack>
  )
}

function FirstBill({ bill, isAlone }: { bill: Bills['unpaid'][number]; isAlone: boolean }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const name = `${bill.serviceName} ${bill.planName}`
  const amount = formatMoney(bill.totalAmount, bill.currency)
  return (
    <Stack gap="1">
      <Flex align="center" gap="2" wrap="wrap">
        <BillStateBadge state={bill.billState} />
        <Text size="sm" tone="muted" numeric>
          {t('payment.due', { date: formatDate(bill.dueDate) })}
        </Text>
      </Flex>
      {isAlone ? (
        <>
          <BigNumber size="md">{amount}</BigNumber>
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </>
      ) : (
        <Flex justify="space-between" gap="3">
          <Text weight="semibold">{name}</Text>
          <Text weight="semibold" numeric whiteSpace="nowrap">
            {amount}
          </Text>
        </Flex>
      )}
      <ButtonLink asChild variant={mayManage ? 'solid' : 'outline'} mt="2">
        <Link to="/my/bill/detail" search={{ billId: bill.billId }}>
          {mayManage ? t('payment.pay', { amount }) : t('payment.see')}
        </Link>
      </ButtonLink>
    </Stack>
  )
}

function NextBill({ next }: { next: NonNullable<Bills['nextBill']> }) {
  const { t } = useMyTexts()
  const { t: bill } = useBillTexts()
  const days = daysBetween(kstDate(portalClock.now()), next.billDate)
  return (
    <chakra.div borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="2">
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
          <chakra.span flex="1 1 8rem" minWidth="0">
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
