import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase64, encodeBase64, isBase64Text } from './base64.ts'

const anyText = fc.string({ unit: 'binary' })

describe('base64 of personal fields', () => {
  test.each([
    ['홍길동', '7ZmN6ri464+Z'],
    ['김민수', '6rmA66+87IiY'],
    ['(주)한빛소프트', 'KOyjvCntlZzruZvshoztlITtirg='],
    ['', ''],
    ['a', 'YQ=='],
    ['😀', '8J+YgA=='],
  ])('%s is %s', (text, base64) => {
    expect(encodeBase64(text)).toBe(base64)
    expect(decodeBase64(base64)).toBe(text)
  })

  test('a decomposed name is encoded in composed form (NFC)', () => {
    expect(encodeBase64('홍길동'.normalize('NFD'))).toBe('7ZmN6ri464+Z')
  })

  test.each([
    ['a foreign character', '7ZmN6ri464-Z'],
    ['a blank', '7ZmN 6ri4'],
    ['a line break at the end', '7ZmN\n'],
    ['missing padding', 'YQ'],
    ['half the padding', 'YQ='],
    ['padding alone', '===='],
    ['padding in the middle', 'YQ==YQ=='],
    ['too much padding', 'Y==='],
    ['leftover bits before two signs', 'YR=='],
    ['leftover bits before one sign', 'YWJ='],
    ['a byte that is never UTF-8', '/w=='],
    ['a character cut in half', '7Zk='],
    ['a surrogate in bytes', '7aCA'],
    ['an overlong form', 'wIA='],
  ])('refuses %s', (_, base64) => {
    expect(() => decodeBase64(base64)).toThrow(Error)
    expect(isBase64Text(base64)).toBe(false)
  })

  test('an error does not quote the refused value', () => {
    expect(() => decodeBase64('secret-value')).toThrow(/^(?!.*secret).*$/)
  })

  test('a lone surrogate is refused', () => {
    expect(() => encodeBase64('\ud800')).toThrow(Error)
  })

  test.each([null, undefined, 1, {}, ['YQ==']])('%j is no base64 text', (value) => {
    expect(isBase64Text(value)).toBe(false)
  })

  test('every text is decoded to its composed form, even with a byte order mark', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('', '\ufeff'), (text, mark) => {
        expect(decodeBase64(encodeBase64(mark + text))).toBe((mark + text).normalize('NFC'))
      }),
    )
  })

  test('the encoding equals that of Node', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(encodeBase64(text)).toBe(Buffer.from(text.normalize('NFC'), 'utf8').toString('base64'))
      }),
    )
  })

  test('every text has exactly one encoding', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ABQgwYZ7ri4+/=') }), (base64) => {
        if (!isBase64Text(base64)) return
        expect(Buffer.from(decodeBase64(base64), 'utf8').toString('base64')).toBe(base64)
      }),
      { numRuns: 1000 },
    )
  })

  test('a very long text is encoded fast and without overflow', () => {
    const text = '가'.repeat(1_000_000)
    expect(decodeBase64(encodeBase64(text))).toBe(text)
  })
})
