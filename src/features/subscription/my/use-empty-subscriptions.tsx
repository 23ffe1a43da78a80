import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import type { EmptyStateProps } from '#src/ui/EmptyState.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/**
 * Returns the message for a member without subscriptions. As on the home of a new member, a trial is offered first if
 * there is one and none is running.
 */
export function useEmptySubscriptions(trials: PagePart<Output<'listTrials'>>): EmptyStateProps {
  const { t } = useSubscriptionTexts()
  const mayManage = useMayManage()
  const offers = usePart(trials)?.list ?? []
  const isTriable =
    offers.some(({ trial, trialDays }) => trial === null && trialDays !== null) &&
    !offers.some(({ trial }) => trial?.trialState === 'RUNNING')
  return {
    art: 'subscription',
    title: t('list.empty'),
    description: t(mayManage && isTriable ? 'list.emptyTrial' : 'list.emptyText'),
    ...(mayManage && {
      action: (
        <chakra.div display="grid" gap="2" gridAutoFlow={{ base: 'row', sm: 'column' }}>
          {isTriable && (
            <ButtonLink asChild>
              <Link to="/trial">{t('list.tryFirst')}</Link>
            </ButtonLink>
          )}
          <ButtonLink asChild variant={isTriable ? 'soft' : 'solid'}>
            <Link to="/subscription">{t('list.request')}</Link>
          </ButtonLink>
        </chakra.div>
      ),
      steps: [t('list.steps.plan'), t('list.steps.order'), t('list.steps.start')],
    }),
  }
}
