import type { Input } from '#contract/operation.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export type Change = Input<'changeSubscriptionPayment'>
export const session = 'Hd4wZr7TzKx2PbVy9LmNv3JgSc6FaUe1OiIt8XnQqBk'
export const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
export const inUse = { session, subscriptionId, scheduledYn: 'N' } as const
export const account: Change = {
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

export const subscriptionPaymentRefusals = {
  changeSubscriptionPayment: {
    tokens: session,
    given: worldOf('a subscription that may end', inUse),
    body: account,
    refused: {
      'password.unconfirmed': 'from an unconfirmed member',
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
      'subscription.changed': { when: 'of an older version', with: { version: 99 } },
      'subscription.fixed': { when: 'of one whose end is scheduled', but: { scheduledYn: 'Y' } },
      'payment.underWay': { when: 'while a bill is charged', but: { chargingYn: 'Y' } },
    },
  },
} satisfies Partial<RefusalTable>
