import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { vatOf } from '../money.ts'
import { MAX_USERS } from '../plan/choices.ts'
import { demoCatalogue } from '../plan/demo-catalogue.ts'
import { billDate, quoteOf } from '../subscription/billing.ts'
import {
  type BillLine,
  cycleBill,
  finalBill,
  includedNumbers,
  leftToInvoice,
  type OpenBill,
  type PaymentCode,
  periodFrom,
  type TaxInvoiceState,
} from './bill.ts'
import { dueBill, dueDates } from './due-bill.ts'
import { USUAL_RULES } from './rules.ts'

const catalogue = demoCatalogue('빗장')
const days = fc.integer({ min: 0, max: 365 * 40 }).map((count) => addDays('2000-01-01', count))
const cycles = fc.constantFrom('M' as const, 'Y' as const)
const codes = fc.constantFrom<PaymentCode>('G', 'C', 'A')
const orders = fc
  .constantFrom(
    ...catalogue.services.flatMap(({ serviceCode, plans }) =>
      plans.map(({ planCode }) => ({ serviceCode, planCode })),
    ),
  )
  .chain((plan) =>
    fc.record({
      serviceCode: fc.constant(plan.serviceCode),
      planCode: fc.constant(plan.planCode),
      userCount: fc.integer({ min: 1, max: MAX_USERS }),
      paymentCycle: cycles,
      currency: fc.constantFrom('KRW' as const, 'USD' as const),
    }),
  )
const changes = fc
  .array(fc.record({ supplyAmount: fc.integer({ min: -50_000_000, max: 50_000_000 }), fromDate: days }), {
    maxLength: 4,
  })
  .map((each) =>
    each.map(
      ({ supplyAmount, fromDate }): BillLine => ({
        lineType: 'ADJUSTMENT',
        label: '요금제 변경',
        fromDate,
        toDate: addDays(fromDate, 3),
        supplyAmount,
        vatAmount: vatOf(supplyAmount),
      }),
    ),
  )

const sso = {
  startDate: '2026-01-31',
  paymentCycle: 'M',
  currency: 'KRW',
  supplyAmount: 135_000,
  vatAmount: 13_500,
  paymentMethodCode: 'G',
  hasBusinessNumber: true,
  label: '통합 로그인 프로 30명',
} as const
const change = (supplyAmount: number): BillLine => ({
  lineType: 'ADJUSTMENT',
  label: '요금제 변경',
  fromDate: '2026-02-10',
  toDate: '2026-02-27',
  supplyAmount,
  vatAmount: vatOf(supplyAmount),
})

const cycle = (subscription: Parameters<typeof cycleBill>[0], lines: BillLine[]) =>
  cycleBill(subscription, '2026-02-28', lines, []).bill

describe('a bill with amounts calculated by hand', () => {
  // 4,500 × 30 = 135,000, plus a tenth of VAT. The period is from 28 February to the day before 31 March, with 14
  // days to pay.
  it('for a period without changes equals the estimate of the order', () => {
    expect(cycle(sso, [])).toEqual({
      billKind: 'CYCLE',
      period: '2026-02',
      periodFrom: '2026-02-28',
      periodTo: '2026-03-30',
      billDate: '2026-02-28',
      dueDate: '2026-03-14',
      billState: 'OPEN',
      paymentMethodCode: 'G',
      paidOnIssue: false,
      nextChargeOn: null,
      taxInvoiceState: 'PENDING',
      lines: [
        {
          lineType: 'SERVICE',
          label: sso.label,
          fromDate: '2026-02-28',
          toDate: '2026-03-30',
          supplyAmount: 135_000,
          vatAmount: 13_500,
        },
      ],
      supplyAmount: 135_000,
      vatAmount: 13_500,
      totalAmount: 148_500,
      retryDays: [1, 3, 5],
      reminderDays: null,
      graceDays: 7,
      endDays: null,
      lastNoticeDays: null,
      isCopied: false,
      channels: USUAL_RULES.channels,
    })
  })

  it('is due according to the operator’s rules on the day of issue; the bill stores these rules', () => {
    const rules = { ...USUAL_RULES, transferDays: 30, graceDays: null, copyYn: 'Y' } as const
    expect(cycle({ ...sso, rules }, [])).toMatchObject({
      dueDate: '2026-03-30',
      graceDays: null,
      isCopied: true,
    })
    expect(cycle({ ...sso, rules, paymentMethodCode: 'A' }, []).dueDate).toBe('2026-03-07')
  })

  // 135,000 − 40,005 = 94,995; 13,500 − 4,000 = 9,500 (a fraction of a won is dropped in each line); together 104,495.
  it('with a change is the sum of its lines', () => {
    expect(cycle({ ...sso, paymentMethodCode: 'C' }, [change(-40_005)])).toMatchObject({
      supplyAmount: 94_995,
      vatAmount: 9_500,
      totalAmount: 104_495,
      dueDate: '2026-03-07',
      nextChargeOn: '2026-02-28',
      taxInvoiceState: 'NONE',
    })
  })

  it('is a credit if its refunds exceed its charges, and is paid if its total is zero', () => {
    expect(cycle({ ...sso, paymentMethodCode: 'C' }, [change(-200_000)])).toMatchObject({
      billState: 'CREDIT',
      nextChargeOn: null,
      totalAmount: -71_500,
    })
    expect(cycle(sso, [change(-135_000)])).toMatchObject({
      billState: 'PAID',
      paidOnIssue: true,
      totalAmount: 0,
      taxInvoiceState: 'NONE',
    })
  })

  it('after the end of the subscription contains the unbilled amounts, with their first and last day', () => {
    expect(
      finalBill(sso, '2026-03-02', [change(-10_000), { ...change(3_000), toDate: '2026-03-01' }], []),
    ).toMatchObject({
      carried: [],
      bill: {
        billKind: 'FINAL',
        periodFrom: '2026-02-10',
        periodTo: '2026-03-01',
        billDate: '2026-03-02',
        totalAmount: -7_700,
        billState: 'CREDIT',
      },
    })
    expect(finalBill(sso, '2026-03-02', [], [])).toBeUndefined()
  })

  const openBill = (supplyAmount: number, taxInvoiceState: TaxInvoiceState = 'PENDING') => ({
    billNo: `B2026-${String(Math.abs(supplyAmount)).padStart(6, '0')}`,
    periodFrom: '2026-01-31',
    periodTo: '2026-02-27',
    supplyAmount,
    vatAmount: supplyAmount / 10,
    taxInvoiceState,
    lines: [],
  })
  const final = (adjustments: BillLine[], bills: OpenBill[]) =>
    finalBill(sso, '2026-03-02', adjustments, bills)

  // 148,500 are owed and 110,000 would be refunded: one bill with the remaining 38,500.
  it('after the end of the subscription includes the open bills if it is a refund, and refunds only the difference', () => {
    const owed = final([change(-100_000)], [openBill(135_000)])!
    expect(owed).toMatchObject({
      carried: [openBill(135_000)],
      bill: { totalAmount: 38_500, billState: 'OPEN' },
    })
    expect(owed.bill.lines.map(({ label, supplyAmount }) => [label, supplyAmount])).toEqual([
      ['미결제 청구서 B2026-135000', 135_000],
      [change(0).label, -100_000],
    ])
    expect(final([change(-100_000)], [openBill(100_000)])!.bill).toMatchObject({
      totalAmount: 0,
      billState: 'PAID',
      taxInvoiceState: 'NONE',
    })
    expect(final([change(-100_000)], [openBill(50_000), openBill(-20_000)])!.bill.totalAmount).toBe(-77_000)
    expect(final([], [openBill(50_000), openBill(-20_000)])!.bill.totalAmount).toBe(33_000)
  })

  it('after the end of the subscription includes no open bill if no amount can be set off against it', () => {
    expect(final([change(20_000)], [openBill(135_000)])).toMatchObject({
      carried: [],
      bill: { totalAmount: 22_000 },
    })
    expect(final([], [openBill(135_000)])).toBeUndefined()
    expect(final([change(-1_000)], [openBill(-5_000)])).toMatchObject({ carried: [] })
  })

  it('after the end has a tax invoice for the amounts that no other tax invoice covers', () => {
    const issued = final([change(-100_000)], [openBill(100_000, 'ISSUED')])!
    expect(issued.bill).toMatchObject({ totalAmount: 0, taxInvoiceState: 'PENDING' })
    expect(issued.bill.lines[0]!.label).toBe('미결제 청구서 B2026-100000(세금계산서 발행)')
  })

  it('does not invoice an amount again that the tax invoice of an indirectly included bill covers', () => {
    const innerBill = openBill(200_000, 'ISSUED')
    const middleBill = final([change(-100_000)], [innerBill])!.bill
    const carried = (taxInvoiceState: TaxInvoiceState) => ({
      ...middleBill,
      billNo: 'B2026-000001',
      taxInvoiceState,
    })
    const labels = ['미결제 청구서 B2026-000001(세금계산서 발행)', '미결제 청구서 B2026-000001']
    const partlyInvoicedBill = final([change(-2_000)], [carried('NONE')])!.bill
    expect(
      partlyInvoicedBill.lines.slice(0, 2).map(({ label, supplyAmount }) => [label, supplyAmount]),
    ).toEqual([
      [labels[0], 200_000],
      [labels[1], -100_000],
    ])
    expect(partlyInvoicedBill).toMatchObject({ totalAmount: 107_800, taxInvoiceState: 'PENDING' })
    expect(leftToInvoice(partlyInvoicedBill)).toEqual({ supplyAmount: -102_000, vatAmount: -10_200 })
    expect(includedNumbers(partlyInvoicedBill.lines)).toEqual(['B2026-000001'])
    // The tax invoice of the carried bill corrects that of the inner bill.
    const issued = final([change(-2_000)], [carried('ISSUED')])!.bill
    expect(issued.lines[0]).toMatchObject({ label: labels[0], supplyAmount: 100_000 })
    expect(leftToInvoice(issued)).toEqual({ supplyAmount: -2_000, vatAmount: -200 })
  })

  it('paid by card has no tax invoice, unless the tax invoice of an included bill is to be corrected or nothing is charged', () => {
    const byCard = (adjustments: BillLine[], bills: OpenBill[]) =>
      finalBill({ ...sso, paymentMethodCode: 'C' }, '2026-03-02', adjustments, bills)!.bill
    expect(byCard([change(20_000)], [])).toMatchObject({ totalAmount: 22_000, taxInvoiceState: 'NONE' })
    expect(byCard([change(-20_000)], [])).toMatchObject({ totalAmount: -22_000, taxInvoiceState: 'NONE' })
    expect(byCard([change(-20_000)], [openBill(100_000)])).toMatchObject({ taxInvoiceState: 'NONE' })
    const correctingBill = byCard([change(-20_000)], [openBill(100_000, 'ISSUED')])
    expect(correctingBill).toMatchObject({ totalAmount: 88_000, taxInvoiceState: 'PENDING' })
    const credit = byCard([change(20_000)], [openBill(-100_000, 'ISSUED')])
    expect(credit).toMatchObject({ totalAmount: -88_000, taxInvoiceState: 'PENDING' })
  })

  it('lists the numbers of the bills that it includes', () => {
    const issued = final([change(-100_000)], [openBill(50_000, 'ISSUED'), openBill(-20_000)])!
    expect(includedNumbers(issued.bill.lines)).toEqual(['B2026-050000', 'B2026-020000'])
  })

  const billingAccount = {
    isEnded: false,
    nextBillDate: '2026-02-28',
    endDate: null,
    wasBilled: true,
    adjustments: [],
    credits: [],
    isCharging: false,
  }

  // 148,500 for the cycle; 330,000 are credited for a cheaper plan, and 1,100,000 were never paid: 918,500
  // remain to be paid.
  it('of a cycle includes open debts if it is a refund, and open credits if it is a charge', () => {
    const [owed, credit] = [openBill(1_000_000, 'ISSUED'), openBill(-90_000)]
    const refundingBill = dueBill(
      sso,
      { ...billingAccount, adjustments: [change(-300_000)], open: [owed] },
      '2026-02-28',
    )!
    expect(refundingBill).toMatchObject({
      carried: [owed],
      nextBillDate: '2026-03-31',
      bill: {
        billKind: 'CYCLE',
        billState: 'OPEN',
        totalAmount: 918_500,
        periodFrom: '2026-02-28',
        periodTo: '2026-03-30',
      },
    })
    expect(refundingBill.bill.lines.map(({ supplyAmount }) => supplyAmount)).toEqual([
      135_000, -300_000, 1_000_000,
    ])
    const chargingBill = dueBill(sso, { ...billingAccount, open: [credit] }, '2026-02-28')!
    expect(chargingBill).toMatchObject({ carried: [credit], bill: { totalAmount: 49_500 } })
    expect(chargingBill.bill.lines.at(-1)!.label).toBe('환불 예정 청구서 B2026-090000')
    const billWithBoth = dueBill(
      sso,
      { ...billingAccount, open: [owed, openBill(-2_000_000)] },
      '2026-02-28',
    )!
    expect(billWithBoth.bill).toMatchObject({ totalAmount: -951_500, billState: 'CREDIT' })
  })

  it('of a cycle includes no open bills of the same sign, and no open bills at all while one of them is being charged', () => {
    const lateBills = [openBill(1_000_000)]
    expect(dueBill(sso, { ...billingAccount, open: lateBills }, '2026-02-28')).toMatchObject({
      carried: [],
      bill: { totalAmount: 148_500 },
    })
    const chargingAccount = {
      ...billingAccount,
      adjustments: [change(-300_000)],
      open: lateBills,
      isCharging: true,
    }
    expect(dueBill(sso, chargingAccount, '2026-02-28')).toMatchObject({
      carried: [],
      bill: { totalAmount: -181_500 },
    })
    expect(dueBill(sso, { ...chargingAccount, isEnded: true }, '2026-02-28')).toBeUndefined()
  })

  it('is due on its bill date: the first bill on the first day of the subscription, and no bill after the end of the subscription', () => {
    const due = (more: object, today: string) =>
      dueBill(sso, { ...billingAccount, open: [], ...more }, today)?.bill.periodFrom
    expect(due({}, '2026-02-27')).toBeUndefined()
    expect(due({}, '2026-06-30')).toBe('2026-02-28')
    expect(due({ wasBilled: false }, '2026-02-27')).toBe('2026-01-31')
    expect(due({ endDate: '2026-02-27' }, '2026-06-30')).toBeUndefined()
    expect(due({ nextBillDate: null }, '2026-06-30')).toBeUndefined()
  })
})

describe('any bill', () => {
  it('for a period without changes equals the estimate of the order', () => {
    fc.assert(
      fc.property(
        orders,
        days,
        codes,
        fc.integer({ min: 0, max: 30 }),
        (order, startDate, paymentMethodCode, n) => {
          const quote = quoteOf(catalogue, order, startDate)!
          const { bill } = cycleBill(
            {
              ...sso,
              ...order,
              startDate,
              paymentMethodCode,
              supplyAmount: quote.supply,
              vatAmount: quote.vat,
            },
            billDate(startDate, order.paymentCycle, n),
            [],
            [],
          )
          expect([bill.supplyAmount, bill.vatAmount, bill.totalAmount]).toEqual([
            quote.supply,
            quote.vat,
            quote.total,
          ])
        },
      ),
    )
  })

  it('is the sum of its lines, to the last unit', () => {
    fc.assert(
      fc.property(days, cycles, changes, (startDate, paymentCycle, lines) => {
        const { bill } = cycleBill({ ...sso, startDate, paymentCycle }, startDate, lines, [])
        expect(bill.lines.reduce((sum, line) => sum + line.supplyAmount + line.vatAmount, 0)).toBe(
          bill.totalAmount,
        )
        expect(bill.supplyAmount + bill.vatAmount).toBe(bill.totalAmount)
        expect(bill.billState).toBe(bill.totalAmount > 0 ? 'OPEN' : bill.totalAmount < 0 ? 'CREDIT' : 'PAID')
      }),
    )
  })
})

describe('billing periods', () => {
  it('follow the bill dates of the order', () => {
    fc.assert(
      fc.property(days, cycles, fc.integer({ min: 0, max: 40 }), (start, cycle, n) => {
        expect(periodFrom(start, cycle, billDate(start, cycle, n)).nextDate).toBe(
          billDate(start, cycle, n + 1),
        )
      }),
    )
  })

  it('cover every day exactly once, whenever the job runs', () => {
    fc.assert(
      fc.property(
        days,
        cycles,
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 6 }),
        (startDate, paymentCycle, gaps) => {
          let today = startDate
          let next = billDate(startDate, paymentCycle, 1)
          const billedDates: string[] = []
          for (const gap of gaps) {
            today = addDays(today, gap)
            const dates = dueDates(
              { startDate, paymentCycle, nextBillDate: next, wasBilled: billedDates.length > 0 },
              today,
            )
            billedDates.push(...dates)
            if (dates.length > 0) next = periodFrom(startDate, paymentCycle, dates.at(-1)!).nextDate
          }
          expect(billedDates).toEqual(billedDates.map((_, n) => billDate(startDate, paymentCycle, n)))
          expect(billedDates.at(-1)! <= today && next > today).toBe(true)
        },
      ),
    )
  })

  it('continue from the current day after a change of the cycle', () => {
    expect(periodFrom('2026-01-31', 'Y', '2026-02-28')).toEqual({
      fromDate: '2026-02-28',
      toDate: '2027-02-27',
      nextDate: '2027-02-28',
    })
    expect(periodFrom('2026-01-31', 'M', '2026-02-10')).toEqual({
      fromDate: '2026-02-10',
      toDate: '2026-03-09',
      nextDate: '2026-03-10',
    })
  })
})
