import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { AdminSubscriptionTable } from '../AdminSubscriptionTable.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { type QueueState, stateOf } from './queue-state.ts'
import { useSubscriptionAdminTexts } from './texts.ts'

const ADDRESS = '/admin/subscription'
const QUEUE = 'REQUESTED'
const chips = ['ALL', QUEUE, ...stateNames.filter((state) => state !== QUEUE)] as const
const ALL = { subscriptionState: 'ALL' } as const

type Search = { subscriptionState?: Exclude<QueueState, undefined>; search?: SearchWords; cursor?: string }

/** All subscriptions, the waiting requests first. State, search and page are in the address. */
export function AdminSubscriptionList({
  page,
  search,
}: {
  page: Schema<'AdminSubscriptionPage'>
  search: Search
}) {
  const { t } = useSubscriptionAdminTexts()
  const { t: lists } = useListTexts()
  const { t: subscription } = useSubscriptionTexts()
  const state = stateOf(search.subscriptionState)
  return (
    <ListScreen
      title={t('title')}
      address={ADDRESS}
      search={search}
      page={page}
      actions={<ListKeys />}
      searchLabel={t('search')}
      chips={{
        current: search.subscriptionState ?? QUEUE,
        items: chips.map((key) => ({
          key,
          label: key === 'ALL' ? lists('all') : subscription(`state.${key}`),
          ...(key === QUEUE && { count: page.waiting }),
        })),
        filterOf: (key) => ({ subscriptionState: key === QUEUE ? undefined : key }),
      }}
      all={ALL}
      stateName={state && subscription(`state.${state}`)}
      empty={{
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
      {(rows) => <AdminSubscriptionTable rows={rows} />}
    </ListScreen>
  )
}
