import type { Config } from '#server/config.ts'
import { type Addresses, AddressSearchFailed } from './addresses.ts'
import { createDemoAddresses } from './demo-addresses.ts'
import { createJusoAddresses } from './juso.ts'

/**
 * Returns the address search: the search of the government if a key is configured, a search of invented addresses in
 * demo mode, otherwise a search that always fails.
 */
export function createAddresses({ juso, demo }: Pick<Config, 'juso' | 'demo'>): Addresses {
  if (juso) return createJusoAddresses(juso)
  if (demo) return createDemoAddresses()
  return {
    search: () =>
      Promise.reject(
        new AddressSearchFailed('address.unavailable', 'No address search is configured (JUSO_API_KEY).'),
      ),
  }
}
