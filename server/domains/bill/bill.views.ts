import type { Schema } from '#contract/operation.ts'
import { refundableOf } from '#domain/bill/refund.ts'
import { mayBe } from '#domain/bill/states.ts'
import { toWireTime } from '#domain/dates.ts'
import { isOwn, type Party } from '#domain/subscription/parties.ts'
import type { BillDeps } from './bill.deps.ts'
import { receiverPurpose } from './bill.notifications.ts'
import type { UnpaidBill } from './bill.outlook.ts'
import { payeeFor } from './bill.payee.ts'
import { refundPurpose } from './bill.refund.store.ts'
import type { BillOfCompany, FoundBill, ListedBill } from './bill.store.ts'

const timeOrNull = (time: Date | null) => time && toWireTime(time)

/** A bill in a list of one of the staff. */
export function toAdminListItem(
  { gateway }: Pick<BillDeps, 'gateway'>,
  row: BillOfCompany,
  viewer: Party,
): Schema<'AdminBillListItem'> {
  const { bill, companyName, paymentMethodCode, owner } = row
  return {
    ...toListItem(row),
    companyName,
    paymentMethodCode,
    version: bill.version,
    payYn: mayBe('pay', bill.billState) && gateway.accepts(paymentMethodCode, bill.currency) ? 'Y' : 'N',
    chargingYn: bill.chargingSince ? 'Y' : 'N',
    ownYn: isOwn(owner, viewer) ? 'Y' : 'N',
  }
}

/** A bill as a line of a list. */
export function toListItem({
  bill,
  subscription: {
    serviceInfo: { serviceName, planName },
  },
}: ListedBill): Schema<'BillListItem'> {
  const {
    id,
    billNo,
    billState,
    billKind,
    subscriptionId,
    period,
    periodFrom,
    periodTo,
    currency,
    totalAmount,
    billDate,
    dueDate,
    paidAt,
  } = bill
  return {
    billId: id,
    billNo,
    billState,
    billKind,
    subscriptionId,
    serviceName,
    planName,
    period,
    periodFrom: periodFrom ?? billDate,
    periodTo: periodTo ?? billDate,
    currency,
    totalAmount,
    billDate,
    dueDate,
    paidAt: timeOrNull(paidAt),
  }
}

/** A bill that is owed, and whether the payment service takes what it is paid by. */
export const toUnpaid = (
  { gateway }: Pick<BillDeps, 'gateway'>,
  found: UnpaidBill,
): Schema<'UnpaidBill'> => ({
  ...toListItem(found),
  payYn: gateway.accepts(found.subscription.payment.paymentMethodCode, found.bill.currency) ? 'Y' : 'N',
})

/**
 * The payment method of a bill. An unpaid one shows that of its subscription; any other that of its payment,
 * or the one it was issued with. The particular card or account is not stored.
 */
function methodOf({ bill, subscription: { payment }, payments }: FoundBill) {
  if (mayBe('pay', bill.billState))
    return {
      paymentMethodCode: payment.paymentMethodCode,
      lastFour: payment.paymentCard?.lastFour ?? null,
      bankCode: payment.paymentAccount?.bankCode ?? null,
    }
  const paid = payments.find(({ paymentState }) => paymentState === 'PAID')
  return { paymentMethodCode: (paid ?? bill).paymentMethodCode, lastFour: null, bankCode: null }
}

/**
 * The complete bill for a viewer. Whether it may be charged follows from its state, its payment method and
 * the payment service.
 */
export function toBill(
  deps: Pick<BillDeps, 'box' | 'gateway' | 'payee'>,
  found: FoundBill,
  viewer: Party,
): Schema<'Bill'> {
  const { box, gateway } = deps
  const { bill, subscription, payments, receivers, refunds, moved } = found
  const { payment, subscriptionNo, companyInfo, currency } = subscription
  const item = toListItem(found)
  const { supplyAmount, vatAmount, version, failure, nextChargeOn, taxInvoiceState, taxInvoiceNo } = bill
  const whole = {
    lineType: 'SERVICE' as const,
    label: `${item.serviceName} ${item.planName}`,
    fromDate: item.periodFrom,
    toDate: item.periodTo,
    supplyAmount,
    vatAmount,
  }
  return {
    ...item,
    version,
    subscriptionNo,
    companyName: companyInfo.companyName,
    supplyAmount,
    vatAmount,
    lines: bill.lines.length > 0 ? bill.lines : [whole],
    ...methodOf(found),
    payYn: mayBe('pay', bill.billState) && gateway.accepts(payment.paymentMethodCode, currency) ? 'Y' : 'N',
    chargingYn: bill.chargingSince ? 'Y' : 'N',
    failure,
    nextChargeOn,
    taxInvoiceState,
    taxInvoiceNo,
    ownYn: isOwn(subscription, viewer) ? 'Y' : 'N',
    payments: payments.map((each) => ({
      attempt: each.attempt,
      paymentMethodCode: each.paymentMethodCode,
      paymentState: each.paymentState,
      failure: each.failure,
      startedAt: toWireTime(each.startedAt),
      settledAt: timeOrNull(each.settledAt),
    })),
    refundedAmount: bill.refundedAmount,
    refundableAmount: bill.billState === 'PAID' ? refundableOf(bill, moved) : 0,
    refunds: refunds.map((each) => ({
      attempt: each.attempt,
      amount: each.amount,
      reason: box.open(each.reasonBox, refundPurpose(each.id)),
      refundWay: each.refundWay,
      refundState: each.refundState,
      startedAt: toWireTime(each.startedAt),
      settledAt: timeOrNull(each.settledAt),
    })),
    receivers: receivers.map(({ position, emailBox }) =>
      box.open(emailBox, receiverPurpose(bill.subscriptionId, position)),
    ),
    payee: payeeFor(deps, bill, subscription),
  }
}
