import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { formSteps } from '#domain/subscription/fields.ts'
import { stepOf } from '../step-of.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, type Step } from '../testing/steps.ts'
import { firstOpen, type RequestContext } from './request-context.ts'
import { completeSteps } from './request-profiles.ts'
import { subscriptionRequestMachine } from './subscription-request.machine.ts'
import {
  agreeSubscriptionTermsDone,
  allKnown,
  blankForm,
  card,
  cardId,
  chooseCompany,
  choosePayment,
  companyId,
  completeForm,
  draftId,
  draftOpened,
  draftReceived,
  draftRetried,
  draftWithProfiles,
  estimateSubscriptionDone,
  expiredCardProfiles,
  file,
  formChanged,
  fullDraftReceived,
  giro,
  goTo,
  input,
  keys,
  leaveRequested,
  order,
  otherCompanyId,
  outcomeChecked,
  partialDraftReceived,
  payBy,
  quote,
  receipt,
  remove,
  requestBegun,
  requestConfirmed,
  requestLeft,
  requestSubscriptionDone,
  savePause,
  saveSubscriptionDraftDone,
  submit,
  termsSubmitted,
  termsTicked,
  tickedTerms,
  upload,
  withoutProfiles,
} from './testing/request-story.ts'

const deskWithReceipt = done('getSubscriptionDesk', { drafts: [], requests: [receipt], current: [] })
const notArrived = done('getSubscriptionDesk', { drafts: [], requests: [], current: [] })
const [missing, reused, priceChanged, fileMissing, outdated, unsold] = (
  [
    'draft.missing',
    'key.reused',
    'price.changed',
    'upload.missing',
    'terms.outdated',
    'plan.unavailable',
  ] as const
).map((name) => problemNamed(name)) as [Problem, Problem, Problem, Problem, Problem, Problem]
const profileGone = problemNamed('profile.missing')
const invalidRequest = problemNamed('request.invalid')
const offlineProblem = new Problem(0, '')
const requestFails = (problem: Problem) => fails('requestSubscription', problem)

const callsToProfiles = ['agreeSubscriptionTerms', 'listSubscriptionProfiles'] as const
const callsToReview = ['getSubscriptionDraft', 'listSubscriptionProfiles', 'estimateSubscription'] as const
const at = (wizard: string, keeper = 'saved') => ({ wizard, keeper })
const busyTags = { tags: ['busy'] }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const requestedEmitted = { emitted: [{ type: 'subscription.requested', receipt }] } as const

const pathToCompany = [
  requestBegun,
  termsTicked,
  termsSubmitted,
  agreeSubscriptionTermsDone,
  withoutProfiles,
] as const
const pathToFilled = [...pathToCompany, upload, formChanged] as const
const pathToEstimating = [draftOpened, fullDraftReceived, withoutProfiles] as const
const pathToReview = [...pathToEstimating, estimateSubscriptionDone] as const
const pathToRequesting = [...pathToReview, requestConfirmed] as const
const met = [requestBegun, termsTicked, termsSubmitted, agreeSubscriptionTermsDone, allKnown] as const
const pathToPayment = [...met, submit('company')] as const
const requestingKnown = [
  ...pathToPayment,
  submit('payment'),
  estimateSubscriptionDone,
  requestConfirmed,
] as const
const unsavedChoice = [chooseCompany(otherCompanyId), fails('saveSubscriptionDraft', offlineProblem)] as const
const pathToLostDraft = [goTo('terms'), termsSubmitted, fails('agreeSubscriptionTerms', missing)] as const
const pathToChange = [...pathToReview, goTo('admin')] as const

describeModel(subscriptionRequestMachine, {
  input,
  gestures: [
    requestBegun,
    draftOpened,
    draftRetried,
    termsTicked,
    termsSubmitted,
    formChanged,
    payBy(giro),
    payBy(card),
    upload,
    remove,
    ...[otherCompanyId, undefined].map(chooseCompany),
    choosePayment(undefined),
    ...formSteps.map(submit),
    ...(['terms', ...formSteps, 'review'] as const).map(goTo),
    requestConfirmed,
    outcomeChecked,
    requestLeft,
    leaveRequested,
  ],
  outcomes: [
    fullDraftReceived,
    draftReceived({}),
    partialDraftReceived(),
    partialDraftReceived('companyInfo'),
    partialDraftReceived('companyInfo', 'subscriberInfo'),
    partialDraftReceived('companyInfo', 'subscriberInfo', 'adminInfo'),
    draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
    fails('getSubscriptionDraft', missing),
    fails('getSubscriptionDraft', offlineProblem),
    agreeSubscriptionTermsDone,
    withoutProfiles,
    allKnown,
    expiredCardProfiles,
    fails('listSubscriptionProfiles', offlineProblem),
    fails('agreeSubscriptionTerms', missing),
    fails('agreeSubscriptionTerms', outdated),
    saveSubscriptionDraftDone,
    fails('saveSubscriptionDraft', offlineProblem),
    estimateSubscriptionDone,
    fails('estimateSubscription', unsold),
    requestSubscriptionDone,
    ...[
      offlineProblem,
      missing,
      reused,
      priceChanged,
      fileMissing,
      outdated,
      invalidRequest,
      profileGone,
    ].map(requestFails),
    deskWithReceipt,
    notArrived,
    fails('getSubscriptionDesk', offlineProblem),
  ],
  waits: [savePause],
  sameness: situation,
  endings: [
    [
      [],
      at('resting'),
      { context: { draftId: undefined, passed: [], problem: undefined }, tags: [], calls: [] },
    ],

    // The terms
    [
      [requestBegun],
      at('readingTerms'),
      { context: { form: blankForm, terms: [], idempotencyKey: keys[0] }, tags: [] },
    ],
    [[requestBegun, termsTicked], at('readingTerms'), { context: { terms: tickedTerms } }],
    [[requestBegun, termsTicked, termsSubmitted], at('agreeingSubscriptionTerms'), busyTags],
    [pathToCompany, at('company'), { context: { draftId, form: blankForm } }],
    [
      [requestBegun, termsSubmitted, fails('agreeSubscriptionTerms', outdated)],
      at('readingTerms'),
      withProblem(outdated),
    ],
    [
      [...pathToFilled, goTo('terms'), termsSubmitted, fails('agreeSubscriptionTerms', missing)],
      at('readingTerms', 'unsaved'),
      { context: { draftId: undefined, problem: missing, form: completeForm } },
    ],
    [
      [...pathToFilled, goTo('terms'), termsSubmitted, agreeSubscriptionTermsDone],
      at('company', 'unsaved'),
      { context: { form: completeForm } },
    ],

    // A draft is opened again.
    [[draftOpened], at('gettingSubscriptionDraft'), busyTags],
    [[draftOpened, draftReceived({}), withoutProfiles], at('company'), { context: { passed: [], draftId } }],
    [[draftOpened, partialDraftReceived(), withoutProfiles], at('company'), { context: { passed: [] } }],
    [
      [draftOpened, partialDraftReceived('companyInfo'), withoutProfiles],
      at('subscriber'),
      { context: { passed: ['company', 'service'] } },
    ],
    [[draftOpened, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles], at('admin')],
    [
      [draftOpened, partialDraftReceived('companyInfo', 'subscriberInfo', 'adminInfo'), withoutProfiles],
      at('payment'),
    ],
    [
      [
        draftOpened,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
      ],
      at('service'),
    ],
    [
      [draftOpened, fullDraftReceived, withoutProfiles],
      at('estimatingSubscription'),
      { ...busyTags, context: { passed: formSteps } },
    ],
    [pathToReview, at('reviewing'), { context: { quote }, tags: [] }],
    [
      [draftOpened, fails('getSubscriptionDraft', missing)],
      at('resting'),
      { emitted: [{ type: 'draft.lost' }] },
    ],
    [
      [draftOpened, fails('getSubscriptionDraft', offlineProblem)],
      at('unreached'),
      withProblem(offlineProblem),
    ],
    [
      [draftOpened, fails('getSubscriptionDraft', offlineProblem), draftRetried],
      at('gettingSubscriptionDraft'),
      withProblem(undefined),
    ],

    // The known profiles of the company are loaded.
    [
      [requestBegun, termsTicked, termsSubmitted, agreeSubscriptionTermsDone],
      at('lookingUpCompany'),
      busyTags,
    ],
    [[draftOpened, fullDraftReceived], at('listingSubscriptionProfiles'), busyTags],
    [
      met,
      at('company'),
      {
        context: {
          companyProfileId: companyId,
          paymentProfileId: cardId,
          passed: ['company', 'subscriber', 'admin', 'service'],
        },
      },
    ],
    [
      [
        requestBegun,
        termsTicked,
        termsSubmitted,
        agreeSubscriptionTermsDone,
        fails('listSubscriptionProfiles', offlineProblem),
      ],
      at('company'),
      { context: { form: blankForm, passed: [], problem: undefined } },
    ],
    [[draftOpened, draftReceived({}), allKnown], at('company'), { context: { companyProfileId: companyId } }],
    [
      [draftOpened, fullDraftReceived, allKnown],
      at('estimatingSubscription'),
      { context: { companyProfileId: undefined } },
    ],
    [
      [draftOpened, fullDraftReceived, fails('listSubscriptionProfiles', offlineProblem)],
      at('estimatingSubscription'),
    ],
    [
      [draftOpened, draftWithProfiles({ companyProfileId: companyId, paymentProfileId: cardId }), allKnown],
      at('estimatingSubscription'),
      { context: { companyProfileId: companyId, paymentProfileId: cardId, passed: formSteps } },
    ],
    [
      [
        draftOpened,
        draftWithProfiles({ companyProfileId: companyId, paymentProfileId: cardId }),
        expiredCardProfiles,
      ],
      at('payment'),
      { context: { companyProfileId: companyId, paymentProfileId: undefined } },
    ],
    [pathToPayment, at('payment'), { context: { passed: ['company', 'subscriber', 'admin', 'service'] } }],
    [[...pathToPayment, submit('payment')], at('estimatingSubscription'), { context: { passed: formSteps } }],
    [
      [...met, chooseCompany(undefined)],
      at('company', 'savingSubscriptionDraft'),
      { context: { companyProfileId: undefined, form: blankForm, passed: ['service'] } },
    ],
    [
      [...met, chooseCompany(otherCompanyId)],
      at('company', 'savingSubscriptionDraft'),
      { context: { companyProfileId: otherCompanyId } },
    ],
    [
      [...met, chooseCompany(otherCompanyId), submit('company')],
      at('payment', 'savingSubscriptionDraft'),
      { context: { companyProfileId: otherCompanyId } },
    ],
    [[...met, chooseCompany(undefined), submit('company')], at('company', 'savingSubscriptionDraft')],
    [[...met, submit('payment')], at('company')],
    [
      [...pathToPayment, choosePayment(undefined)],
      at('payment', 'savingSubscriptionDraft'),
      { context: { paymentProfileId: undefined } },
    ],
    [
      [...pathToPayment, choosePayment(undefined), submit('payment')],
      at('payment', 'savingSubscriptionDraft'),
    ],
    [
      [
        ...pathToPayment,
        submit('payment'),
        estimateSubscriptionDone,
        goTo('payment'),
        choosePayment(cardId),
        submit('payment'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
    ],
    [
      [
        ...pathToPayment,
        submit('payment'),
        estimateSubscriptionDone,
        goTo('company'),
        chooseCompany(otherCompanyId),
        submit('company'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
      { context: { companyProfileId: otherCompanyId, passed: formSteps } },
    ],
    [
      [...requestingKnown, requestFails(profileGone)],
      at('listingSubscriptionProfiles'),
      withProblem(profileGone),
    ],
    [
      [...requestingKnown, requestFails(profileGone), expiredCardProfiles],
      at('payment'),
      { context: { problem: profileGone, companyProfileId: companyId, paymentProfileId: undefined } },
    ],
    [
      [...requestingKnown, requestFails(profileGone), withoutProfiles],
      at('company'),
      { context: { companyProfileId: undefined, paymentProfileId: undefined } },
    ],
    ...[chooseCompany(companyId), choosePayment(cardId)].flatMap((choice) => [
      [[...pathToPayment, choice], at('payment', 'savingSubscriptionDraft')] as const,
      [[...met, formChanged, choice], at('company', 'savingSubscriptionDraft')] as const,
      [[...met, chooseCompany(otherCompanyId), choice], at('company', 'savingSubscriptionDraft')] as const,
      [[...met, ...unsavedChoice, choice], at('company', 'savingSubscriptionDraft')] as const,
    ]),

    // The steps follow one another, each only after the previous one is complete.
    [[...pathToCompany, submit('company')], at('company')],
    [[...pathToCompany, submit('admin')], at('company')],
    [
      [...pathToCompany, formChanged, submit('company')],
      at('company', 'savingSubscriptionDraft'),
      { context: { passed: [] } },
    ],
    [
      [...pathToFilled, submit('company')],
      at('subscriber', 'savingSubscriptionDraft'),
      { context: { passed: ['company'] } },
    ],
    [
      [...pathToFilled, ...(['company', 'subscriber'] as const).map(submit)],
      at('admin', 'savingSubscriptionDraft'),
    ],
    [
      [...pathToFilled, ...(['company', 'subscriber', 'admin'] as const).map(submit)],
      at('service', 'savingSubscriptionDraft'),
    ],
    [
      [...pathToFilled, ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit)],
      at('payment', 'savingSubscriptionDraft'),
    ],
    [[...pathToFilled, ...formSteps.map(submit)], at('payment', 'savingSubscriptionDraft')],
    [
      [
        ...pathToFilled,
        ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit),
        payBy(giro),
        submit('payment'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
    ],
    [
      [
        ...pathToFilled,
        ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit),
        payBy(card),
        submit('payment'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
    ],
    [
      [draftOpened, fullDraftReceived, withoutProfiles, fails('estimateSubscription', unsold)],
      at('payment'),
      withProblem(unsold),
    ],

    [
      [draftOpened, partialDraftReceived('companyInfo'), withoutProfiles, submit('subscriber')],
      at('subscriber'),
    ],
    [
      [draftOpened, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles, submit('admin')],
      at('admin'),
    ],
    [
      [
        draftOpened,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
        submit('service'),
      ],
      at('service'),
    ],

    // The person can go back and forth between open steps only, and without losing data.
    ...[pathToReview, pathToEstimating].flatMap((there) =>
      (['terms', 'company', 'subscriber', 'admin', 'service', 'payment'] as const).map(
        (step) =>
          [
            [...there, goTo(step)],
            at(step === 'terms' ? 'readingTerms' : step),
            { context: { form: completeForm, returning: true } },
          ] as const,
      ),
    ),
    [[...pathToEstimating, goTo('review'), estimateSubscriptionDone], at('reviewing')],
    [[...pathToReview, goTo('review')], at('estimatingSubscription')],
    ...(['readingTerms', ...formSteps] as const).flatMap((from) =>
      (['terms', ...formSteps, 'review'] as const).map((step) => {
        const to = step === 'terms' ? 'readingTerms' : step === 'review' ? 'estimatingSubscription' : step
        return [
          [...pathToReview, goTo(from === 'readingTerms' ? 'terms' : from), goTo(step)],
          at(to),
        ] as const
      }),
    ),
    [[...pathToCompany, goTo('payment')], at('company')],
    [[requestBegun, goTo('company')], at('readingTerms')],
    [[draftOpened, partialDraftReceived('companyInfo'), withoutProfiles, goTo('review')], at('subscriber')],
    [
      [draftOpened, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles, goTo('review')],
      at('admin'),
    ],
    [
      [
        draftOpened,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
        goTo('review'),
      ],
      at('service'),
    ],
    [
      [
        draftOpened,
        partialDraftReceived('companyInfo', 'subscriberInfo', 'adminInfo'),
        withoutProfiles,
        goTo('review'),
      ],
      at('payment'),
    ],
    // Whatever data was lost, the review is reached only when every step is complete.
    [
      [...pathToReview, goTo('payment'), remove, submit('payment')],
      at('company', 'savingSubscriptionDraft'),
      { context: { lacking: 'company', returning: true, form: completeForm } },
    ],
    [
      [...pathToReview, goTo('payment'), remove, submit('payment'), submit('company')],
      at('company', 'savingSubscriptionDraft'),
      { context: { lacking: 'company' } },
    ],
    [
      [...pathToReview, goTo('payment'), remove, submit('payment'), goTo('review')],
      at('company', 'savingSubscriptionDraft'),
    ],
    [
      [...pathToReview, goTo('payment'), remove, submit('payment'), upload, submit('company')],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
      { context: { lacking: undefined, passed: formSteps } },
    ],
    // A change of one step returns to the review.
    ...formSteps.map(
      (step) => [[...pathToReview, goTo(step), submit(step)], at('estimatingSubscription')] as const,
    ),
    [
      [...pathToChange, submit('admin'), estimateSubscriptionDone, goTo('admin')],
      at('admin'),
      { context: { returning: true } },
    ],
    [[...pathToChange, formChanged], at('admin', 'unsaved'), { context: { passed: ['service', 'payment'] } }],
    [[...pathToChange, formChanged, submit('admin')], at('service', 'savingSubscriptionDraft')],
    [
      [...pathToReview, goTo('company'), remove],
      at('company', 'savingSubscriptionDraft'),
      { context: { passed: ['subscriber', 'admin', 'service', 'payment'] } },
    ],
    ...formSteps.map(
      (step) =>
        [
          [...pathToReview, goTo(step), formChanged],
          at(step, 'unsaved'),
          { context: { form: completeForm } },
        ] as const,
    ),
    ...formSteps.map(
      (step) =>
        [
          [...pathToReview, goTo(step), upload],
          at(step, 'savingSubscriptionDraft'),
          { context: { documents: upload.documents } },
        ] as const,
    ),

    // The draft is saved in parallel.
    [[...pathToCompany, formChanged], at('company', 'unsaved'), { calls: [...callsToProfiles] }],
    [
      [...pathToCompany, formChanged, savePause],
      at('company', 'savingSubscriptionDraft'),
      { tags: [], calls: [...callsToProfiles, 'saveSubscriptionDraft'] },
    ],
    [[...pathToCompany, formChanged, savePause, saveSubscriptionDraftDone], at('company', 'saved')],
    [[...pathToCompany, formChanged, savePause, formChanged], at('company', 'unsaved')],
    [[...pathToCompany, formChanged, formChanged], at('company', 'unsaved')],
    // A choice is saved at once, together with text that was typed just before.
    ...[payBy(giro), upload].flatMap((choice) => [
      [
        [...pathToCompany, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...callsToProfiles, 'saveSubscriptionDraft'] },
      ] as const,
      [[...pathToCompany, choice, saveSubscriptionDraftDone], at('company', 'saved')] as const,
      [
        [...pathToCompany, formChanged, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...callsToProfiles, 'saveSubscriptionDraft'] },
      ] as const,
      [
        [...pathToCompany, formChanged, savePause, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...callsToProfiles, 'saveSubscriptionDraft', 'saveSubscriptionDraft'] },
      ] as const,
      [
        [...pathToCompany, formChanged, savePause, fails('saveSubscriptionDraft', offlineProblem), choice],
        at('company', 'savingSubscriptionDraft'),
      ] as const,
    ]),
    ...formSteps.map(
      (step) =>
        [
          [...pathToReview, goTo(step), payBy(card)],
          at(step, 'savingSubscriptionDraft'),
          { context: { form: { ...completeForm, ...card } } },
        ] as const,
    ),
    [
      [...pathToCompany, formChanged, savePause, fails('saveSubscriptionDraft', offlineProblem)],
      at('company', 'saveFailed'),
      { context: { keepingProblem: offlineProblem, form: completeForm } },
    ],
    [
      [...pathToCompany, formChanged, savePause, fails('saveSubscriptionDraft', offlineProblem), formChanged],
      at('company', 'unsaved'),
    ],
    [
      [
        ...pathToCompany,
        formChanged,
        savePause,
        fails('saveSubscriptionDraft', offlineProblem),
        submit('company'),
      ],
      at('company', 'savingSubscriptionDraft'),
    ],
    [
      [...pathToCompany, formChanged, savePause, fails('saveSubscriptionDraft', offlineProblem), requestLeft],
      at('resting', 'savingSubscriptionDraft'),
    ],
    [
      [...pathToCompany, formChanged, requestLeft],
      at('resting', 'savingSubscriptionDraft'),
      { context: { form: completeForm } },
    ],
    [
      [...pathToCompany, formChanged, leaveRequested],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: completeForm }, calls: [...callsToProfiles, 'saveSubscriptionDraft'] },
    ],
    [
      [...pathToCompany, formChanged, leaveRequested, saveSubscriptionDraftDone],
      at('company', 'saved'),
      { context: { keptUntil: '2026-11-30T00:00:00+09:00' } },
    ],
    [
      [
        ...pathToCompany,
        formChanged,
        savePause,
        fails('saveSubscriptionDraft', offlineProblem),
        leaveRequested,
      ],
      at('company', 'savingSubscriptionDraft'),
    ],
    [[...pathToCompany, leaveRequested], at('company', 'saved'), { still: true }],
    // Nothing is saved without a draft.
    ...[formChanged, payBy(giro), upload, chooseCompany(undefined), choosePayment(undefined)].flatMap(
      (change) => [
        [[change], at('resting'), { still: true }] as const,
        [
          [...pathToFilled, ...pathToLostDraft, change],
          at('readingTerms', 'unsaved'),
          { still: true },
        ] as const,
        [
          [...pathToCompany, formChanged, savePause, ...pathToLostDraft, change],
          at('readingTerms', 'savingSubscriptionDraft'),
          { still: true },
        ] as const,
        [
          [
            ...pathToCompany,
            formChanged,
            savePause,
            fails('saveSubscriptionDraft', offlineProblem),
            ...pathToLostDraft,
            change,
          ],
          at('readingTerms', 'saveFailed'),
          { still: true },
        ] as const,
      ],
    ),
    ...(
      [
        [submit('company'), 'readingTerms'],
        [requestLeft, 'resting'],
        [leaveRequested, 'readingTerms'],
      ] as const
    ).flatMap(([step, to]) => [
      [
        [...pathToFilled, ...pathToLostDraft, step],
        at(to, 'unsaved'),
        { calls: [...callsToProfiles, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
      ] as const,
      [
        [
          ...pathToCompany,
          formChanged,
          savePause,
          fails('saveSubscriptionDraft', offlineProblem),
          ...pathToLostDraft,
          step,
        ],
        at(to, 'saveFailed'),
      ] as const,
      [
        [...pathToFilled, ...pathToLostDraft, savePause, step],
        at(to, 'draftMissing'),
        { calls: [...callsToProfiles, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
      ] as const,
    ]),
    [
      [...pathToFilled, ...pathToLostDraft, savePause],
      at('readingTerms', 'draftMissing'),
      { calls: [...callsToProfiles, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
    ],
    // A new draft includes the text that was typed while there was no draft.
    [
      [...pathToFilled, ...pathToLostDraft, savePause, termsSubmitted, agreeSubscriptionTermsDone],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: completeForm, draftId } },
    ],
    [
      [...pathToCompany, formChanged, draftOpened],
      at('gettingSubscriptionDraft'),
      { context: { keepingProblem: undefined } },
    ],
    [
      [...pathToCompany, formChanged, requestBegun],
      at('readingTerms'),
      { context: { form: blankForm, draftId: undefined } },
    ],

    // The request is sent, and creates one subscription.
    [
      pathToRequesting,
      at('requestingSubscription'),
      { ...busyTags, calls: [...callsToReview, 'requestSubscription'] },
    ],
    [
      [...pathToRequesting, requestConfirmed],
      at('requestingSubscription'),
      { calls: [...callsToReview, 'requestSubscription'] },
    ],
    [[...pathToRequesting, requestSubscriptionDone], at('requested'), { ...requestedEmitted, tags: [] }],
    [[...pathToRequesting, requestLeft], at('requestingSubscription')],
    [[...pathToRequesting, requestLeft, requestSubscriptionDone], at('requested'), requestedEmitted],
    [[...pathToRequesting, requestFails(invalidRequest)], at('reviewing'), withProblem(invalidRequest)],
    [
      [...pathToRequesting, requestFails(priceChanged)],
      at('estimatingSubscription'),
      withProblem(priceChanged),
    ],
    [
      [...pathToRequesting, requestFails(priceChanged), estimateSubscriptionDone],
      at('reviewing'),
      withProblem(priceChanged),
    ],
    [
      [...pathToRequesting, requestFails(fileMissing)],
      at('company'),
      { ...withProblem(fileMissing), emitted: [{ type: 'documents.lost' }] },
    ],
    [
      [...pathToRequesting, requestFails(outdated)],
      at('readingTerms'),
      { context: { problem: outdated, form: completeForm } },
    ],

    // The outcome is unknown: the list is loaded before the request is sent again.
    [
      [...pathToRequesting, requestFails(offlineProblem)],
      at('gettingSubscriptionDesk'),
      { ...busyTags, context: { unsure: true } },
    ],
    [
      [...pathToRequesting, requestFails(offlineProblem), deskWithReceipt],
      at('requested'),
      { ...requestedEmitted, context: { unsure: false } },
    ],
    [
      [...pathToRequesting, requestFails(offlineProblem), notArrived],
      at('reviewing'),
      { context: { unsure: true, problem: offlineProblem, idempotencyKey: keys[0] } },
    ],
    [
      [...pathToRequesting, requestFails(offlineProblem), fails('getSubscriptionDesk', offlineProblem)],
      at('outcomeUnknown'),
      { tags: [], context: { unsure: true } },
    ],
    [
      [
        ...pathToRequesting,
        requestFails(offlineProblem),
        fails('getSubscriptionDesk', offlineProblem),
        requestConfirmed,
      ],
      at('outcomeUnknown'),
    ],
    [
      [
        ...pathToRequesting,
        requestFails(offlineProblem),
        fails('getSubscriptionDesk', offlineProblem),
        outcomeChecked,
      ],
      at('gettingSubscriptionDesk'),
    ],
    [
      [...pathToRequesting, requestFails(offlineProblem), notArrived, requestConfirmed],
      at('requestingSubscription'),
    ],
    [
      [
        ...pathToRequesting,
        requestFails(offlineProblem),
        notArrived,
        requestConfirmed,
        requestSubscriptionDone,
      ],
      at('requested'),
      requestedEmitted,
    ],
    [
      [...pathToRequesting, requestFails(reused)],
      at('gettingSubscriptionDesk'),
      { context: { unsure: false } },
    ],
    [[...pathToRequesting, requestFails(reused), deskWithReceipt], at('requested'), requestedEmitted],
    [[...pathToRequesting, requestFails(reused), notArrived], at('reviewing'), withProblem(reused)],
    [[...pathToRequesting, requestFails(missing), deskWithReceipt], at('requested'), requestedEmitted],
    [
      [...pathToRequesting, requestFails(missing), notArrived],
      at('resting'),
      { emitted: [{ type: 'draft.lost' }] },
    ],
  ],
})

describe('the subscription request machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function run(...steps: Step[]) {
    const unusedKeys: string[] = [...keys]
    const actor = start(subscriptionRequestMachine, { ...input, newKey: () => unusedKeys.shift() })
    for (const step of steps) await actor.play(step)
    return actor
  }

  it('sends only the chosen payment, at the shown price, and stores no number', async () => {
    const actor = await run(
      draftOpened,
      draftReceived(completeForm, file),
      withoutProfiles,
      payBy(giro),
      payBy(card),
      submit('payment'),
      estimateSubscriptionDone,
      requestConfirmed,
    )
    const { input: sent } = actor.calls.find(({ operation }) => operation === 'requestSubscription')!
    expect(sent).toMatchObject({
      draftId,
      idempotencyKey: keys[0],
      totalAmount: 148_500,
      rnFileId: file.fileId,
      ddlFileId: null,
      withdrawAgreeYn: 'Y',
      form: {
        paymentMethodCode: 'C',
        paymentGiro: null,
        paymentAccount: null,
        paymentCard: { ...card.paymentCard, cardInfo: '', cardNumber: '' },
      },
      secrets: { payerNo: null, secNo: null, accountInfo: null },
    })
    const { context } = actor.snapshot() as { context: RequestContext }
    expect(JSON.stringify(context)).not.toContain('110-000-123456')
    expect(context.form).toMatchObject(giro.paymentGiro ? { paymentGiro: giro.paymentGiro } : {})
  })

  it('sends the ids of known profiles instead of their fields', async () => {
    const actor = await run(...requestingKnown)
    const { input: sent } = actor.calls.find(({ operation }) => operation === 'requestSubscription')!
    expect(sent).toMatchObject({
      companyProfileId: companyId,
      paymentProfileId: cardId,
      rnFileId: null,
      form: {
        companyInfo: { companyName: '별빛나루', corporateNo: '' },
        subscriberInfo: { name: '윤다솜', phoneNumber: '' },
        paymentMethodCode: null,
        paymentCard: null,
        paymentGiro: null,
        paymentAccount: null,
      },
      secrets: { secNo: null, accountInfo: null, payerNo: null },
    })
    expect(JSON.stringify(sent)).not.toContain('*')
  })

  it('saves a choice in its latest version', async () => {
    const savedDraft = async (choice: Step) => {
      const actor = await run(...pathToPayment, choice)
      return actor.calls.find(({ operation }) => operation === 'saveSubscriptionDraft')!.input
    }
    expect(await savedDraft(choosePayment(undefined))).toMatchObject({ paymentProfileId: null })
    expect(await savedDraft(payBy(giro))).toMatchObject({ form: { paymentMethodCode: 'G' } })
  })

  it('saves no card or account number with the draft', async () => {
    const actor = await run(
      draftOpened,
      draftReceived({ ...completeForm, ...card }, file),
      withoutProfiles,
      payBy(card),
      submit('payment'),
      estimateSubscriptionDone,
    )
    const { input: savedDraft } = actor.calls.find(({ operation }) => operation === 'saveSubscriptionDraft')!
    expect(Object.keys(savedDraft as object)).toEqual([
      'draftId',
      'form',
      'rnImgViewInfo',
      'ddlImgViewInfo',
      'companyProfileId',
      'paymentProfileId',
    ])
  })

  it('uses the same idempotency key after all attempts that may have arrived, and another key if that one belongs to another request', async () => {
    const actor = await run(
      ...pathToRequesting,
      requestFails(offlineProblem),
      notArrived,
      requestConfirmed,
      requestFails(reused),
      notArrived,
      requestConfirmed,
    )
    const sentCalls = actor.calls
      .filter(({ operation }) => operation === 'requestSubscription')
      .map(({ input: body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(sentCalls).toEqual([keys[0], keys[0], keys[1]])
  })

  it('always has an address while the form is filled in', async () => {
    const actor = await run(...pathToCompany)
    expect(stepOf(actor.snapshot() as never)).toBe('company')
    await actor.play(goTo('terms'))
    expect(stepOf(actor.snapshot() as never)).toBe('terms')
    expect(stepOf((await run()).snapshot() as never)).toBeUndefined()
    expect(stepOf((await run(...pathToRequesting)).snapshot() as never)).toBe('review')
  })
})

/**
 * Situations contain only the facts that decide the target of a transition: together with the saving of drafts there
 * would be too many situations.
 */
function situation({ context, value }: AnyMachineSnapshot) {
  const request = context as RequestContext
  const { draftId: id, returning, lacking, unsure, problem, form, documents } = request
  const { companyProfileId, paymentProfileId } = request
  const { wizard } = value as { wizard: string }
  if (wizard === 'gettingSubscriptionDesk') return [unsure, problem?.is('draft.missing')]
  if (wizard === 'listingSubscriptionProfiles')
    return [
      firstOpen({ passed: completeSteps(request, emptySecrets) }),
      companyProfileId,
      problem !== undefined,
    ]
  if (wizard === 'readingTerms') return [id !== undefined, firstOpen(request)]
  const isFilling = (formSteps as readonly string[]).includes(wizard)
  return (
    isFilling && [
      firstOpen(request),
      returning,
      lacking,
      form.companyInfo.companyName !== '',
      documents.rnImgViewInfo !== null,
      companyProfileId !== undefined,
      paymentProfileId !== undefined,
    ]
  )
}
