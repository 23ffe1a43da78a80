import type { Output } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useWorkDaysTexts } from './work-days-texts.ts'

const parts = ['received', 'handled'] as const
const tones = { received: 'soft', handled: 'main' } as const

/** The number of tasks that came in and that were handled on each of the last days, as bars and as a table. */
export function WorkDays({ workKinds, days }: Output<'getAdminWorkDays'>) {
  const { t } = useWorkDaysTexts()
  const { t: admin } = useAdminTexts()
  const today = kstDate(portalClock.now())
  const sumOf = (part: (typeof parts)[number]) => formatNumber(days.reduce((sum, day) => sum + day[part], 0))
  return (
    <Card aria-labelledby="work-days">
      <Heading level={2} size="sm" id="work-days">
        {t('title')}
      </Heading>
      <Text size="sm" tone="muted" numeric mb="3">
        {t('lead', {
          kinds: workKinds.map((kind) => admin(`home.work.kind.${kind}`)).join('·'),
          received: sumOf('received'),
          handled: sumOf('handled'),
        })}
      </Text>
      <ColumnChart
        label={t('label')}
        series={parts.map((key) => ({ key, name: t(key), tone: tones[key] }))}
        columns={days.map(({ date, received, handled }) => ({
          key: date,
          short: String(Number(date.slice(-2))),
          text: t(date === today ? 'today' : 'day', {
            date: formatDate(date).slice('YYYY.'.length),
            received: formatNumber(received),
            handled: formatNumber(handled),
          }),
          values: [received, handled],
          isNow: date === today,
        }))}
        axis={formatNumber}
      />
      <FoldedTable mt="3" label={t('table')}>
        <Table caption={t('caption')} dense>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              {parts.map((part) => (
                <th key={part} scope="col" data-numeric="">
                  {t(part)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, ...day }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date)}</th>
                {parts.map((part) => (
                  <td key={part} data-numeric="">
                    {t('count', { count: day[part] })}
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
