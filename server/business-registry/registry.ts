import type { KnownBusinessState } from '#domain/company/business-check.ts'
import type { KnownDetailsMatch } from '#domain/company/details.ts'

/** The data of the tax office about a business number. */
export type ListedBusiness = {
  state: KnownBusinessState
  /** The kind of taxation, in the words of the tax office; null where it has none. */
  taxType: string | null
  /** The day on which the business was closed, YYYY-MM-DD. */
  closedOn: string | null
}

/** A number with the representative and the day of opening (YYYY-MM-DD) that may belong to it. */
export type DetailsQuestion = { rnno: string; representative: string; foundedOn: string }

/** The most numbers of one question. */
export const NUMBERS_A_CALL = 100

export type Registry = {
  /**
   * Returns the state of at most `NUMBERS_A_CALL` business numbers, by their digits; those that the answer leaves out are
   * missing. Throws RegistryUnavailable.
   */
  statesOf(numbers: readonly string[]): Promise<Map<string, ListedBusiness>>
  /**
   * Returns by number whether the values of at most `NUMBERS_A_CALL` questions, each about another number, belong
   * together; those that the answer leaves out are missing. Throws RegistryUnavailable.
   */
  matchesOf(questions: readonly DetailsQuestion[]): Promise<Map<string, KnownDetailsMatch>>
}

/** The registry does not answer, or not in the documented form. Its message names neither a number, a person nor the key. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable'
}
