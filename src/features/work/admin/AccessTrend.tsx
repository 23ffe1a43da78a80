import type { Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'

const kinds = ['requested', 'decided'] as const
const tones = { requested: 'soft', decided: 'main' } as const

const shortDay = (date: string) => formatDate(date).slice('YYYY.'.length)

/** The number of new and of decided requests on each day, as bars and as a table. */
export function AccessTrend({ days }: { days: Schema<'AccessTrendDay'>[] }) {
  const { t } = useApprovalTexts()
  const today = kstDate(portalClock.now())
  const sums = kinds.map((kind) => days.reduce((sum, day) => sum + day[kind], 0))
  return (
    <Card aria-labelledby="trend">
      <Heading level={2} size="sm" id="trend">
        {t('today.trend')}
      </Heading>
      <Text size="sm" tone="muted" numeric mb="3">
        {t('today.trendText', { requested: sums[0], decided: sums[1] })}
      </Text>
      <ColumnChart
        label={t('today.chart')}
        series={kinds.map((key) => ({ key, name: t(`today.${key}`), tone: tones[key] }))}
        columns={days.map(({ date, requested, decided }) => ({
          key: date,
          short: String(Number(date.slice(-2))),
          text: t(date === today ? 'today.now' : 'today.day', {
            date: shortDay(date),
            requested: formatNumber(requested),
            decided: formatNumber(decided),
          }),
          values: [requested, decided],
          isNow: date === today,
        }))}
        axis={formatNumber}
      />
      <FoldedTable mt="3" label={t('today.table')}>
        <Table caption={t('today.trendCaption')} dense>
          <thead>
            <tr>
              <th scope="col">{t('today.date')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" data-numeric="">
                  {t(`today.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, ...day }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date)}</th>
                {kinds.map((kind) => (
                  <td key={kind} data-numeric="">
                    {t('today.count', { count: day[kind] })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </FoldedTable>
    </Card>
  )
}
