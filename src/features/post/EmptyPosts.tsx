import { Link } from '@tanstack/react-router'
import { searchTextOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

/**
 * The text for an empty list of posts. It depends on whether the list is limited by a search, by a category, or not
 * at all.
 */
export function EmptyPosts({
  board,
  search: { announcementType, ...search },
}: {
  board: BoardName
  search: PostSearch
}) {
  const { t } = usePostTexts()
  const all = (
    <ButtonLink asChild variant="outline">
      <Link to={boards[board].list}>{t('list.showAll')}</Link>
    </ButtonLink>
  )
  const words = searchTextOf(search.search)
  if (words)
    return (
      <EmptyState
        art="search"
        title={t('list.emptySearch', { search: words })}
        description={t('list.emptySearchText')}
        action={all}
      />
    )
  if (!announcementType)
    return <EmptyState art="post" title={t('list.empty')} description={t('list.emptyText')} />
  return (
    <EmptyState
      art="post"
      title={t('list.emptyType', { type: t(`type.${announcementType}`) })}
      description={t('list.emptyTypeText')}
      action={all}
    />
  )
}
