import type { OperationId, Schema } from '#contract/operation.ts'
import { done, fails } from '../../testing/steps.ts'
import type { CancelAnswer, CancelEstimate } from '../cancel-context.ts'

/* The cancellation of a subscription, step by step, for the tests. */

const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
// Returns an end option at a price of 4,500 won a day; the period of thirty days is paid in advance.
const option = (
  endOption: Schema<'EndOption'>,
  lastDate: string,
  usedDays: number,
): Schema<'WithdrawalOption'> => {
  const [used, due] = [4_500 * usedDays, 4_500 * (usedDays - 30)]
  return {
    endOption,
    lastDate,
    periodFrom: '2026-11-12',
    periodTo: '2026-12-11',
    periodDays: 30,
    usedDays,
    usedSupplyAmount: used,
    usedVatAmount: used / 10,
    paidSupplyAmount: 135_000,
    paidVatAmount: 13_500,
    dueSupplyAmount: due,
    dueVatAmount: due / 10,
    dueAmount: due + due / 10,
    setOffAmount: 0,
    fullRefundUntil: null,
  }
}
export const estimate: CancelEstimate = {
  subscriptionId,
  subscriptionNo: 'S2026-000128',
  subscriptionState: 'ACTIVE',
  version: 1,
  serviceName: '빗장 통합 로그인',
  planName: '프로',
  currency: 'KRW',
  cancelableYn: 'Y',
  options: [option('TODAY', '2026-11-21', 10), option('PERIOD_END', '2026-12-11', 30)],
  unpaidCount: 0,
  unpaidAmount: 0,
  creditAmount: 0,
  chargingYn: 'N',
  pendingAmount: 0,
  lastBill: null,
  cancellation: null,
  calculatedAt: '2026-11-21T10:30:00+09:00',
}
/** The same estimate, calculated on the next day. */
export const nextDayEstimate: CancelEstimate = {
  ...estimate,
  options: [option('TODAY', '2026-11-22', 11), option('PERIOD_END', '2026-12-11', 30)],
  calculatedAt: '2026-11-22T00:00:01+09:00',
}
/** Another person has already changed the subscription. */
const endedEstimate: CancelEstimate = {
  ...estimate,
  subscriptionState: 'ENDED',
  cancelableYn: 'N',
  options: [],
}
export const scheduledEstimate: CancelEstimate = {
  ...estimate,
  subscriptionState: 'CANCEL_SCHEDULED',
  options: estimate.options.slice(0, 1),
}
export const answer: CancelAnswer = {
  subscriptionId,
  subscriptionState: 'ENDED',
  cancellation: {
    cancellationNo: 'E2026-000001',
    endOption: 'TODAY',
    requestedAt: '2026-11-21T10:31:00+09:00',
    lastDate: '2026-11-21',
    supplyAmount: -90_000,
    vatAmount: -9_000,
    dueAmount: -99_000,
    setOffAmount: 0,
  },
}
export const key = '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
export const input = { newKey: () => key, estimate }

export const reason = { type: 'reason.chosen', reasonCode: 'TOO_EXPENSIVE' } as const
export const reasonAccepted = { type: 'reason.accepted' } as const
export const alternativeTaken = { type: 'alternative.taken' } as const
export const endTodayChosen = { type: 'end.chosen', endOption: 'TODAY' } as const
export const periodEnd = { type: 'end.chosen', endOption: 'PERIOD_END' } as const
export const endingRequested = { type: 'ending.requested' } as const
export const endingConfirmed = { type: 'ending.confirmed' } as const
export const keepSubscription = { type: 'ending.reconsidered' } as const
export const endingRetried = { type: 'ending.retried' } as const
export const toReason = { type: 'step.requested', step: 'reason' } as const
export const toForm = { type: 'step.requested', step: 'form' } as const
export const gestures = [
  reason,
  reasonAccepted,
  alternativeTaken,
  endTodayChosen,
  periodEnd,
  endingRequested,
  endingConfirmed,
  keepSubscription,
  endingRetried,
  toReason,
  toForm,
] as const

export const withdrawSubscriptionDone = done('withdrawSubscription', answer)
export const modifySubscriptionCancellationDone = done('modifySubscriptionCancellation', answer)
export const estimateSubscriptionWithdrawalDone = done('estimateSubscriptionWithdrawal', nextDayEstimate)
export const estimatedOver = done('estimateSubscriptionWithdrawal', endedEstimate)
export const outcomes = [
  withdrawSubscriptionDone,
  modifySubscriptionCancellationDone,
  estimateSubscriptionWithdrawalDone,
  estimatedOver,
]
export const callFails = (id: OperationId, problem: unknown) => fails(id, problem)
