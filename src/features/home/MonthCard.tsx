import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeCard } from './HomeCard.tsx'
import { type runningOf, sumsOf } from './home-facts.ts'
import type { HomeParts } from './load-home.ts'
import { useMyTexts } from './texts.ts'

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
type Props = { bills: HomeParts['bills']; running: ReturnType<typeof runningOf> }

/**
 * The subscriptions in use: this month's billed amounts in each currency, the paid part, and refunds; the number of subscriptions
 * if nothing was billed this month.
 */
export function MonthCard({ bills, running }: Props) {
  const { t } = useMyTexts()
  const month = kstDate(portalClock.now()).slice(0, 'YYYY-MM'.length)
  const sums = sumsOf(bills, month)
  const used = running.reduce((all, { count }) => all + count, 0)
  return (
    <HomeCard
      id="month"
      title={
        sums.length > 0 ? t('month.title', { month: koreanMonth(Number(month.slice(-2))) }) : t('month.used')
      }
      link={bills.total > 0 ? <Link to="/my/bill">{t('month.link')}</Link> : undefined}
    >
      {sums.length === 0 && <BigNumber>{t('month.count', { count: used })}</BigNumber>}
      {sums.map(({ currency, ...sum }) => (
        <Sum key={currency} currency={currency} {...sum} />
      ))}
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" pt="3">
        {sums.length > 0 && (
          <Text size="sm" tone="muted">
            {t('month.vat')}
          </Text>
        )}
        <Flex columnGap="3" wrap="wrap">
          {running.map(({ state, count }) => (
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

function Sum({ currency, asked, paid, unpaid, givenBack, credit }: ReturnType<typeof sumsOf>[number]) {
  const { t } = useMyTexts()
  const money = (amount: number) => formatMoney(amount, currency)
  const parts = [
    { key: 'paid', value: paid, of: 'paid' },
    { key: 'unpaid', value: unpaid, of: 'unpaid' },
    { key: 'givenBack', value: givenBack, of: 'paid' },
    { key: 'credit', value: credit, of: 'credit' },
  ] as const
  const some = parts.filter(({ value }) => value > 0)
  return (
    <chakra.div css={{ '& + &': { marginTop: '{spacing.4}' } }}>
      {asked > 0 && (
        <>
          <BigNumber>{money(asked)}</BigNumber>
          <chakra.div
            aria-hidden="true"
            display="flex"
            height="2"
            mt="3"
            rounded="full"
            overflow="hidden"
            _highContrast={{ borderWidth: '1px', gap: '0.5' }}
          >
            <Colour of="paid" flexGrow={paid} />
            <Colour of="unpaid" flexGrow={unpaid} />
          </chakra.div>
        </>
      )}
      <Flex as="dl" gap="6" wrap="wrap" mt="3" fontSize="sm">
        {some.map(({ key, value, of }) => (
          <Part key={key} name={t(`month.${key}`)} value={money(value)} of={of} />
        ))}
      </Flex>
      {credit > 0 && (
        <Text size="sm" tone="muted" mt="2">
          {t('month.creditText')}
        </Text>
      )}
    </chakra.div>
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
