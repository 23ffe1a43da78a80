import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { pageOf, readCursor, writeCursor } from './cursor.ts'

const places = fc.record({
  at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  id: fc.uuid(),
})

it('a cursor is decoded to its position, and is valid in the contract', () => {
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
])('the foreign cursor "%s" is refused as invalid', (cursor) => {
  expect(() => readCursor(cursor)).toThrow(problemNamed('request.invalid').message)
})

it('an invalid cursor causes no error other than a problem of the contract', () => {
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

const rows = [1, 2, 3].map((day) => ({
  at: new Date(`2026-11-0${day}T00:00:00Z`),
  id: `00000000-0000-4000-8000-00000000000${day}`,
}))

it.each([
  ['fewer rows than are shown', 4, 3, null],
  ['just as many', 3, 3, null],
  ['one more', 2, 2, rows[1]],
])('a page of %s shows whether there is a next one', (_, limit, count, last) => {
  const { shown, nextCursor } = pageOf(rows, limit, (row) => row)
  expect(shown).toHaveLength(count)
  expect(nextCursor && readCursor(nextCursor)).toEqual(last)
})
