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
 * Bills as a CSV file that Excel opens directly: UTF-8 with a byte order mark, line ends as in RFC 4180,
 * amounts as numbers in won or dollars. Texts that Excel would take for formulas stay texts.
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
