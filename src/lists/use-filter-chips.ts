import type { ReactNode } from 'react'
import { type FilterCounts, totalIn } from '#domain/filter-counts.ts'
import { useListTexts } from './list-texts.ts'

const ALL = 'ALL'

/** Returns the number of rows of a filter's value, or of all values; undefined if the server does not count them. */
export const countOfFilter = (counts: FilterCounts | undefined, choice: string): number | undefined =>
  counts && totalIn(counts, choice === ALL ? undefined : choice)

type Order<Name extends string, Choice extends string> = {
  /** The name of the filter in the address. */
  of: Name
  current: Choice | undefined
  choices: readonly Choice[]
  labelOf: (choice: Choice) => string
  /** The label of the chip for all rows, if it differs from the usual one. */
  all?: string
  /** The number of rows for each value, as the list's answer has them. */
  counts?: FilterCounts | undefined
  /** The counts of a list whose answer has them in another form. */
  countOf?: (choice: Choice | typeof ALL) => ReactNode
  /** The accessible name of the filter; by default the name of a filter by state. */
  label?: string
}

/** Returns the chips of a `ListScreen` for a filter with a few values: one for all rows and one for each value. */
export function useFilterChips<Name extends string, Choice extends string>({
  of,
  current,
  choices,
  labelOf,
  all,
  counts,
  countOf = (choice) => countOfFilter(counts, choice),
  label,
}: Order<Name, Choice>) {
  const { t } = useListTexts()
  const shownChoice: Choice | typeof ALL = current ?? ALL
  return {
    label,
    current: shownChoice,
    items: ([ALL, ...choices] as const).map((key) => ({
      key,
      label: key === ALL ? (all ?? t('all')) : labelOf(key),
      count: countOf(key),
    })),
    filterOf: (key: Choice | typeof ALL) => ({ [of]: key === ALL ? undefined : key }),
  }
}
