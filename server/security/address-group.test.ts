import { expect, it } from 'vitest'
import { addressGroup, networkOf, partOfAddress } from './address-group.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})

it.each([
  ['203.0.113.9', '203.0.250.1', true],
  ['203.0.113.9', '203.1.113.9', false],
  ['2001:db8:1:2::1', '2001:db8:9:9::1', true],
  ['2001:db8:1:2::1', '2001:db9:1:2::1', false],
  ['', '', true],
])('%s and %s are in the same network: %s', (one, other, isSame) => {
  expect(networkOf(partOfAddress(one)) === networkOf(partOfAddress(other))).toBe(isSame)
})
