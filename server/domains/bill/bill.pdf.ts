import PdfDocument from 'pdfkit'
import type { Schema } from '#contract/operation.ts'
import { notedParts } from '#domain/bill/credit-note.ts'
import { formatDate } from '#domain/dates.ts'
import { amountInWords } from '#domain/korean/amount-words.ts'
import { withParticle } from '#domain/korean/particles.ts'
import { formatMoney } from '#domain/money.ts'
import type { Operator } from '#server/operator.ts'
import { registerFonts } from '#server/papers/paper-fonts.ts'
import { heightOf, type TextStyle, widthOf, writeText } from '#server/papers/paper-text.ts'
import { drawMark, type PaperMark } from './bill.pdf.mark.ts'
import {
  bottomOf,
  type Document,
  deadlineText,
  INK,
  MARGIN,
  MUTED,
  onPage,
  PLAIN,
  periodText,
  rule,
  SMALL,
  STRONG,
  widthIn,
} from './bill.pdf.page.ts'
import { type Buyer, buyerLines, paymentLines, supplierLines, writePair } from './bill.pdf.parties.ts'
import { amountWords, paperWords, stateWords } from './bill.words.ts'

type Bill = Schema<'Bill'>
type PaperType = Schema<'BillPaper'>
/**
 * A document for a bill: its type, the bill, the issuer with the mark, the receiver, and the day on which the PDF is
 * created. The default mark is that of the demo.
 */
export type BillPaper = {
  billPaper: PaperType
  bill: Bill
  buyer: Buyer
  issuer: Operator
  mark?: PaperMark | undefined
  today: string
}

const [RULE, HAIR] = ['#8b8679', '#e9e6de']
/** The widths of the columns in the table of bill lines, as shares of the whole width. */
const COLUMNS = [0.44, 0.24, 0.17, 0.15] as const
const PADDING = 4

/**
 * A bill, its receipt or its statement as A4 pages: the issuer, the amount, the receiver, and the lines. Its
 * fonts are embedded, so that the text can be selected and read aloud.
 */
export async function billAsPdf({
  billPaper,
  bill: read,
  buyer,
  issuer,
  mark,
  today,
}: BillPaper): Promise<Buffer> {
  const bill = billPaper === 'CREDIT_NOTE' ? notedOf(read) : read
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'ko',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${paperWords[billPaper]} ${bill.billNo}`, Author: issuer.operatorName },
  })
  const parts: Buffer[] = []
  const pdfContent = new Promise<Buffer>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => done(Buffer.concat(parts)))
    document.on('error', failed)
  })
  registerFonts(document)
  const afterHead = writeHead(document, { issuer, mark }, bill, billPaper)
  const afterAmount = writeAmount(document, bill, billPaper, afterHead)
  const afterParties = writePair(
    document,
    billPaper === 'STATEMENT' || billPaper === 'CREDIT_NOTE'
      ? [supplierLines(issuer), buyerLines(buyer, '공급받는 자')]
      : [buyerLines(buyer, '받는 분'), paymentLines(bill)],
    afterAmount,
  )
  const afterTable = writeTable(document, bill, billPaper, afterParties)
  writeNote(document, bill, billPaper, afterTable)
  writeFooters(document, issuer, today)
  document.end()
  return pdfContent
}

/** Returns a bill whose lines are the refunded or cancelled amounts. */
function notedOf(bill: Bill): Bill {
  const parts = notedParts(bill)
  const sumOf = (amount: 'supplyAmount' | 'vatAmount') => parts.reduce((sum, part) => sum + part[amount], 0)
  const [supplyAmount, vatAmount] = [sumOf('supplyAmount'), sumOf('vatAmount')]
  const lines = parts.map(({ day, ...part }) => ({
    lineType: 'ADJUSTMENT' as const,
    ...part,
    fromDate: day,
    toDate: day,
  }))
  return { ...bill, lines, supplyAmount, vatAmount, totalAmount: supplyAmount + vatAmount }
}

function writeHead(
  document: Document,
  { issuer, mark }: Pick<BillPaper, 'issuer' | 'mark'>,
  bill: Bill,
  billPaper: PaperType,
): number {
  const [left, top, width] = [MARGIN.side, MARGIN.top, widthIn(document)]
  const heading = { size: 20, weight: 'bold' } as const
  const name = paperWords[billPaper]
  const titleNumber = billPaper === 'BILL' ? `${bill.billNo} · ${stateWords[bill.billState]}` : bill.billNo
  const numberWidth = Math.max(widthOf(document, name, heading), widthOf(document, titleNumber, SMALL))
  const title = { left: left + width - numberWidth, width: numberWidth, align: 'right' } as const
  const titleEnd = writeText(
    document,
    titleNumber,
    writeText(document, name, top, title, heading),
    title,
    SMALL,
  )

  const afterMark = drawMark(document, left, top, mark) + 12
  const own = { left: left + afterMark, width: width - numberWidth - afterMark - 20 }
  let end = writeText(document, issuer.operatorName, top, own, { size: 13, weight: 'bold' })
  for (const line of [
    `대표 ${issuer.representative} · 사업자등록번호 ${issuer.businessNo}`,
    issuer.officeAddress,
    `${issuer.supportPhone} · ${issuer.supportMail}`,
  ])
    end = writeText(document, line, end, own, SMALL)
  const below = Math.max(end, titleEnd) + 10
  rule(document, below, INK, 1.5)
  return below + 16
}

const amountLabels: Record<PaperType, (bill: Bill) => string> = {
  BILL: ({ billState }) => amountWords[billState],
  RECEIPT: () => '영수 금액',
  STATEMENT: () => '합계 금액',
  CREDIT_NOTE: () => '환불·취소 금액',
}

function writeAmount(document: Document, bill: Bill, billPaper: PaperType, top: number): number {
  const { totalAmount, currency, dueDate, billDate, paidAt } = bill
  const [left, width] = [MARGIN.side, widthIn(document)]
  const box = { left, width: width / 2 }
  const isRefund = totalAmount < 0
  const label = writeText(document, amountLabels[billPaper](bill), top, box, PLAIN)
  const due = Math.abs(totalAmount)
  const sum = writeText(document, formatMoney(due, currency), label, box, { size: 26, weight: 'bold' })
  const amountText = currency === 'KRW' ? `${amountInWords(due)} · 부가세 포함` : '부가세 포함'
  const end = writeText(document, amountText, sum, box, SMALL)
  const facts: (readonly [string, string] | false)[] = [
    billPaper === 'BILL' && !isRefund && bill.billState !== 'VOID' && ['납부 기한', deadlineText(dueDate)],
    billPaper !== 'STATEMENT' && paidAt !== null && [isRefund ? '환불일' : '결제일', formatDate(paidAt)],
    [billPaper === 'STATEMENT' ? '거래일' : '청구일', formatDate(billDate)],
    ['이용 기간', periodText(bill.periodFrom, bill.periodTo)],
    ['구독 번호', bill.subscriptionNo],
  ]
  let row = top
  const labelBox = { left: left + width / 2, width: 80 }
  const value = {
    left: labelBox.left + labelBox.width,
    width: width / 2 - labelBox.width,
    align: 'right',
  } as const
  for (const fact of facts) {
    if (!fact) continue
    writeText(document, fact[0], row, labelBox, { ...PLAIN, color: MUTED })
    row = writeText(document, fact[1], row, value, PLAIN)
  }
  return Math.max(end, row) + 14
}

function writeTable(document: Document, bill: Bill, billPaper: PaperType, top: number): number {
  const isNote = billPaper === 'CREDIT_NOTE'
  const formatAmount = (amount: number) => formatMoney(amount, bill.currency)
  const writeHeads = (from: number) => {
    const below = writeRow(
      document,
      [isNote ? '사유' : '품목', isNote ? '처리일' : '이용 기간', '공급가액', '세액'],
      from,
      STRONG,
    )
    rule(document, below, RULE, 0.75)
    return below
  }
  let end = writeHeads(top)
  for (const { label, fromDate, toDate, supplyAmount, vatAmount } of bill.lines) {
    const days = isNote ? formatDate(fromDate) : periodText(fromDate, toDate)
    const cells = [label, days, formatAmount(supplyAmount), formatAmount(vatAmount)]
    const from = onPage(document, end, rowHeight(document, cells, PLAIN))
    end = writeRow(document, cells, from === end ? from : writeHeads(from), PLAIN)
    rule(document, end, HAIR, 0.5)
  }
  // The sums are not split between pages.
  end = onPage(document, end, 64)
  end = writeRow(
    document,
    ['소계', '', formatAmount(bill.supplyAmount), formatAmount(bill.vatAmount)],
    end,
    PLAIN,
  )
  rule(document, end + 2, INK, 1.5)
  const total = { size: 12, weight: 'bold' } as const
  const [left, width] = [MARGIN.side + PADDING, widthIn(document) - 2 * PADDING]
  writeText(document, '합계 (공급가액 + 부가세 10%)', end + 8, { left, width: width * 0.7 }, total)
  return (
    writeText(document, formatAmount(bill.totalAmount), end + 8, { left, width, align: 'right' }, total) + 14
  )
}

const cellBox = (document: Document, index: number) => {
  const width = widthIn(document)
  const shareBefore = COLUMNS.slice(0, index).reduce((sum, share) => sum + share, 0)
  return {
    left: MARGIN.side + shareBefore * width + PADDING,
    width: COLUMNS[index]! * width - 2 * PADDING,
    align: index > 1 ? ('right' as const) : ('left' as const),
  }
}

const rowHeight = (document: Document, cells: readonly string[], style: TextStyle): number =>
  Math.max(...cells.map((cell, index) => heightOf(document, cell, cellBox(document, index).width, style))) +
  12

function writeRow(document: Document, cells: readonly string[], top: number, style: TextStyle): number {
  for (const [index, cell] of cells.entries())
    writeText(document, cell, top + 6, cellBox(document, index), style)
  return top + rowHeight(document, cells, style)
}

function writeNote(
  document: Document,
  { taxInvoiceNo, credits, billState, voidReason }: Bill,
  billPaper: PaperType,
  top: number,
): void {
  const lines = [
    ...(billPaper === 'RECEIPT' ? ['위 금액을 정히 영수하였습니다.'] : []),
    `이 ${withParticle(paperWords[billPaper], '은/는')} 세금계산서를 대신하지 않습니다.`,
    ...(billPaper === 'BILL' ? credits.map(({ reason }) => `할인 사유: ${reason}`) : []),
    ...(billPaper === 'BILL' && billState === 'VOID' ? [`취소 사유: ${voidReason}`] : []),
    ...(taxInvoiceNo ? [`전자세금계산서 승인번호 ${taxInvoiceNo}`] : []),
  ]
  const box = { left: MARGIN.side, width: widthIn(document) }
  lines.reduce((end, line) => writeText(document, line, end, box, SMALL), onPage(document, top, 40))
}

function writeFooters(document: Document, { supportPhone, supportMail }: Operator, today: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const box = { left: MARGIN.side, width: widthIn(document) }
    const top = bottomOf(document) + 4
    writeText(document, `문의 ${supportPhone} · ${supportMail}`, top, box, SMALL)
    const footerText = `${formatDate(today)}에 만든 문서 · ${page + 1}/${count}`
    writeText(document, footerText, top, { ...box, align: 'right' }, SMALL)
  }
}
