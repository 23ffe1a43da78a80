import type { Input, Output, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { splitCreditAmount } from '#domain/bill/credit.ts'
import { type EndSettlement, settlementOf } from '#domain/bill/settlement.ts'
import { addDays, formatDate, kstDate, toWireTime } from '#domain/dates.ts'
import { withParticle } from '#domain/korean/particles.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { type EndOption, endOptionsOf } from '#domain/subscription/cancellation.ts'
import { coolingOffUntil, settledInCoolingOff } from '#domain/subscription/cooling-off.ts'
import {
  type BillingState,
  periodOf,
  type Settlement,
  settledAtEnd,
  settlementBefore,
  settlementToday,
} from '#domain/subscription/proration.ts'
import { isRunning } from '#domain/subscription/states.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { Accounts, StoredCancellation } from './cancel.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

/** The reasons on offer, in the order in which they are shown. */
export const endReasons: Schema<'WithdrawalReasons'>['list'] = [
  { reasonCode: 'RARELY_USED', reasonName: '자주 이용하지 않습니다' },
  { reasonCode: 'MISSING_FEATURE', reasonName: '필요한 기능이 없습니다' },
  { reasonCode: 'TOO_DIFFICULT', reasonName: '이용하기 어렵거나 불편합니다' },
  { reasonCode: 'TOO_EXPENSIVE', reasonName: '요금이 부담됩니다' },
  { reasonCode: 'OTHER_SERVICE', reasonName: '다른 서비스를 이용합니다' },
  { reasonCode: 'PROJECT_OVER', reasonName: '필요한 기간이 끝났습니다' },
  { reasonCode: 'OTHER', reasonName: '그 밖의 이유' },
]

/** Throws `request.invalid` for a reason that is not offered. */
export function checkReason(reasonCode: string | null): void {
  if (reasonCode !== null && !endReasons.some((reason) => reason.reasonCode === reasonCode))
    throw problemNamed('request.invalid')
}

/** The state of a subscription for calculations by day. */
export function billingStateOf(row: StoredSubscription): BillingState {
  const { startDate, requestedAt, nextBillDate, paymentCycle, supplyAmount: supply, vatAmount: vat } = row
  return { startDate: startDate ?? kstDate(requestedAt), nextBillDate, paymentCycle, supply, vat }
}

/**
 * A cancellation with one option: the settlement of the period, and of all open amounts. `fullRefundUntil` is the
 * last day of a full refund; null if there is none.
 */
export type End = Settlement & EndSettlement & { fullRefundUntil: string | null }

/** The amounts of a cancellation with one option; used for both the preview and the cancellation itself. */
export function endOf(row: StoredSubscription, endOption: EndOption, accounts: Accounts, now: Date): End {
  const today = kstDate(now)
  const billing = billingStateOf(row)
  if (endOption === 'PERIOD_END')
    return {
      ...settledAtEnd(billing, today, row.endDate),
      dueAmount: 0,
      setOffAmount: 0,
      fullRefundUntil: null,
    }
  const { unpaidAmount: owed, creditAmount: credit, pendingAmount, firstPaidAt, isFirst } = accounts
  const lastDay = coolingOffUntil(billing, firstPaidAt && kstDate(firstPaidAt))
  const fullRefundUntil = isFirst && today <= lastDay ? lastDay : null
  const settlement = fullRefundUntil
    ? settledInCoolingOff(billing, billedAndPending(accounts), today)
    : settlementToday({ ...billing, nextBillDate: nextToBill(billing, accounts) }, today)
  const due = fullRefundUntil ? settlement.due : withoutForgiven(settlement, accounts)
  const left = pendingAmount + due.supply + due.vat
  return { ...settlement, due, ...settlementOf({ owed, credit, left }), fullRefundUntil }
}

/** Returns the amounts of a cancellation because of unpaid bills; the last day of use is the day before `now`. */
export function unpaidEndOf(row: StoredSubscription, accounts: Accounts, now: Date): End {
  const billing = billingStateOf(row)
  const { unpaidAmount: owed, creditAmount: credit, pendingAmount } = accounts
  const today = kstDate(now)
  const settlement = settlementBefore({ ...billing, nextBillDate: nextToBill(billing, accounts) }, today)
  const due = withoutForgiven(settlement, accounts)
  const left = pendingAmount + due.supply + due.vat
  return { ...settlement, due, ...settlementOf({ owed, credit, left }), fullRefundUntil: null }
}

/**
 * The due amount without amounts that were never paid: a credit, or a bill that the staff cancelled, is not refunded.
 */
function withoutForgiven({ period, due }: Settlement, { forgiven }: Accounts): Settlement['due'] {
  const dueRefund = { supplyAmount: -due.supply, vatAmount: -due.vat }
  const refundTotal = dueRefund.supplyAmount + dueRefund.vatAmount
  const amount = sumOf(forgiven.filter(({ from }) => from === period.from))
  if (refundTotal <= 0 || amount <= 0) return due
  const { supplyAmount, vatAmount } = splitCreditAmount(dueRefund, Math.min(refundTotal, amount))
  return { supply: due.supply - supplyAmount, vat: due.vat - vatAmount }
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

const billedAndPending = ({ billedSupply, billedVat, pendingSupply, pendingVat }: Accounts) => ({
  supply: billedSupply + pendingSupply,
  vat: billedVat + pendingVat,
})

// The date from which a subscription is billed next; null if it is not billed again. A subscription without bills has
// paid nothing in advance, so the date is its first day (SPEC section 3).
const nextToBill = ({ nextBillDate, startDate }: BillingState, { billCount }: Accounts): string | null =>
  billCount > 0 ? nextBillDate : nextBillDate && startDate

/** Whether past periods are not billed yet. They are billed before a cancellation is calculated. */
export function hasUnbilledPeriods(row: StoredSubscription, accounts: Accounts, now: Date): boolean {
  const billing = billingStateOf(row)
  const next = isRunning(row.subscriptionState) ? nextToBill(billing, accounts) : null
  return next !== null && next < periodOf(billing, kstDate(now)).from
}

/**
 * Throws `cancellation.amountChanged` if the amounts of a cancellation differ from the amounts that the member saw.
 */
export function checkSeen(
  { dueAmount, lastDate }: End,
  seen: { lastDate: string | null; dueAmount: number | null },
): void {
  if (seen.lastDate !== lastDate || seen.dueAmount !== dueAmount)
    throw problemNamed('cancellation.amountChanged')
}

/**
 * The changed columns of a cancelled subscription: the last day is fixed, nothing is billed after that day, and no
 * price rise follows.
 */
export function endedBy({ lastDate, isFinal }: Settlement, { nextBillDate }: StoredSubscription) {
  const isStillBilled = !isFinal && nextBillDate !== null && nextBillDate <= lastDate
  return {
    endDate: lastDate,
    nextBillDate: isStillBilled ? nextBillDate : null,
    priceRise: null,
  }
}

/** The end date and the next bill date of a subscription whose scheduled cancellation was withdrawn. */
export function restoredBy(
  { endDateBefore, nextBillDateBefore }: StoredCancellation,
  row: StoredSubscription,
  now: Date,
) {
  const next = periodOf(billingStateOf(row), kstDate(now)).nextBillDate
  const laterDate = nextBillDateBefore !== null && nextBillDateBefore > next ? nextBillDateBefore : next
  return {
    endDate: endDateBefore,
    nextBillDate: row.nextBillDate ?? laterDate,
  }
}

/** An option of a cancellation as the member sees it. */
function toOption(
  endOption: EndOption,
  { period, used, paidAhead, due, lastDate, dueAmount, setOffAmount, fullRefundUntil }: End,
): Schema<'WithdrawalOption'> {
  return {
    endOption,
    lastDate,
    periodFrom: period.from,
    periodTo: period.to,
    periodDays: period.days,
    usedDays: used.days,
    usedSupplyAmount: used.supply,
    usedVatAmount: used.vat,
    paidSupplyAmount: paidAhead.supply,
    paidVatAmount: paidAhead.vat,
    dueSupplyAmount: due.supply,
    dueVatAmount: due.vat,
    dueAmount,
    setOffAmount,
    fullRefundUntil,
  }
}

export function toCancellation(row: StoredCancellation): Schema<'SubscriptionCancellation'> {
  const {
    cancellationNo,
    endOption,
    requestedAt,
    lastDate,
    supplyAmount,
    vatAmount,
    dueAmount,
    setOffAmount,
  } = row
  return {
    cancellationNo,
    endOption,
    requestedAt: toWireTime(requestedAt),
    lastDate,
    supplyAmount,
    vatAmount,
    dueAmount,
    setOffAmount,
  }
}

/**
 * The estimate of a cancellation: its options with their amounts, the unpaid bills, and a cancellation that is
 * already scheduled, as the cancellation screen shows them.
 */
export function toEstimate(
  row: StoredSubscription,
  accounts: Accounts,
  billing: StoredCancellation | undefined,
  now: Date,
): Output<'estimateSubscriptionWithdrawal'> {
  const { unpaidCount, unpaidAmount, creditAmount, charging, pendingAmount, lastBill } = accounts
  const options = endOptionsOf(row.subscriptionState).map((option) =>
    toOption(option, endOf(row, option, accounts, now)),
  )
  return {
    subscriptionId: row.id,
    subscriptionNo: row.subscriptionNo,
    subscriptionState: row.subscriptionState,
    version: row.version,
    serviceName: row.serviceInfo.serviceName,
    planName: row.serviceInfo.planName,
    currency: row.currency,
    cancelableYn: options.length > 0 ? 'Y' : 'N',
    options,
    unpaidCount,
    unpaidAmount,
    creditAmount,
    chargingYn: charging > 0 ? 'Y' : 'N',
    pendingAmount,
    lastBill,
    cancellation: billing ? toCancellation(billing) : null,
    calculatedAt: toWireTime(now),
  }
}

/** Returns the name of a subscription for the notices of its cancellation. */
export const subscriptionLabel = ({
  subscriptionNo,
  serviceInfo: { serviceName, planName },
}: StoredSubscription) => `${serviceName} ${planName}(${subscriptionNo})`

/** The notification that a subscription was cancelled, now or at a later date. */
export function endNotice(
  row: StoredSubscription,
  { cancellationNo, endOption, lastDate, dueAmount, setOffAmount }: StoredCancellation,
  isCharging: boolean,
): NoticeContent {
  if (endOption === 'TODAY') {
    const moneyText = endMoney(dueAmount, setOffAmount, row.currency)
    const pendingNote = isCharging
      ? ' 결제를 진행하고 있는 청구서가 있어, 그 결과에 따라 정산 금액이 달라질 수 있습니다.'
      : ''
    return {
      subject: '구독을 해지했습니다',
      text: `${subscriptionLabel(row)} 구독을 해지했습니다. 해지 번호는 ${cancellationNo}이고, 마지막 이용일은 ${formatDate(lastDate)}입니다. ${moneyText}${pendingNote}`,
    }
  }
  return {
    subject: '구독 해지를 예약했습니다',
    text: `${subscriptionLabel(row)} 구독을 ${formatDate(lastDate)}까지 이용한 뒤 해지됩니다. 해지 번호는 ${cancellationNo}입니다. 그날까지 해지 예약을 철회할 수 있고, ${formatDate(addDays(lastDate, 1))} 이후의 이용 요금은 청구하지 않습니다.`,
  }
}

/** The amounts of a cancellation, as one or two sentences of a notice. */
export function endMoney(dueAmount: number, setOffAmount: number, currency: Currency): string {
  const amount = formatMoney(Math.abs(dueAmount), currency)
  const setOff =
    setOffAmount > 0
      ? `내지 않은 금액과 환불 예정 금액 가운데 ${withParticle(formatMoney(setOffAmount, currency), '을/를')} 상계했습니다. `
      : ''
  if (dueAmount < 0) return `${setOff}환불 예정 금액은 ${amount}입니다(부가세 포함).`
  if (dueAmount > 0)
    return `${setOff}납부하실 금액 ${withParticle(amount, '이/가')} 남아 있습니다(부가세 포함).`
  return `${setOff}추가로 납부하거나 환불받으실 금액은 없습니다.`
}

/** The notification that a scheduled cancellation was withdrawn. */
export const endTakenBackNotice = (row: StoredSubscription): NoticeContent => ({
  subject: '구독 해지 예약을 철회했습니다',
  text: `${subscriptionLabel(row)} 구독을 계속 이용합니다. 다음 청구일은 ${formatDate(row.nextBillDate ?? '')}입니다.`,
})

/** The adjustment for the final bill; undefined if nothing is due. */
export function adjustmentOf(
  row: StoredSubscription,
  { due, used, period, fullRefundUntil }: End,
  now: Date,
) {
  if (due.supply === 0 && due.vat === 0) return undefined
  const isWhole = fullRefundUntil !== null
  const isRefund = due.supply < 0 || due.vat < 0
  return {
    subscriptionId: row.id,
    kind: 'CANCELLATION' as const,
    occurredOn: kstDate(now),
    fromDate: isRefund && !isWhole ? addDays(used.to, 1) : used.from,
    toDate: isRefund || isWhole ? period.to : used.to,
    label: isWhole ? '청약 철회(전액 취소)' : isRefund ? '해지 환불' : '해지 전 이용 요금',
    currency: row.currency,
    supplyAmount: due.supply,
    vatAmount: due.vat,
  }
}

export type SeenEstimate = Pick<Input<'modifySubscriptionCancellation'>, 'lastDate' | 'dueAmount'>
