import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard } from './HomeCard.tsx'
import { monthMoney, runningOf } from './home-facts.ts'
import type { Home } from './load-home.ts'

// On paper and in forced colours a background is left out, and with it all of a bar.
const Colour = chakra('span', {
  base: { printColorAdjust: 'exact' },
  variants: {
    of: {
      paid: { bg: 'brand.solid', _highContrast: { bg: 'CanvasText' } },
      unpaid: { bg: 'danger.solid', _highContrast: { bg: 'Highlight' } },
      credit: { bg: 'fg.muted', _highContrast: { bg: 'GrayText' } },
    },
  },
})
const nothing = { totalAmount: 0, unpaidAmount: 0, creditAmount: 0 }

/** What this month's bills ask for in each currency, how much of it is paid, and what of them comes back. */
export function MonthCard({ bills, active, counts }: Pick<Home, 'bills' | 'active' | 'counts'>) {
  const { t } = useTranslation('my')
  const month = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
  const sums = bills.months.filter(({ period }) => period === month)
  const shown = sums.length > 0 ? sums : [{ currency: 'KRW' as const, ...nothing }]
  return (
    <HomeCard
      id="month"
      title={t('month.title', { month: koreanMonth(Number(month.slice(-2))) })}
      link={<Link to="/my/bill">{t('month.link')}</Link>}
    >
      {shown.map(({ currency, ...sum }) => {
        const { asked, paid, unpaid, givenBack, credit } = monthMoney(sum)
        const money = (amount: number) => formatMoney(amount, currency)
        return (
          <chakra.div key={currency} css={{ '& + &': { marginTop: '{spacing.4}' } }}>
            <BigNumber>{money(asked)}</BigNumber>
            <chakra.div
              aria-hidden="true"
              display="flex"
              height="2"
              mt="3"
              rounded="full"
              overflow="hidden"
              bg="bg.muted"
              _highContrast={{ borderWidth: '1px', gap: '0.5' }}
            >
              <Colour of="paid" flexGrow={paid} />
              <Colour of="unpaid" flexGrow={unpaid} />
            </chakra.div>
            <Flex as="dl" gap="6" wrap="wrap" mt="3" fontSize="sm">
              {givenBack > 0 ? (
                <Part name={t('month.givenBack')} value={money(givenBack)} of="paid" />
              ) : (
                <Part name={t('month.paid')} value={money(paid)} of="paid" />
              )}
              <Part name={t('month.unpaid')} value={money(unpaid)} of="unpaid" />
              {credit > 0 && <Part name={t('month.credit')} value={money(credit)} of="credit" />}
            </Flex>
            {credit > 0 && (
              <Text size="sm" tone="muted" mt="2">
                {t('month.creditText')}
              </Text>
            )}
          </chakra.div>
        )
      })}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" pt="3">
        <Text size="sm" tone="muted">
          {t('month.vat')}
        </Text>
        <Flex columnGap="3" wrap="wrap">
          {runningOf({ active, counts }).map(({ state, count }) => (
            <TextLink key={state} asChild standalone fontSize="sm">
              <Link to="/my/subscription" search={{ subscriptionState: state }}>
                {t(`month.running.${state}`, { count })}
              </Link>
            </TextLink>
          ))}
        </Flex>
      </Flex>
    </HomeCard>
  )
}

const Part = ({ name, value, of }: { name: string; value: string; of: 'paid' | 'unpaid' | 'credit' }) => (
  <div>
    <chakra.dt display="flex" alignItems="center" gap="2" color="fg.muted">
      <Colour of={of} boxSize="2" rounded="full" aria-hidden="true" />
      {name}
    </chakra.dt>
    <chakra.dd fontWeight="semibold" fontSize="md" textStyle="tabular">
      {value}
    </chakra.dd>
  </div>
)
