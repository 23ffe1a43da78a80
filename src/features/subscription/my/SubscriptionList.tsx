import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isSubscriptionState } from '#domain/subscription/states.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { useMyTexts } from '#src/features/home/texts.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { ListedTrials } from './ListedTrials.tsx'
import type { ListSearch } from './list-search.ts'
import { SortSelect } from './SortSelect.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

type Props = {
  page: Output<'listSubscriptions'>
  counts: PagePart<Output<'countSubscriptions'>>
  trials: PagePart<Output<'listTrials'>>
  search: ListSearch & { cursor?: string }
}

const ALL = 'ALL'

/** The subscriptions of the member's company; state, words, order and page are in the address. */
export function SubscriptionList({ page, counts, trials, search: searchParams }: Props) {
  const { t } = useSubscriptionTexts()
  const { t: my } = useMyTexts()
  const { t: lists } = useListTexts()
  const mayManage = useMayManage()
  const { cursor: _, ...filter } = searchParams
  const { search, subscriptionState } = filter
  // Without subscriptions there is nothing to search; the list explains how to get one.
  const known = usePart(counts)
  const isSearchable = known?.count !== 0 || subscriptionState !== undefined || search !== undefined
  // The counts include all subscriptions, not only the results of a search.
  const shown = search === undefined ? known : undefined
  const countOf = (key: string) =>
    key === ALL
      ? shown?.count
      : shown && (shown.states.find((state) => state.subscriptionState === key)?.count ?? 0)
  const request = (
    <ButtonLink asChild>
      <Link to="/subscription">{t('list.request')}</Link>
    </ButtonLink>
  )
  return (
    <ListScreen
      title={t('list.title')}
      address="/my/subscription"
      search={searchParams}
      page={page}
      actions={
        <>
          <ManagersOnly inTitleRow />
          {isSearchable && mayManage && request}
        </>
      }
      above={
        <>
          {Object.values(searchParams).every((value) => value === undefined) && (
            <Part of={trials} name={my('trials.title')}>
              {(running) => <ListedTrials trials={running} />}
            </Part>
          )}
          <Part of={counts} name={t('list.counts')} />
        </>
      }
      hasToolbar={isSearchable}
      searchLabel={t('list.search')}
      filters={page.list.length > 0 && <SortSelect filter={filter} />}
      chips={{
        label: t('list.filter'),
        current: subscriptionState ?? ALL,
        items: [ALL, ...stateNames].map((key) => ({
          key,
          label: isSubscriptionState(key) ? t(`state.${key}`) : lists('all'),
          count: countOf(key),
        })),
        filterOf: (key) => ({ subscriptionState: isSubscriptionState(key) ? key : undefined }),
      }}
      stateName={subscriptionState && t(`state.${subscriptionState}`)}
      empty={{ title: t('list.empty'), description: t('list.emptyText'), action: mayManage && request }}
    >
      {(rows) => <SubscriptionTable rows={rows} />}
    </ListScreen>
  )
}
