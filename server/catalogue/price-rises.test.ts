import { expect, it } from 'vitest'
import { remoteAccess } from '#worlds/catalogue.ts'
import type { ServiceEdition } from './catalogue-store.ts'
import { hasPriceRise } from './price-rises.ts'

const PRICE = 10_000
const edition = (version: number, won: number, change: Partial<ServiceEdition> = {}): ServiceEdition => ({
  serviceCode: 'VPN',
  version,
  fromDate: `2026-0${version}-01`,
  position: 1,
  isOnSale: true,
  content: remoteAccess(won),
  asksConsent: false,
  ...change,
})

it.each<[string, ServiceEdition[], boolean]>([
  ['a higher price', [edition(1, PRICE), edition(2, PRICE + 1)], true],
  ['the same price', [edition(1, PRICE), edition(2, PRICE)], false],
  ['a lower price', [edition(1, PRICE), edition(2, PRICE - 1)], false],
  ['the first price', [edition(2, PRICE)], false],
  ['a price of another service', [edition(1, PRICE, { serviceCode: 'SSO' }), edition(2, PRICE + 1)], false],
  [
    'a price after an end of the sale',
    [edition(1, PRICE, { isOnSale: false }), edition(2, PRICE + 1)],
    false,
  ],
  ['the end of the sale', [edition(1, PRICE), edition(2, PRICE + 1, { isOnSale: false })], false],
])('%s', (_, editions, raises) => {
  expect(hasPriceRise(editions, editions.at(-1)!)).toBe(raises)
})
