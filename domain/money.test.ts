import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatMoney, formatNumber, typedMoney, vatOf } from './money.ts'

const amounts = fc.maxSafeInteger()

describe('money', () => {
  test.each([
    [12_000, '12,000원'],
    [-12_000, '-12,000원'],
    [0, '0원'],
    [-0, '0원'],
    [999, '999원'],
    [1_234_567, '1,234,567원'],
  ])('%d won', (amount, shown) => expect(formatMoney(amount, 'KRW')).toBe(shown))

  test.each([
    [1200, '$12.00'],
    [-1200, '-$12.00'],
    [5, '$0.05'],
    [-5, '-$0.05'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [123_456_789, '$1,234,567.89'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('%d cents', (amount, shown) => expect(formatMoney(amount, 'USD')).toBe(shown))

  test('a number has thousands separators: 1,234,567', () => {
    expect(formatNumber(1_234_567)).toBe('1,234,567')
    expect(formatNumber(-1_234)).toBe('-1,234')
    expect(formatNumber(-0)).toBe('0')
  })

  test('an amount in an unknown currency is refused', () =>
    expect(() => formatMoney(1200, 'EUR' as 'USD')).toThrow(RangeError))

  test.each([0.5, Number.NaN, Infinity, -Infinity, 2 ** 53])('an amount of %d is refused', (amount) => {
    expect(() => formatMoney(amount, 'KRW')).toThrow(RangeError)
    expect(() => formatMoney(amount, 'USD')).toThrow(RangeError)
    expect(() => formatNumber(amount)).toThrow(RangeError)
    expect(() => vatOf(amount)).toThrow(RangeError)
  })

  test('the formatted text contains exactly the digits of the amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('KRW', 'USD'), (amount, currency) => {
        expect(Number(formatMoney(amount, currency).replace(/[^\d-]/g, ''))).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  test('a separator precedes every group of three digits from the end, and nothing else', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatNumber(amount)).toMatch(/^-?\d{1,3}(?:,\d{3})*$/)
      }),
    )
  })
})

describe('VAT', () => {
  test.each([
    [10_000, 1000],
    [9, 0],
    [10, 1],
    [19, 1],
    [12_345, 1234],
    [0, 0],
    [-19, -1],
    [-9, 0],
  ])('on a supply of %d is %d', (supply, vat) => {
    expect(vatOf(supply)).toBe(vat)
  })

  test('is a tenth rounded down, in integer arithmetic', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }), (supply) => {
        expect(BigInt(vatOf(Number(supply)))).toBe(supply / 10n)
      }),
    )
  })

  test('of a refund equals that of the charge, with the opposite sign', () => {
    fc.assert(
      fc.property(amounts, (supply) => {
        expect(vatOf(supply) + vatOf(-supply)).toBe(0)
      }),
    )
  })
})

it.each([
  ['12000', 'KRW', 12_000],
  [' 12,000원 ', 'KRW', 12_000],
  ['１２０００', 'KRW', 12_000],
  ['0', 'KRW', 0],
  ['12.5', 'KRW', undefined],
  ['-5', 'KRW', undefined],
  ['', 'KRW', undefined],
  ['1e3', 'KRW', undefined],
  ['12.5', 'USD', 1_250],
  ['$1,200.05', 'USD', 120_005],
  ['12', 'USD', 1_200],
  ['1.234', 'USD', undefined],
] as const)('the typed amount "%s" in %s is %s', (text, currency, amount) => {
  expect(typedMoney(text, currency)).toBe(amount)
})
