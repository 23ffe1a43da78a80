import type { Schema } from '#contract/operation.ts'
import { isUsualDate } from '../dates.ts'
import { isPersonName, normalizeName } from '../korean/names.ts'

/** The answer of the tax office about a business number with its representative and day of opening. */
export type KnownDetailsMatch = Exclude<Schema<'CompanyDetails'>['detailsMatch'], 'UNCHECKED'>

/** The representative and the day of opening (YYYY-MM-DD) of a company; null where not given. */
export type Details = { representative: string | null; foundedOn: string | null }
export type DetailsField = keyof Details

/** Returns the stored form of typed values: null for a blank name or an empty day. */
export const detailsOf = (typed: Details): Details => ({
  representative: normalizeName(typed.representative ?? '') || null,
  foundedOn: typed.foundedOn || null,
})

/**
 * Returns the fields that cannot be stored: a name that is not valid for a person, an invalid date, or a date after
 * `today`.
 */
export function detailsMistakes(typed: Details, today: string): DetailsField[] {
  const { representative, foundedOn } = detailsOf(typed)
  const mistakes: DetailsField[] = []
  if (representative !== null && !isPersonName(representative)) mistakes.push('representative')
  if (foundedOn !== null && (!isUsualDate(foundedOn) || foundedOn > today)) mistakes.push('foundedOn')
  return mistakes
}

/** Returns the reason why there is no answer of the tax office about these values. */
export function uncheckedReasonOf(
  { representative, foundedOn }: Details,
  isConnected: boolean,
): 'NOT_CONNECTED' | 'NOT_GIVEN' | 'WAITING' {
  if (!isConnected) return 'NOT_CONNECTED'
  return representative === null || foundedOn === null ? 'NOT_GIVEN' : 'WAITING'
}
