import type { ReactNode } from 'react'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { useListTexts } from './list-texts.ts'

type Props = {
  /** Its name while it is folded, on phones. */
  label?: string
  /** The filters in it; those that are in use are counted. */
  filters: object
  children: ReactNode
}

/** Filters that phones have folded, with how many of them are in use. */
export function MoreFilters({ label, filters, children }: Props) {
  const { t } = useListTexts()
  const name = label ?? t('filters')
  const count = Object.values(filters).filter((value) => value !== undefined).length
  return (
    <FilterDrawer label={count === 0 ? name : t('filtersUsed', { label: name, count })}>
      {children}
    </FilterDrawer>
  )
}
