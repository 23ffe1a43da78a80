import type { Input } from '#contract/operation.ts'
import { type RefusalTable, withViewOnlyRole, worldOf } from './refusals.ts'
import { cardId, emptyFields, form, serviceInfo } from './subscription-request.form.ts'

export const session = 'Pq2wZr7TzKx4NbVy9LmHg3JdSc6FaUe1OiIt8XnQvBk'
export const draftId = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
export const subscriptionId = '8b4e1d7a-2c69-4f35-a0d8-6e3c9b5f1a72'
export const fileId = 'Wk7xVn2QzTc8LyRb4HmPg1JdSe9FaUo5IiKt3XqNvZw'
/** An order of a plan for more users than it admits, and what its refusal names. */
export const crowded = { ...serviceInfo, planCode: 'BASIC', userCount: 51 }
export const limitData = { maximumUsers: 50 }
export const version = '1.0'
const answers = [
  { termsCode: 'SUBSCRIPTION', version, agreedYn: 'Y' },
  { termsCode: 'PRIVACY', version, agreedYn: 'Y' },
  { termsCode: 'NEWS', version, agreedYn: 'N' },
] satisfies Input<'agreeSubscriptionTerms'>['terms']
export const agreement: Input<'agreeSubscriptionTerms'> = { draftId: null, serviceInfo, terms: answers }
export const searchInput = { keyword: '솔바람길 20', page: 1 }
const secrets = {
  secNo: null,
  accountInfo: null,
  payerNo: null,
}
export const request: Input<'requestSubscription'> = {
  idempotencyKey: '6d1b8e4f-0a73-4c92-b5e6-9f2d7c3a8b10',
  draftId,
  form,
  secrets,
  rnFileId: fileId,
  ddlFileId: null,
  totalAmount: 148_500,
  withdrawAgreeYn: 'Y',
}
export const saveDraftBody: Input<'saveSubscriptionDraft'> = {
  draftId,
  form: emptyFields,
  rnImgViewInfo: null,
  ddlImgViewInfo: null,
}
export const draftParams = { session, draftId, fileId, agreed: 'now', cardId } as const
export const member = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const

export const subscriptionRequestRefusals = {
  estimateSubscription: {
    tokens: session,
    body: serviceInfo,
    refused: {
      'plan.unavailable': {
        when: 'of a plan that is not sold',
        given: worldOf('a logged-in member', member),
        with: { planCode: 'Y3' },
      },
    },
  },
  getSubscriptionDesk: {
    tokens: session,
    body: {},
  },
  listSubscriptionTerms: {
    tokens: session,
    body: {},
  },
  agreeSubscriptionTerms: {
    tokens: session,
    given: worldOf('a logged-in member', member),
    body: agreement,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'consent.required': {
        when: 'without a required one',
        with: { terms: answers.map((answer) => ({ ...answer, agreedYn: 'N' })) },
      },
      'terms.outdated': {
        when: 'in an edition that holds no more',
        with: { terms: answers.map((answer) => ({ ...answer, version: '0.1' })) },
      },
      'plan.unavailable': {
        when: 'for a plan that is not sold',
        with: { serviceInfo: { ...serviceInfo, planCode: 'Y3' } },
      },
      'users.tooMany': {
        when: 'for more users than the plan admits',
        with: { serviceInfo: crowded },
        data: limitData,
      },
      'draft.missing': { when: 'for a draft that is not there', with: { draftId } },
      'draft.tooMany': {
        when: 'alongside five drafts',
        given: worldOf('a member with as many drafts as may be', { session }),
      },
    },
  },
  listSubscriptionProfiles: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  getSubscriptionDraft: {
    tokens: session,
    body: { draftId },
    refused: {
      'draft.missing': {
        when: 'of none',
        given: worldOf('a logged-in member', member),
      },
    },
  },
  saveSubscriptionDraft: {
    tokens: session,
    body: saveDraftBody,
    refused: {
      'draft.missing': {
        when: 'of none',
        given: worldOf('a logged-in member', member),
      },
    },
  },
  discardSubscriptionDraft: {
    tokens: session,
    body: { draftId },
  },
  requestSubscription: {
    tokens: session,
    given: worldOf('a draft of a subscription', draftParams),
    body: request,
    refused: {
      'company.roleNeeded': { when: 'from a member who only looks', before: withViewOnlyRole(session) },
      'company.nameReserved': {
        when: 'with the name of the service',
        with: { form: { ...form, companyInfo: { ...form.companyInfo, companyName: '빗장 고객센터' } } },
      },
      'password.unconfirmed': {
        when: 'by a known payment method before the password check',
        given: worldOf('a logged-in member', { ...member, verifiedYn: 'Y' }),
        with: { paymentProfileId: subscriptionId },
      },
      'profile.missing': {
        when: 'by a payment method of nobody known',
        given: worldOf('a draft with profiles', { ...draftParams, subscriptionId, cardExpiration: '11/99' }),
        with: { paymentProfileId: '2f0d6a53-4b8e-4c17-9a2d-7e1b5c9f3d08' },
      },
      'card.expired': {
        when: 'by a card that is good no more',
        given: worldOf('a draft with profiles', { ...draftParams, subscriptionId, cardExpiration: '01/20' }),
        with: { paymentProfileId: subscriptionId },
      },
      'card.missing': {
        when: 'by a card that is not registered any more',
        with: {
          form: {
            ...form,
            paymentCard: { ...form.paymentCard!, cardId: '9d3f0b76-51ae-4c28-b7e4-6a2c8d1f5093' },
          },
        },
      },
      'payment.unagreed': { when: 'by a card without consent', with: { withdrawAgreeYn: 'N' } },
      'draft.missing': {
        when: 'without a draft',
        given: worldOf('a logged-in member', { ...member, verifiedYn: 'Y' }),
      },
      'terms.outdated': { when: 'with terms that hold no more', but: { agreed: 'before' } },
      'price.changed': { when: 'at another price', with: { totalAmount: 100 } },
      'plan.unavailable': {
        when: 'of a plan that is not sold',
        with: { form: { ...form, serviceInfo: { ...serviceInfo, planCode: 'Y3' } } },
      },
      'users.tooMany': {
        when: 'for more users than the plan admits',
        with: { form: { ...form, serviceInfo: crowded } },
        data: limitData,
      },
      'upload.missing': { when: 'with a file that is not there', with: { rnFileId: 'x'.repeat(43) } },
      'key.reused': { when: 'with a used key', but: { usedKey: request.idempotencyKey } },
    },
  },
  searchAddresses: {
    tokens: session,
    given: worldOf('a member who may search for addresses', { session }),
    body: searchInput,
    refused: {
      'address.vague': { when: 'of a whole city', with: { keyword: '서울' } },
      'address.unavailable': {
        when: 'while nobody answers',
        but: { outOfOrder: '검색 중단' },
        with: { keyword: '검색 중단' },
      },
      'address.tooMany': {
        when: 'too often',
        given: worldOf('a member who searched for many addresses', { session }),
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  cancelSubscriptionRequest: {
    tokens: session,
    body: { subscriptionId },
    refused: {
      'company.roleNeeded': {
        when: 'from a member who only looks',
        given: worldOf('a request that may be revised', { session, subscriptionId }),
        before: withViewOnlyRole(session),
      },
      'password.unconfirmed': 'from an unconfirmed member',
      'subscription.settled': {
        when: 'of one in use',
        given: worldOf('a member with subscriptions', {
          session,
          subscriptions: [{ subscriptionId, subscriptionState: 'ACTIVE' }],
        }),
      },
      'subscription.missing': {
        when: 'of another company',
        given: worldOf("another company's subscription", { session, subscriptionId }),
      },
    },
  },
} satisfies Partial<RefusalTable>
