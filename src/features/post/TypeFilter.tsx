import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import { countOfFilter } from '#src/lists/use-filter-chips.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { type BoardName, boards, type PostSearch } from './boards.ts'
import { usePostTexts } from './texts.ts'

const ALL = 'ALL'
const keys = [ALL, ...announcementTypes] as const

/** Filters posts by category, without changing the search. */
export function TypeFilter({
  board,
  search,
  counts,
}: {
  board: BoardName
  search: PostSearch
  counts: Schema<'FilterCounts'> | undefined
}) {
  const { t } = usePostTexts()
  return (
    <FilterChips
      label={t('list.filter')}
      current={search.announcementType ?? ALL}
      items={keys.map((key) => ({
        key,
        label: key === ALL ? t('list.all') : t(`type.${key}`),
        count: countOfFilter(counts, key),
      }))}
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
