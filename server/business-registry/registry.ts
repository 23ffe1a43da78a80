import type { KnownBusinessState } from '#domain/company/business-check.ts'
import type { KnownDetailsMatch } from '#domain/company/details.ts'

/** The data of the tax office about a business number. */
export type ListedBusiness = {
  state: KnownBusinessState
  /** The kind of taxation of the business, in the words of the tax office; null if the tax office names none. */
  taxType: string | null
  /** The day on which the business was closed, YYYY-MM-DD. */
  closedOn: string | null
}

/** A business number with a representative and a day of opening (YYYY-MM-DD), to be compared with the registry. */
export type DetailsQuestion = { rnno: string; representative: string; foundedOn: string }

/** The maximum number of business numbers in one request. */
export const NUMBERS_A_CALL = 100

export type Registry = {
  /**
   * Returns the state of at most `NUMBERS_A_CALL` business numbers, by their digits; numbers that the answer leaves
   * out are missing. Throws RegistryUnavailable.
   */
  statesOf(numbers: readonly string[]): Promise<Map<string, ListedBusiness>>
  /**
   * Returns, by business number, whether the values of a question belong together, for at most `NUMBERS_A_CALL`
   * questions about different business numbers. Numbers that the answer leaves out are missing. Throws
   * RegistryUnavailable.
   */
  matchesOf(questions: readonly DetailsQuestion[]): Promise<Map<string, KnownDetailsMatch>>
}

/**
 * Thrown if the registry does not answer, or not in the documented form. The message contains no business number, no
 * name and no key.
 */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable'
}
