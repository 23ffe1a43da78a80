import { Link } from '@tanstack/react-router'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

const ALL = 'all'
const keys = [ALL, ...announcementTypes] as const

/** Filters posts by category, without changing the search. */
export function TypeFilter({ board, search }: { board: BoardName; search: PostSearch }) {
  const { t } = usePostTexts()
  return (
    <FilterChips
      label={t('list.filter')}
      current={search.announcementType ?? ALL}
      items={keys.map((key) => ({ key, label: key === ALL ? t('list.all') : t(`type.${key}`) }))}
      renderLink={({ key }, props) => (
        <Link
          to={boards[board].list}
          search={{ search: search.search, announcementType: key === ALL ? undefined : key }}
          activeOptions={{ exact: true }}
          {...props}
        />
      )}
    />
  )
}
