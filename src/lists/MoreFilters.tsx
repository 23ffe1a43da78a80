import type { ReactNode } from 'react'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { useListTexts } from './list-texts.ts'

type Props = {
  /** The label of the collapsed filters on phones. */
  label?: string
  /** The values of these filters; the active ones are counted. */
  filters: object
  children: ReactNode
}

/** Filters that are collapsed on phones, with the number of active ones. */
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
