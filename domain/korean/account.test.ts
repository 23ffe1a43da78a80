import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAccountNumber, maskAccount } from './account.ts'

test.each([
  ['1234567890', true],
  ['12345678901234', true],
  ['110-234-567890', true],
  ['110 234 567890', true],
  ['123456789', false],
  ['123456789012345', false],
  ['12345678a0', false],
  ['', false],
])('%s is an account number: %s', (text, valid) => expect(isAccountNumber(text)).toBe(valid))

test.each([
  ['1234567890', '******7890'],
  ['110-234-567890', '********7890'],
  ['12345', '**********'],
  ['', '**********'],
])('%s is shown as %s', (text, shown) => expect(maskAccount(text)).toBe(shown))

test('the mask of an account number shows at most the last four digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 20 }), (text) => {
      const shownDigits = maskAccount(text).replaceAll('*', '')
      expect(text.replace(/\D/g, '').endsWith(shownDigits)).toBe(true)
      expect(shownDigits).toHaveLength(isAccountNumber(text) ? 4 : 0)
    }),
  )
})
