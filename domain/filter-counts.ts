import type { Schema } from '#contract/operation.ts'

/** The number of rows of a list for each value of its main filter, under its other filters. */
export type FilterCounts = Schema<'FilterCounts'>

/** Returns the number of rows with the chosen value of the filter; without one, of all rows. */
export const totalIn = (counts: FilterCounts, chosen: string | undefined): number =>
  counts
    .filter(({ value }) => chosen === undefined || value === chosen)
    .reduce((total, { count }) => total + count, 0)
