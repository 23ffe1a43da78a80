import { expect, it } from 'vitest'
import { MAX_STATEMENT_BYTES, statementText } from './statement-text.ts'

const text = '거래일,보낸분,입금액\r\n2026-11-20,솔바람상회,"247,500"\r\n'
// The same text in EUC-KR, the code page of Korean banks, as hexadecimal digits: Node can decode this encoding, but
// not encode it.
const inEucKr =
  'b0c5b7a1c0cf2cbab8b3bdbad02cc0d4b1ddbed70d0a323032362d31312d32302cbcd6b9d9b6f7bbf3c8b82c22' +
  '3234372c353030220d0a'
const utf8 = (content: string) => new TextEncoder().encode(content)

it.each([
  ['EUC-KR', Uint8Array.from(inEucKr.match(/../g)!, (byte) => Number.parseInt(byte, 16))],
  ['UTF-8', utf8(text)],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8(text)])],
  [
    'UTF-16 with its mark',
    Uint8Array.from([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(Array.from(text, (letter) => letter.charCodeAt(0))).buffer),
    ]),
  ],
])('%s is read as it was written', (_, bytes) => {
  expect(statementText(bytes)).toEqual({ text })
})

it.each([
  ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14), 'WORKBOOK'],
  ['an older workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'WORKBOOK'],
  ['nothing', new Uint8Array(), 'EMPTY'],
  ['more than can be sent', utf8('가'.repeat(MAX_STATEMENT_BYTES / 3 + 1)), 'TOO_LARGE'],
] as const)('%s is a fault', (_, bytes, fault) => {
  expect(statementText(bytes)).toEqual({ fault })
})

it('a bank statement of the maximum size is accepted', () => {
  expect(statementText(utf8('가'.repeat(MAX_STATEMENT_BYTES / 3)))).toHaveProperty('text')
})

it('tab-separated cells are converted to comma-separated cells in quotes', () => {
  const table = '거래일\t보낸분\t입금액\n2026-11-20\t"솔바람" 상회\t"247,500"'
  expect(statementText(utf8(table))).toEqual({
    text: '"거래일","보낸분","입금액"\n"2026-11-20","""솔바람"" 상회","247,500"',
  })
})
