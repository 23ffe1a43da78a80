import { chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { koreanMonth } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import '#src/i18n/areas/bill.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'

type Month = Schema<'BillMonth'>

const HEIGHT = 120
const STEP = 40
const BAR = 24
const LABEL = 20
const Details = chakra('details')
const Summary = chakra('summary', { base: { minHeight: 'touch', display: 'flex', alignItems: 'center', cursor: 'pointer', color: 'brand.fg' } })
const Bar = chakra('rect', { base: { fill: 'brand.solid' } })
const Owed = chakra('rect', { base: { fill: 'danger.solid' } })
const Label = chakra('text', { base: { fill: 'fg.muted', fontSize: '11px' } })

/** What was billed each month, as bars with the owed part apart, and the same as a table. */
export function BillChart({ months }: { months: Month[] }) {
  const { t } = useTranslation('bill')
  // Won and dollars are no one sum: the chart shows the currency with more months, the table both.
  const won = months.filter(({ currency }) => currency === 'KRW')
  const shown = won.length * 2 >= months.length ? won : months.filter(({ currency }) => currency === 'USD')
  const most = Math.max(1, ...shown.map(({ totalAmount }) => totalAmount))
  const heightOf = (amount: number) => Math.max(0, Math.round((amount / most) * HEIGHT))
  return (
    <Card aria-labelledby="bill-chart">
      <Stack gap="3">
        <Heading level={2} size="md" id="bill-chart">{t('chart.title')}</Heading>
        <chakra.svg role="img" aria-label={t('chart.label')} viewBox={`0 0 ${Math.max(6, shown.length) * STEP} ${HEIGHT + LABEL}`} width="full" maxWidth="40rem">
          {shown.map(({ period, totalAmount, unpaidAmount }, index) => (
            <g key={period} transform={`translate(${index * STEP + (STEP - BAR) / 2} 0)`}>
              <Bar y={HEIGHT - heightOf(totalAmount)} width={BAR} height={heightOf(totalAmount)} rx="3" />
              {unpaidAmount > 0 && <Owed y={HEIGHT - heightOf(unpaidAmount)} width={BAR} height={heightOf(unpaidAmount)} />}
              <Label x={BAR / 2} y={HEIGHT + LABEL - 5} textAnchor="middle">{koreanMonth(Number(period.slice(5)))}</Label>
            </g>
          ))}
        </chakra.svg>
        <Details>
          <Summary>{t('chart.table')}</Summary>
          <DataTable
            caption={t('chart.table')}
            rows={months}
            rowKey={({ period, currency }) => `${period}${currency}`}
            columns={[
              { key: 'month', header: t('chart.month'), primary: true, cell: ({ period }) => period.replace('-', '.') },
              { key: 'amount', header: t('chart.amount'), numeric: true, cell: ({ totalAmount, currency }) => formatMoney(totalAmount, currency) },
              { key: 'unpaid', header: t('chart.unpaid'), numeric: true, cell: ({ unpaidAmount, currency }) => formatMoney(unpaidAmount, currency) },
            ]}
          />
        </Details>
      </Stack>
    </Card>
  )
}
