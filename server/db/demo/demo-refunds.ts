import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import type { billRefunds, bills } from '../schema/bill.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
export type DemoRefund = Omit<typeof billRefunds.$inferInsert, 'reasonBox' | 'decisionBox'> & {
  reason: string
  decision?: string
}
type Given = Pick<DemoRefund, 'amount' | 'reason' | 'refundState'> & Partial<DemoRefund>

const SMALL = 33_000
const PERSONAL = 1_000
/** The number of days between a payment and its refund. */
const DAYS_TO_REFUND = 6

/**
 * Creates refunds of paid bills, all by transfer: one that is done, one that waits for a second person of the staff,
 * one that was declined, and one to a person, which takes back a part of the cash receipt. Returns the bills with
 * their refunded amounts. Uses no random numbers.
 */
export function makeRefunds(
  allBills: readonly Bill[],
  [asking, deciding]: readonly string[],
  now: Date,
): { bills: Bill[]; billRefunds: DemoRefund[] } {
  const before = (days: number, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * HOUR_MS)
  const paidBills = allBills
    .filter(
      ({ billState, paymentMethodCode, currency, paidAt }) =>
        billState === 'PAID' &&
        paymentMethodCode === 'G' &&
        currency === 'KRW' &&
        paidAt! < before(DAYS_TO_REFUND),
    )
    .toSorted((one, other) => other.paidAt!.getTime() - one.paidAt!.getTime())
  const [done, declined, ...others] = paidBills.filter(
    ({ taxInvoiceState, totalAmount }) => taxInvoiceState === 'ISSUED' && totalAmount > SMALL,
  )
  const waitingBill = others.find(({ totalAmount }) => totalAmount > 1_000_000)
  const personalBill = paidBills.find(
    ({ taxInvoiceState, totalAmount }) => taxInvoiceState === 'NONE' && totalAmount > PERSONAL,
  )
  const wantedRefunds: [Bill | undefined, Given][] = [
    [done, { amount: SMALL, reason: '장애로 이틀 동안 쓰지 못한 요금', refundState: 'DONE' }],
    [personalBill, { amount: PERSONAL, reason: '요금제 안내가 잘못되어 차액 환불', refundState: 'DONE' }],
    [
      waitingBill,
      {
        amount: waitingBill?.totalAmount ?? 0,
        reason: '두 번 입금되어 한 번을 돌려드립니다.',
        refundState: 'WAITING',
        requestedBy: deciding ?? null,
      },
    ],
    [
      declined,
      {
        amount: declined?.totalAmount ?? 0,
        reason: '고객이 환불을 요청했습니다.',
        refundState: 'DECLINED',
        requestedBy: asking ?? null,
        decidedBy: deciding ?? null,
        decidedAt: before(1, 2),
        decision: '계약 기간 안이라 다음 청구서에서 할인하기로 했습니다.',
      },
    ],
  ]
  const refunds = wantedRefunds.flatMap(([bill, given], index): DemoRefund[] => {
    if (!bill) return []
    const startedAt = before(given.refundState === 'WAITING' ? 0 : 2, 10)
    return [
      {
        id: demoId('5b1d7e20', index + 1),
        billId: bill.id,
        attempt: 1,
        refundWay: 'TRANSFER',
        startedAt,
        askedAt: startedAt,
        settledAt: given.refundState === 'DONE' ? startedAt : null,
        requestedBy: asking ?? null,
        ...given,
      },
    ]
  })
  const reservedAmounts = new Map(
    refunds.flatMap(({ billId, amount, refundState }) =>
      refundState === 'DECLINED' ? [] : [[billId, amount] as const],
    ),
  )
  return {
    bills: allBills.map((bill) => {
      const refundedAmount = reservedAmounts.get(bill.id)
      return refundedAmount === undefined ? bill : { ...bill, refundedAmount }
    }),
    billRefunds: refunds,
  }
}
