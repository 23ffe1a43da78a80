import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { problemNamed } from '#contract/problem-named.ts'
import { refundableOf } from '#domain/bill/refund.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { PaymentUnknown, type RefundOutcome } from '#server/payments/gateway.ts'
import type { BillDeps } from './bill.deps.ts'
import { aboutOf, notifyOf } from './bill.notifications.ts'
import {
  claimUnheard,
  endRefund,
  moneyMoved,
  refundPurpose,
  refundsOf,
  reserve,
  type StoredRefund,
} from './bill.refund.store.ts'
import { type FoundBill, lockSubscription } from './bill.store.ts'

/** The time after which a refund without an answer is asked for again, with the same key. */
const UNHEARD_MS = 5 * MINUTE_MS
/** The reason that the service stores; the staff's own words may name people. */
const SERVICE_REASON = '판매자 환불'

type Wanted = { version: number; amount: number; reason: string }

/**
 * Refunds a paid bill, wholly or in part: by the payment service that charged it, or recorded as a
 * transfer of the staff. The amount is reserved before the service is asked; without an answer it stays
 * reserved until `askForRefunds` has one. Throws `bill.changed`, `refund.unavailable`, `refund.excessive`
 * and `refund.underWay`.
 */
export async function refundBill(
  deps: BillDeps,
  { bill, subscription, payments }: FoundBill,
  { version, amount, reason }: Wanted,
): Promise<void> {
  const { db, box, clock } = deps
  if (bill.version !== version) throw problemNamed('bill.changed')
  if (bill.billState !== 'PAID' || bill.totalAmount <= 0) throw problemNamed('refund.unavailable')
  const providerKey = payments.find(({ paymentState }) => paymentState === 'PAID')?.providerKey ?? null
  const started = await db.transaction(async (tx) => {
    // Refunds of all bills of a subscription, and its bills of credit, are decided in sequence.
    await lockSubscription(tx, subscription.id)
    const before = await refundsOf(tx, bill.id)
    if (before.some(({ refundState }) => refundState === 'STARTED')) throw problemNamed('refund.underWay')
    const [now] = await tx.select().from(bills).where(eq(bills.id, bill.id))
    if (now?.version !== version) throw problemNamed('bill.changed')
    if (amount > refundableOf(now, await moneyMoved(tx, subscription.id)))
      throw problemNamed('refund.excessive')
    if (!(await reserve(tx, { billId: bill.id, version, amount }))) throw problemNamed('bill.changed')
    const [id, at] = [randomUUID(), clock.now()]
    const [row] = await tx
      .insert(billRefunds)
      .values({
        id,
        billId: bill.id,
        attempt: (before.at(-1)?.attempt ?? 0) + 1,
        amount,
        reasonBox: box.seal(reason, refundPurpose(id)),
        refundWay: providerKey === null ? 'TRANSFER' : 'SERVICE',
        refundState: 'STARTED',
        providerKey,
        startedAt: at,
        askedAt: at,
      })
      .returning()
    if (providerKey === null) await settle(deps, tx, row!, 'DONE')
    return row!
  })
  if (providerKey !== null) await askFor(deps, started)
}

/** Asks again for the refunds without an answer, each on one node. Returns how many have one now. */
export async function askForRefunds(deps: BillDeps): Promise<number> {
  const now = deps.clock.now()
  const before = new Date(now.getTime() - UNHEARD_MS)
  let [count, after]: [number, string | undefined] = [0, undefined]
  for (;;) {
    const due = await claimUnheard(deps.db, { before, now, after })
    for (const refund of due) if (await askFor(deps, refund)) count += 1
    if (due.length === 0) return count
    after = due.at(-1)!.id
  }
}

/** Asks the payment service for a refund; false if there is no answer yet. */
async function askFor(deps: BillDeps, refund: StoredRefund): Promise<boolean> {
  const { billId, attempt, amount, providerKey } = refund
  try {
    const outcome = await deps.gateway.refund({
      providerKey: providerKey!,
      amount,
      reason: SERVICE_REASON,
      idempotencyKey: `${billId}-refund-${attempt}`,
    })
    await deps.db.transaction((tx) => settle(deps, tx, refund, outcome))
    return true
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    deps.log.warn({ err: error, billId }, 'the outcome of a refund is unknown')
    return false
  }
}

async function settle(
  { clock, notices }: BillDeps,
  tx: Parameters<typeof endRefund>[0],
  refund: StoredRefund,
  outcome: RefundOutcome,
): Promise<void> {
  const refundState = outcome === 'DONE' ? 'DONE' : 'FAILED'
  if (!(await endRefund(tx, refund, { refundState, settledAt: clock.now() }))) return
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
