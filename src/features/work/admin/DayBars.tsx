import type { ReactNode } from 'react'
import { formatDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { ColumnChart } from '#src/ui/chart/ColumnChart.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'

const parts = ['begun', 'done'] as const
const tones = { begun: 'soft', done: 'main' } as const

type Part = (typeof parts)[number]
/** The number of new and of finished tasks of a day. */
export type WorkDay = Record<Part, number> & { date: string }

type Props = {
  id: string
  title: string
  lead: ReactNode
  /** The accessible name of the chart. */
  label: string
  names: Record<Part, string>
  days: readonly WorkDay[]
  today: string
  /** Returns the values of a day in words. `date` is the day without its year. */
  textOf: (values: Record<Part | 'date', string>, isToday: boolean) => string
  table: { fold: string; caption: string; date: string; count: (count: number) => string }
}

/** The number of new and of finished tasks of each day, as bars and as a table. */
export const DayBars = ({ id, title, lead, label, names, days, today, textOf, table }: Props) => (
  <Card aria-labelledby={id}>
    <Heading level={2} size="sm" id={id}>
      {title}
    </Heading>
    <Text size="sm" tone="muted" numeric mb="3">
      {lead}
    </Text>
    <ColumnChart
      label={label}
      series={parts.map((key) => ({ key, name: names[key], tone: tones[key] }))}
      columns={days.map(({ date, begun, done }) => ({
        key: date,
        short: String(Number(date.slice(-2))),
        text: textOf(
          {
            date: formatDate(date).slice('YYYY.'.length),
            begun: formatNumber(begun),
            done: formatNumber(done),
          },
          date === today,
        ),
        values: [begun, done],
        isNow: date === today,
      }))}
      axis={formatNumber}
    />
    <FoldedTable mt="3" label={table.fold}>
      <Table caption={table.caption} dense>
        <thead>
          <tr>
            <th scope="col">{table.date}</th>
            {parts.map((part) => (
              <th key={part} scope="col" data-numeric="">
                {names[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date}>
              <th scope="row">{formatDate(day.date)}</th>
              {parts.map((part) => (
                <td key={part} data-numeric="">
                  {table.count(day[part])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </FoldedTable>
  </Card>
)

/** Returns the number of new tasks, or of finished tasks, of all days together. */
export const sumOf = (days: readonly WorkDay[], part: Part): number =>
  days.reduce((sum, day) => sum + day[part], 0)
