import { expect, it } from 'vitest'
import { ageOf, createdBetween } from './ages.ts'

const now = new Date('2026-11-22T00:00:00Z')

it.each([
  ['2026-11-22T00:00:00Z', 'NEW'],
  ['2026-11-21T00:00:00Z', 'NEW'],
  ['2026-11-20T23:59:59Z', 'AGED'],
  ['2026-11-17T00:00:00Z', 'AGED'],
  ['2026-11-16T23:59:59Z', 'LATE'],
  ['2026-11-10T00:00:00Z', 'LATE'],
] as const)('a request of %s is in the age class %s', (at, age) => expect(ageOf(new Date(at), now)).toBe(age))

it('a request made at any time has exactly one age class', () => {
  expect(createdBetween('NEW', now).from).toEqual(createdBetween('AGED', now).before)
  expect(createdBetween('AGED', now).from).toEqual(createdBetween('LATE', now).before)
})
