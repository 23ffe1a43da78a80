import { failure, keepProblem } from '../failures.ts'
import { type RequestConfirmed, requestOf } from './request-context.ts'
import { fillingState, steps } from './request-filling.ts'
import { noProfiles } from './request-profiles.ts'
import { requestSetup } from './request-setup.ts'

const onLost = { target: 'resting', actions: [keepProblem, 'notifyLost'] } as const
/**
 * Loads the company's known profiles. If this fails, the fields are typed: the failure does not block the request.
 */
const listingState = requestSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'listSubscriptionProfiles',
    src: 'listSubscriptionProfiles',
    input: {},
    onDone: [
      {
        guard: { type: 'mayChooseFirst', params: ({ event }) => event },
        target: 'company',
        actions: [{ type: 'keepProfiles', params: ({ event }) => event }, 'chooseFirst'],
      },
      { target: 'resuming', actions: { type: 'keepProfiles', params: ({ event }) => event } },
    ],
    onError: { target: 'resuming', actions: { type: 'keepProfiles', params: { output: noProfiles } } },
  },
})

/** At the review all other steps may be requested. */
const fromReview = steps
  .slice(0, -1)
  .map((step) => ({ ...step, actions: ['clearProblem', 'comeFromReview'] as const }))

/** The states from the terms to the accepted request. */
export const wizardState = requestSetup.createStateConfig({
  initial: 'resting',
  on: {
    'request.begun': { target: '.readingTerms', actions: { type: 'begin', params: ({ event }) => event } },
    'draft.opened': {
      target: '.gettingSubscriptionDraft',
      actions: { type: 'open', params: ({ event }) => event },
    },
    'request.left': { target: '.resting', actions: 'clearProblem' },
  },
  states: {
    resting: { meta: { outcome: 'LEFT' } },
    gettingSubscriptionDraft: {
      tags: 'busy',
      invoke: {
        id: 'getSubscriptionDraft',
        src: 'getSubscriptionDraft',
        input: ({ context }) => ({ draftId: context.draftId! }),
        onDone: {
          target: 'listingSubscriptionProfiles',
          actions: { type: 'restore', params: ({ event }) => event },
        },
        onError: [
          { guard: { type: 'isMissing', params: failure }, ...onLost },
          { target: 'unreached', actions: keepProblem },
        ],
      },
    },
    unreached: { on: { 'draft.retried': { target: 'gettingSubscriptionDraft', actions: 'clearProblem' } } },
    listingSubscriptionProfiles: listingState,
    // The first incomplete step, or the review if there is none.
    resuming: {
      always: [
        { guard: { type: 'isAt', params: { step: 'company' } }, target: 'company' },
        { guard: { type: 'isAt', params: { step: 'subscriber' } }, target: 'subscriber' },
        { guard: { type: 'isAt', params: { step: 'admin' } }, target: 'admin' },
        { guard: { type: 'isAt', params: { step: 'service' } }, target: 'service' },
        { guard: { type: 'isAt', params: { step: 'payment' } }, target: 'payment' },
        { target: 'estimatingSubscription' },
      ],
    },
    readingTerms: {
      meta: { step: 'terms' },
      on: {
        'terms.ticked': { actions: { type: 'keepTerms', params: ({ event }) => event } },
        'terms.submitted': { target: 'agreeingSubscriptionTerms', actions: 'clearProblem' },
        'step.requested': steps,
      },
    },
    agreeingSubscriptionTerms: {
      meta: { step: 'terms' },
      tags: 'busy',
      invoke: {
        id: 'agreeSubscriptionTerms',
        src: 'agreeSubscriptionTerms',
        input: ({ context: { draftId, form, terms } }) => ({
          draftId: draftId ?? null,
          serviceInfo: form.serviceInfo,
          terms: [...terms],
        }),
        onDone: [
          {
            guard: 'hasProfiles',
            target: 'company',
            actions: { type: 'keepDraft', params: ({ event }) => event },
          },
          {
            target: 'lookingUpCompany',
            actions: { type: 'keepDraft', params: ({ event }) => event },
          },
        ],
        onError: [
          // The draft no longer exists. The next attempt creates another draft, which receives the typed text.
          {
            guard: { type: 'isMissing', params: failure },
            target: 'readingTerms',
            actions: [keepProblem, 'forgetDraft'],
          },
          { target: 'readingTerms', actions: keepProblem },
        ],
      },
    },
    lookingUpCompany: { ...listingState, meta: { step: 'terms' } },
    company: fillingState('company'),
    subscriber: fillingState('subscriber'),
    admin: fillingState('admin'),
    service: fillingState('service'),
    payment: fillingState('payment'),
    estimatingSubscription: {
      meta: { step: 'review' },
      tags: 'busy',
      invoke: {
        id: 'estimateSubscription',
        src: 'estimateSubscription',
        input: ({ context }) => context.form.serviceInfo,
        onDone: {
          target: 'reviewing',
          actions: ['goOn', { type: 'keepQuote', params: ({ event }) => event }],
        },
        onError: { target: 'payment', actions: keepProblem },
      },
      // The address of the review is already open, so the person can go back without waiting for the price.
      on: { 'step.requested': fromReview },
    },
    reviewing: {
      meta: { step: 'review' },
      on: {
        'request.confirmed': { target: 'requestingSubscription', actions: 'clearProblem' },
        // A request for the review itself loads the price again.
        'step.requested': [
          ...fromReview,
          { target: 'estimatingSubscription', actions: ['clearProblem', 'comeFromReview'] },
        ],
      },
    },
    requestingSubscription: {
      meta: { step: 'review' },
      tags: 'busy',
      invoke: {
        id: 'requestSubscription',
        src: 'requestSubscription',
        input: ({ context, event }) => requestOf(context, event as RequestConfirmed),
        onDone: { target: 'requested', actions: { type: 'notifyRequested', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: failure },
            target: 'gettingSubscriptionDesk',
            actions: [keepProblem, 'beUnsure'],
          },
          {
            guard: { type: 'mayHaveArrived', params: failure },
            target: 'gettingSubscriptionDesk',
            actions: [keepProblem, 'beSure'],
          },
          {
            guard: { type: 'isPriceChanged', params: failure },
            target: 'estimatingSubscription',
            actions: keepProblem,
          },
          {
            guard: { type: 'isFileMissing', params: failure },
            target: 'company',
            actions: [keepProblem, 'notifyDocumentsLost'],
          },
          { guard: { type: 'isOutdated', params: failure }, target: 'readingTerms', actions: keepProblem },
          {
            guard: { type: 'isProfileGone', params: failure },
            target: 'listingSubscriptionProfiles',
            actions: keepProblem,
          },
          { target: 'reviewing', actions: [keepProblem, 'beSure'] },
        ],
      },
      // Leaving the screens does not abort the call, since that would not cancel the request.
      on: { 'request.left': {} },
    },
    // Before the request is sent again, the machine checks whether it has arrived.
    gettingSubscriptionDesk: {
      meta: { step: 'review' },
      tags: 'busy',
      invoke: {
        id: 'getSubscriptionDesk',
        src: 'getSubscriptionDesk',
        input: {},
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event },
            target: 'requested',
            actions: ['beSure', { type: 'notifyFound', params: ({ event }) => event }],
          },
          { guard: 'isUnsure', target: 'reviewing' },
          { guard: 'wasMissing', target: 'resting', actions: 'notifyLost' },
          { target: 'reviewing', actions: 'renewKey' },
        ],
        onError: { target: 'outcomeUnknown', actions: keepProblem },
      },
    },
    outcomeUnknown: {
      meta: { step: 'review' },
      on: { 'outcome.checked': { target: 'gettingSubscriptionDesk', actions: 'beUnsure' } },
    },
    requested: { meta: { outcome: 'COMPLETED' }, type: 'final' },
  },
})
