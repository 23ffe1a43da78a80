import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { koreanMonth } from '#domain/dates.ts'
import { type Currency, formatMoney, formatNumber } from '#domain/money.ts'
import { useBillTexts } from '../texts.ts'

type Month = Schema<'BillMonth'>

const MAX_BARS = 12
const TEN_THOUSAND = 10_000
const CENTS = 100

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    alignItems: 'center',
    minWidth: '0',
    height: '9rem',
  },
})
const Amount = chakra('span', {
  base: {
    display: { base: 'none', md: 'block' },
    fontSize: 'xs',
    color: 'fg.muted',
    textStyle: 'tabular',
    whiteSpace: 'nowrap',
  },
})
const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    flexShrink: '0',
    width: 'full',
    maxWidth: '8',
    roundedTop: 'sm',
    overflow: 'hidden',
    bg: 'brand.solid',
    // On paper and in forced colours a background is left out, and with it all of a bar.
    printColorAdjust: 'exact',
    _highContrast: { bg: 'CanvasText' },
  },
})

/** A bar for each month with the unpaid part at its foot; the highest amount is shown in full above them. */
export function BillBars({ months, currency }: { months: Month[]; currency: Currency }) {
  const { t } = useBillTexts()
  const most = Math.max(1, ...months.map(({ totalAmount }) => totalAmount))
  const part = (amount: number, of: number) => `${Math.max(0, (amount / of) * 100)}%`
  const highest = months.find(({ totalAmount }) => totalAmount === most)
  return (
    <chakra.div role="img" aria-label={t('chart.label')}>
      {highest && (
        <chakra.div mb="2" fontSize="sm" color="fg.muted" textStyle="tabular">
          {t('chart.most', { month: highest.period.replace('-', '.'), amount: formatMoney(most, currency) })}
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap={{ base: '1', md: '2' }}
        css={{ gridTemplateColumns: `repeat(${Math.max(months.length, MAX_BARS / 2)}, minmax(0, 1fr))` }}
      >
        {months.map(({ period, totalAmount, unpaidAmount }) => (
          <chakra.div key={period}>
            <Column>
              <Amount>{shortAmount(totalAmount, currency)}</Amount>
              <chakra.div
                flex="0 1 auto"
                display="flex"
                alignItems="flex-end"
                justifyContent="center"
                width="full"
                css={{ height: part(totalAmount, most) }}
              >
                <Bar height="full" minHeight={totalAmount > 0 ? '2px' : '0'}>
                  {unpaidAmount > 0 && (
                    <chakra.div
                      width="full"
                      bg="danger.solid"
                      _highContrast={{ bg: 'Highlight', borderTop: '2px solid Canvas' }}
                      css={{ height: part(unpaidAmount, totalAmount) }}
                    />
                  )}
                </Bar>
              </chakra.div>
            </Column>
            <chakra.div
              borderTopWidth="1px"
              borderTopStyle="solid"
              borderColor="border"
              pt="1"
              textAlign="center"
              fontSize="xs"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              <chakra.span display={{ base: 'none', md: 'inline' }}>
                {koreanMonth(Number(period.slice(5)))}
              </chakra.span>
              <chakra.span display={{ md: 'none' }}>{Number(period.slice(5))}</chakra.span>
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  )
}

/** An amount in few signs: ten thousands of won, whole dollars. */
function shortAmount(amount: number, currency: Currency): string {
  if (currency === 'USD') return `$${formatNumber(Math.round(amount / CENTS))}`
  return Math.abs(amount) < TEN_THOUSAND
    ? formatNumber(amount)
    : `${formatNumber(Math.round(amount / TEN_THOUSAND))}만`
}
