import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BillLine, IssuedBill } from '#domain/bill/bill.ts'
import { dueBill } from '#domain/bill/due-bill.ts'
import { openStates } from '#domain/bill/states.ts'
import { compareReferenceNos } from '#domain/reference-number.ts'
import type { Tx } from '#server/db/once.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { hasBusinessNumber, labelOf, type StoredBill, type StoredSubscription } from './bill.notifications.ts'

type Queries = Pick<Tx, 'select'>
type Adjustment = typeof subscriptionAdjustments.$inferSelect
/** What is known of an open bill before another one may carry it. */
export type OpenBillRow = Pick<
  StoredBill,
  'id' | 'billNo' | 'billState' | 'supplyAmount' | 'vatAmount' | 'taxInvoiceState' | 'chargingSince'
> & { periodFrom: string; periodTo: string }
/** What bills say of a subscription: whether there were any, what none carries yet, and what is open. */
export type Account = {
  subscription: StoredSubscription
  wasBilled: boolean
  adjustments: Adjustment[]
  open: OpenBillRow[]
}
/** A bill to be issued, with the changes and the open bills that it carries. */
export type PlannedBill = {
  bill: IssuedBill
  taken: Adjustment[]
  carried: readonly OpenBillRow[]
  nextBillDate: string | null
}

/**
 * What bills say of a subscription. With `hold` its open bills stay as they are until the transaction ends: no charge of them
 * begins meanwhile. The row of the subscription is held before them.
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
  return {
    subscription,
    wasBilled: anyBill !== undefined,
    adjustments,
    open: rows.map(openRowOf).toSorted((one, other) => compareReferenceNos(one.billNo, other.billNo)),
  }
}

/** A bill from before there were periods is about its day. */
export const openRowOf = (bill: StoredBill): OpenBillRow => ({
  ...bill,
  periodFrom: bill.periodFrom ?? bill.billDate,
  periodTo: bill.periodTo ?? bill.billDate,
})

/** The next bill that is due by a day; nothing where none is. */
export function planned(
  { subscription, wasBilled, adjustments, open }: Account,
  today: string,
): PlannedBill | undefined {
  const { subscriptionState, nextBillDate, endDate } = subscription
  const due = dueBill(
    billedOf(subscription),
    {
      isEnded: subscriptionState === 'ENDED',
      nextBillDate: subscription.startDate === null ? null : nextBillDate,
      endDate,
      wasBilled,
      adjustments: adjustments.map(lineOf),
      open,
      isCharging: open.some(({ chargingSince }) => chargingSince !== null),
    },
    today,
  )
  return due && { ...due, taken: adjustments }
}

/** The account after a planned bill: with the bill as it was stored, or nothing where its cycle had one. */
export const accountAfter = (
  account: Account,
  { carried, nextBillDate }: PlannedBill,
  added: OpenBillRow | undefined,
): Account => ({
  subscription: { ...account.subscription, nextBillDate },
  wasBilled: true,
  adjustments: added ? [] : account.adjustments,
  open: added
    ? [...account.open.filter((bill) => !carried.includes(bill)), added].filter(({ billState }) =>
        openStates.includes(billState),
      )
    : account.open,
})

/** A charge that is under way decides what is still owed; its end is waited for. */
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
