import { getChoseong } from 'es-hangul'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchWord, wordMarker, wordMatcher } from './search-word.ts'

const isFound = (word: string, text: string) => wordMatcher([word])(text)

describe('a typed search word', () => {
  it.each([
    ['ㄱㅁㅅ', '김민서'],
    ['ㅁㅅ', '김민서'],
    ['김ㅁ', '김민서'],
    ['김미', '김민서'],
    ['김민', '김민서'],
    ['김민서', '김민서'],
    ['기', '김민서'],
    // The intermediate state of the keyboard: the final consonant of a syllable moves to the next one.
    ['한', '하나'],
    ['값', '갑수'],
    ['고', '과장'],
    ['으', '의뢰'],
    ['달', '닭갈비'],
    // The keyboard combines two consonants into one letter.
    ['ㄳ', '기사'],
    ['김ㅁ서', '김민서'],
    ['sso', '달빛 SSO 프로'],
    ['SSO', '달빛 sso 프로'],
    ['b2026-0001', 'B2026-000123'],
    ['(주)', '한빛소프트(주)'],
    ['a.b', 'a.b'],
  ])('%s finds %s', (word, text) => expect(isFound(word, text)).toBe(true))

  it.each([
    ['김서', '김민서'],
    ['미서', '김민서'],
    ['김ㅅ', '김민서'],
    ['ㅁㄱ', '김민서'],
    ['김만', '김민서'],
    ['하ㄴ가', '한가'],
    ['가', '까치'],
    ['각', '갂'],
    ['a.b', 'axb'],
    ['.*', '김민서'],
  ])('%s does not find %s', (word, text) => expect(isFound(word, text)).toBe(false))

  it('finds any name while it is being typed, at every intermediate state of the keyboard', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code))
    const name = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(name, fc.nat(), (whole, cut) => {
        const typedPart = whole.slice(0, 1 + (cut % whole.length))
        expect(isFound(getChoseong(whole), whole)).toBe(true)
        expect(isFound(typedPart, whole)).toBe(true)
        expect(isFound(typedPart.slice(0, -1) + getChoseong(typedPart.slice(-1)), whole)).toBe(true)
      }),
    )
  })

  it('ignores spaces in the word and in the text, but no other mark', () => {
    for (const word of ['전자결재', 'ㅈㅈㄱㅈ', '전자결', '전자ㄱ'])
      expect(isFound(word, '전자 결재')).toBe(true)
    expect(wordMatcher(['전자', '결재'])('전자결재')).toBe(true)
    expect(isFound('전자결재', '전자, 결재')).toBe(false)
    expect(isFound('전자결재', '전자 문서 결재')).toBe(false)
  })

  it('is combined with other words, all of which a text must contain', () => {
    expect(wordMatcher(['ㄱㅁㅅ', '재무'])('김민서 재무 회계')).toBe(true)
    expect(wordMatcher(['ㄱㅁㅅ', '인사'])('김민서 재무 회계')).toBe(false)
    expect(wordMatcher([])('김민서')).toBe(true)
  })
})

describe('the keys of a search word', () => {
  it('are pairs of beginning consonants, and of syllables that further typing cannot change', () => {
    expect(searchWord('김민서').keys).toEqual(['김민', '\u1100\u1106', '\u1106\u1109'])
    expect(searchWord('ㄱㅁㅅ').keys).toEqual(['\u1100\u1106', '\u1106\u1109'])
    expect(searchWord('김ㅁ').keys).toEqual(['\u1100\u1106'])
    expect(searchWord('SSO').keys).toEqual(['ss', 'so'])
    expect(searchWord('김').keys).toEqual([])
  })
})

describe('the marked parts of a text', () => {
  const marked = (words: string, text: string) =>
    wordMarker(words.split(' '))(text)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('')

  it.each([
    ['통합 ㄹㄱ', '빗장 통합 로그인 베이직', '빗장 [통합] [로그]인 베이직'],
    ['ㄴㄹ', '주식회사 너른들소프트', '주식회사 [너른]들소프트'],
    ['전자결재', '전자 결재', '[전자 결재]'],
    ['SSO', '달빛 sso 프로', '달빛 [sso] 프로'],
    ['김미', '김민서', '[김민]서'],
    ['가 나', '다라', '다라'],
    ['통합 합로', '통합로그인', '[통합로]그인'],
    ['i', 'İi', 'İi'],
  ])('%s in %s', (words, text, parts) => expect(marked(words, text)).toBe(parts))

  it('are the whole text, and are marked exactly where the text is found', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'가각간나ㄱㄴ ab😀'), maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(
          letters.filter((word) => word.trim() !== ''),
          { minLength: 1, maxLength: 3 },
        ),
        letters,
        (words, text) => {
          const parts = wordMarker(words)(text)
          expect(parts.map((part) => part.text).join('')).toBe(text)
          expect(parts.some((part) => part.isMatch)).toBe(words.some((word) => wordMatcher([word])(text)))
        },
      ),
    )
  })
})
