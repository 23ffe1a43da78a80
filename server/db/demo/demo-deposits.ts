import { addDays, daysBetween, kstDate } from '#domain/dates.ts'
import { nameKey } from '#domain/deposit/matching.ts'
import type { DepositState } from '#domain/deposit/states.ts'
import type { billPayments, bills } from '../schema/bill.ts'
import type { depositMatches, deposits } from '../schema/deposit.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
type Payment = typeof billPayments.$inferInsert
type Match = typeof depositMatches.$inferInsert
export type DemoDeposit = Omit<typeof deposits.$inferInsert, 'payerBox'> & { id: string; payer: string }

type DepositOf = [
  daysAgo: number,
  time: string,
  payer: string,
  amount: number,
  state?: DepositState,
  leftAmount?: number,
]

/** The number of letters of a payer's name that a bank shows. */
const MAX_PAYER_LETTERS = 7
const PART = 100_000
/** The amount by which one of the deposits exceeds the bill that it paid. */
const EXCESS_AMOUNT = 55_000

/**
 * Creates the deposits of the last days. Some are for unpaid bills, one of which is paid in two parts; one has a
 * payer who fits no bill; one is the interest of the bank; two have paid bills, one of them with more than the bill's
 * amount. Uses no random numbers.
 */
export function makeDeposits({
  bills: allBills,
  billPayments: payments,
  subscriptions,
  now,
}: {
  bills: readonly Bill[]
  billPayments: readonly Payment[]
  subscriptions: readonly PlainSubscription[]
  now: Date
}): { deposits: DemoDeposit[]; depositMatches: Match[] } {
  const today = kstDate(now)
  const nameOf = new Map(subscriptions.map(({ id, companyInfo }) => [id, companyInfo.companyName]))
  const byTransfer = allBills.filter(
    ({ currency, paymentMethodCode, totalAmount }) =>
      currency === 'KRW' && paymentMethodCode === 'G' && totalAmount > PART,
  )
  const [first, second, third] = byTransfer
    .filter(({ billState }) => billState === 'OPEN' || billState === 'LATE')
    .slice(-3)
  const shortOf = (bill: Bill) => nameKey(nameOf.get(bill.subscriptionId) ?? '').slice(0, MAX_PAYER_LETTERS)
  const rows: DepositOf[] = []
  if (first) rows.push([1, '09:12', shortOf(first), first.totalAmount])
  if (second) rows.push([1, '08:40', nameOf.get(second.subscriptionId) ?? '', second.totalAmount])
  if (third) {
    rows.push([2, '14:05', shortOf(third), PART])
    rows.push([1, '08:31', shortOf(third), third.totalAmount - PART])
  }
  rows.push([3, '17:48', '오하늘', 330_000], [4, '23:59', '예금이자', 1_204, 'ASIDE'])
  const unpaidCount = rows.length
  const paidBills = byTransfer
    .filter(({ billState, paidAt }) => billState === 'PAID' && paidAt)
    .toSorted((one, other) => other.paidAt!.getTime() - one.paidAt!.getTime())
    .slice(0, 2)
  for (const [index, bill] of paidBills.entries()) {
    const rest = index === 0 ? EXCESS_AMOUNT : 0
    const daysAgo = daysBetween(kstDate(bill.paidAt!), today)
    const state = rest > 0 ? 'PART' : 'MATCHED'
    rows.push([daysAgo, '00:07', shortOf(bill), bill.totalAmount + rest, state, rest])
  }
  const depositRows = rows.map(
    ([daysAgo, depositedTime, payer, amount, depositState = 'NEW', leftAmount = amount], index) => {
      const id = demoId('7c2b9e10', index + 1)
      return {
        id,
        fingerprint: id,
        depositedOn: addDays(today, -daysAgo),
        depositedTime,
        payer,
        amount,
        leftAmount,
        depositState,
        importedAt: paidBills[index - unpaidCount]?.paidAt ?? now,
      }
    },
  )
  const matchOf = (bill: Bill, deposit: DemoDeposit, place: number): Match => ({
    id: demoId('8a3d5f60', place),
    depositId: deposit.id,
    billId: bill.id,
    paymentId: payments.find(({ billId, paymentState }) => billId === bill.id && paymentState === 'PAID')!.id,
    amount: bill.totalAmount,
    before: { billState: 'OPEN', failure: null, nextChargeOn: null, taxInvoiceState: bill.taxInvoiceState! },
    matchedAt: bill.paidAt!,
  })
  const matches = paidBills.map((bill, index) => matchOf(bill, depositRows[unpaidCount + index]!, index + 1))
  return { deposits: depositRows, depositMatches: matches }
}
