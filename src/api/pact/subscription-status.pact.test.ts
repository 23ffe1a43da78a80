import { describe, it } from 'vitest'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { describeRefusals } from './describe-refusals.ts'
import { beginInteraction } from './pact.ts'
import {
  type StatusChange,
  session,
  statusChange,
  subscriptionId,
  subscriptionStatusRefusals,
} from './subscription-status.refusals.ts'
import { type DescribedInteraction, successesOf } from './successes.ts'

const success = successesOf(session)
const periodIn = (subscriptionState: SubscriptionState) =>
  beginInteraction('a member with subscriptions', {
    session,
    subscriptions: [{ subscriptionId, subscriptionState }],
  })

function describeChange(described: DescribedInteraction, asked: StatusChange) {
  const { subscriptionState } = asked
  const data = { subscriptionInfo: { subscriptionId, subscriptionState } }
  return success(described, 'updateSubscriptionStatus', asked, data, data)
}

describe('updateSubscriptionStatus', () => {
  it('withdraws a request', () =>
    describeChange(
      periodIn('REQUESTED').uponReceiving('updateSubscriptionStatus of a request that is taken back'),
      statusChange('CANCELED'),
    ))
  it('undoes a scheduled cancellation', () =>
    describeChange(
      beginInteraction('a subscription that may end', {
        session,
        subscriptionId,
        scheduledYn: 'Y',
      }).uponReceiving('updateSubscriptionStatus of a scheduled end that is taken back'),
      statusChange('ACTIVE'),
    ))
})

describeRefusals(subscriptionStatusRefusals)
