import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import type { ListSearch } from './list-search.ts'

const ALL = 'ALL'

/** Subscriptions of one state or of all, each with how many there are where that is known. */
export function StateFilter({
  counts,
  filter,
}: {
  counts: Output<'countSubscriptions'> | undefined
  filter: ListSearch
}) {
  const { t } = useSubscriptionTexts()
  const countOf = (state: string) =>
    counts && (counts.states.find(({ subscriptionState }) => subscriptionState === state)?.count ?? 0)
  return (
    <FilterChips
      label={t('list.filter')}
      current={filter.subscriptionState ?? ALL}
      items={[
        { key: ALL as string, label: t('list.all'), count: counts?.count },
        ...stateNames.map((state) => ({
          key: state as string,
          label: t(`state.${state}`),
          count: countOf(state),
        })),
      ]}
      renderLink={({ key }, props) => (
        <Link
          to="/my/subscription"
          search={{ ...filter, subscriptionState: isSubscriptionState(key) ? key : undefined }}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}
