import type { ReactNode } from 'react'
import { useListTexts } from './list-texts.ts'

const ALL = 'ALL'

type Order<Name extends string, Choice extends string> = {
  /** The name of the filter in the address. */
  of: Name
  current: Choice | undefined
  choices: readonly Choice[]
  labelOf: (choice: Choice) => string
  /** The label of the chip for all rows, if it differs from the usual one. */
  all?: string
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
  countOf,
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
      count: countOf?.(key),
    })),
    filterOf: (key: Choice | typeof ALL) => ({ [of]: key === ALL ? undefined : key }),
  }
}
