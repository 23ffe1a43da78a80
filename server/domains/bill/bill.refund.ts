import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import {
  type AloneLimits,
  isRefundOpen,
  needsSecond,
  type RefundDecision,
  refundAfterDecision,
} from '#domain/bill/refund.machine.ts'
import { refundableOf } from '#domain/bill/refund.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { decisionPurpose, refundPurpose } from '#server/db/sealed-bill.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { PaymentUnknown, type RefundOutcome } from '#server/payments/gateway.ts'
import type { BillDeps } from './bill.deps.ts'
import { aboutOf, notifyOf } from './bill.notifications.ts'
import {
  addRefund,
  changeRefund,
  claimUnansweredRefunds,
  moneyMoved,
  refundsOf,
  reserveAmount,
  type StoredRefund,
} from './bill.refund.store.ts'
import { type FoundBill, lockSubscription } from './bill.store.ts'

/** The time after which a refund without an answer is requested again, with the same idempotency key. */
const UNHEARD_MS = 5 * MINUTE_MS
/** The reason that is sent to the payment service; the reason that the staff wrote may name people. */
const SERVICE_REASON = '판매자 환불'

type WantedRefund = { version: number; amount: number; reason: string; requestedBy: string }
/** A decision on a waiting refund, with a reason unless the refund is confirmed. */
type Decision = {
  version: number
  attempt: number
  decision: RefundDecision
  reason: string | null
  by: string
}

/**
 * Refunds a paid bill, wholly or in part: by the payment service that charged it, or recorded as a transfer of the
 * staff. The amount is reserved before the service is called. Without an answer it stays reserved until
 * `askForRefunds` gets an answer. A refund above the limit of one person is reserved, and waits for the confirmation
 * of another person. Throws `bill.changed`, `refund.unavailable`, `refund.excessive` and `refund.underWay`.
 */
export async function refundBill(
  deps: BillDeps & { alone: AloneLimits },
  { bill, subscription, payments }: FoundBill,
  { version, amount, reason, requestedBy }: WantedRefund,
): Promise<void> {
  const { db, box, clock } = deps
  if (bill.version !== version) throw problemNamed('bill.changed')
  if (bill.billState !== 'PAID' || bill.totalAmount <= 0) throw problemNamed('refund.unavailable')
  const providerKey = payments.find(({ paymentState }) => paymentState === 'PAID')?.providerKey ?? null
  const started = await db.transaction(async (tx) => {
    // Refunds of all bills of a subscription, and its bills of credit, are decided in sequence.
    await lockSubscription(tx, subscription.id)
    const earlierRefunds = await refundsOf(tx, bill.id)
    if (earlierRefunds.some(isRefundOpen)) throw problemNamed('refund.underWay')
    const [now] = await tx.select().from(bills).where(eq(bills.id, bill.id))
    if (now?.version !== version) throw problemNamed('bill.changed')
    if (amount > refundableOf(now, await moneyMoved(tx, subscription.id)))
      throw problemNamed('refund.excessive')
    if (!(await reserveAmount(tx, { billId: bill.id, version, amount }))) throw problemNamed('bill.changed')
    const [id, at] = [randomUUID(), clock.now()]
    const isWaiting = needsSecond(now, amount, deps.alone)
    const row = await addRefund(tx, {
      id,
      billId: bill.id,
      attempt: (earlierRefunds.at(-1)?.attempt ?? 0) + 1,
      amount,
      reasonBox: box.seal(reason, refundPurpose(id)),
      refundWay: providerKey === null ? 'TRANSFER' : 'SERVICE',
      refundState: isWaiting ? 'WAITING' : 'STARTED',
      requestedBy,
      providerKey,
      startedAt: at,
      askedAt: at,
    })
    if (isWaiting) await notifyOthers(deps, tx, { bill, subscription }, row)
    else if (providerKey === null) await settleRefund(deps, tx, row, 'DONE')
    return row
  })
  if (started.refundState === 'STARTED' && providerKey !== null) await requestRefund(deps, started)
}

/**
 * Confirms, declines or withdraws a waiting refund. A confirmed refund is paid; otherwise its amount is released.
 * Throws `refund.wrongPerson` if the requester confirms or declines the refund, or another person withdraws it.
 * Throws `bill.changed` for an outdated version.
 */
export async function decideRefund(
  deps: BillDeps,
  { bill, subscription, refunds }: FoundBill,
  { version, attempt, decision, reason, by }: Decision,
): Promise<void> {
  const { db, box, clock } = deps
  const refund = refunds.find((each) => each.attempt === attempt)
  if (bill.version !== version || !refund) throw problemNamed('bill.changed')
  const end = refundAfterDecision(refund.refundState, decision, { isRequester: refund.requestedBy === by })
  if ('refusal' in end) throw problemNamed(end.refusal)
  const now = clock.now()
  const movedRefund: StoredRefund = {
    ...refund,
    refundState: end.to,
    decidedBy: by,
    decidedAt: now,
    decisionBox: reason === null ? null : box.seal(reason, decisionPurpose(refund.id)),
    askedAt: now,
    settledAt: end.to === 'STARTED' ? null : now,
  }
  await db.transaction(async (tx) => {
    await lockSubscription(tx, subscription.id)
    if (!(await changeRefund(tx, refund, movedRefund))) throw problemNamed('bill.changed')
    if (end.to === 'STARTED' && refund.providerKey === null) await settleRefund(deps, tx, movedRefund, 'DONE')
  })
  if (end.to === 'STARTED' && refund.providerKey !== null) await requestRefund(deps, movedRefund)
}

/** Notifies the other people who may confirm a refund that the refund waits. */
async function notifyOthers(
  { notices }: BillDeps,
  tx: Tx,
  { bill, subscription }: Pick<FoundBill, 'bill' | 'subscription'>,
  { id, amount, requestedBy }: StoredRefund,
): Promise<void> {
  const content = billTexts.toConfirm(aboutOf(bill, subscription), amount)
  for (const memberId of await staffOf(tx, 'REFUNDS'))
    if (memberId !== requestedBy)
      await notices.put(tx, {
        memberId,
        label: 'service',
        ...content,
        path: `/admin/bill/detail?billId=${bill.id}`,
        eventKey: `refund-waits:${id}`,
      })
}

/**
 * Requests the refunds without an answer again, each on one node. Returns the number of refunds that have an answer
 * now.
 */
export async function askForRefunds(deps: BillDeps): Promise<number> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - UNHEARD_MS)
  let [count, after]: [number, string | undefined] = [0, undefined]
  for (;;) {
    const due = await claimUnansweredRefunds(deps.db, { before, now, after })
    for (const refund of due) if (await requestRefund(deps, refund)) count += 1
    if (due.length === 0) return count
    after = due.at(-1)!.id
  }
}

/** Asks the payment service for a refund; false if there is no answer yet. */
async function requestRefund(deps: BillDeps, refund: StoredRefund): Promise<boolean> {
  const { billId, attempt, amount, providerKey } = refund
  try {
    const outcome = await deps.gateway.refund({
      providerKey: providerKey!,
      amount,
      reason: SERVICE_REASON,
      idempotencyKey: `${billId}-refund-${attempt}`,
    })
    await deps.db.transaction((tx) => settleRefund(deps, tx, refund, outcome))
    return true
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    deps.log.warn({ err: error, billId }, 'the outcome of a refund is unknown')
    return false
  }
}

/**
 * Ends a refund with the answer of the service, once; the company is notified of the refunded amount. The subscription
 * must be locked, or the outcome known to this call only.
 */
export async function settleRefund(
  { clock, notices }: BillDeps,
  tx: Tx,
  refund: StoredRefund,
  outcome: RefundOutcome,
): Promise<void> {
  const refundState = outcome === 'DONE' ? 'DONE' : 'FAILED'
  if (!(await changeRefund(tx, refund, { refundState, settledAt: clock.now() }))) return
  if (refundState === 'FAILED') return
  const [found] = await tx
    .select({ bill: bills, subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(eq(bills.id, refund.billId))
  const { bill, subscription } = found!
  const content = billTexts.givenBack(aboutOf(bill, subscription), refund.amount)
  await notifyOf(notices, tx, bill, subscription, `given-back-${refund.attempt}`, content)
}
