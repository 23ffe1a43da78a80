import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { stateNames } from '#domain/subscription/state-names.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { AdminSubscriptionTable } from './AdminSubscriptionTable.tsx'
import { type QueueState, stateOf } from './queue-state.ts'
import { useSubscriptionAdminTexts } from './texts.ts'

const ADDRESS = '/admin/subscription'
const QUEUE = 'REQUESTED'
const chips = ['ALL', QUEUE, ...stateNames.filter((state) => state !== QUEUE)] as const

type Search = { subscriptionState?: Exclude<QueueState, undefined>; search?: SearchWords; cursor?: string }

/** All subscriptions, the waiting requests first. State, search and page are in the address. */
export function AdminSubscriptionList({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminSubscriptionPage'>
  search: Search
}) {
  const { t } = useSubscriptionAdminTexts()
  const { t: admin } = useAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const navigate = useNavigate()
  const { list, waiting, nextCursor } = page
  const { subscriptionState, search, cursor } = searchParams
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} lead={`${t('waiting', { count: waiting })} · ${t('lead')}`} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('search')}
          value={wordsOf(search)}
          hidden={{ subscriptionState }}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { subscriptionState, search: words } })}
        />
        <FilterChips
          label={admin('list.filter')}
          current={subscriptionState ?? QUEUE}
          items={chips.map((key) => ({
            key,
            label: key === 'ALL' ? admin('list.all') : subscription(`state.${key}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, subscriptionState: chips.find((chip) => chip === key && chip !== QUEUE) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <NoSubscriptions search={searchParams} />
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AdminSubscriptionTable rows={list} />
        </>
      )}
      <AdminPager
        to={ADDRESS}
        filter={{ subscriptionState, search }}
        cursor={cursor}
        nextCursor={nextCursor}
      />
    </Stack>
  )
}

function NoSubscriptions({ search: { subscriptionState, search } }: { search: Search }) {
  const { t } = useSubscriptionAdminTexts()
  const { t: admin } = useAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const [words, state] = [wordsOf(search), stateOf(subscriptionState)]
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS} search={{ subscriptionState: 'ALL' }}>
        {admin('list.showAll')}
      </Link>
    </ButtonLink>
  )
  if (words)
    return (
      <EmptyState
        title={admin('list.emptySearch', { search: words })}
        description={admin('list.emptySearchText')}
        action={all}
      />
    )
  if (state && state !== QUEUE)
    return (
      <EmptyState
        title={admin('list.emptyState', { state: subscription(`state.${state}`) })}
        description={admin('list.emptyStateText')}
        action={all}
      />
    )
  return <EmptyState title={t('empty')} description={t('emptyText')} action={all} />
}
