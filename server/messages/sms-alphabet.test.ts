import { expect, it } from 'vitest'
import { smsText } from './sms-alphabet.ts'
import { codeText } from './texts.ts'

it.each([
  ['한빛 ㈜가 ①② ㎡', '한빛 ㈜가 ①② ㎡'],
  ['한빛'.normalize('NFD'), '한빛'],
  ['José Nguyễn', 'Jose Nguyen'],
  ['漢江', '漢江'],
  ['刘', '□'],
  ['안녕 😀 👨‍👩‍👧!', '안녕 □ □!'],
  ['뷁', '□'],
  ['김ㆍ이 — “인용”', '김ㆍ이 - “인용”'],
  ['₩1,000', '원1,000'],
  ['한\r\n줄', '한\n줄'],
])('%j is sent as %j', (text, sent) => expect(smsText(text)).toBe(sent))

it('the SMS alphabet leaves the text message with a code unchanged', () => {
  const text = codeText('428051', 180)
  expect(smsText(text)).toBe(text)
})
