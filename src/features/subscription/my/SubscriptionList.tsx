import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { isAnyTriable } from '#domain/trial/suggestion.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { usePart } from '#src/components/part/use-part.ts'
import { useMyTexts } from '#src/features/home/texts.ts'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
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

/** The subscriptions of the member's company. State, search words, order and page are in the address. */
export function SubscriptionList({ page, counts, trials, search: searchParams }: Props) {
  const { t } = useSubscriptionTexts()
  const { t: my } = useMyTexts()
  const mayManage = useMayManage()
  const { cursor: _, ...filter } = searchParams
  const { search, subscriptionState } = filter
  // Without subscriptions there is nothing to search; the list explains how to get one.
  const allCounts = usePart(counts)
  const isSearchable = allCounts?.count !== 0 || subscriptionState !== undefined || search !== undefined
  // The counts include all subscriptions, not only the results of a search.
  const shownCounts = search === undefined ? allCounts : undefined
  const countOf = (key: string) =>
    key === 'ALL'
      ? shownCounts?.count
      : shownCounts && (shownCounts.states.find((state) => state.subscriptionState === key)?.count ?? 0)
  const offers = usePart(trials)?.list
  const isTriable = offers !== undefined && isAnyTriable(offers)
  const request = (
    <ButtonLink asChild variant={isTriable && page.list.length === 0 ? 'soft' : 'solid'}>
      <Link to="/subscription">{t('list.request')}</Link>
    </ButtonLink>
  )
  const chips = useFilterChips({
    of: 'subscriptionState',
    current: subscriptionState,
    choices: stateNames,
    labelOf: (key) => t(`state.${key}`),
    countOf,
    label: t('list.filter'),
  })
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
      chips={chips}
      emptyState={subscriptionState && t(`emptyOf.${subscriptionState}`)}
      empty={{
        art: 'subscription',
        title: t('list.empty'),
        description: t('list.emptyText'),
        action: mayManage && (
          <chakra.div display="grid" gap="2" gridAutoFlow={{ base: 'row', sm: 'column' }}>
            {isTriable && (
              <ButtonLink asChild>
                <Link to="/trial">{t('list.tryFirst')}</Link>
              </ButtonLink>
            )}
            {request}
          </chakra.div>
        ),
      }}
    >
      {(rows) => <SubscriptionTable rows={rows} isGrouped={searchParams.sort === undefined} />}
    </ListScreen>
  )
}
