import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filledText } from './filled-text.ts'
import { cleanedPage, hasQuestions, keysOf, kindOf, MAX_TEXT, sitePages, textFault } from './site-texts.ts'

const page = (
  texts: { key: string; text: string }[],
  questions: { title: string; text: string }[] | null = null,
) => ({
  texts,
  questions,
})

describe('texts of the site', () => {
  it.each([
    ['title', '우리 회사의 {{brand}}', undefined],
    ['title', ' ', 'empty'],
    ['lead', '', undefined],
    ['title', 'ㄱ'.repeat(MAX_TEXT.heading + 1), 'long'],
    ['lead', '가'.repeat(MAX_TEXT.text), undefined],
    ['lead', '가'.repeat(MAX_TEXT.text + 1), 'long'],
    ['lead', '{{days}} 동안', 'placeholder'],
    ['closing.text', '{{days}} 동안', undefined],
    ['lead', '{{brand, 을/를}}', 'placeholder'],
    ['lead', '{{brand', 'placeholder'],
    ['lead', '<b>굵게</b>', undefined],
  ] as const)('%s as %j has the fault %s', (key, text, fault) => {
    expect(textFault('home', key, text)).toBe(fault)
  })

  it('have known keys, each once, and no outer blanks; their questions are complete and only on pages with questions', () => {
    expect(cleanedPage('home', page([{ key: 'title', text: ' 새  제목 ' }]))?.texts[0]?.text).toBe('새 제목')
    expect(cleanedPage('home', page([{ key: 'footer', text: '글' }]))).toBeUndefined()
    const duplicateTexts = [
      { key: 'lead', text: '하나' },
      { key: 'lead', text: '둘' },
    ]
    expect(cleanedPage('home', page(duplicateTexts))).toBeUndefined()
    expect(cleanedPage('home', page([], []))).toEqual(page([], []))
    expect(cleanedPage('feature', page([], []))).toBeUndefined()
    expect(cleanedPage('home', page([], [{ title: '질문', text: ' ' }]))).toBeUndefined()
    expect(sitePages.filter(hasQuestions)).toEqual(['home', 'support'])
  })

  it('have unique keys, and more than three headings, on each page', () => {
    for (const each of sitePages) {
      expect(new Set(keysOf(each)).size).toBe(keysOf(each).length)
      expect(keysOf(each).filter((key) => kindOf(key) === 'heading').length).toBeGreaterThan(3)
    }
  })
})

it('a filled text contains the brand name unchanged', () => {
  expect(filledText('{{brand}}에서 {{days}}', { brand: '솔바람', days: '14일' })).toBe('솔바람에서 14일')
  fc.assert(
    fc.property(fc.string(), (brand) => {
      expect(filledText('가{{brand}}나', { brand })).toBe(`가${brand}나`)
    }),
  )
})
