import { isCalendarDate } from '../dates.ts'
import { withoutResidentNumbers } from '../korean/resident-number.ts'
import { typedText } from '../typed/typed-text.ts'

/**
 * A deposit in a bank statement; amounts are in won. `traits` and `order` distinguish otherwise identical
 * deposits.
 */
export type StatementLine = {
  depositedOn: string
  /** HH:MM; null if the bank states no time. */
  depositedTime: string | null
  payer: string
  amount: number
  /** The balance after the deposit; null if the bank states no balance. */
  balance: number | null
  /** The digits of the day, the time and the balance in the bank statement. */
  traits: string
  /** The position among identical rows of one statement, counted from 1. */
  order: number
}
export type Statement = {
  lines: StatementLine[]
  withdrawals: number
  /** The numbers, counted from 1, of the rows that are neither a deposit nor a withdrawal. */
  unreadable: number[]
}

type Column = 'day' | 'time' | 'paidIn' | 'paidOut' | 'amount' | 'kind' | 'payer' | 'balance'
/**
 * The names of columns in the statements of Korean banks, without spaces and punctuation, the preferred name of each
 * first.
 */
const names: Record<Column, readonly string[]> = {
  day: ['거래일시', '거래일자', '거래일', '일자', '날짜', '입금일', '입금일시', '거래날짜'],
  time: ['거래시간', '거래시각', '시간', '시각'],
  paidIn: ['입금액', '입금금액', '입금', '맡기신금액', '입금액원', '입금원', '받은금액'],
  paidOut: ['출금액', '출금금액', '출금', '찾으신금액', '출금액원', '출금원', '지급금액', '지급액'],
  amount: ['거래금액', '금액', '거래금액원', '금액원'],
  kind: ['입출금구분', '거래구분', '구분', '입지구분'],
  payer: [
    '보낸분받는분',
    '보낸분',
    '의뢰인수취인',
    '의뢰인',
    '입금자명',
    '입금자',
    '보낸사람',
    '상대계좌예금주명',
    '상대예금주명',
    '기재내용',
    '거래기록사항',
    '거래내용',
    '내용',
    '적요',
    '비고',
  ],
  balance: ['거래후잔액', '잔액', '거래후잔액원', '잔액원'],
}
const HEAD_ROWS = 30
const MAX_WON = 1_000_000_000_000
const MAX_PAYER_LENGTH = 100
const day = /^(\d{4})[-./년 ]{1,2}(\d{1,2})[-./월 ]{1,2}(\d{1,2})일?/
const plainDay = /^(\d{4})(\d{2})(\d{2})(?!\d{7})/
const clock = /(?:^|[\sT])([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?/
const plainClock = /^([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?$/

const plainName = (cell: string) => cell.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Reads the deposits from the rows of a bank statement, whatever the order of its columns; undefined if no row names
 * the columns. `today` is the last day that a deposit may have, 'YYYY-MM-DD'.
 */
export function readStatement(rows: readonly (readonly string[])[], today: string): Statement | undefined {
  const header = findHeader(rows)
  if (!header) return undefined
  const { columns, at } = header
  const statement: Statement = { lines: [], withdrawals: 0, unreadable: [] }
  const rowCounts = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => typedText(cell) === '')) continue
    const cell = (column: Column) => typedText(row[columns[column] ?? -1] ?? '').normalize('NFKC')
    const moment = momentOf(cell('day'), cell('time'))
    const amount = amountOf(columns, cell)
    if (!moment || moment.depositedOn > today || amount === undefined || Math.abs(amount) > MAX_WON) {
      statement.unreadable.push(index + 1)
      continue
    }
    if (amount <= 0) {
      statement.withdrawals += 1
      continue
    }
    const payer = withoutResidentNumbers(cell('payer')).slice(0, MAX_PAYER_LENGTH)
    // Only digits are compared, since banks write the same moment with different punctuation in different statements.
    const traits = (['day', 'time', 'balance'] as const)
      .map((column) => cell(column).replace(/\D/g, ''))
      .join('\t')
    const rowKey = [traits, payer, amount].join('\t')
    const order = (rowCounts.get(rowKey) ?? 0) + 1
    rowCounts.set(rowKey, order)
    const balance = wonOf(cell('balance')) ?? null
    statement.lines.push({ ...moment, payer, amount, balance, traits, order })
  }
  return statement
}

/** The first row that names the columns of day, amount and payer, with the index of each column. */
function findHeader(
  rows: readonly (readonly string[])[],
): { columns: Partial<Record<Column, number>>; at: number } | undefined {
  for (const [at, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const cells = row.map(plainName)
    const columns: Partial<Record<Column, number>> = {}
    for (const column of Object.keys(names) as Column[]) {
      const name = names[column].find((known) => cells.includes(known))
      if (name !== undefined) columns[column] = cells.indexOf(name)
    }
    const isHead =
      columns.day !== undefined &&
      columns.payer !== undefined &&
      (columns.paidIn !== undefined || columns.amount !== undefined)
    if (isHead) return { columns, at }
  }
  return undefined
}

/** The received amount in won, below zero for a withdrawal; undefined if the row contains no amount. */
function amountOf(
  columns: Partial<Record<Column, number>>,
  cell: (column: Column) => string,
): number | undefined {
  if (columns.paidIn !== undefined) {
    const [paidIn, paidOut] = [wonOf(cell('paidIn')), wonOf(cell('paidOut'))]
    if (paidIn !== undefined && paidIn !== 0) return paidIn
    if (paidOut !== undefined && paidOut !== 0) return -Math.abs(paidOut)
    return undefined
  }
  const amount = wonOf(cell('amount'))
  if (amount === undefined || amount === 0) return undefined
  return /출금|지급|찾으/.test(cell('kind')) ? -Math.abs(amount) : amount
}

/** A text as whole won; undefined if it is not an amount of won. */
function wonOf(text: string): number | undefined {
  const [, open, sign, digits] = /^(\()?([-+−△▲]?)₩?\s*(\d[\d,]*)(?:\.0+)?\s*원?\)?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const won = Number(digits.replaceAll(',', ''))
  return open !== undefined || (sign !== '' && sign !== '+') ? -won : won
}

/** The day and, if stated, the time of a row; undefined without a valid day. */
function momentOf(
  dayText: string,
  timeText: string,
): Pick<StatementLine, 'depositedOn' | 'depositedTime'> | undefined {
  const match = day.exec(dayText) ?? plainDay.exec(dayText)
  if (!match) return undefined
  const depositedOn = [match[1]!, ...match.slice(2, 4).map((part) => part!.padStart(2, '0'))].join('-')
  if (!isCalendarDate(depositedOn)) return undefined
  const dayRest = typedText(dayText.slice(match[0].length))
  const time =
    clock.exec(` ${timeText}`) ??
    plainClock.exec(timeText) ??
    clock.exec(` ${dayRest}`) ??
    plainClock.exec(dayRest)
  return { depositedOn, depositedTime: time ? `${time[1]!.padStart(2, '0')}:${time[2]!}` : null }
}
