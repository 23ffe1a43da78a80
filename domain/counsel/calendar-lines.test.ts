import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedByOctets } from './calendar-lines.ts'

const octetsOf = (line: string) => new TextEncoder().encode(line).length

it('lines are folded by bytes without loss', () => {
  const text = fc.string({ unit: fc.constantFrom(...'가힣a:;,\\é😀漢'), maxLength: 400 })
  fc.assert(
    fc.property(fc.array(text), (lines) => {
      const file = foldedByOctets(lines.join('\r\n'))
      for (const line of file.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75)
      expect(file.replaceAll('\r\n ', '')).toBe(lines.join('\r\n'))
    }),
  )
})

it('lines that were folded by characters are folded again by bytes', () => {
  const summary = `SUMMARY:${'상담'.repeat(60)}`
  const other = `${summary.slice(0, 75)}\r\n\t${summary.slice(75)}`
  expect(foldedByOctets(other)).toBe(foldedByOctets(summary))
})
