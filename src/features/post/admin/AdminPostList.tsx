import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { boardNames, postStates } from '#domain/post/states.ts'
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
import { AdminPostTable } from './AdminPostTable.tsx'
import { BoardTabs } from './BoardTabs.tsx'

const ADDRESS = '/admin/notice'
const ALL = 'ALL'

export type AdminPostSearch = {
  board?: Schema<'Board'>
  postState?: Schema<'PostState'>
  search?: SearchWords
  cursor?: string
}

/** The posts of a board in every state, the last change first. Board, state, search and page stand in the address. */
export function AdminPostList({
  page,
  search: searchParams,
}: {
  page: Schema<'AdminPostPage'>
  search: AdminPostSearch
}) {
  const { t } = useAdminTexts()
  const navigate = useNavigate()
  const { list, nextCursor } = page
  const { board, postState, search, cursor } = searchParams
  const filter = { board, postState, search }
  return (
    <Stack gap="3">
      <AdminTitle title={t('post.title')} lead={t('post.lead')}>
        <ButtonLink asChild>
          <Link to="/admin/notice/write" search={{ board }}>
            {t('post.write')}
          </Link>
        </ButtonLink>
      </AdminTitle>
      <BoardTabs boards={boardNames} current={page.board} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('post.search')}
          value={wordsOf(search)}
          hidden={{ board, postState }}
          onSearch={(words) => void navigate({ to: ADDRESS, search: { board, postState, search: words } })}
        />
        <FilterChips
          label={t('list.filter')}
          current={postState ?? ALL}
          items={[ALL, ...postStates].map((key) => ({
            key,
            label: key === ALL ? t('list.all') : t(`post.state.${key as Schema<'PostState'>}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ board, search, postState: postStates.find((state) => state === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {list.length === 0 ? (
        <Card padding="none">
          <NoPosts search={searchParams} />
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <AdminPostTable rows={list} />
        </>
      )}
      <AdminPager to={ADDRESS} filter={filter} cursor={cursor} nextCursor={nextCursor} />
    </Stack>
  )
}

function NoPosts({ search: { board, postState, search } }: { search: AdminPostSearch }) {
  const { t } = useAdminTexts()
  const words = wordsOf(search)
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={ADDRESS} search={{ board }}>
        {t('list.showAll')}
      </Link>
    </ButtonLink>
  )
  if (words)
    return (
      <EmptyState
        title={t('list.emptySearch', { search: words })}
        description={t('list.emptySearchText')}
        action={all}
      />
    )
  if (postState)
    return (
      <EmptyState
        title={t('list.emptyState', { state: t(`post.state.${postState}`) })}
        description={t('list.emptyStateText')}
        action={all}
      />
    )
  return <EmptyState title={t('post.empty')} description={t('post.emptyText')} />
}
