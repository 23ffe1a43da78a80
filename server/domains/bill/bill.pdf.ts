import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import PdfDocument from 'pdfkit'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatMoney } from '#domain/money.ts'
import { methodWords, stateWords } from './bill.words.ts'

const { resolve } = createRequire(import.meta.url)
const fontFiles = {
  regular: resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
}
const fonts = new Map<string, Font>()
const MARGIN = 56
const [INK, MUTED, RULE] = ['#1a1d21', '#5b6470', '#c9ced6']

/** A bill as a page of A4; its letters are embedded, so that they can be selected and read aloud. `today` is the day it is made. */
export async function billAsPdf(bill: Schema<'Bill'>, today: string): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'ko',
    displayTitle: true,
    info: { Title: `청구서 ${bill.billNo}`, Author: '빗장' },
  })
  const parts: Buffer[] = []
  const whole = new Promise<Buffer>((done, failed) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => done(Buffer.concat(parts)))
    document.on('error', failed)
  })
  for (const weight of ['regular', 'bold'] as const) document.registerFont(weight, fontOf(weight))
  write(document, bill, today)
  document.end()
  return whole
}

function write(document: PDFKit.PDFDocument, bill: Schema<'Bill'>, today: string): void {
  const width = document.page.width - 2 * MARGIN
  const money = (amount: number) => formatMoney(amount, bill.currency)
  const pair = (left: string, right: string, font: 'regular' | 'bold' = 'regular', color = INK) => {
    const top = document.y
    document
      .font(font)
      .fontSize(10)
      .fillColor(color)
      .text(left, MARGIN, top, { width: width * 0.65 })
    const below = document.y
    document.text(right, MARGIN + width * 0.65, top, { width: width * 0.35, align: 'right' })
    document.y = Math.max(below, document.y) + 6
  }
  const rule = () => {
    document
      .moveTo(MARGIN, document.y)
      .lineTo(MARGIN + width, document.y)
      .lineWidth(0.7)
      .strokeColor(RULE)
      .stroke()
    document.y += 10
  }
  document.font('bold').fontSize(22).fillColor(INK).text('청구서', MARGIN, MARGIN)
  document
    .font('regular')
    .fontSize(10)
    .fillColor(MUTED)
    .text(`${bill.billNo} · ${stateWords[bill.billState]}`)
    .moveDown(1.2)
  pair('받는 곳', bill.companyName)
  pair('구독', `${bill.serviceName} ${bill.planName} (${bill.subscriptionNo})`)
  pair('이용 기간', `${formatDate(bill.periodFrom)} ~ ${formatDate(bill.periodTo)}`)
  pair('청구일', formatDate(bill.billDate))
  pair('납부 기한', formatDate(bill.dueDate))
  pair('결제 수단', methodOf(bill))
  if (bill.payee) {
    pair('입금 은행', bill.payee.bankName)
    pair('입금 계좌', bill.payee.accountNumber)
    pair('예금주', bill.payee.accountHolder)
  }
  document.moveDown(0.6)
  rule()
  for (const { label, fromDate, toDate, supplyAmount } of bill.lines)
    pair(`${label} (${formatDate(fromDate)} ~ ${formatDate(toDate)})`, money(supplyAmount))
  rule()
  pair('공급가액', money(bill.supplyAmount))
  pair('부가세 10%', money(bill.vatAmount))
  pair('합계', money(bill.totalAmount), 'bold')
  rule()
  if (bill.paidAt) pair('결제일', formatDate(bill.paidAt))
  if (bill.taxInvoiceNo) pair('세금계산서 승인번호', bill.taxInvoiceNo)
  document.moveDown(1)
  document
    .font('regular')
    .fontSize(9)
    .fillColor(MUTED)
    .text(
      `빗장에서 ${formatDate(today)}에 만든 문서입니다. 세금계산서를 대신하지 않습니다.`,
      MARGIN,
      document.y,
      { width },
    )
}

/**
 * A font, read and parsed once: to do so for each paper is a third of its work. The last glyph of these files is the empty
 * space, and fontkit reads the head of a glyph where there is none: beyond the end.
 */
function fontOf(weight: keyof typeof fontFiles): PDFKit.Mixins.PDFFontSource {
  const font = fonts.get(weight) ?? create(Buffer.concat([readFileSync(fontFiles[weight]), Buffer.alloc(16)]))
  fonts.set(weight, font)
  // pdfkit takes fonts of fontkit as they are, which its types do not know.
  return font as unknown as PDFKit.Mixins.PDFFontSource
}

function methodOf({ paymentMethodCode, lastFour, bankCode }: Schema<'Bill'>): string {
  const detail = lastFour ? `**** ${lastFour}` : bankCode && bankName(bankCode)
  return [methodWords[paymentMethodCode], detail].filter(Boolean).join(' ')
}
