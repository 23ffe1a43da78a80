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
  agree,
  agreeSubscriptionTermsDone,
  allKnown,
  begin,
  blank,
  card,
  cardId,
  check,
  chooseCompany,
  choosePayment,
  companyId,
  completeForm,
  confirm,
  draftId,
  draftReceived,
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
  leave,
  leaveRequested,
  open,
  order,
  otherCompanyId,
  partialDraftReceived,
  pause,
  payBy,
  quote,
  receipt,
  remove,
  requestSubscriptionDone,
  retry,
  saveSubscriptionDraftDone,
  submit,
  termsTicked,
  ticks,
  upload,
  withoutProfiles,
} from './testing/request-story.ts'

const arrived = done('getSubscriptionDesk', { drafts: [], requests: [receipt], current: [] })
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
const invalid = problemNamed('request.invalid')
const offline = new Problem(0, '')
const refused = (problem: Problem) => fails('requestSubscription', problem)

const knowing = ['agreeSubscriptionTerms', 'listSubscriptionProfiles'] as const
const opening = ['getSubscriptionDraft', 'listSubscriptionProfiles', 'estimateSubscription'] as const
const at = (wizard: string, keeper = 'saved') => ({ wizard, keeper })
const busy = { tags: ['busy'] }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const emission = { emitted: [{ type: 'subscription.requested', receipt }] } as const

const started = [begin, termsTicked, agree, agreeSubscriptionTermsDone, withoutProfiles] as const
const filled = [...started, upload, formChanged] as const
const estimating = [open, fullDraftReceived, withoutProfiles] as const
const reviewing = [...estimating, estimateSubscriptionDone] as const
const requesting = [...reviewing, confirm] as const
const met = [begin, termsTicked, agree, agreeSubscriptionTermsDone, allKnown] as const
const paying = [...met, submit('company')] as const
const requestingKnown = [...paying, submit('payment'), estimateSubscriptionDone, confirm] as const
const unsavedChoice = [chooseCompany(otherCompanyId), fails('saveSubscriptionDraft', offline)] as const
const forgotten = [goTo('terms'), agree, fails('agreeSubscriptionTerms', missing)] as const
const changing = [...reviewing, goTo('admin')] as const

describeModel(subscriptionRequestMachine, {
  input,
  gestures: [
    begin,
    open,
    retry,
    termsTicked,
    agree,
    formChanged,
    payBy(giro),
    payBy(card),
    upload,
    remove,
    ...[otherCompanyId, undefined].map(chooseCompany),
    choosePayment(undefined),
    ...formSteps.map(submit),
    ...(['terms', ...formSteps, 'review'] as const).map(goTo),
    confirm,
    check,
    leave,
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
    fails('getSubscriptionDraft', offline),
    agreeSubscriptionTermsDone,
    withoutProfiles,
    allKnown,
    expiredCardProfiles,
    fails('listSubscriptionProfiles', offline),
    fails('agreeSubscriptionTerms', missing),
    fails('agreeSubscriptionTerms', outdated),
    saveSubscriptionDraftDone,
    fails('saveSubscriptionDraft', offline),
    estimateSubscriptionDone,
    fails('estimateSubscription', unsold),
    requestSubscriptionDone,
    ...[offline, missing, reused, priceChanged, fileMissing, outdated, invalid, profileGone].map(refused),
    arrived,
    notArrived,
    fails('getSubscriptionDesk', offline),
  ],
  waits: [pause],
  sameness: situation,
  endings: [
    [
      [],
      at('resting'),
      { context: { draftId: undefined, passed: [], problem: undefined }, tags: [], calls: [] },
    ],

    // The terms
    [[begin], at('readingTerms'), { context: { form: blank, terms: [], idempotencyKey: keys[0] }, tags: [] }],
    [[begin, termsTicked], at('readingTerms'), { context: { terms: ticks } }],
    [[begin, termsTicked, agree], at('agreeingSubscriptionTerms'), busy],
    [started, at('company'), { context: { draftId, form: blank } }],
    [[begin, agree, fails('agreeSubscriptionTerms', outdated)], at('readingTerms'), withProblem(outdated)],
    [
      [...filled, goTo('terms'), agree, fails('agreeSubscriptionTerms', missing)],
      at('readingTerms', 'unsaved'),
      { context: { draftId: undefined, problem: missing, form: completeForm } },
    ],
    [
      [...filled, goTo('terms'), agree, agreeSubscriptionTermsDone],
      at('company', 'unsaved'),
      { context: { form: completeForm } },
    ],

    // A draft is opened again.
    [[open], at('gettingSubscriptionDraft'), busy],
    [[open, draftReceived({}), withoutProfiles], at('company'), { context: { passed: [], draftId } }],
    [[open, partialDraftReceived(), withoutProfiles], at('company'), { context: { passed: [] } }],
    [
      [open, partialDraftReceived('companyInfo'), withoutProfiles],
      at('subscriber'),
      { context: { passed: ['company', 'service'] } },
    ],
    [[open, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles], at('admin')],
    [
      [open, partialDraftReceived('companyInfo', 'subscriberInfo', 'adminInfo'), withoutProfiles],
      at('payment'),
    ],
    [
      [
        open,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
      ],
      at('service'),
    ],
    [
      [open, fullDraftReceived, withoutProfiles],
      at('estimatingSubscription'),
      { ...busy, context: { passed: formSteps } },
    ],
    [reviewing, at('reviewing'), { context: { quote }, tags: [] }],
    [[open, fails('getSubscriptionDraft', missing)], at('resting'), { emitted: [{ type: 'draft.lost' }] }],
    [[open, fails('getSubscriptionDraft', offline)], at('unreached'), withProblem(offline)],
    [
      [open, fails('getSubscriptionDraft', offline), retry],
      at('gettingSubscriptionDraft'),
      withProblem(undefined),
    ],

    // The known profiles of the company are loaded.
    [[begin, termsTicked, agree, agreeSubscriptionTermsDone], at('lookingUpCompany'), busy],
    [[open, fullDraftReceived], at('listingSubscriptionProfiles'), busy],
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
      [begin, termsTicked, agree, agreeSubscriptionTermsDone, fails('listSubscriptionProfiles', offline)],
      at('company'),
      { context: { form: blank, passed: [], problem: undefined } },
    ],
    [[open, draftReceived({}), allKnown], at('company'), { context: { companyProfileId: companyId } }],
    [
      [open, fullDraftReceived, allKnown],
      at('estimatingSubscription'),
      { context: { companyProfileId: undefined } },
    ],
    [[open, fullDraftReceived, fails('listSubscriptionProfiles', offline)], at('estimatingSubscription')],
    [
      [open, draftWithProfiles({ companyProfileId: companyId, paymentProfileId: cardId }), allKnown],
      at('estimatingSubscription'),
      { context: { companyProfileId: companyId, paymentProfileId: cardId, passed: formSteps } },
    ],
    [
      [
        open,
        draftWithProfiles({ companyProfileId: companyId, paymentProfileId: cardId }),
        expiredCardProfiles,
      ],
      at('payment'),
      { context: { companyProfileId: companyId, paymentProfileId: undefined } },
    ],
    [paying, at('payment'), { context: { passed: ['company', 'subscriber', 'admin', 'service'] } }],
    [[...paying, submit('payment')], at('estimatingSubscription'), { context: { passed: formSteps } }],
    [
      [...met, chooseCompany(undefined)],
      at('company', 'savingSubscriptionDraft'),
      { context: { companyProfileId: undefined, form: blank, passed: ['service'] } },
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
      [...paying, choosePayment(undefined)],
      at('payment', 'savingSubscriptionDraft'),
      { context: { paymentProfileId: undefined } },
    ],
    [[...paying, choosePayment(undefined), submit('payment')], at('payment', 'savingSubscriptionDraft')],
    [
      [
        ...paying,
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
        ...paying,
        submit('payment'),
        estimateSubscriptionDone,
        goTo('company'),
        chooseCompany(otherCompanyId),
        submit('company'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
      { context: { companyProfileId: otherCompanyId, passed: formSteps } },
    ],
    [[...requestingKnown, refused(profileGone)], at('listingSubscriptionProfiles'), withProblem(profileGone)],
    [
      [...requestingKnown, refused(profileGone), expiredCardProfiles],
      at('payment'),
      { context: { problem: profileGone, companyProfileId: companyId, paymentProfileId: undefined } },
    ],
    [
      [...requestingKnown, refused(profileGone), withoutProfiles],
      at('company'),
      { context: { companyProfileId: undefined, paymentProfileId: undefined } },
    ],
    ...[chooseCompany(companyId), choosePayment(cardId)].flatMap((choice) => [
      [[...paying, choice], at('payment', 'savingSubscriptionDraft')] as const,
      [[...met, formChanged, choice], at('company', 'savingSubscriptionDraft')] as const,
      [[...met, chooseCompany(otherCompanyId), choice], at('company', 'savingSubscriptionDraft')] as const,
      [[...met, ...unsavedChoice, choice], at('company', 'savingSubscriptionDraft')] as const,
    ]),

    // The steps follow one another, each only after the previous one is complete.
    [[...started, submit('company')], at('company')],
    [[...started, submit('admin')], at('company')],
    [
      [...started, formChanged, submit('company')],
      at('company', 'savingSubscriptionDraft'),
      { context: { passed: [] } },
    ],
    [
      [...filled, submit('company')],
      at('subscriber', 'savingSubscriptionDraft'),
      { context: { passed: ['company'] } },
    ],
    [
      [...filled, ...(['company', 'subscriber'] as const).map(submit)],
      at('admin', 'savingSubscriptionDraft'),
    ],
    [
      [...filled, ...(['company', 'subscriber', 'admin'] as const).map(submit)],
      at('service', 'savingSubscriptionDraft'),
    ],
    [
      [...filled, ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit)],
      at('payment', 'savingSubscriptionDraft'),
    ],
    [[...filled, ...formSteps.map(submit)], at('payment', 'savingSubscriptionDraft')],
    [
      [
        ...filled,
        ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit),
        payBy(giro),
        submit('payment'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
    ],
    [
      [
        ...filled,
        ...(['company', 'subscriber', 'admin', 'service'] as const).map(submit),
        payBy(card),
        submit('payment'),
      ],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
    ],
    [
      [open, fullDraftReceived, withoutProfiles, fails('estimateSubscription', unsold)],
      at('payment'),
      withProblem(unsold),
    ],

    [[open, partialDraftReceived('companyInfo'), withoutProfiles, submit('subscriber')], at('subscriber')],
    [
      [open, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles, submit('admin')],
      at('admin'),
    ],
    [
      [
        open,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
        submit('service'),
      ],
      at('service'),
    ],

    // The person can go back and forth between open steps only, and without losing data.
    ...[reviewing, estimating].flatMap((there) =>
      (['terms', 'company', 'subscriber', 'admin', 'service', 'payment'] as const).map(
        (step) =>
          [
            [...there, goTo(step)],
            at(step === 'terms' ? 'readingTerms' : step),
            { context: { form: completeForm, returning: true } },
          ] as const,
      ),
    ),
    [[...estimating, goTo('review'), estimateSubscriptionDone], at('reviewing')],
    [[...reviewing, goTo('review')], at('estimatingSubscription')],
    ...(['readingTerms', ...formSteps] as const).flatMap((from) =>
      (['terms', ...formSteps, 'review'] as const).map((step) => {
        const to = step === 'terms' ? 'readingTerms' : step === 'review' ? 'estimatingSubscription' : step
        return [[...reviewing, goTo(from === 'readingTerms' ? 'terms' : from), goTo(step)], at(to)] as const
      }),
    ),
    [[...started, goTo('payment')], at('company')],
    [[begin, goTo('company')], at('readingTerms')],
    [[open, partialDraftReceived('companyInfo'), withoutProfiles, goTo('review')], at('subscriber')],
    [
      [open, partialDraftReceived('companyInfo', 'subscriberInfo'), withoutProfiles, goTo('review')],
      at('admin'),
    ],
    [
      [
        open,
        draftReceived({ ...completeForm, serviceInfo: { ...order, planCode: 'Y1' } }, file),
        withoutProfiles,
        goTo('review'),
      ],
      at('service'),
    ],
    [
      [
        open,
        partialDraftReceived('companyInfo', 'subscriberInfo', 'adminInfo'),
        withoutProfiles,
        goTo('review'),
      ],
      at('payment'),
    ],
    // Whatever data was lost, the review is reached only when every step is complete.
    [
      [...reviewing, goTo('payment'), remove, submit('payment')],
      at('company', 'savingSubscriptionDraft'),
      { context: { lacking: 'company', returning: true, form: completeForm } },
    ],
    [
      [...reviewing, goTo('payment'), remove, submit('payment'), submit('company')],
      at('company', 'savingSubscriptionDraft'),
      { context: { lacking: 'company' } },
    ],
    [
      [...reviewing, goTo('payment'), remove, submit('payment'), goTo('review')],
      at('company', 'savingSubscriptionDraft'),
    ],
    [
      [...reviewing, goTo('payment'), remove, submit('payment'), upload, submit('company')],
      at('estimatingSubscription', 'savingSubscriptionDraft'),
      { context: { lacking: undefined, passed: formSteps } },
    ],
    // A change of one step returns to the review.
    ...formSteps.map(
      (step) => [[...reviewing, goTo(step), submit(step)], at('estimatingSubscription')] as const,
    ),
    [
      [...changing, submit('admin'), estimateSubscriptionDone, goTo('admin')],
      at('admin'),
      { context: { returning: true } },
    ],
    [[...changing, formChanged], at('admin', 'unsaved'), { context: { passed: ['service', 'payment'] } }],
    [[...changing, formChanged, submit('admin')], at('service', 'savingSubscriptionDraft')],
    [
      [...reviewing, goTo('company'), remove],
      at('company', 'savingSubscriptionDraft'),
      { context: { passed: ['subscriber', 'admin', 'service', 'payment'] } },
    ],
    ...formSteps.map(
      (step) =>
        [
          [...reviewing, goTo(step), formChanged],
          at(step, 'unsaved'),
          { context: { form: completeForm } },
        ] as const,
    ),
    ...formSteps.map(
      (step) =>
        [
          [...reviewing, goTo(step), upload],
          at(step, 'savingSubscriptionDraft'),
          { context: { documents: upload.documents } },
        ] as const,
    ),

    // The draft is saved in parallel.
    [[...started, formChanged], at('company', 'unsaved'), { calls: [...knowing] }],
    [
      [...started, formChanged, pause],
      at('company', 'savingSubscriptionDraft'),
      { tags: [], calls: [...knowing, 'saveSubscriptionDraft'] },
    ],
    [[...started, formChanged, pause, saveSubscriptionDraftDone], at('company', 'saved')],
    [[...started, formChanged, pause, formChanged], at('company', 'unsaved')],
    [[...started, formChanged, formChanged], at('company', 'unsaved')],
    // A choice is saved at once, together with text that was typed just before.
    ...[payBy(giro), upload].flatMap((choice) => [
      [
        [...started, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...knowing, 'saveSubscriptionDraft'] },
      ] as const,
      [[...started, choice, saveSubscriptionDraftDone], at('company', 'saved')] as const,
      [
        [...started, formChanged, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...knowing, 'saveSubscriptionDraft'] },
      ] as const,
      [
        [...started, formChanged, pause, choice],
        at('company', 'savingSubscriptionDraft'),
        { calls: [...knowing, 'saveSubscriptionDraft', 'saveSubscriptionDraft'] },
      ] as const,
      [
        [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), choice],
        at('company', 'savingSubscriptionDraft'),
      ] as const,
    ]),
    ...formSteps.map(
      (step) =>
        [
          [...reviewing, goTo(step), payBy(card)],
          at(step, 'savingSubscriptionDraft'),
          { context: { form: { ...completeForm, ...card } } },
        ] as const,
    ),
    [
      [...started, formChanged, pause, fails('saveSubscriptionDraft', offline)],
      at('company', 'saveFailed'),
      { context: { keepingProblem: offline, form: completeForm } },
    ],
    [
      [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), formChanged],
      at('company', 'unsaved'),
    ],
    [
      [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), submit('company')],
      at('company', 'savingSubscriptionDraft'),
    ],
    [
      [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), leave],
      at('resting', 'savingSubscriptionDraft'),
    ],
    [
      [...started, formChanged, leave],
      at('resting', 'savingSubscriptionDraft'),
      { context: { form: completeForm } },
    ],
    [
      [...started, formChanged, leaveRequested],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: completeForm }, calls: [...knowing, 'saveSubscriptionDraft'] },
    ],
    [
      [...started, formChanged, leaveRequested, saveSubscriptionDraftDone],
      at('company', 'saved'),
      { context: { keptUntil: '2026-11-30T00:00:00+09:00' } },
    ],
    [
      [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), leaveRequested],
      at('company', 'savingSubscriptionDraft'),
    ],
    [[...started, leaveRequested], at('company', 'saved'), { still: true }],
    // Nothing is saved without a draft.
    ...[formChanged, payBy(giro), upload, chooseCompany(undefined), choosePayment(undefined)].flatMap(
      (change) => [
        [[change], at('resting'), { still: true }] as const,
        [[...filled, ...forgotten, change], at('readingTerms', 'unsaved'), { still: true }] as const,
        [
          [...started, formChanged, pause, ...forgotten, change],
          at('readingTerms', 'savingSubscriptionDraft'),
          { still: true },
        ] as const,
        [
          [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), ...forgotten, change],
          at('readingTerms', 'saveFailed'),
          { still: true },
        ] as const,
      ],
    ),
    ...(
      [
        [submit('company'), 'readingTerms'],
        [leave, 'resting'],
        [leaveRequested, 'readingTerms'],
      ] as const
    ).flatMap(([step, to]) => [
      [
        [...filled, ...forgotten, step],
        at(to, 'unsaved'),
        { calls: [...knowing, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
      ] as const,
      [
        [...started, formChanged, pause, fails('saveSubscriptionDraft', offline), ...forgotten, step],
        at(to, 'saveFailed'),
      ] as const,
      [
        [...filled, ...forgotten, pause, step],
        at(to, 'draftMissing'),
        { calls: [...knowing, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
      ] as const,
    ]),
    [
      [...filled, ...forgotten, pause],
      at('readingTerms', 'draftMissing'),
      { calls: [...knowing, 'saveSubscriptionDraft', 'agreeSubscriptionTerms'] },
    ],
    // A new draft includes the text that was typed while there was no draft.
    [
      [...filled, ...forgotten, pause, agree, agreeSubscriptionTermsDone],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: completeForm, draftId } },
    ],
    [
      [...started, formChanged, open],
      at('gettingSubscriptionDraft'),
      { context: { keepingProblem: undefined } },
    ],
    [[...started, formChanged, begin], at('readingTerms'), { context: { form: blank, draftId: undefined } }],

    // A request is sent and creates one subscription.
    [requesting, at('requestingSubscription'), { ...busy, calls: [...opening, 'requestSubscription'] }],
    [[...requesting, confirm], at('requestingSubscription'), { calls: [...opening, 'requestSubscription'] }],
    [[...requesting, requestSubscriptionDone], at('requested'), { ...emission, tags: [] }],
    [[...requesting, leave], at('requestingSubscription')],
    [[...requesting, leave, requestSubscriptionDone], at('requested'), emission],
    [[...requesting, refused(invalid)], at('reviewing'), withProblem(invalid)],
    [[...requesting, refused(priceChanged)], at('estimatingSubscription'), withProblem(priceChanged)],
    [
      [...requesting, refused(priceChanged), estimateSubscriptionDone],
      at('reviewing'),
      withProblem(priceChanged),
    ],
    [
      [...requesting, refused(fileMissing)],
      at('company'),
      { ...withProblem(fileMissing), emitted: [{ type: 'documents.lost' }] },
    ],
    [
      [...requesting, refused(outdated)],
      at('readingTerms'),
      { context: { problem: outdated, form: completeForm } },
    ],

    // The outcome is unknown: the list is loaded before the request is sent again.
    [
      [...requesting, refused(offline)],
      at('gettingSubscriptionDesk'),
      { ...busy, context: { unsure: true } },
    ],
    [
      [...requesting, refused(offline), arrived],
      at('requested'),
      { ...emission, context: { unsure: false } },
    ],
    [
      [...requesting, refused(offline), notArrived],
      at('reviewing'),
      { context: { unsure: true, problem: offline, idempotencyKey: keys[0] } },
    ],
    [
      [...requesting, refused(offline), fails('getSubscriptionDesk', offline)],
      at('outcomeUnknown'),
      { tags: [], context: { unsure: true } },
    ],
    [[...requesting, refused(offline), fails('getSubscriptionDesk', offline), confirm], at('outcomeUnknown')],
    [
      [...requesting, refused(offline), fails('getSubscriptionDesk', offline), check],
      at('gettingSubscriptionDesk'),
    ],
    [[...requesting, refused(offline), notArrived, confirm], at('requestingSubscription')],
    [
      [...requesting, refused(offline), notArrived, confirm, requestSubscriptionDone],
      at('requested'),
      emission,
    ],
    [[...requesting, refused(reused)], at('gettingSubscriptionDesk'), { context: { unsure: false } }],
    [[...requesting, refused(reused), arrived], at('requested'), emission],
    [[...requesting, refused(reused), notArrived], at('reviewing'), withProblem(reused)],
    [[...requesting, refused(missing), arrived], at('requested'), emission],
    [[...requesting, refused(missing), notArrived], at('resting'), { emitted: [{ type: 'draft.lost' }] }],
  ],
})

describe('the subscription request machine', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function run(...steps: Step[]) {
    const left: string[] = [...keys]
    const actor = start(subscriptionRequestMachine, { ...input, newKey: () => left.shift() })
    for (const step of steps) await actor.play(step)
    return actor
  }

  it('sends only the chosen payment, at the shown price, and stores no number', async () => {
    const actor = await run(
      open,
      draftReceived(completeForm, file),
      withoutProfiles,
      payBy(giro),
      payBy(card),
      submit('payment'),
      estimateSubscriptionDone,
      confirm,
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
      const actor = await run(...paying, choice)
      return actor.calls.find(({ operation }) => operation === 'saveSubscriptionDraft')!.input
    }
    expect(await savedDraft(choosePayment(undefined))).toMatchObject({ paymentProfileId: null })
    expect(await savedDraft(payBy(giro))).toMatchObject({ form: { paymentMethodCode: 'G' } })
  })

  it('saves no card or account number with the draft', async () => {
    const actor = await run(
      open,
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
      ...requesting,
      refused(offline),
      notArrived,
      confirm,
      refused(reused),
      notArrived,
      confirm,
    )
    const sent = actor.calls
      .filter(({ operation }) => operation === 'requestSubscription')
      .map(({ input: body }) => (body as { idempotencyKey: string }).idempotencyKey)
    expect(sent).toEqual([keys[0], keys[0], keys[1]])
  })

  it('always has an address while the form is filled in', async () => {
    const actor = await run(...started)
    expect(stepOf(actor.snapshot() as never)).toBe('company')
    await actor.play(goTo('terms'))
    expect(stepOf(actor.snapshot() as never)).toBe('terms')
    expect(stepOf((await run()).snapshot() as never)).toBeUndefined()
    expect(stepOf((await run(...requesting)).snapshot() as never)).toBe('review')
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
