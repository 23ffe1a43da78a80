import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { AdminTitle } from '#src/components/screen/AdminTitle.tsx'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { AdminAppTable } from './AdminAppTable.tsx'
import { CreateApp } from './CreateApp.tsx'
import { useAppAdminTexts } from './texts.ts'

const ADDRESS = '/admin/apps'

type Search = { search?: SearchWords; cursor?: string; owner?: Schema<'AppOwner'> }

/** The apps that a member administers for their company. Search and page are in the address. */
export function AdminAppList({
  page,
  search: { search, cursor },
}: {
  page: Schema<'AdminAppPage'>
  search: Search
}) {
  const { t } = useAppAdminTexts()
  const { t: admin } = useAdminTexts()
  const navigate = useNavigate()
  const { list, nextCursor, owner, owners } = page
  const [adding, setAdding] = useState(false)
  const words = wordsOf(search)
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS} search={{ owner }}>
        {admin('list.showAll')}
      </Link>
    </ButtonLink>
  )
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} lead={t(owner === 'OPERATOR' ? 'offeredLead' : 'lead')}>
        <Button size="sm" minHeight="touch" onClick={() => setAdding(true)}>
          {t('words.add')}
        </Button>
      </AdminTitle>
      {owners.length > 1 && (
        <FilterChips
          label={t('owner.label')}
          current={owner}
          items={owners.map((key) => ({ key, label: t(`owner.${key}`) }))}
          renderLink={({ key }, props) => (
            <Link to={ADDRESS} search={{ owner: key }} activeOptions={{ exact: true }} {...props} />
          )}
        />
      )}
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('search')}
          value={words}
          hidden={{ owner }}
          onSearch={(typed) => void navigate({ to: ADDRESS, search: { search: typed, owner } })}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          {words ? (
            <EmptyState
              title={admin('list.emptySearch', { search: words })}
              description={admin('list.emptySearchText')}
              action={all}
            />
          ) : (
            <EmptyState
              title={t(owner === 'OPERATOR' ? 'emptyOffered' : 'empty')}
              description={t('emptyOwn')}
            />
          )}
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AdminAppTable rows={list} scope={owner} />
        </>
      )}
      <AdminPager to={ADDRESS} filter={{ search, owner }} cursor={cursor} nextCursor={nextCursor} />
      {adding && <CreateApp owner={owner} onClose={() => setAdding(false)} />}
    </Stack>
  )
}
