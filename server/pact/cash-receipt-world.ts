import { randomUUID } from 'node:crypto'
import { receiptKey } from '#domain/cash-receipt/cash-receipt.ts'
import { kstDate } from '#domain/dates.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { billPayments } from '#server/db/schema/bill.ts'
import { cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { receiptPurpose } from '#server/domains/bill/cash-receipt/cash-receipt.store.ts'
import type { WorldDeps } from './world.ts'

/** Stores the payment by transfer of a bill today, and its cash receipt unless it has none. */
export async function putReceipt(
  { db, box, now }: Pick<WorldDeps, 'db' | 'box'> & { now: Date },
  {
    billId,
    billNo,
    receipt,
    ...amounts
  }: {
    billId: string
    billNo: string
    receipt: 'OPEN' | 'SENT' | 'REFUSED'
    supplyAmount: number
    vatAmount: number
  },
): Promise<void> {
  const [paymentId, id] = [randomUUID(), randomUUID()]
  await db.insert(billPayments).values({
    id: paymentId,
    billId,
    attempt: 1,
    paymentMethodCode: 'G',
    paymentState: 'PAID',
    startedAt: now,
    settledAt: now,
  })
  if (receipt === 'OPEN') return
  const isSent = receipt === 'SENT'
  await db.insert(cashReceipts).values({
    id,
    billId,
    receiptKind: 'ORIGINAL',
    paymentId,
    partId: paymentId,
    documentKey: receiptKey(billNo, 1),
    place: 1,
    receiptState: receipt,
    usage: 'DEDUCTION',
    numberBox: box.seal('01012345678', receiptPurpose(id)),
    ...amounts,
    tradedAt: now,
    confirmNo: isSent ? 'TB0000042' : null,
    tradedOn: isSent ? kstDate(now) : null,
    failure: isSent ? null : 'CONTENT',
    failureCode: isSent ? null : '-14000014',
    attempts: 1,
    nextLookAt: isSent ? null : new Date(now.getTime() + HOUR_MS),
    issuedAt: isSent ? now : null,
    sentAt: isSent ? now : null,
  })
}
