import { nextRetry } from '#domain/bill/rules.ts'
import { kstDate } from '#domain/dates.ts'
import type { billPayments, bills } from '../schema/bill.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
type Payment = typeof billPayments.$inferInsert

const CHARGE_MS = 2_000

/**
 * Creates the payments of the bills in their current state: a successful charge, after a failed charge if a bill was
 * paid late; charges that all failed; and the entries of the staff for invoices. Uses no random numbers.
 */
export function makeBillPayments(bills: readonly Bill[], now: Date): Payment[] {
  const today = kstDate(now)
  const payments = bills.flatMap((bill): Omit<Payment, 'id'>[] => {
    const { id: billId, billNo, paymentMethodCode = 'G', billDate, paidAt, failure, billState } = bill
    const isCharged = paymentMethodCode !== 'G'
    const failedDays =
      isCharged && (failure || (paidAt && kstDate(paidAt) > billDate))
        ? chargeDays(billDate, paidAt ? kstDate(paidAt) : today)
        : []
    const attempts = failedDays.map((day, index) => {
      const startedAt = new Date(`${day}T10:00:00+09:00`)
      const why = failure ?? ('LIMIT_EXCEEDED' as const)
      return {
        billId,
        attempt: index + 1,
        paymentMethodCode,
        paymentState: 'FAILED' as const,
        failure: why,
        startedAt,
        settledAt: new Date(startedAt.getTime() + CHARGE_MS),
      }
    })
    if (!paidAt || billState !== 'PAID') return attempts
    const startedAt = isCharged ? new Date(paidAt.getTime() - CHARGE_MS) : paidAt
    const paidCharge = {
      billId,
      attempt: attempts.length + 1,
      paymentMethodCode,
      paymentState: 'PAID' as const,
      providerKey: isCharged ? `demo_${billNo}` : null,
      startedAt,
      settledAt: paidAt,
    }
    return [...attempts, paidCharge]
  })
  return payments.map((payment, index) => ({
    ...payment,
    id: demoId('3e8f1a70', index + 1),
  }))
}

/** The days on which a bill is charged and retried, from the bill date until the day before `until`. */
function chargeDays(billDate: string, until: string): string[] {
  const days: string[] = []
  for (let day: string | null = billDate; day !== null && day < until; day = nextRetry(billDate, day))
    days.push(day)
  return days
}
