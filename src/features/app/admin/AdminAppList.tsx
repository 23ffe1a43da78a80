import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
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
import { AdminAppTable } from './AdminAppTable.tsx'
import { useAppAdminTexts } from './texts.ts'

const ADDRESS = '/admin/apps'

type Search = { search?: SearchWords; cursor?: string }

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
  const { list, nextCursor } = page
  const words = wordsOf(search)
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS}>{admin('list.showAll')}</Link>
    </ButtonLink>
  )
  return (
    <Stack gap="3">
      <AdminTitle title={t('title')} lead={t('lead')} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('search')}
          value={words}
          hidden={{}}
          onSearch={(typed) => void navigate({ to: ADDRESS, search: { search: typed } })}
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
            <EmptyState title={t('empty')} description={t('emptyText')} />
          )}
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AdminAppTable rows={list} />
        </>
      )}
      <AdminPager to={ADDRESS} filter={{ search }} cursor={cursor} nextCursor={nextCursor} />
    </Stack>
  )
}
