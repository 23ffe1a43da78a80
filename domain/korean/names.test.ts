import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invalidNameCharacters, isPersonName, MAX_NAME, normalizeName } from './names.ts'

test.each([
  '홍길동',
  '김민수',
  '남궁 민수',
  'Gildong Hong',
  'José',
  '가·나',
  '황보',
  '홍',
  'A',
  '가'.repeat(MAX_NAME),
  'Nguyễn Thị Hà',
  "Sean O'Brien",
  'Sean O’Brien',
  'Jean-Luc',
  '김ㆍ이',
  '김・이',
  '王小明',
  '洪吉童',
  'Пётр',
  'ประยุทธ์',
  'محمد',
  'Martin L. King Jr.',
  "'t Hooft",
  'さくら',
  '김\u200b민수',
  '김\u00a0민수',
  'Nguyễn Thị Hà'.normalize('NFD'),
  '홍길동'.normalize('NFD'),
  '  홍길동  ',
])('%j is a valid name', (text) => expect(isPersonName(text)).toBe(true))

test.each([
  '',
  '가'.repeat(MAX_NAME + 1),
  '홍길동1',
  '홍길동!',
  '··',
  '·홍길동',
  '홍길동·',
  '<b>홍</b>',
  '홍\0동',
  'ㅋㅋ',
  '홍😀동',
  'a@b',
  '   ',
  '881212',
])('%j is no name', (text) => expect(isPersonName(text)).toBe(false))

test.each([
  ['홍길동1', ['1']],
  ['홍!길@동!', ['!', '@']],
  ['·홍길동', ['·']],
  ['홍길ㄷ', ['ㄷ']],
  ['<b>홍</b>', ['<', '>', '/']],
  ['홍😀동', ['😀']],
  ['Nguyễn Thị Hà', []],
  ['', []],
])('%j is no name because of %j', (text, characters) =>
  expect(invalidNameCharacters(text)).toEqual(characters),
)

test('all spellings of a name are normalized to the same name', () => {
  expect(normalizeName(' 남궁 \t 민수\n')).toBe('남궁 민수')
  expect(normalizeName('홍길동'.normalize('NFD'))).toBe('홍길동')
})

test('normalizing twice changes nothing, and composed and decomposed names become equal', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'가힣각 ·aZé\t1!') }), (text) => {
      expect(normalizeName(normalizeName(text))).toBe(normalizeName(text))
      expect(isPersonName(text.normalize('NFD'))).toBe(isPersonName(text))
      expect(isPersonName(normalizeName(text))).toBe(isPersonName(text))
    }),
  )
})
