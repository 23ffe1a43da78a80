import type { Schema } from '#contract/operation.ts'
import { isUsualDate } from '../dates.ts'
import { isPersonName, normalizeName } from '../korean/names.ts'

/** The answer of the tax office to a number with its representative and day of opening. */
export type KnownDetailsMatch = Exclude<Schema<'CompanyDetails'>['detailsMatch'], 'UNCHECKED'>

/** The values of a details; null where it was not given. */
export type Details = { representative: string | null; foundedOn: string | null }
export type DetailsField = keyof Details

/** The values as they are stored: a blank name and an empty day are none. */
export const detailsOf = (typed: Details): Details => ({
  representative: normalizeName(typed.representative ?? '') || null,
  foundedOn: typed.foundedOn || null,
})

/** The values that cannot be stored: no name of a person, no day, or a day after `today`. */
export function detailsMistakes(typed: Details, today: string): DetailsField[] {
  const { representative, foundedOn } = detailsOf(typed)
  const wrong: DetailsField[] = []
  if (representative !== null && !isPersonName(representative)) wrong.push('representative')
  if (foundedOn !== null && (!isUsualDate(foundedOn) || foundedOn > today)) wrong.push('foundedOn')
  return wrong
}

/** Why a details has no answer of the tax office. */
export function uncheckedReasonOf(
  { representative, foundedOn }: Details,
  isConnected: boolean,
): 'NOT_CONNECTED' | 'NOT_GIVEN' | 'WAITING' {
  if (!isConnected) return 'NOT_CONNECTED'
  return representative === null || foundedOn === null ? 'NOT_GIVEN' : 'WAITING'
}
