import { chakra, Flex } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { useApprovalTexts } from '#src/features/access/approval-texts.ts'
import { Card } from '#src/ui/Card.tsx'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Table } from '#src/ui/Table.tsx'
import { Text } from '#src/ui/Text.tsx'

const [WIDTH, HEIGHT, BAR] = [40, 120, 14]
const kinds = ['requested', 'decided'] as const

const Bar = chakra('rect', {
  variants: {
    kind: {
      requested: { fill: 'bg.panel', stroke: 'brand.fg', strokeWidth: '2' },
      decided: { fill: 'brand.solid', stroke: 'brand.solid', strokeWidth: '2' },
    },
  },
})
const Key = chakra('span', {
  base: { display: 'inline-block', boxSize: '3', mr: '2', borderWidth: '2px' },
  variants: {
    kind: {
      requested: { borderColor: 'brand.fg' },
      decided: { borderColor: 'brand.solid', bg: 'brand.solid' },
    },
  },
})

/** Requests made and decided on by day: outlined and filled bars, and the same as a table. */
export function AccessTrend({ days }: { days: Schema<'AccessTrendDay'>[] }) {
  const { t } = useApprovalTexts()
  const most = Math.max(1, ...days.flatMap(({ requested, decided }) => [requested, decided]))
  const sums = kinds.map((kind) => days.reduce((sum, day) => sum + day[kind], 0))
  return (
    <Card aria-labelledby="trend">
      <Heading level={3} size="sm" id="trend">
        {t('today.trend')}
      </Heading>
      <Text size="sm" tone="muted" numeric mb="3">
        {t('today.trendText', { requested: sums[0], decided: sums[1] })}
      </Text>
      <chakra.svg
        viewBox={`0 0 ${days.length * WIDTH} ${HEIGHT + 2}`}
        width="full"
        height="32"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.flatMap(({ date, ...day }, index) =>
          kinds.map((kind, place) => {
            const height = (day[kind] / most) * (HEIGHT - 4)
            return (
              day[kind] > 0 && (
                <Bar
                  key={`${date}-${kind}`}
                  kind={kind}
                  x={index * WIDTH + 5 + place * (BAR + 2)}
                  y={HEIGHT - height}
                  width={BAR}
                  height={height}
                />
              )
            )
          }),
        )}
        <chakra.line
          x1="0"
          x2={days.length * WIDTH}
          y1={HEIGHT + 1}
          y2={HEIGHT + 1}
          stroke="border.control"
        />
      </chakra.svg>
      <Flex justify="space-between" aria-hidden="true" fontSize="xs" color="fg.muted" textStyle="tabular">
        <span>{days[0] && formatDate(days[0].date)}</span>
        <span>{days.at(-1) && formatDate(days.at(-1)!.date)}</span>
      </Flex>
      <Flex gap="4" fontSize="sm" mt="2" aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind}>
            <Key kind={kind} />
            {t(`today.${kind}`)}
          </span>
        ))}
      </Flex>
      <FoldedTable mt="3" label={t('today.table')}>
        <Table caption={t('today.trend')} dense>
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
