import { Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { delegationStates } from '#domain/access/delegations.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AddDelegation } from './AddDelegation.tsx'
import { DelegationTable } from './DelegationTable.tsx'

const ADDRESS = '/admin/delegation'
const ALL = 'ALL'

type Search = { delegationState?: Schema<'DelegationState'>; search?: SearchWords; cursor?: string }

/** The delegations in the apps that the viewer administers. Filter, search and page are in the address. */
export function AdminDelegations({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminDelegationPage'>
  search: Search
}) {
  const { t } = useApprovalTexts()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const { list, nextCursor } = page
  const { delegationState, search, cursor } = searchParams
  const add = <Button onClick={() => setAdding(true)}>{t('delegation.add')}</Button>
  return (
    <Stack gap="3">
      <AdminTitle title={t('delegation.title')} lead={t('delegation.lead')}>
        {add}
      </AdminTitle>
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('delegation.search')}
          value={wordsOf(search)}
          hidden={{ delegationState }}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { delegationState, search: words } })}
        />
        <FilterChips
          label={t('delegation.filter')}
          current={delegationState ?? ALL}
          items={([ALL, ...delegationStates] as const).map((key) => ({
            key,
            label: key === ALL ? t('delegation.all') : t(`delegation.state.${key}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, delegationState: delegationStates.find((state) => state === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <NoDelegations filtered={Boolean(delegationState || search)} />
        </Card>
      ) : (
        <Flex direction="column" gap="4">
          <ListTotal page={page} />
          <DelegationTable rows={list} />
        </Flex>
      )}
      <AdminPager to={ADDRESS} filter={{ delegationState, search }} cursor={cursor} nextCursor={nextCursor} />
      {adding && <AddDelegation onClose={() => setAdding(false)} />}
    </Stack>
  )
}

function NoDelegations({ filtered }: { filtered: boolean }) {
  const { t } = useApprovalTexts()
  if (!filtered) return <EmptyState title={t('delegation.empty')} description={t('delegation.emptyText')} />
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS}>{t('delegation.showAll')}</Link>
    </ButtonLink>
  )
  return (
    <EmptyState
      title={t('delegation.emptyFilter')}
      description={t('delegation.emptyFilterText')}
      action={all}
    />
  )
}
