import { describe, it } from 'vitest'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { describeRefusals } from './describe-refusals.ts'
import { given } from './pact.ts'
import {
  type Asked,
  session,
  subscriptionId,
  subscriptionStatusRefusals,
  wish,
} from './subscription-status.refusals.ts'
import { type Described, successesOf } from './successes.ts'

const success = successesOf(session)
const within = (subscriptionState: SubscriptionState) =>
  given('a member with subscriptions', { session, subscriptions: [{ subscriptionId, subscriptionState }] })

function becoming(described: Described, asked: Asked) {
  const { subscriptionState } = asked
  const data = { subscriptionInfo: { subscriptionId, subscriptionState } }
  return success(described, 'updateSubscriptionStatus', asked, data, data)
}

describe('updateSubscriptionStatus', () => {
  it('withdraws a request', () =>
    becoming(
      within('REQUESTED').uponReceiving('updateSubscriptionStatus of a request that is taken back'),
      wish('CANCELED'),
    ))
  it('cancels a scheduled end', () =>
    becoming(
      given('a subscription that may end', { session, subscriptionId, scheduledYn: 'Y' }).uponReceiving(
        'updateSubscriptionStatus of a scheduled end that is taken back',
      ),
      wish('ACTIVE'),
    ))
})

describeRefusals(subscriptionStatusRefusals)
