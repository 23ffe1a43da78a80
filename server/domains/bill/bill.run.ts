import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { unpaidStates } from '#domain/bill/states.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { periodOf } from '#domain/subscription/proration.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { type NumberBlocks, nextNumber, numberBlocks } from '#server/db/reference-number.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import {
  accountAfter,
  isBeingCharged,
  nextPlannedBill,
  openRowOf,
  type PlannedBill,
  readAccount,
} from './bill.account.ts'
import { resume } from './bill.charge.ts'
import { useCredits } from './bill.credit.store.ts'
import type { BillDeps } from './bill.deps.ts'
import { labelOf, notifyOfIssue, type StoredBill, type StoredSubscription } from './bill.notifications.ts'

type Queries = Pick<Tx, 'select'>

const BATCH_SIZE = 20
/**
 * The number of bill numbers that a run reserves at once: enough for five bills of each subscription of a
 * transaction.
 */
const NUMBERS = 100
type NextNumber = NumberBlocks['next']
const oneByOne: NextNumber = (tx, now) => nextNumber(tx, 'B', now)

const maxPlanned = 1_000

const selectBilled = (tx: Queries) =>
  tx.select({ one: sql`1` }).from(bills).where(eq(bills.subscriptionId, subscriptions.id))

/**
 * The condition for subscriptions with a cycle to bill by a day. A subscription without a next bill date is never
 * billed: a trial, or a subscription that ends before that date.
 */
const isDue = (tx: Queries, today: string) =>
  and(
    inArray(subscriptions.subscriptionState, runningStates),
    lte(subscriptions.startDate, today),
    isNotNull(subscriptions.nextBillDate),
    or(lte(subscriptions.nextBillDate, today), notExists(selectBilled(tx))),
  )

/**
 * The condition for ended subscriptions with something to settle: unbilled amounts, or open debts as well as
 * credits.
 */
const isUnsettled = (tx: Queries) => {
  const unbilledSubscriptions = tx
    .select({ id: subscriptionAdjustments.subscriptionId })
    .from(subscriptionAdjustments)
    .where(isNull(subscriptionAdjustments.billId))
  const subscriptionsWithCredit = tx
    .select({ id: bills.subscriptionId })
    .from(bills)
    .where(eq(bills.billState, 'CREDIT'))
  const subscriptionsWithDebt = tx
    .select({ id: bills.subscriptionId })
    .from(bills)
    .where(inArray(bills.billState, unpaidStates))
  return and(
    eq(subscriptions.subscriptionState, 'ENDED'),
    notExists(isBeingCharged(tx)),
    or(
      inArray(subscriptions.id, unbilledSubscriptions),
      and(
        inArray(subscriptions.id, subscriptionsWithCredit),
        inArray(subscriptions.id, subscriptionsWithDebt),
      ),
    ),
  )
}

/**
 * Issues every bill that is due, each once, with any number of nodes at the same time. Returns the number of bills.
 */
export async function issueBills(deps: BillDeps): Promise<number> {
  if (!(await isAnyDue(deps))) return 0
  const billNumbers = numberBlocks(deps.db, 'B', NUMBERS)
  let [count, after]: [number, string | undefined] = [0, undefined]
  try {
    for (;;) {
      await billNumbers.reserve(BATCH_SIZE, deps.clock.now())
      const some = await deps.db.transaction((tx) => issueSome(deps, tx, billNumbers.next, after))
      count += some.count
      if (some.last === undefined) return count
      after = some.last
    }
  } finally {
    await billNumbers.giveBack()
  }
}

/** Whether any bill is due; checked before bill numbers are reserved, since most runs find nothing to issue. */
async function isAnyDue({ db, clock }: BillDeps): Promise<boolean> {
  const today = kstDate(clock.now())
  const found = await db
    .select({ one: sql`1` })
    .from(subscriptions)
    .where(or(isDue(db, today), isUnsettled(db)))
    .limit(1)
  return found.length > 0
}

/**
 * Issues the bills of some subscriptions whose ids come after `after`; returns the last of these ids if there
 * may be more.
 */
async function issueSome(
  deps: BillDeps,
  tx: Tx,
  next: NextNumber,
  after: string | undefined,
): Promise<{ count: number; last: string | undefined }> {
  const today = kstDate(deps.clock.now())
  const due = await tx
    .select()
    .from(subscriptions)
    .where(and(after ? gt(subscriptions.id, after) : undefined, or(isDue(tx, today), isUnsettled(tx))))
    .orderBy(asc(subscriptions.id))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  let count = 0
  for (const subscription of due) count += (await issueDue(deps, tx, subscription, today, next)).count
  return { count, last: due.length < BATCH_SIZE ? undefined : due.at(-1)!.id }
}

/**
 * Issues the bills of a subscription that are due by a day, in sequence. The caller has locked the row of the
 * subscription; the open bills are locked here. Returns the changed row and the number of bills.
 */
async function issueDue(
  deps: BillDeps,
  tx: Tx,
  subscription: StoredSubscription,
  today: string,
  next: NextNumber = oneByOne,
): Promise<{ subscription: StoredSubscription; count: number }> {
  let [account, count] = [await readAccount(tx, subscription, { hold: true }), 0]
  for (let plan = nextPlannedBill(account, today); plan; plan = nextPlannedBill(account, today)) {
    const row = await issueBill(deps, tx, subscription, plan, next)
    if (row) count += 1
    account = accountAfter(account, plan, row && openRowOf(row))
  }
  const { endDate, nextBillDate: following } = account.subscription
  // Nothing is billed after the last day of a subscription; a later date would be found due forever.
  const nextBillDate = endDate !== null && following !== null && following > endDate ? null : following
  const { priceRise, supplyAmount, vatAmount, totalAmount, serviceInfo } = account.subscription
  // With the first bill at an agreed price, this price becomes the price of the subscription.
  const isRaised = priceRise === null && subscription.priceRise !== null
  const rowChange = {
    nextBillDate,
    ...(isRaised && { priceRise, supplyAmount, vatAmount, totalAmount, serviceInfo }),
  }
  if (isRaised || nextBillDate !== subscription.nextBillDate)
    await tx.update(subscriptions).set(rowChange).where(eq(subscriptions.id, subscription.id))
  return { subscription: { ...subscription, ...rowChange }, count }
}

/**
 * Issues the final bill of a subscription that has just ended, if there is anything to settle. While one of its bills
 * is being charged, the final bill is left to a later run.
 */
export async function settleEnd(deps: BillDeps, tx: Tx, subscription: StoredSubscription): Promise<void> {
  await issueDue(deps, tx, subscription, kstDate(deps.clock.now()))
}

/**
 * Issues the bills of all periods before the current one, so that a change or a cancellation is settled from the
 * current period on, and returns the row afterwards. The caller has locked the row; no charge of an open bill begins
 * until the transaction ends.
 */
export async function bringUpToDate(
  deps: BillDeps,
  tx: Tx,
  subscription: StoredSubscription,
): Promise<StoredSubscription> {
  const { startDate, paymentCycle } = subscription
  if (startDate === null) return subscription
  const { from } = periodOf({ startDate, paymentCycle }, kstDate(deps.clock.now()))
  return (await issueDue(deps, tx, subscription, addDays(from, -1))).subscription
}

/** The bills that a run would issue now, without issuing them. */
export async function plannedRun({ db, clock, gateway }: BillDeps) {
  const today = kstDate(clock.now())
  const due = await db
    .select()
    .from(subscriptions)
    .where(or(isDue(db, today), isUnsettled(db)))
    .orderBy(asc(subscriptions.id))
    .limit(maxPlanned)
  const plannedBills = []
  for (const subscription of due) {
    const {
      subscriptionNo,
      companyInfo: { companyName },
      currency,
    } = subscription
    let account = await readAccount(db, subscription)
    for (let plan = nextPlannedBill(account, today); plan; plan = nextPlannedBill(account, today)) {
      const { billDate, totalAmount, nextChargeOn, paymentMethodCode } = plan.bill
      const isCharged = nextChargeOn !== null && gateway.accepts(paymentMethodCode, currency)
      plannedBills.push({
        bill: { subscriptionNo, companyName, label: labelOf(subscription), billDate, currency, totalAmount },
        isCharged,
      })
      account = accountAfter(account, plan, { ...plan.bill, id: '', billNo: '', chargingSince: null })
    }
  }
  return plannedBills
}

/** Stores a bill, unless its cycle already has one, and closes the bills that it includes. */
async function issueBill(
  deps: BillDeps,
  tx: Tx,
  subscription: StoredSubscription,
  { bill: { paidOnIssue, ...bill }, taken, carried, credited }: PlannedBill,
  next: NextNumber,
): Promise<StoredBill | undefined> {
  const now = deps.clock.now()
  const isAccepted = deps.gateway.accepts(bill.paymentMethodCode, subscription.currency)
  const [row] = await tx
    .insert(bills)
    .values({
      ...bill,
      id: orderedId(),
      billNo: await next(tx, now),
      subscriptionId: subscription.id,
      currency: subscription.currency,
      nextChargeOn: isAccepted ? bill.nextChargeOn : null,
      paidAt: paidOnIssue ? now : null,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return undefined
  if (taken.length > 0) {
    const ids = taken.map(({ id }) => id)
    await tx
      .update(subscriptionAdjustments)
      .set({ billId: row.id })
      .where(inArray(subscriptionAdjustments.id, ids))
  }
  if (carried.length > 0) await closeIncluded(tx, carried)
  await useCredits(tx, row.id, credited)
  await notifyOfIssue(deps, tx, row, subscription)
  if (carried.length > 0 && row.billState !== 'OPEN') await resume(deps, tx, row, subscription)
  return row
}

/** Closes bills that another bill includes. */
async function closeIncluded(tx: Tx, carried: PlannedBill['carried']): Promise<void> {
  const ids = carried.map(({ id }) => id)
  await tx
    .update(bills)
    .set({
      billState: 'CARRIED',
      nextChargeOn: null,
      failure: null,
      taxInvoiceState: sql`case when ${bills.taxInvoiceState} = 'PENDING' then 'NONE' else ${bills.taxInvoiceState} end`,
      version: sql`${bills.version} + 1`,
    })
    .where(inArray(bills.id, ids))
}
