import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { ByWidth } from '#src/ui/ByWidth.tsx'
import { Table } from '#src/ui/Table.tsx'
import type { PlanChoice } from './plan-choice.ts'
import { usePlanTexts } from './texts.ts'

type Row = { key: string; name: string; values: string[] }

/** The plans of a service side by side, with their monthly and yearly prices and their differences. */
export function PlanComparison({
  choice: { service, currency },
  caption,
}: {
  choice: PlanChoice
  caption: string
}) {
  const { t } = usePlanTexts()
  const prices: Row[] = (['M', 'Y'] as const).map((cycle) => ({
    key: cycle,
    name: t(`compare.price${cycle}`),
    values: service.plans.map((plan) =>
      formatMoney(estimateOf(plan, { currency, cycle, users: 1 }).supply, currency),
    ),
  }))
  const rows = [
    ...prices,
    ...service.comparison.map(({ label, values }) => ({ key: label, name: label, values })),
  ]
  const plans = service.plans.map(({ planCode, planName }) => ({ key: planCode, name: planName }))
  return (
    <ByWidth
      narrow={() => <NarrowComparison caption={caption} plans={plans} rows={rows} />}
      wide={() => (
        <Table caption={caption}>
          <thead>
            <tr>
              <th scope="col">{t('compare.item')}</th>
              <PlanHeads plans={plans} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <chakra.td key={plans[index]!.key} textStyle="tabular" whiteSpace="nowrap">
                    {value}
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    />
  )
}

type Plans = readonly { key: string; name: string }[]

const PlanHeads = ({ plans }: { plans: Plans }) =>
  plans.map(({ key, name }) => (
    <th key={key} scope="col">
      {name}
    </th>
  ))

const NarrowLayout = chakra('div', {
  base: {
    '& table': { tableLayout: 'fixed' },
    '& :is(th, td)': { px: '1', textAlign: 'center', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& table thead th': { whiteSpace: 'normal' },
    '& tbody :is(th, td)': { borderBottomWidth: '0' },
    '& tbody th': { pt: '3', pb: '0', borderTopWidth: '1px', borderTopStyle: 'solid' },
    '& tbody td': { pt: '1', pb: '3', textStyle: 'tabular' },
  },
})

/**
 * The comparison for narrow windows, without a column of names: the name of each row is above the values of the
 * plans.
 */
const NarrowComparison = ({
  caption,
  plans,
  rows,
}: {
  caption: string
  plans: Plans
  rows: readonly Row[]
}) => (
  <NarrowLayout>
    <Table caption={caption}>
      <thead>
        <tr>
          <PlanHeads plans={plans} />
        </tr>
      </thead>
      {rows.map(({ key, name, values }) => (
        <tbody key={key}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length}>
              {name}
            </th>
          </tr>
          <tr>
            {values.map((value, index) => (
              <td key={plans[index]!.key}>{value}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </Table>
  </NarrowLayout>
)
