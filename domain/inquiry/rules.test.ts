import { describe, expect, it } from 'vitest'
import { isLine, isText, isWriter } from './rules.ts'

const writer = { name: '송나래', email: 'narae@example.com', phoneNumber: null, companyName: null }

describe('the text of an inquiry', () => {
  it.each(['', ' \n\t', '900101-1234567 입니다', '가'.repeat(6)])('%j is refused', (text) => {
    expect(isText(text, 5)).toBe(false)
  })

  it('is counted in characters, as in the contract', () => {
    expect([isText('😀😀😀', 3), isText('😀😀😀', 2)]).toEqual([true, false])
    // This single character becomes three when normalized to NFC.
    expect([isText('\u{1d160}', 3), isText('\u{1d160}', 2)]).toEqual([true, false])
  })

  it('on a single line may have no control characters', () => {
    expect([isLine('제목', 5), isLine('제\0목', 5), isLine('제\n목', 5)]).toEqual([true, false, true])
  })
})

describe('the writer of an inquiry', () => {
  it.each([
    {},
    { name: ' 남궁 하늘 ' },
    { email: ' Narae@Example.COM ' },
    { phoneNumber: '+82 10-0000-1234' },
    { companyName: '(주)한빛소프트' },
  ])('may have the fields %j', (more) => expect(isWriter({ ...writer, ...more })).toBe(true))

  it.each([
    { name: '송1' },
    { name: '송나래1' },
    { email: 'narae' },
    { phoneNumber: '1234' },
    { phoneNumber: '' },
    { companyName: ' ' },
    { companyName: '가'.repeat(51) },
    { companyName: '900101-1234567' },
  ])('may not have the fields %j', (more) => expect(isWriter({ ...writer, ...more })).toBe(false))
})
