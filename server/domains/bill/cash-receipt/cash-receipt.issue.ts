import { eq } from 'drizzle-orm'
import { cashReceiptAfter } from '#domain/cash-receipt/cash-receipt.machine.ts'
import { SELF_NUMBER } from '#domain/cash-receipt/cash-receipt.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { pauseAfter } from '#domain/tax-invoice/tax-invoice.ts'
import {
  type ReceiptDocument,
  type ReceiptOutcome,
  ReceiptServiceUnknown,
} from '#server/cash-receipts/service.ts'
import type { ReceiptIssuer } from '#server/cash-receipts/service-of.ts'
import type { Tx } from '#server/db/once.ts'
import { bills } from '#server/db/schema/bill.ts'
import { cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { cashReceiptTexts } from '#server/messages/cash-receipt-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { labelOf } from '../bill.notifications.ts'
import { type CashReceiptDeps, receiptSellerOf } from './cash-receipt.deps.ts'
import { isForReceipt, planReceipts } from './cash-receipt.plan.ts'
import {
  dueReceipts,
  moveReceipt,
  paymentOf,
  receiptPurpose,
  receiptsOf,
  removeReceipt,
  type StoredReceipt,
} from './cash-receipt.store.ts'

/** The time after which a node that made a call must have stopped, since no call to the service takes as long. */
const LEASE_MS = 2 * MINUTE_MS
/**
 * The pauses before the first and each further check of a receipt at the tax office. The service sends a receipt to
 * the tax office on the next day.
 */
const [FIRST_LOOK_MS, NEXT_LOOK_MS] = [10 * MINUTE_MS, HOUR_MS]

/**
 * Issues the receipts of payments without a tax invoice, cancels the receipts of payments that were given back, and
 * follows the state of each at the tax office. No receipt is issued twice, even if the job runs several times, on
 * several nodes, or is stopped anywhere.
 */
export async function runCashReceipts(deps: CashReceiptDeps): Promise<void> {
  const { db, clock, receiptIssuer } = deps
  if (!receiptIssuer) return
  await planReceipts(deps)
  for (;;) {
    const due = await dueReceipts(db, clock.now())
    let moved = 0
    for (const receipt of due) moved += (await processReceipt(deps, receiptIssuer, receipt)) ? 1 : 0
    if (moved === 0) return
  }
}

/** Issues a receipt, or asks for its state; false if there is nothing to do for this node. */
export async function processReceipt(
  deps: CashReceiptDeps,
  issuer: ReceiptIssuer,
  receipt: StoredReceipt,
): Promise<boolean> {
  const { db, clock, log } = deps
  const claimed = await claim(deps, receipt)
  if (!claimed) return false
  try {
    await (receipt.receiptState === 'ISSUED'
      ? followReceipt(deps, issuer, claimed)
      : issueReceipt(deps, issuer, claimed, receipt.attempts > 0))
  } catch (error) {
    if (!(error instanceof ReceiptServiceUnknown)) throw error
    log.warn({ err: error, documentKey: receipt.documentKey }, 'the outcome of a cash receipt is unknown')
    const retryPause = pauseAfter(Math.max(1, claimed.attempts), 'SILENCE')
    await moveReceipt(db, claimed, { nextLookAt: new Date(clock.now().getTime() + retryPause) })
  }
  return true
}

function claim(
  { db, clock }: CashReceiptDeps,
  { id, billId }: StoredReceipt,
): Promise<StoredReceipt | undefined> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const paid = await paymentOf(tx, billId, { hold: true })
    const [receipt] = await tx.select().from(cashReceipts).where(eq(cashReceipts.id, id)).for('update')
    if (!receipt?.nextLookAt || receipt.nextLookAt > now) return undefined
    const nextLookAt = new Date(now.getTime() + LEASE_MS)
    if (receipt.receiptState === 'ISSUED') return moveReceipt(tx, receipt, { nextLookAt })
    if (!('to' in cashReceiptAfter(receipt.receiptState, 'TRY'))) return undefined
    const isGone = paid?.payment.id !== receipt.paymentId || !isForReceipt(paid)
    const isUnissued = receipt.receiptState === 'WAITING' || receipt.receiptState === 'REFUSED'
    if (receipt.receiptKind === 'ORIGINAL' && isUnissued && isGone) {
      await removeReceipt(tx, id)
      return undefined
    }
    return moveReceipt(tx, receipt, {
      receiptState: 'TRYING',
      attempts: receipt.attempts + 1,
      nextLookAt,
    })
  })
}

async function issueReceipt(
  deps: CashReceiptDeps,
  issuer: ReceiptIssuer,
  receipt: StoredReceipt,
  wasTried: boolean,
): Promise<void> {
  const { db, clock } = deps
  const outcome = await outcomeOf(deps, issuer, receipt, wasTried)
  const now = clock.now().getTime()
  if ('confirmNo' in outcome) {
    await moveReceipt(db, receipt, {
      receiptState: 'ISSUED',
      confirmNo: outcome.confirmNo,
      tradedOn: outcome.tradedOn,
      failure: null,
      failureCode: null,
      issuedAt: new Date(now),
      nextLookAt: new Date(now + FIRST_LOOK_MS),
    })
    return
  }
  await db.transaction(async (tx) => {
    const refused = await moveReceipt(tx, receipt, {
      receiptState: 'REFUSED',
      ...outcome,
      nextLookAt: new Date(now + pauseAfter(receipt.attempts, 'REFUSAL')),
    })
    if (refused) await notifyOfFailure(deps, tx, refused)
  })
}

async function outcomeOf(
  deps: CashReceiptDeps,
  { service }: ReceiptIssuer,
  receipt: StoredReceipt,
  wasTried: boolean,
): Promise<ReceiptOutcome> {
  const known = wasTried ? await service.read(receipt.documentKey) : undefined
  if (known) return known
  const outcome = await service.issue(await documentOf(deps, receipt))
  // The refusal may be about the document key: an earlier call without an answer may have issued the receipt.
  return ('failure' in outcome && (await service.read(receipt.documentKey))) || outcome
}

async function documentOf(
  { db, box, operator }: CashReceiptDeps,
  receipt: StoredReceipt,
): Promise<ReceiptDocument> {
  const [found] = await db
    .select({ subscription: subscriptions })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(eq(bills.id, receipt.billId))
  const { companyInfo, adminInfo, payment, serviceInfo } = found!.subscription
  const original = (await receiptsOf(db, receipt.billId)).find(
    ({ receiptKind, paymentId }) => receiptKind === 'ORIGINAL' && paymentId === receipt.paymentId,
  )
  const total = receipt.supplyAmount + receipt.vatAmount
  return {
    documentKey: receipt.documentKey,
    tradedAt: receipt.tradedAt,
    supplyAmount: receipt.supplyAmount,
    vatAmount: receipt.vatAmount,
    usage: receipt.usage,
    number:
      receipt.numberBox === null ? SELF_NUMBER : box.open(receipt.numberBox, receiptPurpose(receipt.id)),
    payer: companyInfo.ownerName || companyInfo.companyName,
    item: labelOf({ serviceInfo }),
    email: payment.paymentGiro?.billingEmail ?? adminInfo.email,
    seller: receiptSellerOf(operator),
    cancels:
      receipt.receiptKind === 'ORIGINAL'
        ? null
        : {
            confirmNo: original!.confirmNo!,
            tradedOn: original!.tradedOn!,
            isPart: total < original!.supplyAmount + original!.vatAmount,
            reason: receipt.partId === receipt.paymentId ? 'MISTAKE' : 'REFUND',
          },
  }
}

async function followReceipt(
  deps: CashReceiptDeps,
  { service }: ReceiptIssuer,
  receipt: StoredReceipt,
): Promise<void> {
  const { db, clock } = deps
  const known = await service.read(receipt.documentKey)
  if (known?.state === 'SENT')
    await moveReceipt(db, receipt, { receiptState: 'SENT', sentAt: known.sentAt, nextLookAt: null })
  else if (known?.state === 'REJECTED') await reject(deps, receipt, known.failureCode)
  else await moveReceipt(db, receipt, { nextLookAt: new Date(clock.now().getTime() + NEXT_LOOK_MS) })
}

const reject = (deps: CashReceiptDeps, receipt: StoredReceipt, failureCode: string | null) =>
  deps.db.transaction(async (tx) => {
    const rejectedState = {
      receiptState: 'UNSENT',
      failure: 'TAX_OFFICE',
      failureCode,
      nextLookAt: null,
    } as const
    const rejected = await moveReceipt(tx, receipt, rejectedState)
    if (rejected) await notifyOfFailure(deps, tx, rejected)
  })

/** Notifies the staff for bills, once for each document, that the document was refused or rejected. */
async function notifyOfFailure(
  { notices }: CashReceiptDeps,
  tx: Tx,
  { id, billId, documentKey, edition, receiptState }: StoredReceipt,
): Promise<void> {
  const isRejected = receiptState === 'UNSENT'
  for (const memberId of await staffOf(tx, 'BILLS'))
    await notices.put(tx, {
      memberId,
      label: 'service',
      ...cashReceiptTexts[isRejected ? 'rejected' : 'refused'](documentKey),
      path: `/admin/bill/detail?billId=${billId}`,
      eventKey: `cash-receipt-${isRejected ? 'rejected' : 'refused'}:${id}:${edition}`,
    })
}
