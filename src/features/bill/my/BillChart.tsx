import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { koreanMonth, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { chartedCurrency, hasTrend } from '../charted-months.ts'
import { MonthParts } from '../MonthParts.tsx'
import { MonthsChart } from '../MonthsChart.tsx'
import { MonthsTable } from '../MonthsTable.tsx'
import { monthMoney, unpaidParts } from '../month-money.ts'
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
  // The parts of the latest month with bills, if a part of it is unpaid.
  const [latest] = chartedMonths.toSorted((one, other) => (one.period > other.period ? -1 : 1))
  const now = latest && latest.unpaidAmount > 0 ? latest : undefined
  return (
    <Card aria-labelledby="bill-chart">
      <Stack gap="3">
        <Heading level={2} size="md" id="bill-chart">
          {t('chart.title')}
        </Heading>
        {now && (
          <div>
            <Text size="sm" tone="muted">
              {t('chart.value', {
                month: koreanMonth(Number(now.period.slice('YYYY-'.length))),
                amount: formatMoney(monthMoney(now).asked, currency),
              })}
            </Text>
            <MonthParts currency={currency} paid={monthMoney(now).paid} {...unpaidParts(now)} />
          </div>
        )}
        {isDrawn && <MonthsChart months={months} currency={currency} />}
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
