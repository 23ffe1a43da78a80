import { randomUUID } from 'node:crypto'
import { unpaidStates } from '#domain/bill/states.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import { refundPurpose } from '#server/db/sealed-bill.ts'
import { billTexts, type PaymentDifference } from '#server/messages/bill-texts.ts'
import { staffOf } from '#server/messages/staff-of.ts'
import { PaymentUnknown, type ServicePayment } from '#server/payments/gateway.ts'
import { payBill } from './bill.charge.ts'
import type { BillDeps } from './bill.deps.ts'
import {
  claimChecks,
  endCheck,
  type LockedCharge,
  lockCharge,
  noteCheck,
  notePaid,
  orderOf,
  type PaymentCheck,
} from './bill.events.store.ts'
import { aboutOf, notifyOf } from './bill.notifications.ts'
import { addRefund, reserveAmount } from './bill.refund.store.ts'
import { settleRefund } from './bill.refund.ts'

/** The time after which an order without an answer is read again. */
const UNHEARD_MS = 5 * MINUTE_MS
/** The reason of a refund that was made outside of the portal. */
const OUTSIDE_REASON = '결제 서비스에서 직접 환불'
// Matches an order of the portal: the number of a bill and of the attempt, as `chargeOnce` writes them.
const ownOrderPattern = /^(B\d{4}-\d{6,10})-(\d{1,6})$/

/**
 * Accepts a notification of the payment service about an order. Its content is not trusted: the next run of the bills
 * reads the charge from the service, once for repeated notifications. An unknown order is ignored.
 */
export async function noteEvent(
  { db, clock }: Pick<BillDeps, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  const [, billNo, attempt] = ownOrderPattern.exec(orderId) ?? []
  if (billNo === undefined) return
  await noteCheck(db, { billNo, attempt: Number(attempt), now: clock.now() })
}

/**
 * Reads the charges about which the service has sent a notification, each on one node. Returns the number of charges
 * that were read.
 */
export async function checkPayments(deps: BillDeps): Promise<number> {
  const now = deps.clock.now()
  const cutoff = new Date(now.getTime() - UNHEARD_MS)
  let count = 0
  for (;;) {
    const due = await claimChecks(deps.db, { before: cutoff, now })
    for (const check of due) if (await checkPayment(deps, check)) count += 1
    if (due.length === 0) return count
  }
}

async function checkPayment(deps: BillDeps, check: PaymentCheck): Promise<boolean> {
  const { db, gateway, log } = deps
  const orderId = await orderOf(db, check.paymentId)
  if (orderId === undefined) return false
  try {
    const read = await gateway.readOrder(orderId)
    await db.transaction(async (tx) => {
      const charge = await lockCharge(tx, check.paymentId)
      // If the service does not know an order, the notification was not from the service.
      if (charge && read?.state === 'PAID') await copyFromService(deps, tx, charge, read)
      await endCheck(tx, check)
    })
    return true
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    log.warn({ err: error, orderId }, 'a charge could not be read')
    return false
  }
}

/** Copies a charge and its refunds from the payment service. */
async function copyFromService(
  deps: BillDeps,
  tx: Tx,
  charge: LockedCharge,
  read: ServicePayment,
): Promise<void> {
  const { payment, bill } = charge
  if (read.amount !== bill.totalAmount) return notifyStaff(deps, tx, charge, 'AMOUNT')
  if (payment.paymentState === 'PAID') {
    if (payment.providerKey !== read.providerKey) return notifyStaff(deps, tx, charge, 'OTHER_PAYMENT')
  } else if (!(await recordLatePayment(deps, tx, charge, read))) return
  await takeGivenBack(deps, tx, charge, read)
}

/**
 * Records a charge as paid after its response was lost or reported another result. Returns false if the bill no
 * longer needs a payment.
 */
async function recordLatePayment(
  deps: BillDeps,
  tx: Tx,
  charge: LockedCharge,
  { providerKey }: ServicePayment,
): Promise<boolean> {
  const { payment, bill, subscription } = charge
  const now = deps.clock.now()
  if (!(await notePaid(tx, charge, { providerKey, now }))) return false
  if (!unpaidStates.includes(bill.billState)) {
    await notifyStaff(deps, tx, charge, 'NOT_OWED')
    return false
  }
  await payBill(deps, tx, { bill, subscription, now, by: payment.paymentMethodCode })
  if (payment.paymentState === 'FAILED') await notifyStaff(deps, tx, charge, 'PAID_AFTER_ALL')
  return true
}

async function takeGivenBack(
  deps: BillDeps,
  tx: Tx,
  charge: LockedCharge,
  { providerKey, givenBack }: ServicePayment,
): Promise<void> {
  const own = charge.refunds.filter((each) => each.providerKey === providerKey)
  const refundedAmount = own.reduce(
    (sum, { refundState, amount }) => sum + (refundState === 'DONE' ? amount : 0),
    0,
  )
  const startedRefund = own.find(({ refundState }) => refundState === 'STARTED')
  const knownAmount = refundedAmount + (startedRefund?.amount ?? 0)
  if (startedRefund && givenBack >= knownAmount) await settleRefund(deps, tx, startedRefund, 'DONE')
  // A refund in progress may be a part of the returned amount: the next notification shows the rest.
  if (givenBack <= knownAmount) return
  await recordOutsideRefund(deps, tx, charge, { providerKey, amount: givenBack - knownAmount })
}

/**
 * Stores a refund that was made outside of the portal, up to the refundable amount of the bill. The staff are
 * notified, whether or not the refund could be stored.
 */
async function recordOutsideRefund(
  deps: BillDeps,
  tx: Tx,
  charge: LockedCharge,
  { providerKey, amount }: { providerKey: string; amount: number },
): Promise<void> {
  const { bill, subscription, refunds } = charge
  const isStored =
    !refunds.some(({ refundState }) => refundState === 'WAITING') &&
    (await reserveAmount(tx, { billId: bill.id, amount }))
  if (!isStored) return notifyStaff(deps, tx, charge, 'GIVEN_BACK')
  const [id, now, attempt] = [randomUUID(), deps.clock.now(), (refunds.at(-1)?.attempt ?? 0) + 1]
  await addRefund(tx, {
    id,
    billId: bill.id,
    attempt,
    amount,
    reasonBox: deps.box.seal(OUTSIDE_REASON, refundPurpose(id)),
    refundWay: 'SERVICE',
    refundState: 'DONE',
    providerKey,
    startedAt: now,
    askedAt: now,
    settledAt: now,
  })
  const content = billTexts.givenBack(aboutOf(bill, subscription), amount)
  await notifyOf(deps.notices, tx, bill, subscription, `given-back-${attempt}`, content)
  await notifyStaff(deps, tx, charge, 'OUTSIDE', `-${attempt}`)
}

async function notifyStaff(
  { notices }: BillDeps,
  tx: Tx,
  { payment, bill, subscription }: LockedCharge,
  difference: PaymentDifference,
  once = '',
): Promise<void> {
  const content = billTexts.differs(aboutOf(bill, subscription), difference)
  for (const memberId of await staffOf(tx, 'BILLS'))
    await notices.put(tx, {
      memberId,
      label: 'service',
      ...content,
      path: `/admin/bill/detail?billId=${bill.id}`,
      eventKey: `payment-${difference}${once}:${payment.id}`,
    })
}
