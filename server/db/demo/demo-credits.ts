import type { BillLine } from '#domain/bill/bill.ts'
import { creditLine } from '#domain/bill/credit.ts'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import type * as schema from '../schema/bill.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof schema.bills.$inferInsert
type DemoCredit = Omit<typeof schema.billCredits.$inferInsert, 'reasonBox'> & { reason: string }
type DemoVoid = { billId: string; reason: string }

/** Only bills of these months are used, because later bills have tax invoices of the portal. */
const [FROM_MONTHS, UNTIL_MONTHS] = [6, 2]
const ON_THIS_BILL = 11_000
const [ON_NEXT_BILLS, LEFT_FOR_NEXT_BILLS] = [33_000, 22_000]
const DAYS_TO_VOID = 2

/**
 * Creates the actions of the staff on bills by transfer: one bill is cancelled, one has a discount, and one uses a
 * part of a discount on the bills of its subscription. Returns the bills after these actions. Uses no random numbers.
 */
export function makeCredits(
  allBills: readonly Bill[],
  subscriptions: readonly PlainSubscription[],
  now: Date,
) {
  const today = kstDate(now)
  const [since, until] = [addMonths(today, -FROM_MONTHS), addMonths(today, -UNTIL_MONTHS)]
  const inUse = new Set(
    subscriptions
      .filter(({ subscriptionState }) => subscriptionState === 'ACTIVE')
      .map((subscription) => subscription.id),
  )
  const [gone, discounted, reduced] = latestOfEach(
    allBills.filter(
      (bill) =>
        bill.billState === 'PAID' &&
        bill.billKind === 'CYCLE' &&
        bill.paymentMethodCode === 'G' &&
        bill.currency === 'KRW' &&
        bill.taxInvoiceState === 'ISSUED' &&
        !bill.refundedAmount &&
        bill.totalAmount > ON_NEXT_BILLS &&
        bill.billDate > since &&
        bill.billDate <= until &&
        inUse.has(bill.subscriptionId),
    ),
  )
  const changedBills = new Map<string, Bill>()
  const billCredits: DemoCredit[] = []
  const billCreditUses: (typeof schema.billCreditUses.$inferInsert)[] = []
  const voids: DemoVoid[] = []
  function credit(
    bill: Bill | undefined,
    given: Pick<DemoCredit, 'creditOn' | 'amount' | 'leftAmount' | 'reason'>,
  ) {
    if (!bill) return
    const id = demoId('7c2e9b40', billCredits.length + 1)
    const usedAmount = given.amount - given.leftAmount
    billCredits.push({
      id,
      subscriptionId: bill.subscriptionId,
      ...given,
      creditedAt: new Date(`${addDays(bill.billDate, -1)}T16:00:00+09:00`),
    })
    billCreditUses.push({ creditId: id, billId: bill.id, amount: usedAmount })
    changedBills.set(bill.id, withLine(bill, usedAmount))
  }

  if (gone) {
    voids.push({ billId: gone.id, reason: '사용자 수가 잘못 청구되어 취소했습니다.' })
    changedBills.set(gone.id, {
      ...gone,
      billState: 'VOID',
      paidAt: null,
      taxInvoiceState: 'NONE',
      taxInvoiceNo: null,
      voidedAt: new Date(`${addDays(gone.billDate, DAYS_TO_VOID)}T14:00:00+09:00`),
    })
  }
  credit(discounted, {
    creditOn: 'BILL',
    amount: ON_THIS_BILL,
    leftAmount: 0,
    reason: '점검으로 하루 동안 이용하지 못한 요금',
  })
  credit(reduced, {
    creditOn: 'NEXT_BILLS',
    amount: ON_NEXT_BILLS,
    leftAmount: LEFT_FOR_NEXT_BILLS,
    reason: '추천한 회사가 구독을 시작해 드리는 할인',
  })
  return {
    bills: allBills.map((bill) => changedBills.get(bill.id) ?? bill),
    billCredits,
    billCreditUses,
    voids,
  }
}

/** The latest bill of each subscription, the latest first. */
function latestOfEach(found: readonly Bill[]): Bill[] {
  const latestBills = new Map<string, Bill>()
  for (const bill of found.toSorted((one, other) => other.billNo.localeCompare(one.billNo, 'en')))
    if (!latestBills.has(bill.subscriptionId)) latestBills.set(bill.subscriptionId, bill)
  return [...latestBills.values()]
}

function withLine(bill: Bill, amount: number): Bill {
  const lines: BillLine[] = bill.lines ?? []
  const line = creditLine(lines, { amount, fromDate: bill.periodFrom!, toDate: bill.periodTo! })
  return {
    ...bill,
    lines: [...lines, line],
    supplyAmount: bill.supplyAmount + line.supplyAmount,
    vatAmount: bill.vatAmount + line.vatAmount,
    totalAmount: bill.totalAmount - amount,
  }
}
