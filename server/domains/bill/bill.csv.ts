import { stringify } from 'csv-stringify/sync'
import type { Schema } from '#contract/operation.ts'
import { kindWords, stateWords } from './bill.words.ts'

const CENTS = 100
const heads = [
  '청구서 번호',
  '서비스',
  '요금제',
  '구분',
  '청구일',
  '이용 시작일',
  '이용 종료일',
  '납부 기한',
  '통화',
  '금액(부가세 포함)',
  '상태',
  '결제일',
]

/**
 * Bills as a table that Excel opens by itself: UTF-8 with a byte order mark, lines ended as RFC 4180 says, amounts as numbers in
 * won or dollars. A text that Excel would compute stays a text.
 */
export function billsAsCsv(rows: readonly Schema<'BillListItem'>[]): string {
  const records = rows.map((row) => [
    row.billNo,
    row.serviceName,
    row.planName,
    kindWords[row.billKind],
    row.billDate,
    row.periodFrom,
    row.periodTo,
    row.dueDate,
    row.currency,
    row.currency === 'USD' ? row.totalAmount / CENTS : row.totalAmount,
    stateWords[row.billState],
    row.paidAt?.slice(0, 'YYYY-MM-DD'.length) ?? '',
  ])
  return stringify([heads, ...records], { bom: true, record_delimiter: 'windows', escape_formulas: true })
}
