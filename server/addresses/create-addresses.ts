import type { Config } from '#server/config.ts'
import { type Addresses, AddressSearchFailed } from './addresses.ts'
import { createDemoAddresses } from './demo-addresses.ts'
import { createJusoAddresses } from './juso.ts'

/** The government's search if a key is configured, the demo's own addresses in the demo, otherwise none. */
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
