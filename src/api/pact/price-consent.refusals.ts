import { Matchers } from '@pact-foundation/pact'
import { day, oneOf, subscriptionNo, time } from './matchers.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'

const { integer, string } = Matchers
const session = 'Pq5xWb8UmLy3RcVz0NkGd4JhSe7FaTf2OiKt9XrQsCg'
const subscriptionId = '3f7a1c9e-5b82-4d06-9e41-7c0d8a2b6f53'
const consentId = '9c2e7b14-6d3a-4f80-b5c7-1a8e4d9f0b62'
const asked = worldOf('a subscription whose price rises', { session, subscriptionId, consentId })
const answer = { consentId, version: 1, answer: 'AGREE' } as const
const consent = {
  consentId,
  version: 1,
  consentState: 'ASKED',
  subscriptionId,
  subscriptionNo: subscriptionNo('S2099-000001'),
  serviceName: string('빗장 통합 로그인'),
  planName: string('프로'),
  userCount: 50,
  paymentCycle: 'M',
  paymentMethodName: string('신용카드'),
  currency: 'KRW',
  amountBefore: 247_500,
  amountAfter: 302_500,
  risesOn: day('2026-12-11'),
  askedAt: time('2026-11-21T10:31:00+09:00'),
  answeredAt: null,
}

export const priceConsentRefusals = {
  listPriceConsents: {
    tokens: session,
    given: asked,
    body: { subscriptionId },
    succeeds: {
      when: 'of a subscription that is asked',
      data: { list: [consent] },
      gives: { list: [{ consentId, consentState: 'ASKED', amountBefore: 247_500, amountAfter: 302_500 }] },
    },
    refused: {},
  },
  answerPriceConsent: {
    tokens: session,
    given: asked,
    body: answer,
    succeeds: [
      {
        when: 'that agrees',
        data: {
          ...consent,
          version: integer(2),
          consentState: 'AGREED',
          answeredAt: time('2026-11-21T10:31:00+09:00'),
        },
        gives: { consentState: 'AGREED' },
      },
      {
        when: 'that takes a consent back',
        but: { agreedYn: 'Y' },
        with: { answer: 'REFUSE' },
        data: {
          ...consent,
          version: integer(2),
          consentState: oneOf('REFUSED'),
          answeredAt: time('2026-11-21T10:31:00+09:00'),
        },
        gives: { consentState: 'REFUSED' },
      },
    ],
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'priceConsent.missing': {
        when: 'of another company',
        with: { consentId: 'b81d4e6a-2c95-4f37-8a0e-5d7f9c3b1e24' },
      },
      'priceConsent.settled': [
        { when: 'on the day', but: { dayReachedYn: 'Y' } },
        { when: 'that was given before', but: { agreedYn: 'Y' } },
      ],
      'priceConsent.changed': { when: 'to what was asked before', with: { version: 7 } },
    },
  },
} satisfies Partial<RefusalTable>
