import { addDays, kstDate } from '#domain/dates.ts'
import { nameKey } from '#domain/deposit/matching.ts'
import type { DepositState } from '#domain/deposit/states.ts'
import type { bills } from '../schema/bill.ts'
import type { deposits } from '../schema/deposit.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'

type Bill = typeof bills.$inferInsert
export type DemoDeposit = Omit<typeof deposits.$inferInsert, 'payerBox'> & { id: string; payer: string }

type DepositOf = [daysAgo: number, time: string, payer: string, amount: number, state?: DepositState]

/** Banks shorten the name of a payer. */
const BANK_LETTERS = 7
const PART = 100_000

/**
 * The deposits of the last days: of owed bills, one of which is paid in two parts, one of a name that fits no bill,
 * and the interest of the bank. Uses no random numbers.
 */
export function makeDeposits(
  owed: readonly Bill[],
  subscriptions: readonly PlainSubscription[],
  now: Date,
): DemoDeposit[] {
  const today = kstDate(now)
  const nameOf = new Map(subscriptions.map(({ id, companyInfo }) => [id, companyInfo.companyName]))
  const [first, second, third] = owed
    .filter(
      ({ billState, currency, paymentMethodCode, totalAmount }) =>
        (billState === 'OPEN' || billState === 'LATE') &&
        currency === 'KRW' &&
        paymentMethodCode === 'G' &&
        totalAmount > PART,
    )
    .slice(-3)
  const shortOf = (bill: Bill) => nameKey(nameOf.get(bill.subscriptionId) ?? '').slice(0, BANK_LETTERS)
  const rows: DepositOf[] = []
  if (first) rows.push([1, '09:12', shortOf(first), first.totalAmount])
  if (second) rows.push([1, '08:40', nameOf.get(second.subscriptionId) ?? '', second.totalAmount])
  if (third) {
    rows.push([2, '14:05', shortOf(third), PART])
    rows.push([1, '08:31', shortOf(third), third.totalAmount - PART])
  }
  rows.push([3, '17:48', '오하늘', 330_000], [4, '23:59', '예금이자', 1_204, 'ASIDE'])
  return rows.map(([daysAgo, depositedTime, payer, amount, depositState = 'NEW'], index) => {
    const id = `7c2b9e10-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
    return {
      id,
      fingerprint: id,
      depositedOn: addDays(today, -daysAgo),
      depositedTime,
      payer,
      amount,
      leftAmount: amount,
      depositState,
      importedAt: now,
    }
  })
}
