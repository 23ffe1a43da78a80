import { Matchers } from '@pact-foundation/pact'
import { maskedCard, uuid } from './matchers.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'
import { cardId } from './subscription-request.form.ts'
import { member, session } from './subscription-request.refusals.ts'

const { string } = Matchers
/** The provider state of a completed card window of the payment service, with the outcome of the registration. */
const cardWindow = {
  session,
  customerKey: 'e2b7f4a1-6c90-4d35-8a1e-7f0c5b9d3e68',
  authKey: 'simauth_1234_1199_5f0c8a1d7e3b92f4c6d8a0e1',
  cardOutcome: 'REGISTERED',
} as const

export const cardRefusals = {
  openCardWindow: {
    tokens: session,
    given: worldOf('a logged-in member', member),
    body: {},
    succeeds: {
      when: 'of a member',
      data: {
        customerKey: uuid(cardWindow.customerKey),
        clientKey: string('test_ck_D5GePWvyJnrK0W0k6q8g'),
        scriptUrl: string('https://js.tosspayments.com/v2/standard'),
      },
      gives: { customerKey: cardWindow.customerKey },
    },
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
    },
  },
  registerCard: {
    tokens: session,
    given: worldOf('a card window', cardWindow),
    body: { customerKey: cardWindow.customerKey, authKey: cardWindow.authKey },
    succeeds: {
      when: 'of a card that was typed',
      data: {
        cardId: uuid(cardId),
        cardInfo: string('솔바람카드'),
        cardNumber: maskedCard('**** **** **** 1234'),
      },
      gives: { cardInfo: '솔바람카드', cardNumber: '**** **** **** 1234' },
    },
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'card.missing': {
        when: 'of a window that is not known any more',
        with: { customerKey: '0b6d4f1e-92c7-4a83-b5e0-1d7c3f8a9264' },
      },
      'card.refused': {
        when: 'of a card that cannot be registered',
        but: { cardOutcome: 'REFUSED', authKey: 'simauth_0069_1199_5f0c8a1d7e3b92f4c6d8a0e1' },
        with: { authKey: 'simauth_0069_1199_5f0c8a1d7e3b92f4c6d8a0e1' },
      },
      'card.unheard': {
        when: 'while the payment service does not answer',
        but: { cardOutcome: 'UNHEARD', authKey: 'simauth_0127_1199_5f0c8a1d7e3b92f4c6d8a0e1' },
        with: { authKey: 'simauth_0127_1199_5f0c8a1d7e3b92f4c6d8a0e1' },
      },
    },
  },
} satisfies Partial<RefusalTable>
