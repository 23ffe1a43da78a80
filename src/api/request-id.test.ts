import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestId } from './request-id.ts'

// Times of 13 digits in milliseconds are between September 2001 and November 2286.
const time = fc.integer({ min: 1_000_000_000_000, max: 9_999_999_999_999 })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

it('a request id has the format of the specification at any time, for any random number', () => {
  fc.assert(
    fc.property(time, random, fc.boolean(), (now, number, isAdmin) => {
      const id = requestId(now, number, isAdmin)
      expect(id).toMatch(/^\d{13}\d{1,8}[MU]001$/)
      expect(id.startsWith(String(now))).toBe(true)
      expect(id.endsWith(isAdmin ? 'M001' : 'U001')).toBe(true)
    }),
  )
})

it.each([
  [0, '17637000000000U001'],
  [0.5, '176370000000050000000U001'],
  [1 - Number.EPSILON, '176370000000099999999U001'],
])('writes the random number %d without padding', (number, id) => {
  expect(requestId(1_763_700_000_000.9, number, false)).toBe(id)
})
