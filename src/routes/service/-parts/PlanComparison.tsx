import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { comparisons, type FeatureCode, type FeatureValue } from '#domain/plan/comparison.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import '#src/i18n/areas/plan.ts'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Table } from '#src/ui/Table.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { PlanChoice } from './plan-choice.ts'

/** The plans of a service side by side: what they cost and what they bring. */
export function PlanComparison({
  choice: { service, currency },
  caption,
}: {
  choice: PlanChoice
  caption: string
}) {
  const { t } = useTranslation('plan')
  const rows = Object.entries(comparisons[service.code]) as [
    FeatureCode,
    Record<string, FeatureValue | boolean>,
  ][]
  const shown = (value: FeatureValue | boolean | undefined) => {
    if (typeof value === 'string') return t(`value.${value}`)
    if (!value) return <chakra.span color="fg.muted">{t('compare.excluded')}</chakra.span>
    return (
      <>
        <CheckIcon color="brand.fg" display="inline-block" />
        <VisuallyHidden>{t('compare.included')}</VisuallyHidden>
      </>
    )
  }
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
        {rows.map(([feature, values]) => (
          <tr key={feature}>
            <th scope="row">{t(`feature.${feature}`)}</th>
            {service.plans.map(({ code }) => (
              <chakra.td key={code} whiteSpace="nowrap">
                {shown(values[code])}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
