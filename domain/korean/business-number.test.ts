import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBusinessNumber, isBusinessNumber } from './business-number.ts'

const validNumbers = ['124-81-00998', '220-81-62517', '120-81-47521', '116-82-00276', '999-87-00017']
const nineDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 })

describe('business numbers', () => {
  test.each(validNumbers)('%s is valid, with and without hyphens', (number) => {
    expect(isBusinessNumber(number)).toBe(true)
    expect(isBusinessNumber(number.replaceAll('-', ''))).toBe(true)
  })

  test.each(['101-81-34618', '123-45-67890'])('%s is invalid', (number) => {
    expect(isBusinessNumber(number)).toBe(false)
    expect(isBusinessNumber(number.replaceAll('-', ''))).toBe(false)
  })

  test.each([
    '',
    '124810099',
    '12481009980',
    'x1248100998',
    '1248100998x',
    '1248100998\n',
    ' 1248100998',
    '１２４８１００９９８',
    '12481-00998-',
  ])('the pattern is anchored: %j', (text) => expect(isBusinessNumber(text)).toBe(false))

  test('exactly one check digit is valid for any nine digits', () => {
    fc.assert(
      fc.property(nineDigits, (nine) => {
        expect([...'0123456789'].filter((last) => isBusinessNumber(nine + last))).toHaveLength(1)
      }),
    )
  })

  test('a wrong digit among the first eight makes the number invalid', () => {
    const shifts = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...validNumbers), fc.nat({ max: 7 }), shifts, (number, place, shift) => {
        const digits = [...number.replaceAll('-', '')]
        digits[place] = String((Number(digits[place]) + shift) % 10)
        expect(isBusinessNumber(digits.join(''))).toBe(false)
      }),
    )
  })

  test('are formatted 000-00-00000', () => {
    expect(formatBusinessNumber('1248100998')).toBe('124-81-00998')
    expect(formatBusinessNumber('124-81-00998')).toBe('124-81-00998')
    expect(formatBusinessNumber('12481')).toBe('12481')
    expect(formatBusinessNumber('12481009981')).toBe('12481009981')
  })
})
