import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { isSubscriptionState, subscriptionStates } from '#domain/subscription/states.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'

const ALL = 'ALL'
const states = Object.keys(subscriptionStates) as SubscriptionState[]

type Props = { counts: Output<'countSubscriptions'>; current: SubscriptionState | undefined }

/** Subscriptions of one state or of all, each with how many there are. */
export function StateFilter({ counts, current }: Props) {
  const { t } = useTranslation('subscription')
  const countOf = (state: string) => counts.states.find(({ subscriptionState }) => subscriptionState === state)?.count ?? 0
  return (
    <FilterChips
      label={t('list.filter')}
      current={current ?? ALL}
      items={[
        { key: ALL as string, label: t('list.all'), count: counts.count },
        ...states.map((state) => ({ key: state as string, label: t(`state.${state}`), count: countOf(state) })),
      ]}
      renderLink={({ key }, props) => (
        <Link to="/my/subscription" search={{ subscriptionState: isSubscriptionState(key) ? key : undefined }} activeOptions={{ exact: true }} {...props} />
      )}
    />
  )
}
