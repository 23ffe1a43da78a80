import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PlanOffer } from './PlanOffer.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

type Props = {
  search: PlanSearch
  choice: PlanChoice
  /** Whether the plans of the service differ in nothing but their prices. */
  same: boolean
}

// The brass bar at the upper edge marks the chosen plan.
const chosenStyle = {
  shadow: 'inset 0 0 0 2px {colors.brand.control}',
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
} as const

/** The plans of a service with the price of one user, by the month and by the year. */
export function PlanCards({ search, choice: { service, plan: chosen, cycle, currency }, same }: Props) {
  const { t } = usePlanTexts()
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(3) }}
      listStyleType="none"
    >
      {service.plans.map((plan, index) => {
        const isChosen = plan === chosen
        const smaller = service.plans[index - 1]
        const priceOf = (one: typeof plan) => estimateOf(one, { currency, cycle, users: 1 }).supply
        return (
          <Card
            as="li"
            key={plan.planCode}
            display="flex"
            flexDirection="column"
            gap="1"
            position="relative"
            {...(isChosen && chosenStyle)}
          >
            <PlanOffer plan={plan} cycle={cycle} currency={currency} hasContents={!same} />
            {same && (
              <Text size="sm" mt="3" numeric>
                {smaller
                  ? t(`cards.higher${cycle}`, {
                      plan: smaller.planName,
                      price: formatMoney(priceOf(plan) - priceOf(smaller), currency),
                    })
                  : t('cards.lowest')}
              </Text>
            )}
            <chakra.div mt="auto" pt="5" display="grid">
              {isChosen ? (
                <chakra.p
                  display="flex"
                  alignItems="center"
                  justifyContent="center"
                  gap="2"
                  minHeight="touch"
                  color="brand.fg"
                  fontWeight="semibold"
                >
                  <CheckIcon />
                  {t('cards.chosen')}
                </chakra.p>
              ) : (
                <ButtonLink asChild variant="soft">
                  <Link
                    to="/service/plan"
                    search={{ ...search, plan: plan.planCode }}
                    hash="estimate"
                    activeOptions={{ exact: true }}
                    aria-label={`${plan.planName} ${t('cards.choose')}`}
                  >
                    {t('cards.choose')}
                  </Link>
                </ButtonLink>
              )}
            </chakra.div>
          </Card>
        )
      })}
    </chakra.ul>
  )
}
