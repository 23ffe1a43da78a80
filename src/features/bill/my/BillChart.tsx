import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { chartedCurrency, hasTrend } from '../charted-months.ts'
import { MonthsChart } from '../MonthsChart.tsx'
import { monthMoney, refundOf, unpaidParts } from '../month-money.ts'
import { useBillTexts } from '../texts.ts'

type Month = Schema<'BillMonth'>

/**
 * The billed amount of each month, as bars with the late and the waiting part marked, and a table of the same
 * amounts.
 */
export function BillChart({ months }: { months: Month[] }) {
  const { t } = useBillTexts()
  const currency = chartedCurrency(months)
  const chartedMonths = months.filter((month) => month.currency === currency)
  const isDrawn = hasTrend(months, currency, kstDate(portalClock.now()))
  return (
    <Card aria-labelledby="bill-chart">
      <Stack gap="3">
        <Heading level={2} size="md" id="bill-chart">
          {t('chart.title')}
        </Heading>
        {isDrawn && <MonthsChart months={months} currency={currency} />}
        {isDrawn && chartedMonths.length < months.length && (
          <Text size="sm" tone="muted">
            {t(`chart.only.${currency}`)}
          </Text>
        )}
        <FoldedTable label={t('chart.table')} open={!isDrawn}>
          <DataTable
            foldsBelow="30rem"
            caption={t('chart.caption')}
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
                cell: (month) => formatMoney(monthMoney(month).asked, month.currency),
              },
              ...(['late', 'waiting'] as const).map((part) => ({
                key: part,
                header: t(`chart.${part}`),
                numeric: true,
                cell: (month: Month) => formatMoney(unpaidParts(month)[part], month.currency),
              })),
              ...(months.some((month) => refundOf(month) > 0)
                ? [
                    {
                      key: 'refund',
                      header: t('chart.refund'),
                      numeric: true,
                      cell: (month: Month) => formatMoney(refundOf(month), month.currency),
                    },
                  ]
                : []),
            ]}
          />
        </FoldedTable>
      </Stack>
    </Card>
  )
}
