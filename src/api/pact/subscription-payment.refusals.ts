import type { Input } from '#contract/operation.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

export type PaymentChange = Input<'changeSubscriptionPayment'>
export const session = 'Hd4wZr7TzKx2PbVy9LmNv3JgSc6FaUe1OiIt8XnQqBk'
export const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
export const inUse = { session, subscriptionId, scheduledYn: 'N' } as const
const noNumbers = { secNo: null, accountInfo: null, payerNo: null }
export const account: PaymentChange = {
  subscriptionId,
  version: 1,
  paymentMethodCode: 'A',
  paymentGiro: null,
  paymentCard: null,
  paymentAccount: { accountHolderName: '별빛나루', bankCode: '088' },
  secrets: {
    secNo: null,
    accountInfo: '110000123456',
    payerNo: '1248100998',
  },
  withdrawAgreeYn: 'Y',
}

/** A subscription whose payment method is known. */
export const subscriptionWithPayment = {
  session,
  draftId: 'c5e1a7d3-9b24-4f68-8c0a-3d7f2b6e9a14',
  fileId: 'Rk8vYd2Lp0QsXw5NbTj7HgUc3MfZe1AiOo6Bq9KtVxE',
  agreed: 'now',
  subscriptionId,
} as const
export const profileChange: PaymentChange = {
  ...account,
  paymentMethodCode: 'C',
  paymentAccount: null,
  secrets: noNumbers,
  paymentProfileId: subscriptionId,
}

export const subscriptionPaymentRefusals = {
  changeSubscriptionPayment: {
    tokens: session,
    given: worldOf('a subscription that may end', inUse),
    body: account,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'subscription.changed': { when: 'of an older version', with: { version: 99 } },
      'subscription.fixed': { when: 'of one that has ended and owes nothing', but: { endedYn: 'Y' } },
      'profile.missing': {
        when: 'to what nobody pays by',
        with: { paymentProfileId: '2f0d6a53-4b8e-4c17-9a2d-7e1b5c9f3d08' },
      },
      'card.expired': {
        when: 'to a card that is good no more',
        given: worldOf('a draft with profiles', { ...subscriptionWithPayment, cardExpiration: '01/20' }),
        with: { paymentProfileId: subscriptionId },
      },
      'card.missing': {
        when: 'to a card that is not registered any more',
        with: {
          paymentMethodCode: 'C',
          paymentCard: {
            cardHolderName: '별빛나루',
            cardInfo: '솔바람카드',
            cardNumber: '**** **** **** 1234',
            cardId: '9d3f0b76-51ae-4c28-b7e4-6a2c8d1f5093',
            withdrawAgreeYn: 'Y',
          },
          paymentAccount: null,
          secrets: noNumbers,
        },
      },
      'payment.unagreed': { when: 'without the consent to withdrawals', with: { withdrawAgreeYn: 'N' } },
      'payment.underWay': { when: 'while a bill is charged', but: { chargingYn: 'Y' } },
    },
  },
} satisfies Partial<RefusalTable>
