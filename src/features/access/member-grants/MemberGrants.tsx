import { Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { ChangeGrant } from './ChangeGrant.tsx'
import { GrantTable } from './GrantTable.tsx'
import { type GrantAct, grantStatuses } from './grant-acts.ts'

const ADDRESS = '/admin/member'
const ALL = 'ALL'

type Search = { useStatus?: Schema<'UseStatus'>; search?: SearchWords; cursor?: string }

/** The permissions of a company's members, with what the viewer may do to each. Filter, search and page are in the address. */
export function MemberGrants({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminAccessGrantPage'>
  search: Search
}) {
  const { t } = useApprovalTexts()
  const navigate = useNavigate()
  const [change, setChange] = useState<{ act: GrantAct; seen: Schema<'AdminAccessGrant'> }>()
  const { list, nextCursor } = page
  const { useStatus, search, cursor } = searchParams
  return (
    <Stack gap="3">
      <AdminTitle title={t('member.title')} lead={t('member.lead')} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('member.search')}
          value={wordsOf(search)}
          hidden={{ useStatus }}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { useStatus, search: words } })}
        />
        <FilterChips
          label={t('member.filter')}
          current={useStatus ?? ALL}
          items={([ALL, ...grantStatuses] as const).map((key) => ({
            key,
            label: key === ALL ? t('member.all') : t(`member.status.${key}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, useStatus: grantStatuses.find((status) => status === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <NoGrants filtered={Boolean(useStatus || search)} />
        </Card>
      ) : (
        <Flex direction="column" gap="4">
          <ListTotal page={page} />
          <GrantTable rows={list} onAct={(act, seen) => setChange({ act, seen })} />
        </Flex>
      )}
      <AdminPager to={ADDRESS} filter={{ useStatus, search }} cursor={cursor} nextCursor={nextCursor} />
      {change && (
        <ChangeGrant
          key={change.act}
          act={change.act}
          seen={change.seen}
          now={list.find(({ grantId }) => grantId === change.seen.grantId)}
          onClose={() => setChange(undefined)}
        />
      )}
    </Stack>
  )
}

function NoGrants({ filtered }: { filtered: boolean }) {
  const { t } = useApprovalTexts()
  if (!filtered) return <EmptyState title={t('member.empty')} description={t('member.emptyText')} />
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS}>{t('member.showAll')}</Link>
    </ButtonLink>
  )
  return <EmptyState title={t('member.emptyFilter')} description={t('member.emptyFilterText')} action={all} />
}
