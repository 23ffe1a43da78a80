import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOf } from '../money.ts'
import { type BilledSubscription, type BillLine, cycleBill } from './bill.ts'
import { creditLine, creditsUsedOn, splitCreditAmount } from './credit.ts'
import { notedParts } from './credit-note.ts'

const lineOf = (supplyAmount: number): BillLine => ({
  lineType: 'SERVICE',
  label: '통합 로그인 프로 30명',
  fromDate: '2026-11-21',
  toDate: '2026-12-20',
  supplyAmount,
  vatAmount: vatOf(supplyAmount),
})
const days = { fromDate: '2026-11-21', toDate: '2026-12-20' }
const totalOf = ({ supplyAmount, vatAmount }: { supplyAmount: number; vatAmount: number }) =>
  supplyAmount + vatAmount

describe('an amount that is taken off a bill', () => {
  it.each([
    [11_000, -10_000, -1_000],
    [10_999, -10_000, -999],
    [10, -10, 0],
    [148_500, -135_000, -13_500],
  ])('of %i is %i of supply and %i of VAT', (amount, supplyAmount, vatAmount) => {
    expect(splitCreditAmount({ supplyAmount: 135_000, vatAmount: 13_500 }, amount)).toEqual({
      supplyAmount,
      vatAmount,
    })
  })

  it('is split exactly: VAT is a tenth, and neither sum of the bill falls below 0', () => {
    const supplies = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(supplies, fc.double({ min: 0, max: 1, noNaN: true }), (several, share) => {
        const lines = several.map(lineOf)
        const totalsBefore = {
          supplyAmount: lines.reduce((sum, line) => sum + line.supplyAmount, 0),
          vatAmount: lines.reduce((sum, line) => sum + line.vatAmount, 0),
        }
        const amount = Math.max(1, Math.floor(totalOf(totalsBefore) * share))
        const line = creditLine(lines, { amount, ...days })
        expect(totalOf(line)).toBe(-amount)
        expect(totalsBefore.supplyAmount + line.supplyAmount).toBeGreaterThanOrEqual(0)
        expect(totalsBefore.vatAmount + line.vatAmount).toBeGreaterThanOrEqual(0)
        // Each line drops a fraction, so the VAT of a bill is below a tenth of its supply by up to one unit per line.
        expect(Math.abs(vatOf(-line.supplyAmount) + line.vatAmount)).toBeLessThanOrEqual(several.length + 1)
      }),
    )
  })

  it('has a different label on each line', () => {
    const firstLine = creditLine([lineOf(10_000)], { amount: 11, ...days })
    expect(firstLine.label).toBe('요금 할인')
    expect(creditLine([lineOf(10_000), firstLine], { amount: 11, ...days }).label).toBe('요금 할인 2')
  })
})

describe('credits for the next bills', () => {
  const subscription: BilledSubscription = {
    startDate: '2026-11-21',
    paymentCycle: 'M',
    currency: 'KRW',
    supplyAmount: 135_000,
    vatAmount: 13_500,
    paymentMethodCode: 'C',
    hasBusinessNumber: true,
    label: '통합 로그인 프로 30명',
  }
  const billOf = (...amounts: number[]) =>
    cycleBill(
      subscription,
      '2026-11-21',
      [],
      [],
      amounts.map((leftAmount, index) => ({ id: String(index), leftAmount })),
    )

  it('are taken off the bill of a cycle, the oldest first', () => {
    const { bill, credited } = billOf(11_000, 22_000)
    expect(bill).toMatchObject({
      totalAmount: 115_500,
      supplyAmount: 105_000,
      vatAmount: 10_500,
      billState: 'OPEN',
    })
    expect(bill.lines.at(-1)).toEqual({
      lineType: 'ADJUSTMENT',
      label: '요금 할인',
      ...days,
      supplyAmount: -30_000,
      vatAmount: -3_000,
    })
    expect(credited).toEqual([
      { id: '0', amount: 11_000 },
      { id: '1', amount: 22_000 },
    ])
  })

  it('never reduce a bill below 0: a bill of 0 is paid at once, and the rest of the credits is left for the next bills', () => {
    const { bill, credited } = billOf(100_000, 100_000)
    expect(bill).toMatchObject({
      totalAmount: 0,
      supplyAmount: 0,
      vatAmount: 0,
      billState: 'PAID',
      paidOnIssue: true,
      nextChargeOn: null,
      taxInvoiceState: 'NONE',
    })
    expect(credited).toEqual([
      { id: '0', amount: 100_000 },
      { id: '1', amount: 48_500 },
    ])
  })

  it('are not used by a bill that refunds an amount', () => {
    expect(
      creditsUsedOn([lineOf(10_000), { ...lineOf(0), supplyAmount: -20_000 }], [{ id: 'a', leftAmount: 5 }]),
    ).toEqual([])
  })
})

describe('a credit note', () => {
  const bill = {
    billState: 'PAID' as const,
    supplyAmount: 135_000,
    vatAmount: 13_500,
    refundedAmount: 148_500,
    paidAt: '2026-11-21T10:00:00+09:00',
    voidedAt: null,
    voidReason: null,
    refunds: [] as { refundState: string; amount: number; reason: string; settledAt: string | null }[],
  }
  const refundOf = (amount: number, refundState = 'DONE') => ({
    refundState,
    amount,
    reason: '중복 결제',
    // This moment is on the 23rd in Korea.
    settledAt: '2026-11-22T15:30:00Z',
  })

  it('lists each completed refund, and all parts add up to the bill', () => {
    const refunds = [refundOf(50_001), refundOf(7, 'FAILED'), refundOf(98_499)]
    const parts = notedParts({ ...bill, refunds })
    expect(parts.map(totalOf)).toEqual([50_001, 98_499])
    expect(parts[0]).toMatchObject({ label: '중복 결제', day: '2026-11-23' })
    expect(parts.reduce((sum, { vatAmount }) => sum + vatAmount, 0)).toBe(13_500)
  })

  it('of a cancelled bill lists the whole bill, and of a bill of credit the amount that was paid out', () => {
    const voidBill = {
      ...bill,
      billState: 'VOID' as const,
      voidReason: '잘못 청구',
      voidedAt: '2026-11-22T10:00:00+09:00',
    }
    expect(notedParts(voidBill)).toEqual([
      { label: '잘못 청구', day: '2026-11-22', supplyAmount: 135_000, vatAmount: 13_500 },
    ])
    const creditBill = { ...bill, billState: 'REFUNDED' as const, supplyAmount: -5_000, vatAmount: -500 }
    expect(notedParts({ ...creditBill, refundedAmount: 1_100 })).toMatchObject([
      { supplyAmount: 1_000, vatAmount: 100 },
    ])
    // An earlier release stored 0 as the refunded amount, so the whole credit counts as refunded.
    expect(notedParts({ ...creditBill, refundedAmount: 0 }).map(totalOf)).toEqual([5_500])
  })
})
