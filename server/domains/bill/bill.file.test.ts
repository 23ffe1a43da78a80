import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { billsAsCsv } from './bill.csv.ts'
import { billAsPdf } from './bill.pdf.ts'

const item: Schema<'BillListItem'> = {
  billId: '8d3f0b6a-27c1-4e95-b84d-f06a9c5e1732',
  billNo: 'B2026-000042',
  billState: 'PAID',
  billKind: 'CYCLE',
  subscriptionId: '3e91c7d5-640f-4b2a-9d8e-51f7a2b0c648',
  serviceName: '통합 로그인',
  planName: '프로',
  period: '2026-11',
  periodFrom: '2026-11-21',
  periodTo: '2026-12-20',
  currency: 'KRW',
  totalAmount: 148_500,
  billDate: '2026-11-21',
  dueDate: '2026-12-05',
  paidAt: '2026-11-21T10:00:00+09:00',
}
const bill: Schema<'Bill'> = {
  ...item,
  version: 3,
  subscriptionNo: 'S2026-000007',
  companyName: '솔바람상회 주식회사',
  supplyAmount: 135_000,
  vatAmount: 13_500,
  lines: [
    {
      lineType: 'SERVICE',
      label: '통합 로그인 프로 30명',
      fromDate: '2026-11-21',
      toDate: '2026-12-20',
      supplyAmount: 135_000,
      vatAmount: 13_500,
    },
  ],
  paymentMethodCode: 'C',
  lastFour: '1111',
  bankCode: null,
  payYn: 'N',
  chargingYn: 'N',
  failure: null,
  nextChargeOn: null,
  taxInvoiceState: 'NONE',
  taxInvoiceNo: null,
  payments: [],
  receivers: [],
}

describe('a bill as a PDF', () => {
  it('is text that can be read back, letters, amounts and days, and small', async () => {
    const content = await billAsPdf(bill, '2026-11-22')
    expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(content.length).toBeLessThan(100_000)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    const read = text.replaceAll(/\s+/gu, ' ')
    for (const said of [
      '청구서',
      'B2026-000042 · 결제 완료',
      '솔바람상회 주식회사',
      '통합 로그인 프로 30명',
      '135,000원',
      '부가세 10%',
      '13,500원',
      '148,500원',
      '2026.11.21 ~ 2026.12.20',
      '신용카드 **** 1111',
    ]) {
      expect(read).toContain(said)
    }
  })
})

describe('bills for Excel', () => {
  it('begin with a byte order mark, end lines as Excel does, and keep amounts numbers', () => {
    const csv = billsAsCsv([
      item,
      { ...item, currency: 'USD', totalAmount: 68_530, paidAt: null, billState: 'LATE' },
    ])
    expect(csv.startsWith('\uFEFF청구서 번호,서비스,')).toBe(true)
    expect(csv.split('\r\n')[1]).toBe(
      'B2026-000042,통합 로그인,프로,정기 청구,2026-11-21,2026-11-21,2026-12-20,2026-12-05,KRW,148500,결제 완료,2026-11-21',
    )
    expect(csv.split('\r\n')[2]).toContain('USD,685.3,연체,')
  })

  it.each(['=1+1', '+82', '-2', '@SUM(A1)', '\tx', '\r=1'])('never let %j be computed', (serviceName) => {
    expect(billsAsCsv([{ ...item, serviceName }])).toContain(`'${serviceName}`)
  })

  it('keep a comma, a quote and a line break in one cell', () => {
    expect(billsAsCsv([{ ...item, serviceName: '가, "나"\n다' }])).toContain('"가, ""나""\n다"')
  })
})
