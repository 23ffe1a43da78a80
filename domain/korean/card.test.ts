import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCard, isCardExpiration, isCardNumber, isExpiryPast, maskCard, passesLuhn } from './card.ts'

const numbers = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 14, maxLength: 16 })
const clockAt = (instant: string) => ({ now: () => new Date(instant) })

describe('card numbers', () => {
  test.each([
    ['4111111111111111', true],
    ['4330123412341234', true],
    ['4111-1111-1111-1111', true],
    ['4111 1111 1111 1111', true],
    ['378282246310005', true],
    ['30569309025904', true],
    ['4111111111111', false],
    ['41111111111111111', false],
    ['411111111111111a', false],
    ['', false],
  ])('%s is a card number: %s', (text, valid) => expect(isCardNumber(text)).toBe(valid))

  test.each([
    ['4111111111111111', true],
    ['378282246310005', true],
    ['5555555555554444', true],
    ['5555555555054444', false],
    ['4111 1111 1111 1111', true],
    ['4330123412341234', false],
    ['4111111111111112', false],
    ['', false],
    ['abc', false],
  ])('%s passes Luhn: %s', (text, passes) => expect(passesLuhn(text)).toBe(passes))

  test('a number with one mistyped digit always fails the Luhn check', () => {
    const shifts = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(numbers, fc.nat({ max: 13 }), shifts, (number, place, shift) => {
        const validCheckDigits = [...'0123456789'].filter((digit) => passesLuhn(number + digit))
        expect(validCheckDigits).toHaveLength(1)
        const mistypedNumber = [...number]
        mistypedNumber[place] = String((Number(mistypedNumber[place]) + shift) % 10)
        expect(passesLuhn(mistypedNumber.join('') + validCheckDigits[0])).toBe(false)
      }),
    )
  })

  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['341', '341'],
    ['37828', '3782 8'],
    ['37828224631', '3782 822463 1'],
    ['41111', '4111 1'],
    ['4111', '4111'],
    ['', ''],
    ['30569309025904', '3056 9309 0259 04'],
  ])('%s is shown as %s', (text, shown) => expect(formatCard(text)).toBe(shown))

  test('formatting preserves every digit, in groups', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }), (number) => {
        expect(formatCard(number).replaceAll(' ', '')).toBe(number)
        expect(formatCard(formatCard(number))).toBe(formatCard(number))
        if (!/^3[47]/.test(number)) expect(formatCard(number)).toMatch(/^(?:\d{4} )*\d{0,4}$/)
      }),
    )
  })

  test('a mask shows only the last four digits', () => {
    expect(maskCard('1234')).toBe('**** **** **** 1234')
    expect(maskCard('4330123412341234')).toBe('**** **** **** 1234')
    expect(maskCard('12')).toBe('**** **** **** ****')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(maskCard(text).replace(/[* ]/g, '').length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('card expiration', () => {
  test.each([
    ['11/26', true],
    ['01/30', true],
    ['00/26', false],
    ['13/26', false],
    ['1/26', false],
    ['1126', false],
    ['11/2026', false],
    ['11/26\n', false],
  ])('%j is an expiration: %s', (text, valid) => expect(isCardExpiration(text)).toBe(valid))

  test.each([
    ['11/26', '2026-11-21T00:00:00Z', false],
    ['10/26', '2026-11-21T00:00:00Z', true],
    ['12/25', '2026-01-01T00:00:00+09:00', true],
    ['12/25', '2025-12-31T23:59:59+09:00', false],
    ['11/26', '2026-11-30T14:59:59Z', false],
    ['11/26', '2026-11-30T15:00:00Z', true],
    ['01/27', '2026-12-31T15:00:00Z', false],
    ['01/99', '2026-11-21T00:00:00Z', false],
  ])('%s at %s is past: %s', (expiry, instant, past) =>
    expect(isExpiryPast(expiry, clockAt(instant))).toBe(past),
  )

  test.each(['', '13/26', '1126'])('%j is refused', (text) => {
    expect(() => isExpiryPast(text, clockAt('2026-11-21T00:00:00Z'))).toThrow(RangeError)
  })

  test('an expired card remains expired at any later time', () => {
    const instants = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2098-12-31'),
      noInvalidDate: true,
    })
    const expiry = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 99 }))
      .map((pair) => pair.map((part) => String(part).padStart(2, '0')).join('/'))
    fc.assert(
      fc.property(instants, instants, expiry, (one, two, text) => {
        const [earlier, later] = one < two ? [one, two] : [two, one]
        expect(isExpiryPast(text, { now: () => earlier }) && !isExpiryPast(text, { now: () => later })).toBe(
          false,
        )
      }),
    )
  })
})
