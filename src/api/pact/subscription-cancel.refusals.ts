import type { Input } from '#contract/operation.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'
import { limitData } from './subscription-request.refusals.ts'

export const session = 'Nv4wZr7TzKx2PbVy9LmHg3JdSc6FaUe1OiIt8XnQqBk'
export const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const idempotencyKey = '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10'
// The provider state of another company's subscription does not remove used idempotency keys, so these cases have a
// key of their own.
const otherKey = '7e2c9f5a-1b84-4da3-86f7-0a3e8d4b9c21'
export const lastDate = '2026-12-11'
export const end: Input<'withdrawSubscription'> = {
  idempotencyKey,
  subscriptionId,
  endOption: 'PERIOD_END',
  lastDate,
  dueAmount: 0,
  reasonCode: null,
}
export const undo: Input<'modifySubscriptionCancellation'> = {
  idempotencyKey,
  subscriptionId,
  change: 'WITHDRAW',
  lastDate: null,
  dueAmount: null,
}
export const inUse = { session, subscriptionId, scheduledYn: 'N' } as const
export const cancellationScheduled = { session, subscriptionId, scheduledYn: 'Y' } as const
export const updateInput: Input<'updateSubscription'> = {
  subscriptionId,
  version: 1,
  adminInfo: null,
  memo: '야간에는 연락하지 말아 주세요.',
  plan: null,
}
const plan = { planCode: 'ENT', userCount: 50, totalAmount: 1, dueAmount: 1 } as const

export const subscriptionCancelRefusals = {
  listSubscriptionWithdrawalReasons: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  estimateSubscriptionWithdrawal: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'password.unconfirmed': 'from an unconfirmed member',
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
    },
  },
  withdrawSubscription: {
    tokens: session,
    given: worldOf('a subscription that may end', cancellationScheduled),
    body: end,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a logged-in member', { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' }),
      },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
        with: { idempotencyKey: otherKey },
      },
      'cancellation.unavailable': 'of one whose end is scheduled',
      'cancellation.amountChanged': {
        when: 'at another amount',
        but: { scheduledYn: 'N' },
        with: { lastDate: '2026-01-01', dueAmount: 1 },
      },
      'key.reused': { when: 'with a used key', but: { scheduledYn: 'N', usedKey: idempotencyKey } },
    },
  },
  modifySubscriptionCancellation: {
    tokens: session,
    given: worldOf('a subscription that may end', inUse),
    body: undo,
    refused: {
      'company.roleNeeded': {
        when: 'from a member who only looks',
        but: { scheduledYn: 'Y' },
        before: withViewOnlyRole(session),
      },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a logged-in member', { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' }),
      },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
        with: { idempotencyKey: otherKey },
      },
      'cancellation.settled': 'of one in use',
      'cancellation.amountChanged': {
        when: 'at another amount',
        but: { scheduledYn: 'Y' },
        with: { change: 'TODAY', lastDate: '2026-01-01', dueAmount: 1 },
      },
      'key.reused': { when: 'with a used key', but: { scheduledYn: 'Y', usedKey: idempotencyKey } },
    },
  },
  updateSubscription: {
    tokens: session,
    given: worldOf('a subscription that may end', inUse),
    body: updateInput,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'subscription.changed': { when: 'of an older version', with: { version: 99 } },
      'subscription.fixed': { when: 'of one whose end is scheduled', but: { scheduledYn: 'Y' } },
      'plan.unavailable': { when: 'to a plan that is not sold', with: { plan: { ...plan, planCode: 'Y3' } } },
      'users.tooMany': {
        when: 'to more users than the plan admits',
        with: { plan: { ...plan, planCode: 'BASIC', userCount: 51 } },
        data: limitData,
      },
      'price.changed': { when: 'at another price', with: { plan } },
    },
  },
} satisfies Partial<RefusalTable>
