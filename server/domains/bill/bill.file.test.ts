import { describe, expect, it, vi } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { type Brand, brandOfNames } from '#server/brand/brand.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import {
  sampleBill,
  sampleBillItem,
  sampleBuyer,
  sampleIssuer,
  samplePayee,
} from '#server/testing/sample-bill.ts'
import { pngWith } from '#server/testing/sample-files.ts'
import { billsAsCsv } from './bill.csv.ts'
import { paperMarkOf } from './bill.pdf.mark.ts'
import { type BillPaper, billAsPdf } from './bill.pdf.ts'

vi.mock('fontkit', { spy: true })
const paperOf = (
  bill: Schema<'Bill'>,
  { billPaper = 'BILL', buyer = sampleBuyer }: Partial<Pick<BillPaper, 'billPaper' | 'buyer'>> = {},
  asPdf = billAsPdf,
) => asPdf({ billPaper, bill, buyer, issuer: sampleIssuer, today: '2026-11-22' })
const boughtBy = (companyName: string) => paperOf(sampleBill, { buyer: { ...sampleBuyer, companyName } })

describe('a bill as a PDF', () => {
  it('contains text that can be extracted, letters, amounts and days, and is small', async () => {
    const content = await paperOf(sampleBill)
    expect(content.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    expect(content.length).toBeLessThan(100_000)
    const read = await pdfText(content)
    for (const expected of [
      '청구서',
      'B2026-000042 · 결제 완료',
      '솔바람상회 주식회사',
      '통합 로그인 프로 30명',
      '135,000원',
      '부가세 10%',
      '13,500원',
      '결제하신 금액',
      '148,500원',
      '금 일십사만팔천오백원정',
      '솔바람상회 주식회사 귀중',
      '대표 오솔길 · 사업자등록번호 999-87-00017',
      '부산광역시 어느 길 1 2층',
      '빗장 시험판',
      '대표 한가람 · 사업자등록번호 999-00-00001',
      '서울특별시 가온구 너른들로 127',
      '02-000-0000 · help@bitjang.example',
      '1/1',
      '2026.11.21 ~ 2026.12.20',
      '신용카드 **** 1111',
    ]) {
      expect(read).toContain(expected)
    }
  })

  it('shows the operator’s brand as a logo or the first letter of the name; without a brand, the mark of the demo', async () => {
    const brand = { ...brandOfNames({ brandName: '솔바람', latinName: null }), version: 1 }
    const markedBy = (edited: Brand) =>
      billAsPdf({
        billPaper: 'BILL',
        bill: sampleBill,
        buyer: sampleBuyer,
        issuer: sampleIssuer,
        today: '2026-11-22',
        mark: paperMarkOf(edited),
      })
    const logo = pngWith({ width: 200, height: 40 }).toString('base64')
    const pictures = (content: Buffer) => content.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
    expect(pictures(await markedBy({ ...brand, logo }))).toBeGreaterThan(0)
    const lettered = await markedBy({ ...brand, accentColor: '#0a6338' })
    expect(pictures(lettered)).toBe(0)
    expect(await pdfText(lettered)).toMatch(/솔\s*빗장 시험판|빗장 시험판\s*솔\s/)
    expect(paperMarkOf(brandOfNames(demoBrand))).toBeUndefined()
  })

  it('contains the account for a transfer only if the bill is not charged automatically', async () => {
    const account = ['입금 계좌', '신한은행 000-000-000001', '예금주 주식회사 솔바람', '납부하실 금액']
    const owed = { ...sampleBill, billState: 'OPEN', paidAt: null, payee: samplePayee } as const
    const [read, paid] = await Promise.all(
      [owed, sampleBill].map(async (bill) => pdfText(await paperOf(bill))),
    )
    for (const expected of account) expect(read).toContain(expected)
    expect(paid).not.toContain('입금')
  })

  it('contains the name for the transfer, and the weekday of the due date', async () => {
    const owed = { ...sampleBill, billState: 'OPEN', paidAt: null, payee: samplePayee } as const
    const read = await pdfText(await paperOf(owed))
    expect(read).toContain('입금자명에 000042 기재')
    expect(read).toContain('2026.12.05 (토)')
  })

  it('is a receipt after the payment', async () => {
    const read = await pdfText(await paperOf(sampleBill, { billPaper: 'RECEIPT' }))
    for (const expected of [
      '영수증',
      '영수 금액',
      '148,500원',
      '2026.11.21',
      '위 금액을 정히 영수하였습니다.',
    ])
      expect(read).toContain(expected)
    expect(read).not.toContain('납부')
    expect(read).toContain('이 영수증은 세금계산서를 대신하지 않습니다.')
  })

  it('is a statement with both parties as registered', async () => {
    const read = await pdfText(await paperOf(sampleBill, { billPaper: 'STATEMENT' }))
    for (const expected of ['거래명세서', '공급자', '999-00-00001', '공급받는 자', '999-87-00017', '거래일'])
      expect(read).toContain(expected)
    expect(read).not.toMatch(/납부|입금|결제 수단/)
  })

  it('omits unknown facts of a person without a company', async () => {
    const buyer = { companyName: '송나래', ownerName: '', rnno: '', address: '', addressDetail: '' }
    const read = await pdfText(await paperOf(sampleBill, { buyer }))
    expect(read).toContain('송나래 귀중')
    expect(read.match(/사업자등록번호/g)).toHaveLength(1)
  })

  it('uses fonts that are parsed once, and contains only its own text when several files are created at once', async () => {
    const names = ['솔바람상회 주식회사', '하늘빛출판', '겨울숲연구소']
    // Another test may have parsed the fonts already.
    vi.resetModules()
    const [fontkit, { billAsPdf: billWithNewFonts }] = [
      await import('fontkit'),
      await import('./bill.pdf.ts'),
    ]
    vi.mocked(fontkit.create).mockClear()
    const papers = await Promise.all(
      names.map((companyName) =>
        paperOf(sampleBill, { buyer: { ...sampleBuyer, companyName } }, billWithNewFonts),
      ),
    )
    const read = await Promise.all(papers.map(pdfText))
    for (const [n, text] of read.entries())
      expect(names.filter((name) => text.includes(name))).toEqual([names[n]])
    expect(fontkit.create).toHaveBeenCalledTimes(4)
  })
})

describe('the text of a PDF', () => {
  const texts = [
    '한빛㈜',
    '漢江',
    'Nguyễn Thị Hà',
    'José',
    '①②⑳',
    '㎡ ㎏ ℃',
    'Пётр',
    'ΑΛΦΑ',
    'さくら',
    '김ㆍ이',
    '“인용”',
  ]
  it.each(texts)('of %s is completely covered by the fonts', async (companyName) => {
    const read = await pdfText(await boughtBy(companyName))
    expect(read.normalize('NFKC')).toContain(companyName.normalize('NFKC'))
    expect(read).not.toContain('□')
  })

  it('of an emoji is rendered', async () => {
    const read = await pdfText(await boughtBy('별빛😀 ❤️'))
    expect(read).toContain('별빛😀')
    expect(read).not.toContain('□')
  })

  it('without a font is shown as a box and its code point', async () => {
    const read = await pdfText(await boughtBy('\u202eก한\u200b\u{1d11e}'))
    expect(read).toContain('□U+0E01한□U+1D11E')
  })

  it('with long names and many lines stays within its pages', async () => {
    const lines = Array.from({ length: 120 }, (_, n) => ({
      ...sampleBill.lines[0]!,
      label: `이용료 ${n + 1}`,
    }))
    const buyer = { ...sampleBuyer, companyName: '가'.repeat(200) }
    const content = await paperOf({ ...sampleBill, lines }, { buyer })
    const read = await pdfText(content)
    expect(read).toContain('이용료 120')
    expect(read).toMatch(/ 1\/(\d+).* \1\/\1/u)
    expect(read.match(/가/gu)!.length).toBeGreaterThanOrEqual(200)
  })
})

describe('bills for Excel', () => {
  it('begin with a byte order mark, have Excel’s line ends, and have amounts as numbers', () => {
    const csv = billsAsCsv([
      sampleBillItem,
      { ...sampleBillItem, currency: 'USD', totalAmount: 68_530, paidAt: null, billState: 'LATE' },
    ])
    expect(csv.startsWith('\uFEFF청구서 번호,서비스,')).toBe(true)
    expect(csv.split('\r\n')[1]).toBe(
      'B2026-000042,통합 로그인,프로,정기 청구,2026-11-21,2026-11-21,2026-12-20,2026-12-05,KRW,148500,결제 완료,2026-11-21',
    )
    expect(csv.split('\r\n')[2]).toContain('USD,685.3,연체,')
  })

  it.each(['=1+1', '+82', '-2', '@SUM(A1)', '\tx', '\r=1'])('never make %j a formula', (serviceName) => {
    expect(billsAsCsv([{ ...sampleBillItem, serviceName }])).toContain(`'${serviceName}`)
  })

  it('keep a comma, a quote and a line break in one cell', () => {
    expect(billsAsCsv([{ ...sampleBillItem, serviceName: '가, "나"\n다' }])).toContain('"가, ""나""\n다"')
  })
})
