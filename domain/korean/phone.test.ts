import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone, isMobile, isPhone, maskPhone, normalizePhone } from './phone.ts'

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const startingWith = (head: string, ...lengths: number[]) =>
  fc.oneof(...lengths.map(digits)).map((rest) => head + rest)
const olderMobiles = ['011', '016', '017', '018', '019'].map((head) => startingWith(head, 7, 8))
const mobiles = fc.oneof(startingWith('010', 8), ...olderMobiles)
const otherNumbers = fc.oneof(
  startingWith('02', 7, 8),
  startingWith('031', 7, 8),
  startingWith('064', 7, 8),
  startingWith('070', 8),
  startingWith('080', 7, 8),
  startingWith('0505', 7, 8),
  startingWith('1588', 4),
  startingWith('1899', 4),
)

describe('mobile numbers', () => {
  test.each([
    '01012345678',
    '0111234567',
    '01912345678',
    '010-1234-5678',
    '010 1234 5678',
    '010.1234.5678',
    '+82 10-1234-5678',
    '+82 (0)10 1234 5678',
    '+821012345678',
  ])('%s is a mobile number', (text) => expect(isMobile(text)).toBe(true))

  test.each([
    '0101234567',
    '0212345678',
    '010123456789',
    '01212345678',
    '01512345678',
    '',
    '010',
    'a01012345678',
    '01012345678a',
    '+1 10 1234 5678',
  ])('%j is no mobile number', (text) => expect(isMobile(text)).toBe(false))

  test.each([['+82 10 1234 5678'], ['010-1234-5678'], ['０１０－１２３４－５６７８'], [' (010) 1234.5678 ']])(
    '%s is normalized',
    (text) => {
      expect(normalizePhone(text)).toBe('01012345678')
    },
  )
})

describe('phone numbers', () => {
  test.each([
    '021234567',
    '03112345678',
    '15881588',
    '050512345678',
    '0212345678',
    '0311234567',
    '07012345678',
    '0801234567',
    '08012345678',
    '05051234567',
    '+82 2 123 4567',
    '01012345678',
  ])('%s is a phone number', (text) => expect(isPhone(text)).toBe(true))

  test.each([
    '0101234567',
    '02123456',
    '02123456789',
    '0341234567',
    '0651234567',
    '0701234567',
    '14881588',
    '158815880',
    '112',
    '',
    '+15881588',
  ])('%j is no phone number', (text) => expect(isPhone(text)).toBe(false))

  test.each([
    ['01012345678', '010-1234-5678', '010-****-5678'],
    ['0111234567', '011-123-4567', '011-***-4567'],
    ['+82 10 1234 5678', '010-1234-5678', '010-****-5678'],
    ['021234567', '02-123-4567', '02-***-4567'],
    ['0212345678', '02-1234-5678', '02-****-5678'],
    ['0311234567', '031-123-4567', '031-***-4567'],
    ['03112345678', '031-1234-5678', '031-****-5678'],
    ['15881588', '1588-1588', '1588-****'],
    ['050512345678', '0505-1234-5678', '0505-****-5678'],
    ['05051234567', '0505-123-4567', '0505-***-4567'],
    ['07012345678', '070-1234-5678', '070-****-5678'],
    ['0801234567', '080-123-4567', '080-***-4567'],
    ['0101234567', '0101234567', '**********'],
    ['내선 12번', '내선 12번', '내선 **번'],
    ['', '', ''],
  ])('%s is shown as %s and masked as %s', (text, shown, masked) => {
    expect(formatPhone(text)).toBe(shown)
    expect(maskPhone(text)).toBe(masked)
  })

  test('numbers of every kind are distinguished, and formatting preserves their digits', () => {
    fc.assert(
      fc.property(mobiles, (number) => {
        expect(isMobile(number)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(otherNumbers, (number) => {
        expect(isPhone(number)).toBe(true)
        expect(isMobile(number)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.oneof(mobiles, otherNumbers), (number) => {
        expect(normalizePhone(formatPhone(number))).toBe(number)
        expect(formatPhone(formatPhone(number))).toBe(formatPhone(number))
        expect(formatPhone(number)).toMatch(/^\d{2,4}(?:-\d{3,4})?-\d{4}$/)
      }),
    )
  })

  test('a mask hides at least three digits of a number, and every digit of a text that is no number', () => {
    fc.assert(
      fc.property(fc.oneof(mobiles, otherNumbers, fc.string()), (text) => {
        const maskedNumber = maskPhone(text)
        if (isPhone(text)) expect(maskedNumber).toMatch(/\*{3}/)
        else expect(maskedNumber).not.toMatch(/\p{Nd}/u)
      }),
    )
  })
})
