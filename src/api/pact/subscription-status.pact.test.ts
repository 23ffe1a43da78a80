import { describe, expect, it } from 'vitest'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { describeRefusals } from './describe-refusals.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'
import {
  type Asked,
  session,
  subscriptionId,
  subscriptionStatusRefusals,
  wish,
} from './subscription-status.refusals.ts'

type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
const within = (subscriptionState: SubscriptionState) =>
  given('a member with subscriptions', { session, subscriptions: [{ subscriptionId, subscriptionState }] })

function becoming(described: Described, asked: Asked) {
  const { subscriptionState } = asked
  const data = { subscriptionInfo: { subscriptionId, subscriptionState } }
  return described
    .withRequest(...calling('updateSubscriptionStatus', asked, session))
    .willRespondWith(...succeeding(data))
    .executeTest(async (server) =>
      expect(await apiOf(server, session).updateSubscriptionStatus(asked)).toMatchObject(data),
    )
}

describe('updateSubscriptionStatus', () => {
  it('takes a request back', () =>
    becoming(
      within('REQUESTED').uponReceiving('updateSubscriptionStatus of a request that is taken back'),
      wish('CANCELED'),
    ))
  it('takes a scheduled end back', () =>
    becoming(
      given('a subscription that may end', { session, subscriptionId, scheduledYn: 'Y' }).uponReceiving(
        'updateSubscriptionStatus of a scheduled end that is taken back',
      ),
      wish('ACTIVE'),
    ))
})

describeRefusals(subscriptionStatusRefusals)
