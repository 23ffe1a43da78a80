import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasForbiddenCharacters } from '../text.ts'
import { isBlank, typedCode, typedLine, typedText } from './typed-text.ts'

describe('a typed text', () => {
  it.each([
    ['한빛'.normalize('NFD'), '한빛'],
    ['José'.normalize('NFD'), 'José'],
    ['한\u00a0빛\u3000전자', '한 빛 전자'],
    ['\ufeff 한빛 \u200b', '한빛'],
    ['한\u200b빛\u2060', '한빛'],
    ['한\u202e빛\u200f', '한빛'],
    ['한\u3164빛', '한빛'],
    ['소\u00adprog', '소prog'],
    ['한\u0007빛\u001b', '한빛'],
    ['첫 줄\r\n둘째\r셋째\u2028넷째', '첫 줄\n둘째\n셋째\n넷째'],
    ['e\u200b\u0301', 'é'],
    ['\u3164\u200b', ''],
    ['１２３ ＡＢＣ！', '１２３ ＡＢＣ！'],
  ])('%j becomes %j', (typed, expected) => expect(typedText(typed)).toBe(expected))

  it.each([
    '👨‍👩‍👧 가족',
    '❤️',
    '1️⃣',
    '👍🏽',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '葛\u{e0100}城',
    'می‌خواهم',
    'Nguyễn Thị Hà',
    '김ㆍ이',
    '한글 a\nb',
  ])('%j is not changed', (text) => expect(typedText(text)).toBe(text))

  it.each(['\u200d', 'a\u200db', '가\u200c나', 'a\ufe0f', '\u{e0041}', '😀\u200d'])(
    'loses meaningless characters in %j',
    (text) => expect(typedText(text)).not.toMatch(/\p{Default_Ignorable_Code_Point}/u),
  )

  it('keeps characters that cannot be stored, so that later checks refuse the text', () => {
    for (const text of ['a\0', '\ud800a']) expect(hasForbiddenCharacters(typedText(text))).toBe(true)
  })

  const troubling = fc.constantFrom(
    ...'가각ㆍaé １．@\t\n\r\0\u0085',
    '\u0301',
    '\u1100',
    '\u1161',
    '\u11a8',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u202e',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '👨',
    '🏽',
    '🏴',
    '\u{e0067}',
    '\u{e007f}',
    'م',
    '葛',
    '\u{e0100}',
    '\ud800',
    '\u2028',
    '\u212b',
    '\uf900',
  )
  const text = fc.oneof(fc.string({ unit: troubling }), fc.string({ unit: 'binary' }))

  it.each([
    ['text', typedText],
    ['line', typedLine],
    ['sign', typedCode],
  ])('does not change when it is normalized twice as a %s, and is composed', (_, form) => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(form(form(typed))).toBe(form(typed))
        expect(form(typed.normalize('NFD'))).toBe(form(typed))
        expect(form(typed)).toBe(form(typed).normalize('NFC'))
      }),
      { numRuns: 2000 },
    )
  })

  it('counts as blank if it has no visible characters', () => {
    expect(['', ' ', '\u3000', '\u200b\u3164', '\n'].every(isBlank)).toBe(true)
    expect(isBlank('가')).toBe(false)
  })
})

it('has one space between words if it is on one line', () => {
  expect(typedLine(' 두\n줄\t\t제목 ')).toBe('두 줄 제목')
})

describe('a typed number or address', () => {
  it.each([
    ['０１０－１２３４－５６７８', '010-1234-5678'],
    ['ｍｉｎｓｕ＠ｎａｖｅｒ．ｃｏｍ', 'minsu@naver.com'],
    ['minsu@naver。com', 'minsu@naver.com'],
    ['\u200b123456\u00a0', '123456'],
  ])('%j becomes %j', (typed, expected) => expect(typedCode(typed)).toBe(expected))
})
