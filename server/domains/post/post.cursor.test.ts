import fc from 'fast-check'
import { expect, it } from 'vitest'
import { problemNamed } from '#contract/problem-named.ts'
import { readCursor, writeCursor } from './post.cursor.ts'

const places = fc.record({
  pinned: fc.boolean(),
  publishedAt: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  id: fc.uuid(),
})

it('a cursor is decoded to its position, and is valid by the contract', () => {
  fc.assert(
    fc.property(places, (place) => {
      const cursor = writeCursor(place)
      expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/)
      expect(readCursor(cursor)).toEqual(place)
    }),
  )
})

it('a text that is not a cursor is refused as an invalid request', () => {
  fc.assert(
    fc.property(fc.oneof(fc.base64String(), fc.constant('Mi4xLng')), (text) => {
      expect(() => readCursor(text)).toThrow(problemNamed('request.invalid').message)
    }),
  )
})
