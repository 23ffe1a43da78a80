import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { subscriptionSorts } from '#domain/lists/admin-sorts.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { differingColumns } from '#src/lists/differing-columns.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { useListTexts } from '#src/lists/list-texts.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { countOfFilter } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { AdminSubscriptionTable, useSubscriptionColumns } from '../AdminSubscriptionTable.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { type QueueState, stateOf } from './queue-state.ts'
import { useSubscriptionAdminTexts } from './texts.ts'

const ADDRESS = '/admin/subscription'
const QUEUE = 'REQUESTED'
const chips = ['ALL', QUEUE, ...stateNames.filter((state) => state !== QUEUE)] as const
const ALL = { subscriptionState: 'ALL' } as const

/** The columns that sort the list. */
const sortOf = {
  company: 'COMPANY',
  subscription: 'SERVICE',
  price: 'AMOUNT',
  requestedAt: 'REQUESTED',
} as const

type Search = {
  subscriptionState?: Exclude<QueueState, undefined>
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof subscriptionSorts>

/** All subscriptions, the waiting requests first. State, search, order and page are in the address. */
export function AdminSubscriptionList({
  page,
  search,
}: {
  page: Schema<'AdminSubscriptionPage'>
  search: Search
}) {
  useRememberedRows(page.list)
  const { t } = useSubscriptionAdminTexts()
  const { t: lists } = useListTexts()
  const { t: subscription } = useSubscriptionTexts()
  const state = stateOf(search.subscriptionState)
  const { cursor: _, ...filter } = search
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useSubscriptionColumns(),
    filter,
    // The queue of requests is sorted with the oldest one first.
    sorts: state === QUEUE ? { ...subscriptionSorts, REQUESTED: 'ASC' as const } : subscriptionSorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('title')}
      address={ADDRESS}
      search={search}
      page={page}
      actions={
        <>
          {choice}
          <ListKeys />
        </>
      }
      searchLabel={t('search')}
      filters={sortSelect}
      chips={{
        current: search.subscriptionState ?? QUEUE,
        items: chips.map((key) => ({
          key,
          label: key === 'ALL' ? lists('all') : subscription(`state.${key}`),
          count: countOfFilter(page.counts, key) ?? (key === QUEUE ? page.waiting : undefined),
        })),
        filterOf: (key) => ({ subscriptionState: key === QUEUE ? undefined : key }),
      }}
      all={ALL}
      emptyState={state && subscription(`emptyOf.${state}`)}
      empty={{
        art: 'subscription',
        title: t('empty'),
        description: t('emptyText'),
        action: (
          <ButtonLink asChild variant="outline">
            <Link to={ADDRESS} search={ALL}>
              {lists('showAll')}
            </Link>
          </ButtonLink>
        ),
      }}
    >
      {(rows) => (
        <AdminSubscriptionTable
          rows={rows}
          columns={differingColumns(shown, rows, { state: state && ((row) => row.subscriptionState) })}
        />
      )}
    </ListScreen>
  )
}
