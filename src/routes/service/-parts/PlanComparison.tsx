import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import '#src/i18n/areas/plan.ts'
import { useTranslation } from 'react-i18next'
import { Table } from '#src/ui/Table.tsx'
import type { PlanChoice } from './plan-choice.ts'

/** The plans of a service side by side: what they cost, by the month and by the year. They bring the same. */
export function PlanComparison({
  choice: { service, currency },
  caption,
}: {
  choice: PlanChoice
  caption: string
}) {
  const { t } = useTranslation('plan')
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">{t('compare.item')}</th>
          {service.plans.map(({ code }) => (
            <th key={code} scope="col">
              {t(`name.${code}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['M', 'Y'] as const).map((cycle) => (
          <tr key={cycle}>
            <th scope="row">{t(`compare.price${cycle}`)}</th>
            {service.plans.map((plan) => (
              <chakra.td key={plan.code} textStyle="tabular" whiteSpace="nowrap">
                {formatMoney(estimateOf(plan, { currency, cycle, users: 1 }).supply, currency)}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
