import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { chartedCurrency, hasTrend } from '../charted-months.ts'
import { MonthsChart } from '../MonthsChart.tsx'
import { MonthsTable } from '../MonthsTable.tsx'
import { useBillTexts } from '../texts.ts'

/**
 * The billed amount of each month, as bars with the late and the waiting part marked, and a table of the same
 * amounts.
 */
export function BillChart({ months }: { months: Schema<'BillMonth'>[] }) {
  const { t } = useBillTexts()
  const currency = chartedCurrency(months)
  const chartedMonths = months.filter((month) => month.currency === currency)
  const today = kstDate(portalClock.now())
  const isDrawn = hasTrend(months, currency, today)
  return (
    <Card aria-labelledby="bill-chart">
      <Stack gap="3">
        <Heading level={2} size="md" id="bill-chart">
          {t('chart.title')}
        </Heading>
        {isDrawn && (
          <div>
            <MonthsChart months={months} currency={currency} />
          </div>
        )}
        {isDrawn && chartedMonths.length < months.length && (
          <Text size="sm" tone="muted">
            {t(`chart.only.${currency}`)}
          </Text>
        )}
        <FoldedTable label={t('chart.table')} open={!isDrawn}>
          <MonthsTable months={months} />
        </FoldedTable>
      </Stack>
    </Card>
  )
}
