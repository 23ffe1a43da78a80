import type { Input } from '#contract/operation.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

export const session = 'Tq7mWx3KdVz5RbNy8PcHj2LgSf4UaEe9OiTt1XvQrCs'
export const subscriptionId = '5e9c3b7d-4a16-4f82-b0d5-8c1f6e2a7b94'
export type StatusChange = Input<'updateSubscriptionStatus'>
export const statusChange = (subscriptionState: SubscriptionState, version = 1): StatusChange => ({
  subscriptionId,
  version,
  subscriptionState,
})

export const subscriptionStatusRefusals = {
  updateSubscriptionStatus: {
    tokens: session,
    given: worldOf('a member with subscriptions', {
      session,
      subscriptions: [{ subscriptionId, subscriptionState: 'REQUESTED' }],
    }),
    body: statusChange('ACTIVE'),
    refused: {
      'company.roleNeeded': {
        when: 'from a member who only looks',
        with: { subscriptionState: 'CANCELED' },
        before: withViewOnlyRole(session),
      },
      'cancellation.settled': {
        when: 'of a scheduled end whose last day is over',
        given: worldOf('a subscription that may end', {
          session,
          subscriptionId,
          scheduledYn: 'Y',
          lastDayOverYn: 'Y',
        }),
      },
      'subscriptionState.byStaff': 'of a request to be approved',
      'subscriptionState.needsEstimate': {
        when: 'of one in use to its end',
        but: { subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }] },
        with: { subscriptionState: 'ENDED' },
      },
      'subscriptionState.byBills': {
        when: 'of one past due to its use',
        but: { subscriptions: [{ subscriptionId, subscriptionState: 'PAST_DUE' }] },
      },
      'subscriptionState.over': {
        when: 'of one that has ended',
        but: { subscriptions: [{ subscriptionId, subscriptionState: 'ENDED' }] },
      },
      'subscriptionState.unreachable': {
        when: 'to a state that is not next',
        but: { subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }] },
        with: { subscriptionState: 'REQUESTED' },
      },
      'subscription.changed': {
        when: 'of another version',
        with: { version: 99, subscriptionState: 'CANCELED' },
      },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
        with: { subscriptionState: 'CANCELED' },
      },
    },
  },
} satisfies Partial<RefusalTable>
