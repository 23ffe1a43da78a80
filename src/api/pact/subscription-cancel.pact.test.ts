import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { day, ofWorld, oneOf, subscriptionNo, time } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, like, regex, string } = Matchers
const session = 'Nv4wZr7TzKx2PbVy9LmHg3JdSc6FaUe1OiIt8XnQqBk'
const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const idempotencyKey = '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10'
// The worlds of other companies forget no keys.
const otherKey = '7e2c9f5a-1b84-4da3-86f7-0a3e8d4b9c21'
const lastDate = '2026-12-11'
const seen = { lastDate: '2026-01-01', dueAmount: 1 }
const end: Input<'withdrawSubscription'> = {
  idempotencyKey,
  subscriptionId,
  endOption: 'PERIOD_END',
  lastDate,
  dueAmount: 0,
  reasonCode: null,
}
const undo: Input<'modifySubscriptionCancellation'> = {
  idempotencyKey,
  subscriptionId,
  change: 'WITHDRAW',
  lastDate: null,
  dueAmount: null,
}
const inUse = { session, subscriptionId, scheduledYn: 'N' } as const
const scheduled = { session, subscriptionId, scheduledYn: 'Y' } as const
const cancellation = {
  cancellationNo: regex('^E[0-9]{4}-[0-9]{6}$', 'E2026-000001'),
  endOption: oneOf('PERIOD_END', 'TODAY'),
  requestedAt: time('2026-11-21T10:31:00+09:00'),
  lastDate: day(lastDate),
  dueAmount: integer(0),
  setOffAmount: integer(0),
}
const lastBill = {
  billNo: regex('^B[0-9]{4}-[0-9]{6}$', 'B2026-000042'),
  billDate: day('2026-11-12'),
  totalAmount: integer(148_500),
}

const update: Input<'updateSubscription'> = {
  subscriptionId,
  version: 1,
  adminInfo: null,
  memo: '야간에는 연락하지 말아 주세요.',
  plan: null,
}
const plan = { planCode: 'ENT', userCount: 50, totalAmount: 1, dueAmount: 1 } as const

type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
const wire = <Id extends OperationId>(id: Id, input: Input<Id>) =>
  encodePersonal(operationTable[id].personalInput, input) as object
const call = <Id extends OperationId>(server: { url: string }, id: Id, input: Input<Id>) =>
  (apiOf(server, session)[id] as (body: Input<Id>) => Promise<unknown>)(input)

function success<Id extends OperationId>(
  described: Described,
  id: Id,
  input: Input<Id>,
  data: unknown,
  expected: object,
  asked: object = wire(id, input),
) {
  return described
    .withRequest(...calling(id, asked, session))
    .willRespondWith(...succeeding(data))
    .executeTest(async (server) => expect(await call(server, id, input)).toMatchObject(expected))
}

function refusal<Id extends OperationId>(
  described: Described,
  id: Id,
  input: Input<Id>,
  reason: ProblemName,
) {
  return described
    .withRequest(...calling(id, wire(id, input), session))
    .willRespondWith(...refusing(reason))
    .executeTest((server) => expectRefusal(call(server, id, input), reason))
}
const unconfirmed = () =>
  given('a logged-in member', { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' })
const foreign = () => given("another company's subscription", { session, subscriptionId })

describe('the password once more is needed for', () => {
  it('listSubscriptionWithdrawalReasons', () =>
    refusal(
      unconfirmed().uponReceiving('listSubscriptionWithdrawalReasons from an unconfirmed member'),
      'listSubscriptionWithdrawalReasons',
      {},
      'password.unconfirmed',
    ))
  it('estimateSubscriptionWithdrawal', () =>
    refusal(
      unconfirmed().uponReceiving('estimateSubscriptionWithdrawal from an unconfirmed member'),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      'password.unconfirmed',
    ))
  it('withdrawSubscription', () =>
    refusal(
      unconfirmed().uponReceiving('withdrawSubscription without a fresh proof'),
      'withdrawSubscription',
      end,
      'verification.stale',
    ))
  it('modifySubscriptionCancellation', () =>
    refusal(
      unconfirmed().uponReceiving('modifySubscriptionCancellation without a fresh proof'),
      'modifySubscriptionCancellation',
      undo,
      'verification.stale',
    ))
})

describe('before the end', () => {
  it('reasons are offered', () =>
    success(
      given('a subscription that may end', inUse).uponReceiving(
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
  it('what it comes to is told, line by line', () =>
    success(
      given('a subscription that may end', inUse).uponReceiving(
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
          },
          { endOption: 'PERIOD_END', lastDate: day(lastDate), dueAmount: 0, setOffAmount: 0 },
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
  it('an end that was asked for is told', () =>
    success(
      given('a subscription that may end', scheduled).uponReceiving(
        'estimateSubscriptionWithdrawal of one whose end is scheduled',
      ),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      { subscriptionState: 'CANCEL_SCHEDULED', options: [like({ endOption: 'TODAY' })], cancellation },
      { cancellation: { endOption: 'PERIOD_END' } },
    ))
  it('a bill that is open is told, and how an end sets it off', () =>
    success(
      given('a subscription that may end', { ...inUse, chargingYn: 'Y' }).uponReceiving(
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
  it('the end that holds is told with the subscription', () =>
    success(
      given('a subscription that may end', scheduled).uponReceiving(
        'getSubscriptionDetail of one whose end is scheduled',
      ),
      'getSubscriptionDetail',
      { subscriptionId },
      { subscriptionInfo: { subscriptionState: 'CANCEL_SCHEDULED' }, cancellation },
      { cancellation: { endOption: 'PERIOD_END' } },
    ))
  it('nothing of another company is told', () =>
    refusal(
      foreign().uponReceiving('estimateSubscriptionWithdrawal of another company'),
      'estimateSubscriptionWithdrawal',
      { subscriptionId },
      'subscription.missing',
    ))
})

describe('withdrawSubscription', () => {
  it('schedules an end with the period', () =>
    success(
      given('a subscription that may end', inUse).uponReceiving('withdrawSubscription with its period'),
      'withdrawSubscription',
      end,
      { subscriptionId, subscriptionState: 'CANCEL_SCHEDULED', cancellation },
      { subscriptionState: 'CANCEL_SCHEDULED' },
      { ...end, lastDate: ofWorld('lastDate', lastDate) },
    ))
  it('finds nothing of another company', () =>
    refusal(
      foreign().uponReceiving('withdrawSubscription of another company'),
      'withdrawSubscription',
      { ...end, idempotencyKey: otherKey },
      'subscription.missing',
    ))
  it('does not end what has ended', () =>
    refusal(
      given('a subscription that may end', scheduled).uponReceiving(
        'withdrawSubscription of one whose end is scheduled',
      ),
      'withdrawSubscription',
      end,
      'cancellation.unavailable',
    ))
  it('needs the amount that holds', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving('withdrawSubscription at another amount'),
      'withdrawSubscription',
      { ...end, ...seen },
      'cancellation.amountChanged',
    ))
  it('takes a key once', () =>
    refusal(
      given('a subscription that may end', { ...inUse, usedKey: idempotencyKey }).uponReceiving(
        'withdrawSubscription with a used key',
      ),
      'withdrawSubscription',
      end,
      'key.reused',
    ))
})

describe('modifySubscriptionCancellation', () => {
  it('takes a scheduled end back', () =>
    success(
      given('a subscription that may end', scheduled).uponReceiving('modifySubscriptionCancellation back'),
      'modifySubscriptionCancellation',
      undo,
      { subscriptionId, subscriptionState: 'ACTIVE', cancellation },
      { subscriptionState: 'ACTIVE' },
    ))
  it('finds nothing of another company', () =>
    refusal(
      foreign().uponReceiving('modifySubscriptionCancellation of another company'),
      'modifySubscriptionCancellation',
      { ...undo, idempotencyKey: otherKey },
      'subscription.missing',
    ))
  it('needs an end that is scheduled', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving(
        'modifySubscriptionCancellation of one in use',
      ),
      'modifySubscriptionCancellation',
      undo,
      'cancellation.settled',
    ))
  it('needs the amount that holds', () =>
    refusal(
      given('a subscription that may end', scheduled).uponReceiving(
        'modifySubscriptionCancellation at another amount',
      ),
      'modifySubscriptionCancellation',
      { ...undo, change: 'TODAY', ...seen },
      'cancellation.amountChanged',
    ))
  it('takes a key once', () =>
    refusal(
      given('a subscription that may end', { ...scheduled, usedKey: idempotencyKey }).uponReceiving(
        'modifySubscriptionCancellation with a used key',
      ),
      'modifySubscriptionCancellation',
      undo,
      'key.reused',
    ))
})

describe('updateSubscription', () => {
  it('saves a memo, and counts', () =>
    success(
      given('a subscription that may end', inUse).uponReceiving('updateSubscription of its memo'),
      'updateSubscription',
      update,
      { subscriptionInfo: { subscriptionId, version: 2 }, memo: update.memo },
      { subscriptionInfo: { version: 2 }, memo: update.memo },
    ))
  it('needs the password once more', () =>
    refusal(
      unconfirmed().uponReceiving('updateSubscription from an unconfirmed member'),
      'updateSubscription',
      update,
      'password.unconfirmed',
    ))
  it('finds nothing of another company', () =>
    refusal(
      foreign().uponReceiving('updateSubscription of another company'),
      'updateSubscription',
      update,
      'subscription.missing',
    ))
  it('saves over nothing that was not seen', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving('updateSubscription of an older version'),
      'updateSubscription',
      { ...update, version: 99 },
      'subscription.changed',
    ))
  it('changes nothing whose end is scheduled', () =>
    refusal(
      given('a subscription that may end', scheduled).uponReceiving(
        'updateSubscription of one whose end is scheduled',
      ),
      'updateSubscription',
      update,
      'subscription.fixed',
    ))
  it('needs a plan that is sold', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving(
        'updateSubscription to a plan that is not sold',
      ),
      'updateSubscription',
      { ...update, plan: { ...plan, planCode: 'Y3' } },
      'plan.unavailable',
    ))
  it('needs the price that holds', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving('updateSubscription at another price'),
      'updateSubscription',
      { ...update, plan },
      'price.changed',
    ))
})
