import { describe, expect, it } from 'vitest'
import { readStatement } from './statement.ts'

const today = '2026-11-21'
const rowsOf = (...lines: string[]) => lines.map((line) => line.split('|'))
const readLines = (...lines: string[]) => readStatement(rowsOf(...lines), today)!

describe('the statement of a bank', () => {
  it.each([
    [
      'with notes above its columns',
      [
        '계좌번호|000-000-000001',
        '',
        '거래일시|적요|보낸분/받는분|송금메모|출금액|입금액|잔액|거래점|구분',
        '2026.11.20 10:11:12|전자금융|솔바람상회||0|247,500|1,247,500|여의도|인터넷',
      ],
      '10:11',
    ],
    [
      'with a column for the time',
      [
        '거래일자|거래시간|적요|출금(원)|입금(원)|내용|잔액(원)|거래점',
        '2026-11-20|10:11:12|타행IB||247,500|솔바람상회|1,247,500|',
      ],
      '10:11',
    ],
    [
      'with its columns in another order',
      ['잔액|입금액|기재내용|출금액|거래일', '1,247,500|247,500|솔바람상회|0|20261120'],
      null,
    ],
    [
      'with one amount and its kind',
      [
        '거래일시|구분|거래금액|거래 후 잔액|거래구분|내용',
        '2026-11-20 10:11|입금|247,500|1,247,500|입금|솔바람상회',
      ],
      '10:11',
    ],
    ['with signed amounts', ['거래일|금액|내용', '2026년 11월 20일 10:11|+247,500원|솔바람상회'], '10:11'],
    ['with digits alone', ['거래일시|입금액|보낸분', '20261120101112|247500|솔바람상회'], '10:11'],
  ])('%s is read', (_, lines, depositedTime) => {
    expect(readLines(...lines)).toMatchObject({
      lines: [{ depositedOn: '2026-11-20', depositedTime, payer: '솔바람상회', amount: 247_500, order: 1 }],
      withdrawals: 0,
      unreadable: [],
    })
  })

  it('is refused if a required column is missing', () => {
    for (const lines of [['거래일|입금액'], ['입금액|보낸분'], ['거래일|보낸분'], [''], []])
      expect(readStatement(rowsOf(...lines, '2026-11-20|1|2'), today)).toBeUndefined()
  })

  it.each([
    ['0|10,000', 'of a column of their own'],
    ['-10,000|0', 'below zero'],
    ['(10,000)|', 'in brackets'],
    ['△10,000|', 'with a triangle'],
  ])('omits withdrawals: %s, %s', (amounts) => {
    expect(readLines('거래일|보낸분|입금액|출금액', `2026-11-20|이웃집|${amounts}`)).toMatchObject({
      lines: [],
      withdrawals: 1,
      unreadable: [],
    })
  })

  it('omits rows that only the column of the transaction type marks as withdrawals', () => {
    expect(readLines('거래일|내용|구분|금액', '2026-11-20|이웃집|출금|10,000')).toMatchObject({
      withdrawals: 1,
    })
  })

  it.each([
    ['합계||1,000,000|'],
    ['2026-02-30|솔바람|1|'],
    ['2026-11-22|솔바람|1|'],
    ['2026-11-20|솔바람|0|0'],
    ['2026-11-20|솔바람||'],
    ['2026-11-20|솔바람|많이|'],
    ['2026-11-20|솔바람|1.5|'],
    ['2026-11-20|솔바람|1000000000001|'],
    ['2026-11-20'],
  ])('reports an unreadable line: %s', (line) => {
    const { lines, unreadable } = readLines('거래일|보낸분|입금액|출금액', line, '2026-11-21|이웃집|1|')
    expect(unreadable).toEqual([2])
    expect(lines).toMatchObject([{ payer: '이웃집' }])
  })

  it('numbers identical rows, so that each of them is imported once', () => {
    const repeatedRow = '2026-11-20|솔바람|1,000'
    const { lines } = readLines(
      '거래일|보낸분|입금액',
      repeatedRow,
      '2026-11-20|이웃집|1,000',
      repeatedRow,
      repeatedRow,
    )
    expect(lines.map(({ payer, order }) => `${payer} ${order}`)).toEqual([
      '솔바람 1',
      '이웃집 1',
      '솔바람 2',
      '솔바람 3',
    ])
  })

  it('returns the same deposit if the day and time are written with other punctuation', () => {
    const [one, other] = [
      '2026-11-20 10:11:12|솔바람|1,000|9,000',
      '2026.11.20 10:11:12|솔바람|1000|9000',
    ].map((line) => readLines('거래일시|보낸분|입금액|잔액', line).lines)
    expect(one).toEqual(other)
  })

  it('is read without the resident numbers of payers', () => {
    const { lines } = readLines('거래일|보낸분|입금액', '2026-11-20|오하늘 900101-1234567|1,000')
    expect(lines[0]!.payer).not.toMatch(/1234567/)
  })
})
