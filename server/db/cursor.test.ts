import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { readCursor, writeCursor } from './cursor.ts'

const places = fc.record({
  at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  id: fc.uuid(),
})

it('a cursor leads back to its place, and is one the contract lets in', () => {
  fc.assert(
    fc.property(places, (place) => {
      const cursor = writeCursor(place)
      expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/)
      expect(readCursor(cursor)).toEqual(place)
    }),
  )
})

it.each([
  '',
  'AAAA',
  'MjAyNS0xMS0wMw',
  Buffer.from('1.no-uuid').toString('base64url'),
  Buffer.from('x.y').toString('base64url'),
])('the cursor "%s" of someone else is refused as invalid', (cursor) => {
  expect(() => readCursor(cursor)).toThrow(problemNamed('request.invalid').message)
})

it('no text makes it fail in another way', () => {
  fc.assert(
    fc.property(fc.base64String(), (text) => {
      try {
        readCursor(text)
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
      }
    }),
  )
})
