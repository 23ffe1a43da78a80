import { kstDate } from '../dates.ts'
import { splitCreditAmount } from './credit.ts'
import type { BillState } from './state-names.ts'

/**
 * Whether a bill has a credit note: the bill was cancelled, its credit was paid out, or it was refunded in part or as
 * a whole.
 */
export const hasCreditNote = ({
  billState,
  refunds,
}: {
  billState: BillState
  refunds: readonly { refundState: string }[]
}): boolean =>
  billState === 'VOID' ||
  billState === 'REFUNDED' ||
  refunds.some(({ refundState }) => refundState === 'DONE')

/** A part of a bill that was refunded or cancelled, with the day, YYYY-MM-DD; amounts are above 0. */
export type NotedPart = { label: string; day: string; supplyAmount: number; vatAmount: number }
type Amounts = { supplyAmount: number; vatAmount: number }
type NotedAmounts = Amounts & {
  billState: BillState
  refundedAmount: number
  paidAt: string | null
  voidedAt: string | null
  voidReason: string | null
  refunds: readonly { refundState: string; amount: number; reason: string; settledAt: string | null }[]
}

/**
 * The parts of a credit note, each with its VAT: the whole bill if it was cancelled, the amount that was paid out of
 * a bill of credit, or its refunds. The parts of a bill that was refunded as a whole add up to its supply and its
 * VAT.
 */
export function notedParts(bill: NotedAmounts): NotedPart[] {
  const { billState, supplyAmount, vatAmount, refundedAmount } = bill
  const sign = supplyAmount + vatAmount < 0 ? -1 : 1
  let left: Amounts = { supplyAmount: sign * supplyAmount, vatAmount: sign * vatAmount }
  if (billState === 'VOID') return [{ label: bill.voidReason ?? '', day: dayOf(bill.voidedAt), ...left }]
  const partOf = (label: string, at: string | null, amount: number): NotedPart => {
    const off = splitCreditAmount(left, amount)
    left = { supplyAmount: left.supplyAmount + off.supplyAmount, vatAmount: left.vatAmount + off.vatAmount }
    return {
      label,
      day: dayOf(at),
      supplyAmount: Math.abs(off.supplyAmount),
      vatAmount: Math.abs(off.vatAmount),
    }
  }
  if (billState === 'REFUNDED') {
    const whole = left.supplyAmount + left.vatAmount
    return [partOf('환불', bill.paidAt, refundedAmount || whole)]
  }
  return bill.refunds
    .filter(({ refundState }) => refundState === 'DONE')
    .map(({ reason, settledAt, amount }) => partOf(reason, settledAt, amount))
}

const dayOf = (at: string | null) => (at === null ? '' : kstDate(new Date(at)))
