import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BillLine, IssuedBill } from '#domain/bill/bill.ts'
import type { OpenCredit, UsedCredit } from '#domain/bill/credit.ts'
import { dueBill } from '#domain/bill/due-bill.ts'
import type { BillRules } from '#domain/bill/rules.ts'
import { openStates } from '#domain/bill/states.ts'
import { compareReferenceNos } from '#domain/reference-number.ts'
import { billedUntil, withPriceOn } from '#domain/subscription/price-consents.ts'
import { currentRules } from '#server/bill-rules/bill-rules-store.ts'
import type { Tx } from '#server/db/once.ts'
import { billCredits, bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { hasBusinessNumber, labelOf, type StoredBill, type StoredSubscription } from './bill.notifications.ts'

type Queries = Pick<Tx, 'select'>
type Adjustment = typeof subscriptionAdjustments.$inferSelect
/** The fields of an open bill that decide whether another bill may include it. */
export type OpenBillRow = Pick<
  StoredBill,
  'id' | 'billNo' | 'billState' | 'supplyAmount' | 'vatAmount' | 'taxInvoiceState' | 'chargingSince' | 'lines'
> & { periodFrom: string; periodTo: string }
/**
 * The billing state of a subscription: whether it has any bills, its unbilled amounts, its open bills, and the credit
 * that is still to be taken off.
 */
export type Account = {
  subscription: StoredSubscription
  wasBilled: boolean
  adjustments: Adjustment[]
  open: OpenBillRow[]
  credits: OpenCredit[]
  /** The rules under which the next bill of the subscription is issued. */
  rules: BillRules
}
/** A bill to be issued, with the unbilled changes and the open bills that it includes, and the credits it takes off. */
export type PlannedBill = {
  bill: IssuedBill
  taken: Adjustment[]
  carried: readonly OpenBillRow[]
  credited: readonly UsedCredit[]
  nextBillDate: string | null
}

/**
 * Reads the billing state of a subscription. The caller has locked the row of the subscription. With `hold`, its open
 * bills are locked until the transaction ends, so that no charge of these bills begins before that.
 */
export async function readAccount(
  tx: Queries,
  subscription: StoredSubscription,
  { hold = false }: { hold?: boolean } = {},
): Promise<Account> {
  const { id } = subscription
  const adjustments = await tx
    .select()
    .from(subscriptionAdjustments)
    .where(and(eq(subscriptionAdjustments.subscriptionId, id), isNull(subscriptionAdjustments.billId)))
    .orderBy(asc(subscriptionAdjustments.occurredOn), asc(subscriptionAdjustments.id))
  const open = tx
    .select()
    .from(bills)
    .where(and(eq(bills.subscriptionId, id), inArray(bills.billState, openStates)))
    .orderBy(asc(bills.id))
  const rows = await (hold ? open.for('update') : open)
  const [anyBill] = await tx.select({ one: sql`1` }).from(bills).where(eq(bills.subscriptionId, id)).limit(1)
  const credits = await tx
    .select({ id: billCredits.id, leftAmount: billCredits.leftAmount })
    .from(billCredits)
    .where(and(eq(billCredits.subscriptionId, id), gt(billCredits.leftAmount, 0)))
    .orderBy(asc(billCredits.creditedAt), asc(billCredits.id))
  return {
    subscription,
    credits,
    rules: await currentRules(tx),
    wasBilled: anyBill !== undefined,
    adjustments,
    open: rows.map(openRowOf).toSorted((one, other) => compareReferenceNos(one.billNo, other.billNo)),
  }
}

/** Returns the fields of an open bill. An old bill without a period covers only its day. */
export const openRowOf = (bill: StoredBill): OpenBillRow => ({
  ...bill,
  periodFrom: bill.periodFrom ?? bill.billDate,
  periodTo: bill.periodTo ?? bill.billDate,
})

/** The next bill that is due by a day; undefined if none is. */
export function nextPlannedBill(
  { subscription, wasBilled, adjustments, open, credits, rules }: Account,
  today: string,
): PlannedBill | undefined {
  const { subscriptionState, nextBillDate, endDate, startDate } = subscription
  const periodFrom = (wasBilled ? nextBillDate : startDate) ?? today
  const due = dueBill(
    { ...billedOf(withPriceOn(subscription, periodFrom)), rules },
    {
      isEnded: subscriptionState === 'ENDED',
      nextBillDate: subscription.startDate === null ? null : nextBillDate,
      endDate,
      wasBilled,
      adjustments: adjustments.map(lineOf),
      open,
      credits,
      isCharging: open.some(({ chargingSince }) => chargingSince !== null),
    },
    billedUntil(subscription, today),
  )
  return due && { ...due, taken: adjustments }
}

/**
 * Returns the billing state after a planned bill: with the stored bill, or without one if the cycle already had a
 * bill.
 */
export const accountAfter = (
  account: Account,
  { bill, carried, credited, nextBillDate }: PlannedBill,
  added: OpenBillRow | undefined,
): Account => ({
  rules: account.rules,
  subscription: { ...withPriceOn(account.subscription, bill.periodFrom), nextBillDate },
  wasBilled: true,
  adjustments: added ? [] : account.adjustments,
  open: added
    ? [...account.open.filter((bill) => !carried.includes(bill)), added].filter(({ billState }) =>
        openStates.includes(billState),
      )
    : account.open,
  credits: added ? account.credits.map((credit) => withoutUsed(credit, credited)) : account.credits,
})

function withoutUsed({ id, leftAmount }: OpenCredit, credited: readonly UsedCredit[]): OpenCredit {
  const usedAmount = credited.find((credit) => credit.id === id)?.amount ?? 0
  return { id, leftAmount: leftAmount - usedAmount }
}

/**
 * Whether an open bill of a subscription is being charged: the outcome of the charge decides how much is still owed,
 * so a settlement waits for it.
 */
export const isBeingCharged = (tx: Queries) =>
  tx
    .select({ one: sql`1` })
    .from(bills)
    .where(
      and(
        eq(bills.subscriptionId, subscriptions.id),
        inArray(bills.billState, openStates),
        isNotNull(bills.chargingSince),
      ),
    )

const lineOf = ({ label, fromDate, toDate, supplyAmount, vatAmount }: Adjustment): BillLine => ({
  lineType: 'ADJUSTMENT',
  label,
  fromDate,
  toDate,
  supplyAmount,
  vatAmount,
})

function billedOf(subscription: StoredSubscription) {
  const { startDate, paymentCycle, currency, supplyAmount, vatAmount, payment, companyInfo } = subscription
  return {
    startDate: startDate ?? '',
    paymentCycle,
    currency,
    supplyAmount,
    vatAmount,
    paymentMethodCode: payment.paymentMethodCode,
    hasBusinessNumber: hasBusinessNumber({ companyInfo }),
    label: labelOf(subscription),
  }
}
