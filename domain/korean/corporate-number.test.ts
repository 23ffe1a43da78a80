import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCorporateNumber, formatCorporateNumber, maskCorporateNumber } from './corporate-number.ts'

describe('corporate numbers', () => {
  test.each(['110111-0062432', '130111-0006246', '999911-0000011'])(
    '%s is valid, with and without its hyphen',
    (number) => {
      expect(checkCorporateNumber(number)).toBe('valid')
      expect(checkCorporateNumber(number.replace('-', ''))).toBe('valid')
    },
  )

  test('a number with a wrong check digit causes only a warning', () => {
    expect(checkCorporateNumber('110111-0062433')).toBe('unchecked-digit')
  })

  test.each([
    '',
    '110111-006243',
    '110111-00624321',
    '1101110-062432',
    'a110111-0062432',
    '110111-0062432\n',
    '110111 0062432',
  ])('%j is invalid', (text) => expect(checkCorporateNumber(text)).toBe('invalid'))

  test('exactly one check digit is valid for any twelve digits, and any other check digit causes only a warning', () => {
    const twelveDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(twelveDigits, (twelve) => {
        const results = [...'0123456789'].map((last) => checkCorporateNumber(twelve + last))
        expect(results.filter((result) => result === 'valid')).toHaveLength(1)
        expect(results.filter((result) => result === 'unchecked-digit')).toHaveLength(9)
      }),
    )
  })

  test('are formatted 000000-0000000 and masked after the hyphen', () => {
    expect(formatCorporateNumber('1101110062432')).toBe('110111-0062432')
    expect(formatCorporateNumber('110111-0062432')).toBe('110111-0062432')
    expect(formatCorporateNumber('110111')).toBe('110111')
    expect(maskCorporateNumber('1101110062432')).toBe('110111-*******')
    expect(maskCorporateNumber('110111-0062432')).toBe('110111-*******')
    expect(maskCorporateNumber('11011100')).toBe('******-*******')
  })
})
