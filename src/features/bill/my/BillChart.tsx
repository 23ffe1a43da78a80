import { chakra, Flex, Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useBillTexts } from '../texts.ts'
import { BillBars } from './BillBars.tsx'

type Month = Schema<'BillMonth'>

const Details = chakra('details')
const Summary = chakra('summary', {
  base: { minHeight: 'touch', display: 'flex', alignItems: 'center', cursor: 'pointer', color: 'brand.fg' },
})

/** The billed amount of each month, as bars with the unpaid part marked, and the same as a table. */
export function BillChart({ months }: { months: Month[] }) {
  const { t } = useBillTexts()
  // Won and dollars are no one sum: the chart shows the currency with more months, the table both.
  const won = months.filter(({ currency }) => currency === 'KRW')
  const currency: Currency = won.length * 2 >= months.length ? 'KRW' : 'USD'
  const shown = months.filter((month) => month.currency === currency)
  // A refund has no bar.
  const isDrawn = shown.some(({ totalAmount }) => totalAmount > 0)
  return (
    <Card aria-labelledby="bill-chart">
      <Stack gap="3">
        <Flex justify="space-between" align="baseline" wrap="wrap" gap="2">
          <Heading level={2} size="md" id="bill-chart">
            {t('chart.title')}
          </Heading>
          {isDrawn && (
            <Flex gap="4" aria-hidden="true">
              <Key color="brand.solid" forced="CanvasText" name={t('chart.amount')} />
              {shown.some(({ unpaidAmount }) => unpaidAmount > 0) && (
                <Key color="danger.solid" forced="Highlight" name={t('chart.unpaid')} />
              )}
            </Flex>
          )}
        </Flex>
        {isDrawn && <BillBars months={shown} currency={currency} />}
        {isDrawn && shown.length < months.length && (
          <Text size="sm" tone="muted">
            {t(`chart.only.${currency}`)}
          </Text>
        )}
        <Details open={!isDrawn}>
          <Summary>{t('chart.table')}</Summary>
          <DataTable
            foldsBelow="30rem"
            caption={t('chart.table')}
            rows={months}
            rowKey={({ period, currency: its }) => `${period}${its}`}
            columns={[
              {
                key: 'month',
                header: t('chart.month'),
                primary: true,
                cell: ({ period }) => period.replace('-', '.'),
              },
              {
                key: 'amount',
                header: t('chart.amount'),
                numeric: true,
                cell: ({ totalAmount, currency: its }) => formatMoney(totalAmount, its),
              },
              {
                key: 'unpaid',
                header: t('chart.unpaid'),
                numeric: true,
                cell: ({ unpaidAmount, currency: its }) => formatMoney(unpaidAmount, its),
              },
            ]}
          />
        </Details>
      </Stack>
    </Card>
  )
}

const Key = ({ color, forced, name }: { color: string; forced: string; name: string }) => (
  <Flex align="center" gap="2" fontSize="sm" color="fg.muted">
    <chakra.span
      boxSize="2.5"
      rounded="sm"
      bg={color}
      printColorAdjust="exact"
      _highContrast={{ bg: forced }}
    />
    {name}
  </Flex>
)
