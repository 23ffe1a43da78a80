import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldedByOctets } from './calendar-lines.ts'

const octetsOf = (line: string) => new TextEncoder().encode(line).length

it('the lines of a calendar file are folded by bytes without loss', () => {
  const text = fc.string({ unit: fc.constantFrom(...'가힣a:;,\\é😀漢'), maxLength: 400 })
  fc.assert(
    fc.property(fc.array(text), (lines) => {
      const foldedFile = foldedByOctets(lines.join('\r\n'))
      for (const line of foldedFile.split('\r\n')) expect(octetsOf(line)).toBeLessThanOrEqual(75)
      expect(foldedFile.replaceAll('\r\n ', '')).toBe(lines.join('\r\n'))
    }),
  )
})

it('the lines of a calendar file that were folded by characters are folded again by bytes', () => {
  const summary = `SUMMARY:${'상담'.repeat(60)}`
  const foldedByCharacters = `${summary.slice(0, 75)}\r\n\t${summary.slice(75)}`
  expect(foldedByOctets(foldedByCharacters)).toBe(foldedByOctets(summary))
})
