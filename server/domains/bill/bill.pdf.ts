import PdfDocument from 'pdfkit'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatMoney } from '#domain/money.ts'
import type { Operator } from '#server/operator.ts'
import { registerFonts } from '#server/papers/paper-fonts.ts'
import { linesOf, type TextStyle, widthOf, write } from '#server/papers/paper-text.ts'
import { amountWords, methodWords, stateWords } from './bill.words.ts'

type Bill = Schema<'Bill'>
type Document = PDFKit.PDFDocument
/** A bill, its issuer, and the day on which the PDF is made. */
export type BillPaper = { bill: Bill; issuer: Operator; today: string }

const MARGIN = { side: 45, top: 51, bottom: 51 }
const FOOTER = 16
const [INK, SOFT, MUTED] = ['#1b1915', '#514d44', '#676257']
const [RULE, HAIR, PANEL] = ['#8b8679', '#e9e6de', '#f6f5f1']
const SMALL: TextStyle = { size: 8.5, color: SOFT }
const PLAIN: TextStyle = { size: 9.5 }
const LABEL: TextStyle = { size: 8.5, color: MUTED }
const STRONG: TextStyle = { size: 9.5, weight: 'bold' }
/** How wide the columns of the table are, of the whole. */
const COLUMNS = [0.44, 0.24, 0.17, 0.15] as const
const PADDING = 4

/**
 * A bill as pages of A4: its issuer, the amount due, the receiver, and its lines. Its letters are embedded, so that they can be
 * selected and read aloud.
 */
export async function billAsPdf({ bill, issuer, today }: BillPaper): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'ko',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `청구서 ${bill.billNo}`, Author: issuer.operatorName },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => done(Buffer.concat(parts)))
    document.on('error', failed)
  })
  registerFonts(document)
  const afterHead = writeHead(document, issuer, bill)
  const afterDue = writeDue(document, bill, afterHead)
  const afterParties = writeParties(document, bill, afterDue)
  const afterTable = writeTable(document, bill, afterParties)
  writeNote(document, bill, afterTable)
  writeFooters(document, issuer, today)
  document.end()
  return whole
}

const widthIn = ({ page }: Document) => page.width - 2 * MARGIN.side
const bottomOf = ({ page }: Document) => page.height - MARGIN.bottom - FOOTER
const periodOf = ({ from, to }: { from: string; to: string }) => `${formatDate(from)} ~ ${formatDate(to)}`

function rule(document: Document, top: number, color: string, thickness: number): void {
  document
    .moveTo(MARGIN.side, top)
    .lineTo(MARGIN.side + widthIn(document), top)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke()
}

function writeHead(document: Document, issuer: Operator, { billNo, billState }: Bill): number {
  const [left, top, width] = [MARGIN.side, MARGIN.top, widthIn(document)]
  const numberWidth = Math.max(
    widthOf(document, '청구서', { size: 20, weight: 'bold' }),
    widthOf(document, `${billNo} · ${stateWords[billState]}`, SMALL),
  )
  const title = { left: left + width - numberWidth, width: numberWidth, align: 'right' } as const
  const belowTitle = write(document, '청구서', top, title, { size: 20, weight: 'bold' })
  const titleEnd = write(document, `${billNo} · ${stateWords[billState]}`, belowTitle, title, SMALL)

  const own = { left, width: width - numberWidth - 20 }
  let end = write(document, issuer.operatorName, top, own, { size: 13, weight: 'bold' })
  for (const line of [
    `대표 ${issuer.representative} · 사업자등록번호 ${issuer.businessNo}`,
    issuer.officeAddress,
    `${issuer.supportPhone} · ${issuer.supportMail}`,
  ])
    end = write(document, line, end, own, SMALL)
  const below = Math.max(end, titleEnd) + 10
  rule(document, below, INK, 1.5)
  return below + 16
}

function writeDue(document: Document, bill: Bill, top: number): number {
  const [left, width] = [MARGIN.side, widthIn(document)]
  const half = width / 2
  const label = write(document, amountWords[bill.billState], top, { left, width: half }, PLAIN)
  const amount = formatMoney(Math.abs(bill.totalAmount), bill.currency)
  const sum = write(document, amount, label, { left, width: half }, { size: 26, weight: 'bold' })
  const end = write(document, '부가세 포함', sum, { left, width: half }, SMALL)
  let row = top
  for (const [term, value] of [
    ...(bill.totalAmount < 0 ? [] : [['납부 기한', formatDate(bill.dueDate)] as const]),
    ...(bill.paidAt ? [[bill.totalAmount < 0 ? '환불일' : '결제일', formatDate(bill.paidAt)] as const] : []),
    ['청구일', formatDate(bill.billDate)] as const,
    ['이용 기간', periodOf({ from: bill.periodFrom, to: bill.periodTo })] as const,
  ]) {
    write(document, term, row, { left: left + half, width: 80 }, { ...PLAIN, color: MUTED })
    row = write(document, value, row, { left: left + half + 80, width: half - 80, align: 'right' }, PLAIN)
  }
  return Math.max(end, row) + 14
}

/** To whom the bill goes, and how it is paid. */
function writeParties(document: Document, bill: Bill, top: number): number {
  const [left, width] = [MARGIN.side, widthIn(document)]
  const column = (width - 48) / 2
  const receiver: [string, TextStyle][] = [
    ['받는 분', LABEL],
    [bill.companyName, STRONG],
    [`${bill.serviceName} ${bill.planName} (${bill.subscriptionNo})`, PLAIN],
  ]
  const payment: [string, TextStyle][] = bill.payee
    ? [
        ['입금 계좌', LABEL],
        [`${bill.payee.bankName} ${bill.payee.accountNumber}`, STRONG],
        [`예금주 ${bill.payee.accountHolder}`, PLAIN],
      ]
    : [
        ['결제 수단', LABEL],
        [methodOf(bill), STRONG],
      ]
  const heightOf = (lines: [string, TextStyle][]) =>
    lines.reduce(
      (sum, [text, style]) => sum + linesOf(document, text, column, style).length * style.size * 1.45,
      0,
    )
  const height = Math.max(heightOf(receiver), heightOf(payment)) + 20
  document.roundedRect(left, top, width, height, 4).fill(PANEL)
  for (const [index, lines] of [receiver, payment].entries()) {
    const box = { left: left + 16 + index * (column + 16), width: column }
    lines.reduce((end, [text, style]) => write(document, text, end, box, style), top + 10)
  }
  return top + height + 18
}

function writeTable(document: Document, bill: Bill, top: number): number {
  const money = (amount: number) => formatMoney(amount, bill.currency)
  const writeHeads = (from: number) => {
    const below = writeRow(document, ['내역', '이용 기간', '공급가액', '부가세'], from, STRONG)
    rule(document, below, RULE, 0.75)
    return below
  }
  let end = writeHeads(top)
  for (const { label, fromDate, toDate, supplyAmount, vatAmount } of bill.lines) {
    const cells = [label, periodOf({ from: fromDate, to: toDate }), money(supplyAmount), money(vatAmount)]
    const from = onPage(document, end, rowHeight(document, cells, PLAIN))
    end = writeRow(document, cells, from === end ? from : writeHeads(from), PLAIN)
    rule(document, end, HAIR, 0.5)
  }
  // The sums stay together.
  end = onPage(document, end, 64)
  end = writeRow(document, ['소계', '', money(bill.supplyAmount), money(bill.vatAmount)], end, PLAIN)
  rule(document, end + 2, INK, 1.5)
  const total = { size: 12, weight: 'bold' } as const
  const [left, width] = [MARGIN.side + PADDING, widthIn(document) - 2 * PADDING]
  write(document, '합계 (공급가액 + 부가세 10%)', end + 8, { left, width: width * 0.7 }, total)
  return write(document, money(bill.totalAmount), end + 8, { left, width, align: 'right' }, total) + 14
}

const cellBox = (document: Document, index: number) => {
  const width = widthIn(document)
  const before = COLUMNS.slice(0, index).reduce((sum, share) => sum + share, 0)
  return {
    left: MARGIN.side + before * width + PADDING,
    width: COLUMNS[index]! * width - 2 * PADDING,
    align: index > 1 ? ('right' as const) : ('left' as const),
  }
}

const rowHeight = (document: Document, cells: readonly string[], style: TextStyle): number =>
  Math.max(
    ...cells.map((cell, index) => linesOf(document, cell, cellBox(document, index).width, style).length),
  ) *
    style.size *
    1.45 +
  12

function writeRow(document: Document, cells: readonly string[], top: number, style: TextStyle): number {
  for (const [index, cell] of cells.entries()) write(document, cell, top + 6, cellBox(document, index), style)
  return top + rowHeight(document, cells, style)
}

/** Where something of a height begins: here, or on the next page where it does not fit. */
function onPage(document: Document, top: number, height: number): number {
  if (top + height <= bottomOf(document)) return top
  document.addPage()
  return MARGIN.top
}

function writeNote(document: Document, { taxInvoiceNo }: Bill, top: number): void {
  const note = [
    '이 청구서는 세금계산서를 대신하지 않습니다.',
    ...(taxInvoiceNo ? [`전자세금계산서 승인번호 ${taxInvoiceNo}`] : []),
  ].join(' ')
  const box = { left: MARGIN.side, width: widthIn(document) }
  write(document, note, onPage(document, top, 30), box, SMALL)
}

function writeFooters(document: Document, { supportPhone, supportMail }: Operator, today: string): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    const box = { left: MARGIN.side, width: widthIn(document) }
    const top = bottomOf(document) + 4
    write(document, `문의 ${supportPhone} · ${supportMail}`, top, box, SMALL)
    const made = `${formatDate(today)}에 만든 문서 · ${page + 1}/${count}`
    write(document, made, top, { ...box, align: 'right' }, SMALL)
  }
}

function methodOf({ paymentMethodCode, lastFour, bankCode }: Bill): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [methodWords[paymentMethodCode], detail].filter(Boolean).join(' ')
}
