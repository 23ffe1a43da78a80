import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'
import { cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { refundPurpose } from '#server/db/sealed-bill.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { exportBillOperations } from './bill.export.operations.ts'

describeEngines('the books of a month', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const staff = calledByStaff(stranger)
  async function rowsOf(book: Schema<'BookKind'>, period = '2026-11') {
    const ops = exportBillOperations({ ...billDeps(db(), world.now), makeTable: sharedPapers.make })
    const { csv, fileName, rows } = await ops.exportBooks({ book, period }, staff)
    const [head, ...lines] = csv.trimEnd().split('\r\n')
    expect(lines).toHaveLength(rows)
    return { csv, fileName, head: head!, lines }
  }
  const amounts = { supplyAmount: 135_000, vatAmount: 13_500, totalAmount: 148_500 }
  async function subscribe(companyName = '솔바람상회 주식회사') {
    const plain = world.subscriptionOf(me, { startDate: '2026-11-21' })
    const row = { ...plain, companyInfo: { ...plain.companyInfo, companyName } }
    await world.put(row)
    return row
  }
  async function refund(billId: string, attempt: number, amount: number, settledAt: Date) {
    const id = randomUUID()
    await db()
      .insert(billRefunds)
      .values({
        id,
        billId,
        attempt,
        amount,
        reasonBox: billBox.seal('중복 결제', refundPurpose(id)),
        refundWay: 'TRANSFER',
        refundState: 'DONE',
        startedAt: settledAt,
        askedAt: settledAt,
        settledAt,
      })
  }

  it('contain the bills of the month’s days, with supply, VAT and state, as a file that spreadsheets open', async () => {
    const plain = await subscribe('=cmd|calc')
    await world.bill(plain, {
      ...amounts,
      billDate: '2026-11-30',
      periodFrom: '2026-11-30',
      billNo: 'B2026-900001',
    })
    await world.bill(plain, {
      ...amounts,
      billDate: '2026-11-01',
      periodFrom: '2026-11-01',
      billNo: 'B2026-900002',
      billState: 'VOID',
      voidedAt: new Date('2026-11-30T15:00:00Z'),
    })
    for (const [billDate, billNo] of [
      ['2026-10-31', 'B2026-900003'],
      ['2026-12-01', 'B2026-900004'],
    ] as const)
      await world.bill(plain, { ...amounts, billDate, periodFrom: billDate, billNo })
    const { csv, fileName, head, lines } = await rowsOf('BILLS')
    expect(csv.startsWith('\uFEFF')).toBe(true)
    expect(fileName).toMatch(/^청구 내역_2026-11-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(head).toBe(
      '\uFEFF청구일,청구서 번호,회사,사업자등록번호,구독 번호,구분,상태,취소일,통화,공급가액,세액,합계,세금계산서,승인번호',
    )
    expect(lines.map((line) => line.split(',').slice(0, 2))).toEqual([
      ['2026-11-01', 'B2026-900002'],
      ['2026-11-30', 'B2026-900001'],
    ])
    expect(lines[0]).toContain('취소,2026-12-01,KRW,135000,13500,148500')
    expect(lines[1]).toContain("'=cmd|calc")
  })

  it('contain the payments and refunds of the month’s days in Korea, each refund with its VAT', async () => {
    const plain = await subscribe()
    const billId = await world.bill(plain, { ...amounts, billDate: '2026-10-31' })
    const paymentTimes = [
      '2026-10-31T14:59:59Z',
      '2026-10-31T15:00:00Z',
      '2026-11-30T14:59:59Z',
      '2026-11-30T15:00:00Z',
    ]
    for (const [index, at] of paymentTimes.entries()) {
      await db()
        .insert(billPayments)
        .values({
          id: randomUUID(),
          billId,
          attempt: index + 1,
          paymentMethodCode: 'G',
          paymentState: 'PAID',
          startedAt: new Date(at),
          settledAt: new Date(at),
        })
      await refund(billId, index + 1, index === 3 ? 115_500 : 11_000, new Date(at))
    }
    await db().update(bills).set({ refundedAmount: 148_500 }).where(eq(bills.id, billId))
    const dates = async (book: Schema<'BookKind'>) =>
      (await rowsOf(book)).lines.map((line) => line.split(',')[0])
    expect(await dates('PAYMENTS')).toEqual(['2026-11-01', '2026-11-30'])
    const { lines } = await rowsOf('REFUNDS')
    expect(lines.map((line) => line.split(',').slice(5))).toEqual([
      ['KRW', '10000', '1000', '11000', '중복 결제'],
      ['KRW', '10000', '1000', '11000', '중복 결제'],
    ])
    expect((await rowsOf('REFUNDS', '2026-12')).lines[0]).toContain('KRW,105000,10500,115500')
  })

  it('contain the issued tax invoices and their corrections, by the day stated on each', async () => {
    const plain = await subscribe()
    const billId = await world.bill(plain, { ...amounts, billDate: '2026-11-01', billNo: 'B2026-900011' })
    const invoice = (
      invoiceKind: 'ORIGINAL' | 'REFUND',
      writtenOn: string,
      more: Partial<typeof taxInvoices.$inferInsert> = {},
    ) => ({
      id: randomUUID(),
      billId,
      invoiceKind,
      partId: randomUUID(),
      documentKey: randomUUID().slice(0, 24),
      invoiceState: 'SENT' as const,
      supplyAmount: 135_000,
      vatAmount: 13_500,
      writtenOn,
      taxInvoiceNo: '202611014100001600000001',
      sentAt: new Date('2026-11-02T16:00:00Z'),
      ...more,
    })
    await db()
      .insert(taxInvoices)
      .values([
        invoice('ORIGINAL', '2026-11-01'),
        invoice('REFUND', '2026-11-30', { supplyAmount: -10_000, vatAmount: -1_000 }),
        invoice('REFUND', '2026-12-01'),
        invoice('REFUND', '2026-11-30', { invoiceState: 'REFUSED', taxInvoiceNo: null }),
      ])
    const { head, lines } = await rowsOf('TAX_INVOICES')
    expect(head).toBe(
      '\uFEFF작성일,청구서 번호,회사,사업자등록번호,구독 번호,구분,상태,승인번호,국세청 전송일,통화,공급가액,세액,합계',
    )
    expect(lines.map((line) => line.split(',').filter((_, at) => at < 2 || at > 4))).toEqual([
      [
        '2026-11-01',
        'B2026-900011',
        '세금계산서',
        '국세청 전송 완료',
        '202611014100001600000001',
        '2026-11-03',
        'KRW',
        '135000',
        '13500',
        '148500',
      ],
      [
        '2026-11-30',
        'B2026-900011',
        '수정세금계산서(환불)',
        '국세청 전송 완료',
        '202611014100001600000001',
        '2026-11-03',
        'KRW',
        '-10000',
        '-1000',
        '-11000',
      ],
    ])
  })

  it('contain the cash receipts by their day at the tax office, negative if one cancels another, without the number of the payer', async () => {
    const plain = await subscribe('홍길동')
    const billId = await world.bill(plain, { ...amounts, billDate: '2026-11-01', billNo: 'B2026-900021' })
    const paymentId = randomUUID()
    const receipt = (
      place: number,
      tradedOn: string | null,
      more: Partial<typeof cashReceipts.$inferInsert> = {},
    ) => ({
      id: randomUUID(),
      billId,
      receiptKind: 'ORIGINAL' as const,
      paymentId,
      partId: randomUUID(),
      documentKey: `B2026-900021-C${place}`,
      place,
      receiptState: 'SENT' as const,
      usage: 'DEDUCTION' as const,
      numberBox: billBox.seal('01012345678', 'number'),
      supplyAmount: 135_000,
      vatAmount: 13_500,
      tradedAt: new Date('2026-10-31T15:00:00Z'),
      confirmNo: `TB000000${place}`,
      tradedOn,
      sentAt: new Date('2026-11-02T16:00:00Z'),
      ...more,
    })
    await db()
      .insert(cashReceipts)
      .values([
        receipt(1, '2026-11-01'),
        receipt(2, '2026-11-30', {
          receiptKind: 'CANCEL',
          receiptState: 'ISSUED',
          sentAt: null,
          supplyAmount: 10_000,
          vatAmount: 1_000,
        }),
        receipt(3, '2026-12-01'),
        receipt(4, '2026-10-31'),
        receipt(5, '2026-11-02', { receiptState: 'UNSENT' }),
        receipt(6, null, { receiptState: 'REFUSED', confirmNo: null }),
      ])
    const { csv, fileName, head, lines } = await rowsOf('CASH_RECEIPTS')
    expect(fileName).toMatch(/^현금영수증 내역_2026-11-/)
    expect(csv).not.toContain('5678')
    expect(head).toBe(
      '\uFEFF거래일,청구서 번호,회사,사업자등록번호,구독 번호,구분,용도,상태,승인번호,국세청 전송일,통화,공급가액,세액,합계',
    )
    expect(
      lines.map((line) =>
        line
          .split(',')
          .filter((_, at) => at < 3 || at > 4)
          .join(),
      ),
    ).toEqual([
      '2026-11-01,B2026-900021,홍길동,현금영수증,소득공제용,국세청 전송 완료,TB0000001,2026-11-03,KRW,135000,13500,148500',
      '2026-11-30,B2026-900021,홍길동,취소 현금영수증,소득공제용,발행 완료,TB0000002,,KRW,-10000,-1000,-11000',
    ])
    expect((await rowsOf('CASH_RECEIPTS', '2026-12')).lines).toHaveLength(1)
  })

  it('contain the amount that was paid out for a bill of credit', async () => {
    const plain = await subscribe()
    await world.bill(plain, {
      supplyAmount: -5_000,
      vatAmount: -500,
      totalAmount: -5_500,
      billState: 'REFUNDED',
      refundedAmount: 1_100,
      paidAt: new Date('2026-11-22T01:00:00Z'),
    })
    expect((await rowsOf('REFUNDS')).lines[0]).toContain('KRW,1000,100,1100,환불')
  })
})
