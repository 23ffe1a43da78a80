import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const session = 'Tq7mWx3KdVz5RbNy8PcHj2LgSf4UaEe9OiTt1XvQrCs'
const subscriptionId = '5e9c3b7d-4a16-4f82-b0d5-8c1f6e2a7b94'

type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
type Asked = Input<'updateSubscriptionStatus'>
const wish = (subscriptionState: SubscriptionState, version = 1): Asked => ({
  subscriptionId,
  version,
  subscriptionState,
})
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
function refusal(described: Described, asked: Asked, reason: ProblemName) {
  return described
    .withRequest(...calling('updateSubscriptionStatus', asked, session))
    .willRespondWith(...refusing(reason))
    .executeTest((server) => expectRefusal(apiOf(server, session).updateSubscriptionStatus(asked), reason))
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
  it('comes too late where the last day is over', () =>
    refusal(
      given('a subscription that may end', {
        session,
        subscriptionId,
        scheduledYn: 'Y',
        lastDayOverYn: 'Y',
      }).uponReceiving('updateSubscriptionStatus of a scheduled end whose last day is over'),
      wish('ACTIVE'),
      'cancellation.settled',
    ))
  it('decides no request', () =>
    refusal(
      within('REQUESTED').uponReceiving('updateSubscriptionStatus of a request to be approved'),
      wish('ACTIVE'),
      'subscriptionState.byStaff',
    ))
  it('ends nothing without its settlement', () =>
    refusal(
      within('ACTIVE').uponReceiving('updateSubscriptionStatus of one in use to its end'),
      wish('ENDED'),
      'subscriptionState.needsEstimate',
    ))
  it('pays no bills', () =>
    refusal(
      within('PAST_DUE').uponReceiving('updateSubscriptionStatus of one past due to its use'),
      wish('ACTIVE'),
      'subscriptionState.byBills',
    ))
  it('revives nothing', () =>
    refusal(
      within('ENDED').uponReceiving('updateSubscriptionStatus of one that has ended'),
      wish('ACTIVE'),
      'subscriptionState.over',
    ))
  it('leads nowhere else', () =>
    refusal(
      within('ACTIVE').uponReceiving('updateSubscriptionStatus to a state that is not next'),
      wish('REQUESTED'),
      'subscriptionState.unreachable',
    ))
  it('changes nothing that was not seen', () =>
    refusal(
      within('REQUESTED').uponReceiving('updateSubscriptionStatus of another version'),
      wish('CANCELED', 99),
      'subscription.changed',
    ))
  it('finds nothing of another company', () =>
    refusal(
      given("another company's subscription", { session, subscriptionId }).uponReceiving(
        'updateSubscriptionStatus of another company',
      ),
      wish('CANCELED'),
      'subscription.missing',
    ))
  it('needs the password once more', () =>
    refusal(
      given('a logged-in member', {
        session,
        password: 'Sori-narae-2026!',
        passwordCheckYn: 'N',
      }).uponReceiving('updateSubscriptionStatus from an unconfirmed member'),
      wish('CANCELED'),
      'password.unconfirmed',
    ))
})
