import type { KnownBusinessState } from '#domain/company/business-check.ts'

/** The data of the tax office about a business number. */
export type ListedBusiness = {
  state: KnownBusinessState
  /** The kind of taxation, in the words of the tax office; null where it has none. */
  taxType: string | null
  /** The day on which the business was closed, YYYY-MM-DD. */
  closedOn: string | null
}

/** The most numbers of one question. */
export const NUMBERS_A_CALL = 100

/**
 * Returns the state of at most `NUMBERS_A_CALL` business numbers, by their digits; those that the answer leaves out are
 * missing. Throws RegistryUnavailable.
 */
export type Registry = { statesOf(numbers: readonly string[]): Promise<Map<string, ListedBusiness>> }

/** The registry does not answer, or not in the documented form. Its message names neither a number nor the key. */
export class RegistryUnavailable extends Error {
  override name = 'RegistryUnavailable'
}
