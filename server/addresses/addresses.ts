import type { Schema } from '#contract/operation.ts'

/** Finds road-name addresses, ten on each page; pages are counted from 1. Throws AddressSearchFailed. */
export type Addresses = { search(keyword: string, page: number): Promise<Schema<'AddressPage'>> }

/** Thrown if a search has no result: the words match too much or are too short, or the service does not answer. */
export class AddressSearchFailed extends Error {
  override name = 'AddressSearchFailed'

  constructor(
    readonly problem: 'address.vague' | 'address.unavailable',
    why: string,
  ) {
    super(why)
  }
}

export const addressesAPage = 10
