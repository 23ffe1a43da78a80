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

const kinds = ['begun', 'done'] as const
const tones = { begun: 'soft', done: 'main' } as const

const shortDay = (date: string) => formatDate(date).slice('YYYY.'.length)

type Props = {
  days: Schema<'AccessTrendDay'>[]
  /** Whether the work also includes abnormal behaviour. */
  isSecurity: boolean
}

/**
 * The work of each day that came in and that was done, of all kinds together, as bars and as a table.
 */
export function AccessTrend({ days: counts, isSecurity }: Props) {
  const { t } = useApprovalTexts()
  const today = kstDate(portalClock.now())
  const days = counts.map(({ date, requested, decided, found, handled }) => ({
    date,
    begun: requested + found,
    done: decided + handled,
  }))
  const name = t(isSecurity ? 'today.begun.work' : 'today.begun.requests')
  const names = { begun: name, done: t('today.done') }
  const [begun, done] = kinds.map((kind) => days.reduce((sum, day) => sum + day[kind], 0))
  return (
    <Card aria-labelledby="trend">
      <Heading level={2} size="sm" id="trend">
        {t('today.trend')}
      </Heading>
      <Text size="sm" tone="muted" numeric mb="3">
        {t('today.trendText', { name, begun, done })}
      </Text>
      <ColumnChart
        label={t('today.chart', { name })}
        series={kinds.map((key) => ({ key, name: names[key], tone: tones[key] }))}
        columns={days.map((day) => ({
          key: day.date,
          short: String(Number(day.date.slice(-2))),
          text: t(day.date === today ? 'today.now' : 'today.day', {
            name,
            date: shortDay(day.date),
            begun: formatNumber(day.begun),
            done: formatNumber(day.done),
          }),
          values: [day.begun, day.done],
          isNow: day.date === today,
        }))}
        axis={formatNumber}
      />
      <FoldedTable mt="3" label={t('today.table')}>
        <Table caption={t('today.trendCaption', { name })} dense>
          <thead>
            <tr>
              <th scope="col">{t('today.date')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" data-numeric="">
                  {names[kind]}
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
