import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money.ts'
import type { Plan } from '#domain/plan/catalogue.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { BigNumber } from '#src/ui/BigNumber.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

type Props = {
  search: PlanSearch
  choice: PlanChoice
  /** Whether the plans of the service differ in nothing but their prices. */
  same: boolean
}

/** The plans of a service with the price of one user, by the month and by the year. */
export function PlanCards({ search, choice: { service, plan: chosen, cycle, currency }, same }: Props) {
  const { t } = usePlanTexts()
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(3) }}
      listStyleType="none"
    >
      {service.plans.map((plan, index) => {
        const one = estimateOf(plan, { currency, cycle, users: 1 })
        const otherCycleEstimate = estimateOf(plan, { currency, cycle: cycle === 'M' ? 'Y' : 'M', users: 1 })
        const isChosen = plan === chosen
        const smaller = service.plans[index - 1]
        return (
          <Card
            as="li"
            key={plan.planCode}
            display="flex"
            flexDirection="column"
            gap="1"
            position="relative"
            {...(isChosen && {
              shadow: 'inset 0 0 0 2px {colors.brand.control}',
              // The brass bar at the upper edge marks the chosen plan.
              _before: {
                content: '""',
                position: 'absolute',
                top: '-0.25rem',
                left: '6',
                width: '12',
                height: '2',
                rounded: 'full',
                bg: 'accent.bolt',
              },
            })}
          >
            <Heading level={3} size="md">
              {plan.planName}
            </Heading>
            <chakra.p mt="3">
              <BigNumber size="lg">{money(one.supply)}</BigNumber>
            </chakra.p>
            <Text size="sm" numeric>
              {t(`cards.per${cycle}`)} · {t('cards.vat', { vat: money(one.vat) })}
            </Text>
            <Text size="sm" tone="muted" numeric mb={same ? '3' : '5'}>
              {t(`cards.other${otherCycleEstimate.cycle}`, { price: money(otherCycleEstimate.supply) })}
            </Text>
            {same && (
              <Text size="sm" mb="5" numeric>
                {smaller
                  ? t(`cards.higher${cycle}`, {
                      plan: smaller.planName,
                      price: money(one.supply - estimateOf(smaller, { currency, cycle, users: 1 }).supply),
                    })
                  : t('cards.lowest')}
              </Text>
            )}
            {plan.contents.length > 0 && <Contents plan={plan} />}
            <ButtonLink asChild mt="auto" variant={isChosen ? 'outline' : 'soft'}>
              <Link
                to="/service/plan"
                search={{ ...search, plan: plan.planCode }}
                hash="estimate"
                activeOptions={{ exact: true }}
                aria-label={`${plan.planName} ${t(isChosen ? 'cards.chosen' : 'cards.choose')}`}
              >
                {isChosen && <CheckIcon color="brand.fg" />}
                {t(isChosen ? 'cards.chosen' : 'cards.choose')}
              </Link>
            </ButtonLink>
          </Card>
        )
      })}
    </chakra.ul>
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
