import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { operationTable } from '#contract/operations.gen.ts'
import { encodePersonal } from '#domain/personal-fields.ts'
import { describeRefusals } from './describe-refusals.ts'
import { masked, personal } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'
import { paymentMethods } from './subscription-detail.ts'
import {
  account,
  inUse,
  type PaymentChange,
  profileChange,
  session,
  subscriptionId,
  subscriptionPaymentRefusals,
  subscriptionWithPayment,
} from './subscription-payment.refusals.ts'

const { string } = Matchers
const toWire = (input: PaymentChange) =>
  encodePersonal(operationTable.changeSubscriptionPayment.personalInput, input) as object

describe('changeSubscriptionPayment', () => {
  it('returns the new payment method with its masked number', () =>
    beginInteraction('a subscription that may end', inUse)
      .uponReceiving('changeSubscriptionPayment to an account')
      .withRequest(...calling('changeSubscriptionPayment', toWire(account), session))
      .willRespondWith(
        ...successAnswer({
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

  it('returns the payment method of a profile', () =>
    beginInteraction('a draft with profiles', { ...subscriptionWithPayment, cardExpiration: '11/99' })
      .uponReceiving('changeSubscriptionPayment to what is known')
      .withRequest(...calling('changeSubscriptionPayment', toWire(profileChange), session))
      .willRespondWith(
        ...successAnswer({
          subscriptionInfo: { subscriptionId, version: 2 },
          paymentMethod: paymentMethods.C,
        }),
      )
      .executeTest(async (server) =>
        expect(await apiOf(server, session).changeSubscriptionPayment(profileChange)).toMatchObject({
          subscriptionInfo: { version: 2 },
          paymentMethod: { paymentMethodCode: 'C' },
        }),
      ))
})

describeRefusals(subscriptionPaymentRefusals)
