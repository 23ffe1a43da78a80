import { eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/operation.ts'
import { operationTable } from '#contract/operations.gen.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { decodePersonal } from '#domain/personal-fields.ts'
import { emptyForm, emptySecrets } from '#domain/subscription/empty-form.ts'
import { subscriptionDrafts } from '#server/db/schema/subscription.ts'
import { uploads } from '#server/db/schema/upload.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { requestOf as requestOfContext } from '#src/machines/subscription-request/request-context.ts'
import { quote, receipt, withoutProfiles } from '#src/machines/subscription-request/testing/request-story.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'
import type { requestWizard } from './subscription-request-machine.ts'

type Machine = typeof requestWizard
type Situation = flow.Situation<Machine, Requester>

export const payments = ['G', 'A'] as const
/**
 * The payment method of the draft: giro or a bank account. A draft with giro is complete; the number of a bank
 * account is not stored in drafts.
 */
export type Payment = (typeof payments)[number]
/** A member without a company, with one draft. */
export type Requester = { session: string; draftId: string }

export const draftId = '3f9a6c1e-7d24-4b58-9e0c-5a8b1d7f2c46'
const times = { savedAt: '2026-11-21T12:00:00+09:00', expiresAt: '2026-12-22T00:00:00+09:00' } as const
const draftOf = (form: Output<'getSubscriptionDraft'>['form'], isWhole: boolean) => ({
  draftId,
  terms: [...subscriptionAnswers],
  form,
  rnImgViewInfo: isWhole
    ? {
        fileId: 'A'.repeat(43),
        fileName: '사업자등록증.pdf',
        contentType: 'application/pdf' as const,
        size: 1,
      }
    : null,
  ddlImgViewInfo: null,
  companyProfileId: null,
  paymentProfileId: null,
  ...times,
})
const completeDraft = (payment: Payment) =>
  draftOf(requestOf({ draftId, paymentMethodCode: payment }).form as never, true)
const begunDraft = draftOf(emptyForm(serviceInfo) as never, false)

const knownPath = ['company', 'payment', 'estimatingSubscription'] as const
const sessionGone = 'The session takes over: it asks who is here and goes to the login.'
const roleGone =
  'The session takes over: the screen closes for who only looks. subscription-roles.spec.ts does it.'
const offeredReason = 'Only a plan that is offered can be chosen.'
const admittedReason = 'The screen sends no more users than the plan admits.'
const typedReason = 'The walk types everything: its company is not known yet.'
const keeperReason = 'The keeper saves what was typed, alongside the wizard.'
const editionsReason = 'The editions of the terms and the prices hold for as long as a walk takes.'

/** For every outcome of each call of a request, the change of the server’s data that causes this outcome. */
export const worlds = {
  getSubscriptionDraft: {
    done: payments.map((payment) => ({
      outcome: done('getSubscriptionDraft', completeDraft(payment)),
      leadsTo: ['listingSubscriptionProfiles'] as const,
      of: [payment],
    })),
    'draft.missing': {
      outcome: fails('getSubscriptionDraft', problemNamed('draft.missing')),
      leadsTo: ['resting'],
      meanwhile: discard,
    },
    unreached: { outcome: fails('getSubscriptionDraft', serverUnreached), leadsTo: ['unreached'] },
    'session.missing': sessionGone,
  },
  listSubscriptionProfiles: {
    done: { outcome: withoutProfiles, leadsTo: knownPath },
    unreached: { outcome: fails('listSubscriptionProfiles', serverUnreached), leadsTo: knownPath },
    'password.unconfirmed': 'It is answered as if nothing were known, which is one of these.',
    'session.missing': sessionGone,
  },
  agreeSubscriptionTerms: {
    'company.roleNeeded': roleGone,
    done: { outcome: done('agreeSubscriptionTerms', begunDraft), leadsTo: ['lookingUpCompany', 'company'] },
    'draft.missing': {
      outcome: fails('agreeSubscriptionTerms', problemNamed('draft.missing')),
      leadsTo: ['readingTerms'],
      where: (context) => context.draftId !== undefined,
      meanwhile: discard,
    },
    'draft.tooMany': {
      outcome: fails('agreeSubscriptionTerms', problemNamed('draft.tooMany')),
      leadsTo: ['readingTerms'],
      where: (context) => context.draftId === undefined,
      async meanwhile({ portal, person: { session } }) {
        for (let drafts = 1; drafts < 5; drafts += 1)
          await portal.call(
            'agreeSubscriptionTerms',
            // Changes each draft, since an unchanged draft would be reused instead of creating another.
            {
              draftId: null,
              serviceInfo: { ...serviceInfo, userCount: 40 + drafts },
              terms: subscriptionAnswers,
            },
            { session },
          )
      },
    },
    'consent.required': 'The screen sends nothing before what is required is ticked.',
    'terms.outdated': editionsReason,
    'plan.unavailable': offeredReason,
    'users.tooMany': admittedReason,
    unreached: { outcome: fails('agreeSubscriptionTerms', serverUnreached), leadsTo: ['readingTerms'] },
    'session.missing': sessionGone,
  },
  saveSubscriptionDraft: {
    done: keeperReason,
    'draft.missing': keeperReason,
    unreached: keeperReason,
    'session.missing': keeperReason,
  },
  estimateSubscription: {
    done: { outcome: done('estimateSubscription', quote), leadsTo: ['reviewing'] },
    'plan.unavailable': offeredReason,
    unreached: { outcome: fails('estimateSubscription', serverUnreached), leadsTo: ['payment'] },
    'session.missing': sessionGone,
  },
  requestSubscription: {
    'company.roleNeeded': roleGone,
    'factor.missing': 'The guard leads who needs a factor to where one is registered.',
    'company.nameReserved': 'the walk types one company, whose name is free',
    done: { outcome: done('requestSubscription', receipt), leadsTo: ['requested'] },
    'draft.missing': {
      outcome: fails('requestSubscription', problemNamed('draft.missing')),
      leadsTo: ['gettingSubscriptionDesk'],
      meanwhile: discard,
    },
    'upload.missing': {
      outcome: fails('requestSubscription', problemNamed('upload.missing')),
      leadsTo: ['company'],
      meanwhile: ({ database: { db } }) => db.delete(uploads),
    },
    // The idempotency key was used for another request in another window.
    'key.reused': {
      outcome: fails('requestSubscription', problemNamed('key.reused')),
      leadsTo: ['gettingSubscriptionDesk'],
      meanwhile: async ({ portal, person: { session }, input }) => {
        const { personalInput } = operationTable.requestSubscription
        const sentInput = decodePersonal(personalInput, input) as Input<'requestSubscription'>
        const { data } = await portal.call(
          'agreeSubscriptionTerms',
          { draftId: null, serviceInfo, terms: subscriptionAnswers },
          { session },
        )
        await portal.call('requestSubscription', { ...sentInput, draftId: data.draftId }, { session })
      },
    },
    'terms.outdated': editionsReason,
    'price.changed': editionsReason,
    'plan.unavailable': offeredReason,
    'users.tooMany': admittedReason,
    'profile.missing': typedReason,
    'card.expired': typedReason,
    'card.missing': typedReason,
    'password.unconfirmed': typedReason,
    'payment.unagreed': 'The review sends nothing without the consent.',
    unreached: {
      outcome: fails('requestSubscription', serverUnreached),
      leadsTo: ['gettingSubscriptionDesk'],
    },
    'session.missing': sessionGone,
  },
  getSubscriptionDesk: {
    done: [
      {
        outcome: done('getSubscriptionDesk', { drafts: [], requests: [], current: [] }),
        leadsTo: ['reviewing', 'resting'],
      },
      // The request has arrived after all, as another window shows.
      {
        outcome: done('getSubscriptionDesk', { drafts: [], requests: [receipt], current: [] }),
        leadsTo: ['requested'],
        of: ['G'],
        where: ({ problem }) => problem !== undefined && !problem.is('draft.missing', 'key.reused'),
        meanwhile: ({ portal, person: { session }, context }) =>
          portal.call(
            'requestSubscription',
            requestOfContext(context, { secrets: emptySecrets, withdrawAgreeYn: 'N' }),
            { session },
          ),
      },
    ],
    unreached: { outcome: fails('getSubscriptionDesk', serverUnreached), leadsTo: ['outcomeUnknown'] },
    'session.missing': sessionGone,
  },
} satisfies flow.Worlds<Machine, Requester, Payment>

/** Discards the draft, as in another window. */
function discard({ database: { db }, context }: Situation): Promise<unknown> {
  return Promise.resolve(db.delete(subscriptionDrafts).where(eq(subscriptionDrafts.id, context.draftId!)))
}
