import { describe, expect, it } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

describe('a CSV file', () => {
  it.each(['=1+1', '+82', '-1+1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1', '\u00a0=1', '＝1', '＠x'])(
    'escapes %j, which a spreadsheet would treat as a formula',
    (text) => {
      expect(csvCell(text).replaceAll('"', '')).toBe(`'${text}`)
    },
  )

  it.each(['12000', '-12000', '-12.50'])('does not escape the number %j', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  it('quotes characters that would break a row', () => {
    expect(csvCell('김,"민"\n서')).toBe('"김,""민""\n서"')
    expect(csvCell('김민서')).toBe('김민서')
  })

  it('begins with a byte order mark and ends its rows with CR LF', () => {
    expect(
      csvOf([
        ['시각', '행위자'],
        ['1', '=2'],
      ]),
    ).toBe("\uFEFF시각,행위자\r\n1,'=2\r\n")
  })
})
