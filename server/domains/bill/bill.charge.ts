import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PaymentCode } from '#domain/bill/bill.ts'
import { nextRetry } from '#domain/bill/rules.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { kstDate } from '#domain/dates.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { type ChargeOutcome, PaymentUnknown } from '#server/payments/gateway.ts'
import type { BillDeps } from './bill.deps.ts'
import { billingKeyFor } from './bill.keys.ts'
import { aboutOf, labelOf, notifyOf, type StoredBill, type StoredSubscription } from './bill.notifications.ts'
import { taxInvoiceBy } from './bill.payment.ts'
import { lockSubscription } from './bill.store.ts'

/** The change of a subscription's state when its last late bill is paid. */
const settledChange = stateChangeOf({ type: 'BILLS_SETTLED' })
const UNHEARD_MS = 5 * MINUTE_MS
const BATCH_SIZE = 50

type Attempt = typeof billPayments.$inferSelect

/**
 * Charges all bills that are due by today, each on one node. Returns the numbers of paid bills and of failed charges.
 */
export async function chargeBills(deps: BillDeps): Promise<{ paid: number; failed: number }> {
  const today = kstDate(deps.clock.now())
  const isToCharge = and(lte(bills.nextChargeOn, today), isIdle(deps))
  const counts = { paid: 0, failed: 0 }
  for (;;) {
    const due = await deps.db
      .select({ id: bills.id })
      .from(bills)
      .where(and(isToCharge, inArray(bills.billState, unpaidStates)))
      .orderBy(bills.nextChargeOn, bills.id)
      .limit(BATCH_SIZE)
    for (const { id } of due) {
      const outcome = await chargeBill(deps, id, isToCharge)
      if (outcome === 'PAID') counts.paid += 1
      if (outcome === 'FAILED') counts.failed += 1
    }
    if (due.length < BATCH_SIZE) return counts
  }
}

/**
 * Charges one bill, if it still meets the condition and is not being charged; otherwise does nothing. UNKNOWN is a
 * charge without an answer: the charge is repeated later, with the same idempotency key, until there is an answer.
 */
export async function chargeBill(
  deps: BillDeps,
  id: string,
  condition: SQL | undefined,
): Promise<'PAID' | 'FAILED' | 'UNKNOWN' | undefined> {
  const claimed = await claim(deps, id, condition)
  if (!claimed) return undefined
  const { bill, subscription, attempt } = claimed
  try {
    const outcome = await chargeOnce(deps, bill, subscription, attempt)
    await settleCharge(deps, claimed, outcome)
    return 'failure' in outcome ? 'FAILED' : 'PAID'
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    deps.log.warn({ err: error, billNo: bill.billNo }, 'the outcome of a charge is unknown')
    return 'UNKNOWN'
  }
}

/** The condition for a bill without a charge in progress, or with one that takes too long. */
export const isIdle = ({ clock }: Pick<BillDeps, 'clock'>): SQL | undefined =>
  or(isNull(bills.chargingSince), lt(bills.chargingSince, new Date(clock.now().getTime() - UNHEARD_MS)))

/** The condition of `isIdle`, for a bill in the version that was read. */
export const isIdleIn = (version: number, deps: Pick<BillDeps, 'clock'>): SQL | undefined =>
  and(eq(bills.version, version), isIdle(deps))

type ClaimedBill = { bill: StoredBill; subscription: StoredSubscription; attempt: Attempt }

function claim(
  { db, clock }: BillDeps,
  id: string,
  condition: SQL | undefined,
): Promise<ClaimedBill | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const [bill] = await tx
      .update(bills)
      // The date of the next charge is set, so that the job of any node asks for the outcome if the charge stays
      // without an answer.
      .set({
        chargingSince: now,
        nextChargeOn: sql`coalesce(${bills.nextChargeOn}, ${kstDate(now)}::date)`,
        version: sql`${bills.version} + 1`,
      })
      .where(and(eq(bills.id, id), inArray(bills.billState, unpaidStates), condition))
      .returning()
    if (!bill) return undefined
    const [subscription] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, bill.subscriptionId))
    const attempts = await tx
      .select()
      .from(billPayments)
      .where(eq(billPayments.billId, id))
      .orderBy(billPayments.attempt)
    const lastAttempt = attempts.at(-1)
    if (lastAttempt?.paymentState === 'STARTED')
      return { bill, subscription: subscription!, attempt: lastAttempt }
    const { paymentMethodCode } = subscription!.payment
    const [attempt] = await tx
      .insert(billPayments)
      .values({
        id: randomUUID(),
        billId: id,
        attempt: (lastAttempt?.attempt ?? 0) + 1,
        paymentMethodCode,
        paymentState: 'STARTED',
        startedAt: now,
      })
      .returning()
    return { bill, subscription: subscription!, attempt: attempt! }
  })
}

async function chargeOnce(
  deps: BillDeps,
  bill: StoredBill,
  subscription: StoredSubscription,
  { attempt }: Attempt,
): Promise<ChargeOutcome> {
  const key = await billingKeyFor(deps, subscription)
  if (!key) return { failure: 'METHOD_INVALID' }
  if ('failure' in key) return key
  return deps.gateway.charge({
    ...key,
    idempotencyKey: `${bill.id}-${attempt}`,
    orderId: `${bill.billNo}-${attempt}`,
    orderName: labelOf(subscription),
    amount: bill.totalAmount,
  })
}

/** Stores the outcome of a charge, and reactivates the subscription if this was its last late bill. */
async function settleCharge(
  { db, clock, notices }: BillDeps,
  { bill, subscription, attempt }: ClaimedBill,
  outcome: ChargeOutcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock.now()
    const failure = 'failure' in outcome ? outcome.failure : null
    // The subscription is locked before the payment is stored. A notification of the payment service that is
    // processed at the same time takes the same lock first.
    await lockSubscription(tx, subscription.id)
    const [noted] = await tx
      .update(billPayments)
      .set({
        paymentState: failure ? 'FAILED' : 'PAID',
        failure,
        providerKey: 'failure' in outcome ? null : outcome.providerKey,
        settledAt: now,
      })
      .where(and(eq(billPayments.id, attempt.id), eq(billPayments.paymentState, 'STARTED')))
      .returning()
    if (!noted) return
    if (!failure)
      return void (await payBill({ notices }, tx, { bill, subscription, now, by: attempt.paymentMethodCode }))
    const [left] = await tx
      .update(bills)
      .set({
        billState: sql`case when ${bills.billState} = 'OPEN' then 'FAILED' else ${bills.billState} end`,
        failure,
        chargingSince: null,
        nextChargeOn: nextRetry(bill.billDate, kstDate(now), bill.retryDays),
        version: sql`${bills.version} + 1`,
      })
      .where(and(eq(bills.id, bill.id), inArray(bills.billState, unpaidStates)))
      .returning()
    if (left)
      await notifyOf(
        notices,
        tx,
        left,
        subscription,
        `failed-${attempt.attempt}`,
        billTexts.failed(aboutOf(left, subscription), failure, left.nextChargeOn, left.billState === 'LATE'),
        'failed',
      )
  })
}

type PaidBill = {
  bill: Pick<StoredBill, 'id' | 'lines' | 'totalAmount'>
  subscription: StoredSubscription
  now: Date
  /** The payment method, which decides whether there is a tax invoice. */
  by: PaymentCode
  condition?: SQL | undefined
  /**
   * The name of the payment notification. Each name is notified once, so a bill that is paid again after a payment
   * was taken back needs another name.
   */
  notice?: string | undefined
}

/**
 * Marks a bill as paid, and reactivates its subscription if this was the last late bill. Returns false if the bill
 * needs no payment.
 */
export async function payBill(
  { notices }: Pick<BillDeps, 'notices'>,
  tx: Tx,
  { bill, subscription, now, by, condition, notice = 'paid' }: PaidBill,
): Promise<boolean> {
  // If two bills are paid at once, the lock makes the second transaction see the first payment. The job that searches
  // for past-due subscriptions takes the same lock.
  await lockSubscription(tx, subscription.id)
  const [paid] = await tx
    .update(bills)
    .set({
      billState: 'PAID',
      paidAt: now,
      failure: null,
      chargingSince: null,
      nextChargeOn: null,
      endsOn: null,
      taxInvoiceState: taxInvoiceBy(by, bill, subscription),
      version: sql`${bills.version} + 1`,
    })
    .where(and(eq(bills.id, bill.id), inArray(bills.billState, unpaidStates), condition))
    .returning()
  if (!paid) return false
  await notifyOf(notices, tx, paid, subscription, notice, billTexts.paid(aboutOf(paid, subscription)))
  await resume({ notices }, tx, paid, subscription)
  return true
}

/** Reactivates a past-due subscription without late bills, and notifies its member. */
export async function resume(
  { notices }: Pick<BillDeps, 'notices'>,
  tx: Tx,
  bill: StoredBill,
  subscription: StoredSubscription,
): Promise<void> {
  const lateBills = tx
    .select({ one: sql`1` })
    .from(bills)
    .where(and(eq(bills.subscriptionId, subscription.id), eq(bills.billState, 'LATE')))
  const [resumed] = await tx
    .update(subscriptions)
    .set({ subscriptionState: settledChange.to, version: sql`${subscriptions.version} + 1` })
    .where(
      and(
        eq(subscriptions.id, subscription.id),
        inArray(subscriptions.subscriptionState, settledChange.from),
        notExists(lateBills),
      ),
    )
    .returning({ id: subscriptions.id })
  if (resumed)
    await notifyOf(notices, tx, bill, subscription, 'settled', billTexts.settled(labelOf(subscription)))
}
