import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'
import { StateBadge } from '#src/components/subscription/StateBadge.tsx'

/** How many subscriptions are in each state, each a way to that part of the list. */
export function StateCounts({ counts }: { counts: Output<'countSubscriptions'> }) {
  const { t } = useTranslation('my')
  return (
    <chakra.ul listStyleType="none">
      {counts.states
        .filter(({ count }) => count > 0)
        .map(({ subscriptionState: state, count }) => (
          <chakra.li key={state}>
            <chakra.a
              asChild
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              minHeight="touch"
              px="2"
              mx="-2"
              rounded="md"
              color="fg"
              textDecoration="none"
              _hover={{ bg: 'bg.muted' }}
            >
              <Link
                to="/my/subscription"
                search={{ subscriptionState: isSubscriptionState(state) ? state : undefined }}
              >
                <StateBadge state={state} />
                <chakra.span textStyle="tabular" fontWeight="semibold">
                  {t('activeCount', { count })}
                </chakra.span>
              </Link>
            </chakra.a>
          </chakra.li>
        ))}
    </chakra.ul>
  )
}
