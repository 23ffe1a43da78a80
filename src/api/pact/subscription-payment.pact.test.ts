import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import type { ProblemName } from '#contract/problem.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { masked, personal } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { string } = Matchers

type Change = Input<'changeSubscriptionPayment'>

const session = 'Hd4wZr7TzKx2PbVy9LmNv3JgSc6FaUe1OiIt8XnQqBk'
const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
const inUse = { session, subscriptionId, scheduledYn: 'N' } as const
const account: Change = {
  subscriptionId,
  version: 1,
  paymentMethodCode: 'A',
  paymentGiro: null,
  paymentCard: null,
  paymentAccount: { accountHolderName: '별빛나루', bankCode: '088' },
  secrets: {
    secNo: null,
    cardNumber: null,
    cardExpiration: null,
    accountInfo: '110000123456',
    payerNo: '1248100998',
  },
}
const wire = (input: Change) =>
  encodePersonal(operationTable.changeSubscriptionPayment.personalInput, input) as object
type Described = ReturnType<ReturnType<typeof given>['uponReceiving']>
const refusal = (described: Described, input: Change, reason: ProblemName) =>
  described
    .withRequest(...calling('changeSubscriptionPayment', wire(input), session))
    .willRespondWith(...refusing(reason))
    .executeTest((server) => expectRefusal(apiOf(server, session).changeSubscriptionPayment(input), reason))

describe('changeSubscriptionPayment', () => {
  it('answers with the new method, its number masked', () =>
    given('a subscription that may end', inUse)
      .uponReceiving('changeSubscriptionPayment to an account')
      .withRequest(...calling('changeSubscriptionPayment', wire(account), session))
      .willRespondWith(
        ...succeeding({
          subscriptionInfo: { subscriptionId, version: 2 },
          paymentMethod: {
            annotation: null,
            paymentMethodCode: 'A',
            paymentMethodName: string('계좌 이체'),
            paymentAccount: {
              accountHolderName: personal('별빛나루'),
              bankCode: '088',
              accountInfo: masked('110-***-***456'),
              rnno: masked('12********'),
            },
          },
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).changeSubscriptionPayment(account)).toMatchObject({
          subscriptionInfo: { version: 2 },
          paymentMethod: { paymentMethodCode: 'A' },
        }),
      ))
  it('needs the password once more', () =>
    refusal(
      given('a logged-in member', {
        session,
        password: 'Sori-narae-2026!',
        passwordCheckYn: 'N',
      }).uponReceiving('changeSubscriptionPayment from an unconfirmed member'),
      account,
      'password.unconfirmed',
    ))
  it('finds nothing of another company', () =>
    refusal(
      given("another company's subscription", { session, subscriptionId }).uponReceiving(
        'changeSubscriptionPayment of another company',
      ),
      account,
      'subscription.missing',
    ))
  it('saves over nothing that was not seen', () =>
    refusal(
      given('a subscription that may end', inUse).uponReceiving(
        'changeSubscriptionPayment of an older version',
      ),
      { ...account, version: 99 },
      'subscription.changed',
    ))
  it('changes nothing whose end is scheduled', () =>
    refusal(
      given('a subscription that may end', { ...inUse, scheduledYn: 'Y' }).uponReceiving(
        'changeSubscriptionPayment of one whose end is scheduled',
      ),
      account,
      'subscription.fixed',
    ))
  it('waits for a charge that is under way', () =>
    refusal(
      given('a subscription that may end', { ...inUse, chargingYn: 'Y' }).uponReceiving(
        'changeSubscriptionPayment while a bill is charged',
      ),
      account,
      'payment.underWay',
    ))
})
