import { Matchers } from '@pact-foundation/pact'
import { describe, it } from 'vitest'
import { describeRefusals } from './describe-refusals.ts'
import { day, fromWorld, oneOf, subscriptionNo, time } from './matchers.ts'
import { beginInteraction } from './pact.ts'
import {
  cancellationScheduled,
  end,
  inUse,
  lastDate,
  session,
  subscriptionCancelRefusals,
  subscriptionId,
  undo,
  updateInput,
} from './subscription-cancel.refusals.ts'
import { successesOf } from './successes.ts'

const { eachLike, integer, like, regex, string } = Matchers
const cancellation = {
  cancellationNo: regex('^E[0-9]{4}-[0-9]{6,10}$', 'E2026-000001'),
  endOption: oneOf('PERIOD_END', 'TODAY'),
  requestedAt: time('2026-11-21T10:31:00+09:00'),
  lastDate: day(lastDate),
  dueAmount: integer(0),
  setOffAmount: integer(0),
}
const lastBill = {
  billNo: regex('^B[0-9]{4}-[0-9]{6,10}$', 'B2026-000042'),
  billDate: day('2026-11-12'),
  totalAmount: integer(148_500),
}

const success = successesOf(session)

describe('before a cancellation', () => {
  it('the reasons are returned', () =>
    success(
      beginInteraction('a subscription that may end', inUse).uponReceiving(
        'listSubscriptionWithdrawalReasons from a member',
      ),
      'listSubscriptionWithdrawalReasons',
      {},
      {
        list: eachLike({
          reasonCode: regex('^[A-Z][A-Z_]*$', 'TOO_EXPENSIVE'),
          reasonName: string('요금이 부담됩니다'),
        }),
      },
      { list: [{ reasonCode: 'TOO_EXPENSIVE' }] },
    ))
  it('the amounts are returned, line by line', () =>
    success(
      beginInteraction('a subscription that may end', inUse).uponReceiving(
        'estimateSubscriptionWithdrawal of one in use',
      ),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      {
        subscriptionId,
        subscriptionNo: subscriptionNo('S2026-000128'),
        subscriptionState: 'ACTIVE',
        version: integer(1),
        serviceName: string('빗장 통합 로그인'),
        planName: string('프로'),
        currency: 'KRW',
        cancelableYn: 'Y',
        options: [
          {
            endOption: 'TODAY',
            lastDate: day('2026-11-21'),
            periodFrom: day('2026-11-12'),
            periodTo: day(lastDate),
            periodDays: integer(30),
            usedDays: integer(10),
            usedSupplyAmount: integer(45_000),
            usedVatAmount: integer(4_500),
            paidSupplyAmount: integer(135_000),
            paidVatAmount: integer(13_500),
            dueSupplyAmount: integer(-90_000),
            dueVatAmount: integer(-9_000),
            dueAmount: integer(-99_000),
            setOffAmount: integer(0),
            fullRefundUntil: null,
          },
          {
            endOption: 'PERIOD_END',
            lastDate: day(lastDate),
            dueAmount: 0,
            setOffAmount: 0,
            fullRefundUntil: null,
          },
        ],
        unpaidCount: integer(0),
        unpaidAmount: integer(0),
        creditAmount: integer(0),
        chargingYn: 'N',
        pendingAmount: integer(0),
        lastBill,
        cancellation: null,
        calculatedAt: time('2026-11-21T10:30:00+09:00'),
      },
      { cancelableYn: 'Y', options: [{ endOption: 'TODAY' }, { endOption: 'PERIOD_END', dueAmount: 0 }] },
    ))
  it('the last day of the cooling-off period is returned', () =>
    success(
      beginInteraction('a subscription that may end', { ...inUse, beganTodayYn: 'Y' }).uponReceiving(
        'estimateSubscriptionWithdrawal of one that began today',
      ),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      {
        options: [
          { endOption: 'TODAY', dueAmount: integer(-148_500), fullRefundUntil: day('2026-11-28') },
          { endOption: 'PERIOD_END', dueAmount: 0, fullRefundUntil: null },
        ],
      },
      { options: [{ fullRefundUntil: '2026-11-28' }, { fullRefundUntil: null }] },
    ))
  it('a scheduled cancellation is returned', () =>
    success(
      beginInteraction('a subscription that may end', cancellationScheduled).uponReceiving(
        'estimateSubscriptionWithdrawal of one whose end is scheduled',
      ),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      { subscriptionState: 'CANCEL_SCHEDULED', options: [like({ endOption: 'TODAY' })], cancellation },
      { cancellation: { endOption: 'PERIOD_END' } },
    ))
  it('an open bill is returned, with the amount that is set off', () =>
    success(
      beginInteraction('a subscription that may end', { ...inUse, chargingYn: 'Y' }).uponReceiving(
        'estimateSubscriptionWithdrawal of one with an open bill',
      ),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      {
        unpaidCount: integer(1),
        unpaidAmount: integer(148_500),
        chargingYn: 'Y',
        options: [
          { endOption: 'TODAY', dueAmount: integer(49_500), setOffAmount: integer(99_000) },
          { endOption: 'PERIOD_END', dueAmount: 0, setOffAmount: 0 },
        ],
        lastBill,
      },
      {
        options: [{ setOffAmount: 99_000 }, { setOffAmount: 0 }],
        lastBill: { billDate: '2026-11-12', totalAmount: 148_500 },
      },
    ))
  it('the scheduled cancellation is returned with the subscription', () =>
    success(
      beginInteraction('a subscription that may end', cancellationScheduled).uponReceiving(
        'getSubscriptionDetail of one whose end is scheduled',
      ),
      'getSubscriptionDetail',
      { subscriptionId },
      { subscriptionInfo: { subscriptionState: 'CANCEL_SCHEDULED' }, cancellation },
      { cancellation: { endOption: 'PERIOD_END' } },
    ))
})

describe('withdrawSubscription', () => {
  it('schedules the cancellation for the end of the period', () =>
    success(
      beginInteraction('a subscription that may end', inUse).uponReceiving(
        'withdrawSubscription with its period',
      ),
      'withdrawSubscription',
      end,
      { subscriptionId, subscriptionState: 'CANCEL_SCHEDULED', cancellation },
      { subscriptionState: 'CANCEL_SCHEDULED' },
      { ...end, lastDate: fromWorld('lastDate', lastDate) },
    ))
})

describe('modifySubscriptionCancellation', () => {
  it('undoes a scheduled cancellation', () =>
    success(
      beginInteraction('a subscription that may end', cancellationScheduled).uponReceiving(
        'modifySubscriptionCancellation back',
      ),
      'modifySubscriptionCancellation',
      undo,
      { subscriptionId, subscriptionState: 'ACTIVE', cancellation },
      { subscriptionState: 'ACTIVE' },
    ))
})

describe('updateSubscription', () => {
  it('saves a memo as a new version', () =>
    success(
      beginInteraction('a subscription that may end', inUse).uponReceiving('updateSubscription of its memo'),
      'updateSubscription',
      updateInput,
      { subscriptionInfo: { subscriptionId, version: 2 }, memo: updateInput.memo },
      { subscriptionInfo: { version: 2 }, memo: updateInput.memo },
    ))
})

describeRefusals(subscriptionCancelRefusals)
