import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasForbiddenCharacters, splitLines } from './text.ts'

describe('forbidden characters', () => {
  test.each([
    ['NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud800'],
    ['a lone low surrogate', '\udc00a'],
    ['surrogates the wrong way round', '\udc00\ud800'],
    ['a key', { 'a\0': 1 }],
    ['a key with a surrogate', { list: [{ '\ud800': 1 }] }],
    ['a text deep inside', { a: [1, { b: ['ok', '\0'] }] }],
  ])('finds %s', (_, value) => expect(hasForbiddenCharacters(value)).toBe(true))

  test.each([['plain Korean'], ['😀 and 👨‍👩‍👧'], [''], ['tab\tand\nline']])('allows %j', (text) => {
    expect(hasForbiddenCharacters({ text: [text] })).toBe(false)
  })

  test.each([[null], [undefined], [0], [true], [[]], [{}]])('are absent from %j', (value) => {
    expect(hasForbiddenCharacters(value)).toBe(false)
  })

  test.each([
    ['list', '['.repeat(10_000), ']'.repeat(10_000)],
    ['object', '{"a":'.repeat(10_000), '}'.repeat(10_000)],
  ])('walks a %s of 10,000 levels', (_, open, close) => {
    expect(hasForbiddenCharacters(JSON.parse(`${open}"fine"${close}`))).toBe(false)
    expect(hasForbiddenCharacters(JSON.parse(`${open}"\\u0000"${close}`))).toBe(true)
  })

  test('are found exactly if the serialized value has their escapes', () => {
    // JSON.stringify escapes NUL and lone surrogates in this form, and no other characters.
    const forbiddenEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/
    const troublingUnits = fc.constantFrom('\0', '\ud83d', '\ude00', '가', '\\', 'u0000')
    const text = fc.oneof(fc.string(), fc.string({ unit: troublingUnits }))
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.array(tie('node')),
        fc.dictionary(text, tie('node')),
      ),
    })).node
    fc.assert(
      fc.property(value, (json) => {
        expect(hasForbiddenCharacters(json)).toBe(forbiddenEscape.test(JSON.stringify(json)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('lines of a message', () => {
  test.each([
    ['한 줄', ['한 줄']],
    ['첫 줄\n둘째 줄', ['첫 줄', '둘째 줄']],
    ['첫 줄\r\n둘째 줄\r셋째 줄', ['첫 줄', '둘째 줄', '셋째 줄']],
    ['a<br>b<br/>c<br />d<BR>e', ['a', 'b', 'c', 'd', 'e']],
    ['a\n\n<br>b', ['a', '', '', 'b']],
    ['a<brand>b', ['a<brand>b']],
    ['', ['']],
  ])('%j', (message, lines) => expect(splitLines(message)).toEqual(lines))

  test('are the same for every kind of line break between them', () => {
    const line = fc
      .string({ unit: fc.constantFrom(...'가나 a<b/>') })
      .filter((text) => !/<br\s*\/?>/i.test(text))
    const separator = fc.constantFrom('\n', '\r\n', '\r', '<br>', '<br/>', '<br />', '<BR />')
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), separator, (lines, mark) => {
        expect(splitLines(lines.join(mark))).toEqual(lines)
      }),
    )
  })
})
