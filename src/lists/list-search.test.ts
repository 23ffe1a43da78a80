import { expect, it } from 'vitest'
import { planSearch } from '#src/features/plan/plan-search.ts'
import { appSearch, postSearch } from './list-search.ts'

// Returns the names of the parameters that are parsed to undefined: a missing name would leave the raw parameter in
// the address.
const droppedParameters = (rawSearch: object) =>
  expect.objectContaining(Object.fromEntries(Object.keys(rawSearch).map((name) => [name, undefined])))

it('the search parameters of a list are parsed', () => {
  const rawSearch = { announcementType: 'security', search: '인증 앱', cursor: 'MS4xNzk1' }
  expect(postSearch(rawSearch)).toEqual(rawSearch)
  expect(appSearch({ search: 2026, category: '협업', device: 'IOS' })).toEqual({
    search: 2026,
    category: '협업',
    device: 'IOS',
  })
  expect(postSearch({ search: true })).toEqual({ search: true })
  expect(['APPROVAL', 0, 1, 2].map((tab) => appSearch({ tab }).tab)).toEqual([
    'APPROVAL',
    'APP',
    'REQUEST',
    'APPROVAL',
  ])
})

it.each([
  { announcementType: 'NONSENSE' },
  { search: '' },
  { search: '   ' },
  { search: 'x'.repeat(101) },
  { search: 'a\0b' },
  { search: 'a\ud83d' },
  { search: ['a'] },
  { search: null },
  { cursor: 'ä' },
  { cursor: 7 },
])('an invalid search of a list, such as %j, is dropped', (rawSearch) => {
  expect(postSearch(rawSearch)).toEqual(droppedParameters(rawSearch))
})

it.each([
  { category: ' ' },
  { category: '협'.repeat(61) },
  { category: '협\0업' },
  { category: '\ud83d' },
  { category: 7 },
  { device: 'ios' },
  { device: null },
  { tab: 3 },
  { tab: 'length' },
])('an invalid search of the catalogue, such as %j, is dropped', (rawSearch) => {
  expect(appSearch(rawSearch)).toEqual(droppedParameters(rawSearch))
})

it('the search parameters of the plan page are parsed', () => {
  const rawSearch = { service: 'IGA', plan: 'ENT', cycle: 'Y', currency: 'USD', users: 100_000 }
  expect(planSearch(rawSearch)).toEqual(rawSearch)
})

it.each([
  { service: 'a-b' },
  { plan: '무료' },
  { cycle: 'M' },
  { currency: 'KRW' },
  { users: 0 },
  { users: 1.5 },
  { users: 100_001 },
  { users: '30' },
])('an invalid search of a plan, such as %j, is dropped', (rawSearch) => {
  expect(planSearch(rawSearch)).toEqual(droppedParameters(rawSearch))
})
