import type { Schema } from '#contract/operation.ts'

/** Finds road-name addresses, ten a page from 1 on. Throws AddressSearchFailed. */
export type Addresses = { search(keyword: string, page: number): Promise<Schema<'AddressPage'>> }

/** Why a search gives no result: the words ask for too much or too little, or the service does not answer. */
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
