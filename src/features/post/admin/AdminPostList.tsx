import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { boardNames, postStates } from '#domain/post/states.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { ListTabs } from '#src/lists/ListTabs.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useChosenColumns } from '#src/lists/use-chosen-columns.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { AdminPostTable, useAdminPostColumns } from './AdminPostTable.tsx'

const ADDRESS = '/admin/notice'

export type AdminPostSearch = {
  board?: Schema<'Board'>
  postState?: Schema<'PostState'>
  search?: SearchWords
  cursor?: string
}

/**
 * The posts of a board in every state, the last changed first. Board, state, search and page are in the
 * address.
 */
export function AdminPostList({ page, search }: { page: Schema<'AdminPostPage'>; search: AdminPostSearch }) {
  const { t } = useAdminTexts()
  const { board, postState } = search
  const chips = useFilterChips({
    of: 'postState',
    current: postState,
    choices: postStates,
    labelOf: (key) => t(`post.state.${key}`),
    counts: page.counts,
  })
  const { shown, choice } = useChosenColumns(ADDRESS, useAdminPostColumns())
  return (
    <ListScreen
      title={t('post.title')}
      address={ADDRESS}
      search={search}
      page={page}
      tabs={
        <ListTabs
          label={t('post.boards')}
          current={page.board}
          tabs={boardNames.map((key) => ({ key, name: t(`post.board.${key}`) }))}
          renderLink={(key, props) => (
            <Link to={ADDRESS} search={{ board: key }} activeOptions={{ exact: true }} {...props} />
          )}
        />
      }
      actions={
        <>
          {choice}
          <ListKeys />
          <ButtonLink asChild size="sm" minHeight="touch">
            <Link to="/admin/notice/write" search={{ board }}>
              {t('post.write')}
            </Link>
          </ButtonLink>
        </>
      }
      searchLabel={t('post.search')}
      chips={chips}
      all={{ board }}
      emptyState={postState && t(`post.emptyOf.${postState}`)}
      empty={{ art: 'post', title: t('post.empty'), description: t('post.emptyText') }}
    >
      {(rows) => <AdminPostTable rows={rows} columns={shown} />}
    </ListScreen>
  )
}
