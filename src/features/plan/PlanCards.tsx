import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { PlanFacts } from './PlanFacts.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

type Props = { search: PlanSearch; choice: PlanChoice }

/** The plans of a service with the price of one user, by the month and by the year. */
export function PlanCards({ search, choice: { service, plan: chosen, cycle, currency } }: Props) {
  const { t } = usePlanTexts()
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(3) }}
      listStyleType="none"
    >
      {service.plans.map((plan) => {
        const isChosen = plan === chosen
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
              // The bolt moves to the chosen option.
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
            <PlanFacts plan={plan} cycle={cycle} currency={currency} />
            <ButtonLink asChild mt="auto" variant={isChosen ? 'solid' : 'soft'}>
              <Link
                to="/service/plan"
                search={{ ...search, plan: plan.planCode }}
                hash="estimate"
                activeOptions={{ exact: true }}
                aria-label={`${plan.planName} ${t(isChosen ? 'cards.chosen' : 'cards.choose')}`}
              >
                {t(isChosen ? 'cards.chosen' : 'cards.choose')}
              </Link>
            </ButtonLink>
          </Card>
        )
      })}
    </chakra.ul>
  )
}
