import type { Schema } from '#contract/operation.ts'
import type { BillLine } from '#domain/bill/bill.ts'
import { type MoneyMoved, payableOf, refundableOf } from '#domain/bill/refund.ts'
import { pastDueFrom } from '#domain/bill/rules.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import type { BillTask } from '#domain/bill/waits.ts'
import { toWireTime } from '#domain/dates.ts'
import { isOwn, type Party } from '#domain/subscription/parties.ts'
import { stateChangeOf } from '#domain/subscription/states.ts'
import { creditPurpose, decisionPurpose, refundPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import type { BillDeps, ServiceIcons } from './bill.deps.ts'
import { receiverPurpose, type StoredBill } from './bill.notifications.ts'
import type { UnpaidBill } from './bill.outlook.ts'
import { payeeFor } from './bill.payee.ts'
import { type StoredRefund } from './bill.refund.store.ts'
import type { BillOfCompany, FoundBill, ListedBill } from './bill.store.ts'

const automaticEnd = stateChangeOf({ type: 'UNPAID_TOO_LONG' })
const timeOrNull = (time: Date | null) => time && toWireTime(time)

/** Returns a bill as a row of a list for the staff. */
export function toAdminListItem(
  { gateway }: Pick<BillDeps, 'gateway'>,
  { tasks, ...row }: BillOfCompany & { tasks: BillTask[] },
  viewer: Party,
): Schema<'AdminBillListItem'> {
  const { bill, companyName, paymentMethodCode, owner } = row
  return {
    ...toLine(row),
    companyName,
    paymentMethodCode,
    version: bill.version,
    payYn:
      isAllowedIn('pay', bill.billState) && gateway.accepts(paymentMethodCode, bill.currency) ? 'Y' : 'N',
    chargingYn: bill.chargingSince ? 'Y' : 'N',
    ownYn: isOwn(owner, viewer) ? 'Y' : 'N',
    tasks,
  }
}

/** Returns a bill as a row of a list, with the icon of its service. */
export const toListItem = (row: ListedBill, { iconOf }: ServiceIcons): Schema<'BillListItem'> => ({
  ...toLine(row),
  serviceIcon: iconOf(row.subscription.serviceInfo.serviceCode),
})

/** Returns the fields that lists and the page of a bill have in common. */
function toLine({
  bill,
  subscription: {
    serviceInfo: { serviceName, planName },
  },
}: ListedBill): Omit<Schema<'BillListItem'>, 'serviceIcon'> {
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

/**
 * Returns the announced cancellation date of a subscription that is past due, if this bill is still late; otherwise
 * null.
 */
const endOf = (
  { billState, endsOn }: Pick<StoredBill, 'billState' | 'endsOn'>,
  { subscriptionState }: { subscriptionState: Schema<'SubscriptionState'> },
): string | null => (automaticEnd.from.includes(subscriptionState) && billState === 'LATE' ? endsOn : null)

/** An unpaid bill, and whether the payment service can charge its payment method. */
export const toUnpaid = (
  { gateway, catalogue }: Pick<BillDeps, 'gateway'> & { catalogue: ServiceIcons },
  found: UnpaidBill,
): Schema<'UnpaidBill'> => ({
  ...toListItem(found, catalogue),
  pastDueOn: pastDueFrom(found.bill.dueDate, found.bill.graceDays),
  endsOn: endOf(found.bill, found.subscription),
  payYn: gateway.accepts(found.subscription.payment.paymentMethodCode, found.bill.currency) ? 'Y' : 'N',
})

/**
 * Returns the payment method of a bill. For an unpaid bill this is the method of the subscription. For any other bill
 * it is the method of the payment or, without a payment, the method at the issue. The particular card or account is
 * not stored.
 */
function methodOf({ bill, subscription: { payment }, payments }: FoundBill) {
  if (isAllowedIn('pay', bill.billState))
    return {
      paymentMethodCode: payment.paymentMethodCode,
      lastFour: payment.paymentCard?.lastFour ?? null,
      bankCode: payment.paymentAccount?.bankCode ?? null,
    }
  const paidPayment = payments.find(({ paymentState }) => paymentState === 'PAID')
  return { paymentMethodCode: (paidPayment ?? bill).paymentMethodCode, lastFour: null, bankCode: null }
}

/** The lines of a bill; an old bill without lines has one line. */
export const linesOf = (
  bill: StoredBill,
  { serviceInfo: { serviceName, planName } }: ListedBill['subscription'],
): BillLine[] =>
  bill.lines.length > 0
    ? bill.lines
    : [
        {
          lineType: 'SERVICE',
          label: `${serviceName} ${planName}`,
          fromDate: bill.periodFrom ?? bill.billDate,
          toDate: bill.periodTo ?? bill.billDate,
          supplyAmount: bill.supplyAmount,
          vatAmount: bill.vatAmount,
        },
      ]

function amountLeftToGive(bill: StoredBill, moved: MoneyMoved): number {
  if (bill.billState === 'PAID') return refundableOf(bill, moved)
  return bill.billState === 'CREDIT' ? payableOf(bill.totalAmount, moved) : 0
}

/**
 * The complete bill for a viewer. Whether the bill may be charged follows from its state, its payment method and the
 * payment service.
 */
export function toBill(
  deps: Pick<BillDeps, 'box' | 'gateway' | 'payee'>,
  found: FoundBill,
  viewer: Party,
): Schema<'Bill'> {
  const { box, gateway } = deps
  const { bill, subscription, payments, receivers, refunds, moved, credits, creditAmount, corrections } =
    found
  const { payment, subscriptionNo, companyInfo, currency } = subscription
  const { supplyAmount, vatAmount, version, failure, nextChargeOn, taxInvoiceState, taxInvoiceNo } = bill
  return {
    ...toLine(found),
    version,
    subscriptionNo,
    companyName: companyInfo.companyName,
    supplyAmount,
    vatAmount,
    lines: linesOf(bill, subscription),
    ...methodOf(found),
    payYn:
      isAllowedIn('pay', bill.billState) && gateway.accepts(payment.paymentMethodCode, currency) ? 'Y' : 'N',
    chargingYn: bill.chargingSince ? 'Y' : 'N',
    failure,
    nextChargeOn,
    endsOn: endOf(bill, subscription),
    // While a tax invoice is being issued, it has no number yet.
    taxInvoiceState: taxInvoiceState === 'ISSUED' && taxInvoiceNo === null ? 'PENDING' : taxInvoiceState,
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
    refundedAmount: bill.refundedAmount - reservedOf(refunds),
    refundableAmount: amountLeftToGive(bill, moved),
    refunds: refunds.filter(isShown).map((each) => toRefund(box, each, { viewer })),
    receivers: receivers.map(({ position, emailBox }) =>
      box.open(emailBox, receiverPurpose(bill.subscriptionId, position)),
    ),
    payee: payeeFor(deps, bill, subscription),
    voidedAt: bill.billState === 'VOID' ? timeOrNull(bill.voidedAt) : null,
    voidReason: bill.voidReasonBox && box.open(bill.voidReasonBox, voidPurpose(bill.id)),
    credits: credits.map(({ id, used, reasonBox, creditOn, creditedAt }) => ({
      amount: used,
      reason: box.open(reasonBox, creditPurpose(id)),
      creditOn,
      creditedAt: toWireTime(creditedAt),
    })),
    corrections: corrections.map(({ invoiceKind, taxInvoiceNo, writtenOn, ...amounts }) => ({
      invoiceKind: invoiceKind === 'VOID' ? 'VOID' : 'REFUND',
      totalAmount: amounts.supplyAmount + amounts.vatAmount,
      writtenOn,
      taxInvoiceNo: taxInvoiceNo!,
    })),
    creditAmount,
  }
}

/**
 * Returns a bill with all refunds, including those that the company does not see: waiting, declined and withdrawn
 * ones.
 */
export function toStaffBill(
  deps: Pick<BillDeps, 'box' | 'gateway' | 'payee'>,
  found: FoundBill,
  viewer: Party,
): Schema<'Bill'> {
  const { requesters } = found
  const refunds = found.refunds.map((each) => toRefund(deps.box, each, { viewer, requesters }))
  return { ...toBill(deps, found, viewer), refundedAmount: found.bill.refundedAmount, refunds }
}

const isShown = ({ refundState }: StoredRefund) => ['STARTED', 'DONE', 'FAILED'].includes(refundState)
const reservedOf = (refunds: readonly StoredRefund[]) =>
  refunds.reduce((sum, { refundState, amount }) => sum + (refundState === 'WAITING' ? amount : 0), 0)

const toRefund = (
  box: BillDeps['box'],
  each: StoredRefund,
  { viewer, requesters }: { viewer: Party; requesters?: FoundBill['requesters'] },
): Schema<'BillRefund'> => ({
  attempt: each.attempt,
  amount: each.amount,
  reason: box.open(each.reasonBox, refundPurpose(each.id)),
  refundWay: each.refundWay,
  refundState: each.refundState,
  startedAt: toWireTime(each.startedAt),
  settledAt: timeOrNull(each.settledAt),
  askedYn: each.requestedBy === viewer.memberId ? 'Y' : 'N',
  requesterName: (each.requestedBy !== null && requesters?.get(each.requestedBy)) || null,
  decisionReason: each.decisionBox && box.open(each.decisionBox, decisionPurpose(each.id)),
})
