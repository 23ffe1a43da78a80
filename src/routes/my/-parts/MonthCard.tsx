import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/portal-clock.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard } from './HomeCard.tsx'

/** What this month comes to in each currency, and how much of it is paid. */
export function MonthCard({ bills, active }: { bills: Output<'listBills'>; active: number }) {
  const { t } = useTranslation('my')
  const month = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
  const sums = bills.months.filter(({ period }) => period === month)
  const shown = sums.length > 0 ? sums : [{ currency: 'KRW' as const, totalAmount: 0, unpaidAmount: 0 }]
  return (
    <HomeCard
      id="month"
      title={t('month.title', { month: koreanMonth(Number(month.slice(-2))) })}
      link={<Link to="/my/bill">{t('month.link')}</Link>}
    >
      {shown.map(({ currency, totalAmount, unpaidAmount }) => {
        const paid = totalAmount - unpaidAmount
        return (
          <chakra.div key={currency} css={{ '& + &': { marginTop: '{spacing.4}' } }}>
            <BigNumber>{formatMoney(totalAmount, currency)}</BigNumber>
            <chakra.div
              aria-hidden="true"
              display="flex"
              height="2"
              mt="3"
              rounded="full"
              overflow="hidden"
              bg="bg.muted"
            >
              <chakra.span bg="brand.solid" flexGrow={Math.max(0, paid)} />
              <chakra.span bg="danger.solid" flexGrow={Math.max(0, unpaidAmount)} />
            </chakra.div>
            <Flex as="dl" gap="6" wrap="wrap" mt="3" fontSize="sm">
              <Part name={t('month.paid')} value={formatMoney(paid, currency)} color="brand.solid" />
              <Part
                name={t('month.unpaid')}
                value={formatMoney(unpaidAmount, currency)}
                color="danger.solid"
              />
            </Flex>
          </chakra.div>
        )
      })}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="auto" pt="3">
        <Text size="sm" tone="muted">
          {t('month.vat')}
        </Text>
        <TextLink asChild standalone fontSize="sm">
          <Link to="/my/subscription" search={{ subscriptionState: 'ACTIVE' }}>
            {t('month.active', { count: active })}
          </Link>
        </TextLink>
      </Flex>
    </HomeCard>
  )
}

const Part = ({ name, value, color }: { name: string; value: string; color: string }) => (
  <div>
    <chakra.dt display="flex" alignItems="center" gap="2" color="fg.muted">
      <chakra.span boxSize="2" rounded="full" bg={color} aria-hidden="true" />
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" fontSize="md" textStyle="tabular">
      {value}
    </chakra.dd>
  </div>
)
