import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsResidentNumber, isBirthDate, withoutResidentNumbers } from './resident-number.ts'

describe('resident numbers', () => {
  test.each([
    '881212-1234567',
    '8812121234567',
    '881212 - 1234567',
    '881212–1234567',
    '８８１２１２－１２３４５６７',
    '제 번호는 881212-1234567입니다',
    '000229-3123456',
    '960229-2123456',
    '750101-5123456',
    '050101-7123456',
    '홍길동881212-2000000(회원)',
    '1.881212-1234567',
    '123456789 881212-1234567',
    '881332-1234567, 881212-1234567',
  ])('%j contains one', (text) => expect(containsResidentNumber(text)).toBe(true))

  test.each([
    '',
    '881212',
    '881212-1',
    '881212-123456',
    '881212-12345678',
    '1881212-1234567',
    '4111111111111111',
    '4111-1111-1111-1111',
    '881312-1234567',
    '880230-1234567',
    '000229-1123456',
    '881200-1234567',
    '881212-0234567',
    '881212-9234567',
    '010-1234-5678',
    '124-81-00998',
    '110111-0062432',
    '130111-0006246',
    '999911-0000011',
    '881212/1234567',
    '2026-11-21T01:30:00+09:00',
  ])('%j contains none', (text) => expect(containsResidentNumber(text)).toBe(false))

  test.each([
    ['제 번호는 881212-1234567입니다', '제 번호는 입니다'],
    ['８８１２１２－１２３４５６７, 000229-3123456', ', '],
    ['010-1234-5678 ①', '010-1234-5678 ①'],
    ['881332-1234567, 881212-1234567', '881332-1234567, '],
  ])('%j becomes %j without them', (text, rest) => expect(withoutResidentNumbers(text)).toBe(rest))

  test('are found for every birth date, at any position in a text', () => {
    const [min, max] = [new Date('1900-01-01'), new Date('2099-12-31T23:59:59Z')]
    const birth = fc.date({ min, max, noInvalidDate: true })
    const offsets = fc.constantFrom(0, 1, 4, 5)
    const marks = fc.constantFrom('', '-', ' ')
    const surroundingText = fc.string().filter((text) => !/\p{Nd}/u.test(text.normalize('NFKC')))
    const tail = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 })
    const parts = fc.tuple(birth, offsets, tail, surroundingText, surroundingText, marks)
    fc.assert(
      fc.property(parts, ([date, offset, rest, left, right, mark]) => {
        const day = date.toISOString().slice(0, 10)
        const kind = (day.startsWith('19') ? 1 : 3) + offset
        const number = `${day.slice(2).replaceAll('-', '')}${mark}${kind}${rest}`
        expect(containsResidentNumber(left + number + right)).toBe(true)
      }),
    )
  })

  test('are never found in a text with fewer than thirteen digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789- 가'), maxLength: 30 }), (text) => {
        fc.pre(text.replace(/\D/g, '').length < 13)
        expect(containsResidentNumber(text)).toBe(false)
      }),
    )
  })
})

describe('birth dates', () => {
  test.each(['881212', '000229', '040229', '991231', '000101'])('%s is a birth date', (text) =>
    expect(isBirthDate(text)).toBe(true),
  )

  test.each([
    '881312',
    '880230',
    '030229',
    '881200',
    '880012',
    '19881212',
    '88121',
    '88-12-12',
    '881212\n',
    '８８１２１２',
    '',
    '8812121234567',
  ])('%j is no birth date', (text) => expect(isBirthDate(text)).toBe(false))
})
