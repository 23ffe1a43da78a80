import type { Schema } from '#contract/operation.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import type { Operator } from '#server/operator.ts'
import { heightOf, type TextStyle, writeText } from '#server/papers/paper-text.ts'
import { type Document, LABEL, MARGIN, PLAIN, STRONG, widthIn } from './bill.pdf.page.ts'
import { methodWords } from './bill.words.ts'

/** The receiver of the document, as their company is registered; unknown texts are empty. */
export type Buyer = Pick<
  Schema<'SubscriptionDetail'>['companyInfo'],
  'companyName' | 'ownerName' | 'rnno' | 'address' | 'addressDetail'
>
type Line = [text: string, style: TextStyle]

const PANEL = '#f6f5f1'

const joinParts = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' · ')
const textOf = (...lines: Line[]): Line[] => lines.filter(([text]) => text !== '')

/** Returns the lines of a document that describe the receiver. */
export const buyerLines = (
  { companyName, ownerName, rnno, address, addressDetail }: Buyer,
  label: string,
): Line[] =>
  textOf(
    [label, LABEL],
    [`${companyName} 귀중`, STRONG],
    [
      joinParts(ownerName && `대표 ${ownerName}`, rnno && `사업자등록번호 ${formatBusinessNumber(rnno)}`),
      PLAIN,
    ],
    [[address, addressDetail].filter(Boolean).join(' '), PLAIN],
  )

/** Returns the lines of a document that describe the supplier, as registered. */
export const supplierLines = ({
  operatorName,
  representative,
  businessNo,
  officeAddress,
}: Operator): Line[] =>
  textOf(
    ['공급자', LABEL],
    [operatorName, STRONG],
    [`대표 ${representative} · 사업자등록번호 ${businessNo}`, PLAIN],
    [officeAddress, PLAIN],
  )

/** The payment method of a bill, before or after payment. */
export function paymentLines(bill: Schema<'Bill'>): Line[] {
  const { payee, billNo } = bill
  if (!payee)
    return [
      ['결제 수단', LABEL],
      [methodOf(bill), STRONG],
    ]
  return [
    ['입금 계좌', LABEL],
    [`${payee.bankName} ${payee.accountNumber}`, STRONG],
    [`예금주 ${payee.accountHolder}`, PLAIN],
    [`입금자명에 ${billNo.split('-')[1]} 기재`, PLAIN],
  ]
}

/** Writes two columns of lines on a panel, from `top` on; returns its lower end, in points. */
export function writePair(document: Document, columns: readonly [Line[], Line[]], top: number): number {
  const width = widthIn(document)
  const column = (width - 48) / 2
  const heights = columns.map((lines) =>
    lines.reduce((sum, [text, style]) => sum + heightOf(document, text, column, style), 0),
  )
  const height = Math.max(...heights) + 20
  document.roundedRect(MARGIN.side, top, width, height, 4).fill(PANEL)
  for (const [index, lines] of columns.entries()) {
    const box = { left: MARGIN.side + 16 + index * (column + 16), width: column }
    lines.reduce((end, [text, style]) => writeText(document, text, end, box, style), top + 10)
  }
  return top + height + 18
}

function methodOf({ paymentMethodCode, lastFour, bankCode }: Schema<'Bill'>): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [methodWords[paymentMethodCode], detail].filter(Boolean).join(' ')
}
