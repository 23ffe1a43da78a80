import { chakra } from '@chakra-ui/react'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { PaymentCycle, Plan } from '#domain/plan/catalogue.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePlanTexts } from './texts.ts'

/** What the card of a plan shows: its name, the price of one user by the month and by the year, and what it contains. */
export function PlanFacts({
  plan,
  cycle,
  currency,
}: {
  plan: Plan
  cycle: PaymentCycle
  currency: Currency
}) {
  const { t } = usePlanTexts()
  const money = (amount: number) => formatMoney(amount, currency)
  const one = estimateOf(plan, { currency, cycle, users: 1 })
  const other = estimateOf(plan, { currency, cycle: cycle === 'M' ? 'Y' : 'M', users: 1 })
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
      <Text size="sm" tone="muted" numeric mb="5">
        {t(`cards.other${other.cycle}`, { price: money(other.supply) })}
      </Text>
      {plan.contents.length > 0 && <Contents plan={plan} />}
    </>
  )
}

function Contents({ plan: { planName, contents } }: { plan: Plan }) {
  const { t } = usePlanTexts()
  return (
    <chakra.ul
      aria-label={t('cards.contents', { plan: planName })}
      display="grid"
      gap="2"
      mb="5"
      listStyleType="none"
    >
      {contents.map((line) => (
        <chakra.li key={line} display="flex" gap="2">
          <CheckIcon color="brand.fg" mt="0.2em" />
          <Text size="sm">{line}</Text>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
