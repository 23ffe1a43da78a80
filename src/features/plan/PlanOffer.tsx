import { chakra } from '@chakra-ui/react'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { PaymentCycle, Plan } from '#domain/plan/catalogue.ts'
import { estimateOf, savedInYear } from '#domain/plan/estimate.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePlanTexts } from './texts.ts'

type Props = {
  plan: Plan
  cycle: PaymentCycle
  currency: Currency
  /** Whether the card lists what the plan contains. */
  hasContents?: boolean
}

/** The content of a plan's card: its name, the price of one user by both cycles, and what it contains. */
export function PlanOffer({ plan, cycle, currency, hasContents = true }: Props) {
  const { t } = usePlanTexts()
  const money = (amount: number) => formatMoney(amount, currency)
  const one = estimateOf(plan, { currency, cycle, users: 1 })
  const otherCycle = cycle === 'M' ? 'Y' : 'M'
  const other = estimateOf(plan, { currency, cycle: otherCycle, users: 1 })
  return (
    <>
      <Heading level={3} size="md">
        {plan.planName}
      </Heading>
      <chakra.p mt="3">
        <BigNumber size="lg">{money(one.supply)}</BigNumber>
      </chakra.p>
      <Text size="sm" numeric>
        {t(`cards.per${cycle}`)} · {t('cards.vat', { vat: money(one.vat) })}
      </Text>
      <Text size="sm" tone="muted" numeric>
        {t(`cards.other${otherCycle}`, {
          price: money(other.supply),
          saved: money(savedInYear(plan, { currency, users: 1 }).supply),
        })}
      </Text>
      {hasContents && plan.contents.length > 0 && (
        <chakra.ul
          aria-label={t('cards.contents', { plan: plan.planName })}
          display="grid"
          gap="2"
          mt="4"
          pt="4"
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          listStyleType="none"
        >
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
