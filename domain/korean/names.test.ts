import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPersonName, normalizeName } from './names.ts'

test.each([
  '홍길동',
  '김민수',
  '남궁 민수',
  'Gildong Hong',
  'José',
  '가·나',
  '황보',
  '가'.repeat(20),
  '홍길동'.normalize('NFD'),
  '  홍길동  ',
])('%j is a name', (text) => expect(isPersonName(text)).toBe(true))

test.each([
  '',
  '홍',
  'A',
  '가'.repeat(21),
  '홍길동1',
  '홍길동!',
  '··',
  '·홍길동',
  '홍길동·',
  '<b>홍</b>',
  '홍\0동',
  'ㅋㅋ',
  '洪吉童',
  '홍😀동',
  'a@b',
  '   ',
  '881212',
])('%j is none', (text) => expect(isPersonName(text)).toBe(false))

test('one spelling', () => {
  expect(normalizeName(' 남궁 \t 민수\n')).toBe('남궁 민수')
  expect(normalizeName('홍길동'.normalize('NFD'))).toBe('홍길동')
})

test('normalizing twice changes nothing, and composed or not is the same name', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'가힣각 ·aZé\t1!') }), (text) => {
      expect(normalizeName(normalizeName(text))).toBe(normalizeName(text))
      expect(isPersonName(text.normalize('NFD'))).toBe(isPersonName(text))
      expect(isPersonName(normalizeName(text))).toBe(isPersonName(text))
    }),
  )
})
