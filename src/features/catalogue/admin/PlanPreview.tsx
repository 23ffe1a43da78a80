import { chakra } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { Plan } from '#domain/plan/catalogue.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

/**
 * The card of a plan as customers see it. It does not reuse the card of the plan page, since a shared component would
 * be in a chunk that every visitor loads.
 */
export function PlanPreview({ plan }: { plan: Plan }) {
  const { t } = useAdminCatalogueTexts()
  const money = (amount: number) => formatMoney(amount, 'KRW')
  const [month, year] = (['M', 'Y'] as const).map((cycle) =>
    estimateOf(plan, { currency: 'KRW', cycle, users: 1 }),
  )
  return (
    <>
      <Heading level={3} size="md">
        {plan.planName}
      </Heading>
      <chakra.p mt="3">
        <BigNumber size="lg">{money(month!.supply)}</BigNumber>
      </chakra.p>
      <Text size="sm" numeric>
        {t('preview.month', { vat: money(month!.vat) })}
      </Text>
      <Text size="sm" tone="muted" numeric mb="5">
        {t('preview.year', { price: money(year!.supply) })}
      </Text>
      {plan.contents.length > 0 && (
        <chakra.ul display="grid" gap="2" mb="5" listStyleType="none">
          {plan.contents.map((line) => (
            <chakra.li key={line} display="flex" gap="2">
              <CheckIcon color="brand.fg" mt="0.2em" />
              <Text size="sm">{line}</Text>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
