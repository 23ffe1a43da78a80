import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#domain/money.ts'
import type { Plan } from '#domain/plan/catalogue.ts'
import { firstUsersOf, fittingPlan, userLimitOf } from '#domain/plan/user-limit.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useUserLimits } from './limit-texts.ts'
import { PlanOffer } from './PlanOffer.tsx'
import type { PlanChoice } from './plan-choice.ts'
import type { PlanSearch } from './plan-search.ts'
import { usePlanTexts } from './texts.ts'

type Props = {
  search: PlanSearch
  choice: PlanChoice
  /** Whether all plans of the service contain the same. */
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
export function PlanCards({
  search,
  choice: { service, plan: chosen, cycle, currency, users },
  same,
}: Props) {
  const { t } = usePlanTexts()
  const { limitName } = useUserLimits()
  const { plans } = service
  const recommended = plans.length > 1 ? fittingPlan(plans, users, currency) : undefined
  const audienceOf = (plan: Plan) => {
    const [first, most] = [firstUsersOf(plans, plan, currency), userLimitOf(plan)]
    if (first === null || (first === 1 && most === null)) return undefined
    const range = { first: formatNumber(first), most: formatNumber(most ?? 0) }
    return t(first === 1 ? 'cards.small' : most === null ? 'cards.large' : 'cards.middle', range)
  }
  return (
    <chakra.ul
      display="grid"
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: `repeat(auto-fit, minmax(min(100%, max(12rem, 100% / ${Math.min(plans.length, 4)} - 2rem)), 1fr))`,
      }}
      listStyleType="none"
    >
      {plans.map((plan) => {
        const isChosen = plan === chosen
        const audience = audienceOf(plan)
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
            <chakra.div mt="4" pt="4" borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
              <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" minHeight="6">
                <chakra.strong textStyle="tabular">{limitName(plan)}</chakra.strong>
                {plan === recommended && (
                  <Badge tone="info">{t('cards.fits', { users: formatNumber(users) })}</Badge>
                )}
              </chakra.p>
              {audience && (
                <Text size="sm" tone="muted" numeric>
                  {audience}
                </Text>
              )}
            </chakra.div>
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
