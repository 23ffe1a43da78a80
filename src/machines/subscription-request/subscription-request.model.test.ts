import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formSteps } from '#domain/subscription/fields.ts'
import { stepOf } from '../step-of.ts'
import { describeModel } from '../testing/describe-model.ts'
import { start } from '../testing/play.ts'
import { done, fails, type Step } from '../testing/steps.ts'
import { firstOpen, type RequestContext } from './request-context.ts'
import { subscriptionRequestMachine } from './subscription-request.machine.ts'
import {
  agree,
  agreed,
  begin,
  blank,
  card,
  check,
  confirm,
  draftId,
  file,
  giro,
  goAway,
  goTo,
  got,
  gotAll,
  gotUpTo,
  input,
  keys,
  leave,
  now,
  open,
  order,
  pause,
  payBy,
  quote,
  quoted,
  receipt,
  remove,
  requested,
  retry,
  saved,
  submit,
  tick,
  ticks,
  typed,
  upload,
  whole,
} from './testing/request-story.ts'

const arrived = done('getSubscriptionDesk', { drafts: [], requests: [receipt] })
const notArrived = done('getSubscriptionDesk', { drafts: [], requests: [] })
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
const invalid = problemNamed('request.invalid')
const offline = new Problem(0, '')
const refused = (problem: Problem) => fails('requestSubscription', problem)

const at = (wizard: string, keeper = 'kept') => ({ wizard, keeper })
const busy = { tags: ['busy'] }
const because = (problem: Problem | undefined) => ({ context: { problem } })
const told = { emitted: [{ type: 'subscription.requested', receipt }] } as const

const started = [begin, tick, agree, agreed] as const
const filled = [...started, typed, upload] as const
const reviewing = [open, gotAll, quoted] as const
const requesting = [...reviewing, confirm] as const
const forgotten = [goTo('terms'), agree, fails('agreeSubscriptionTerms', missing)] as const
const changing = [...reviewing, goTo('admin')] as const

describeModel(subscriptionRequestMachine, {
  input,
  gestures: [
    begin,
    open,
    retry,
    tick,
    agree,
    typed,
    payBy(giro),
    payBy(card),
    upload,
    remove,
    ...formSteps.map(submit),
    ...(['terms', ...formSteps, 'review'] as const).map(goTo),
    confirm,
    check,
    leave,
    goAway,
  ],
  outcomes: [
    gotAll,
    got({}),
    gotUpTo(),
    gotUpTo('companyInfo'),
    gotUpTo('companyInfo', 'subscriberInfo'),
    gotUpTo('companyInfo', 'subscriberInfo', 'adminInfo'),
    got({ ...whole, serviceInfo: { ...order, planCode: 'Y1' } }, file),
    fails('getSubscriptionDraft', missing),
    fails('getSubscriptionDraft', offline),
    agreed,
    fails('agreeSubscriptionTerms', missing),
    fails('agreeSubscriptionTerms', outdated),
    saved,
    fails('saveSubscriptionDraft', offline),
    quoted,
    fails('estimateSubscription', unsold),
    requested,
    ...[offline, missing, reused, priceChanged, fileMissing, outdated, invalid].map(refused),
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
    [[begin, tick], at('readingTerms'), { context: { terms: ticks } }],
    [[begin, tick, agree], at('agreeingSubscriptionTerms'), busy],
    [started, at('company'), { context: { draftId, form: blank } }],
    [[begin, agree, fails('agreeSubscriptionTerms', outdated)], at('readingTerms'), because(outdated)],
    [
      [...filled, goTo('terms'), agree, fails('agreeSubscriptionTerms', missing)],
      at('readingTerms', 'unsaved'),
      { context: { draftId: undefined, problem: missing, form: whole } },
    ],
    [[...filled, goTo('terms'), agree, agreed], at('company', 'unsaved'), { context: { form: whole } }],

    // A draft that was begun
    [[open], at('gettingSubscriptionDraft'), busy],
    [[open, got({})], at('company'), { context: { passed: [], draftId } }],
    [[open, gotUpTo()], at('company'), { context: { passed: [] } }],
    [[open, gotUpTo('companyInfo')], at('subscriber'), { context: { passed: ['company', 'service'] } }],
    [[open, gotUpTo('companyInfo', 'subscriberInfo')], at('admin')],
    [[open, gotUpTo('companyInfo', 'subscriberInfo', 'adminInfo')], at('payment')],
    [[open, got({ ...whole, serviceInfo: { ...order, planCode: 'Y1' } }, file)], at('service')],
    [[open, gotAll], at('estimatingSubscription'), { ...busy, context: { passed: formSteps } }],
    [reviewing, at('reviewing'), { context: { quote }, tags: [] }],
    [[open, fails('getSubscriptionDraft', missing)], at('resting'), { emitted: [{ type: 'draft.lost' }] }],
    [[open, fails('getSubscriptionDraft', offline)], at('unreached'), because(offline)],
    [
      [open, fails('getSubscriptionDraft', offline), retry],
      at('gettingSubscriptionDraft'),
      because(undefined),
    ],

    // Step by step, each only when it is complete
    [[...started, submit('company')], at('company')],
    [[...started, submit('admin')], at('company')],
    [
      [...started, typed, submit('company')],
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
    [[open, gotAll, fails('estimateSubscription', unsold)], at('payment'), because(unsold)],

    [[open, gotUpTo('companyInfo'), submit('subscriber')], at('subscriber')],
    [[open, gotUpTo('companyInfo', 'subscriberInfo'), submit('admin')], at('admin')],
    [
      [open, got({ ...whole, serviceInfo: { ...order, planCode: 'Y1' } }, file), submit('service')],
      at('service'),
    ],

    // Back and forth: only to steps that are open, and nothing is lost
    ...(['terms', 'company', 'subscriber', 'admin', 'service', 'payment'] as const).map(
      (step) =>
        [
          [...reviewing, goTo(step)],
          at(step === 'terms' ? 'readingTerms' : step),
          { context: { form: whole, returning: true } },
        ] as const,
    ),
    [[...reviewing, goTo('review')], at('estimatingSubscription')],
    ...(['readingTerms', ...formSteps] as const).flatMap((from) =>
      (['terms', ...formSteps, 'review'] as const).map((step) => {
        const to = step === 'terms' ? 'readingTerms' : step === 'review' ? 'estimatingSubscription' : step
        return [[...reviewing, goTo(from === 'readingTerms' ? 'terms' : from), goTo(step)], at(to)] as const
      }),
    ),
    [[...started, goTo('payment')], at('company')],
    [[begin, goTo('company')], at('readingTerms')],
    [[open, gotUpTo('companyInfo'), goTo('review')], at('subscriber')],
    [[open, gotUpTo('companyInfo', 'subscriberInfo'), goTo('review')], at('admin')],
    [
      [open, got({ ...whole, serviceInfo: { ...order, planCode: 'Y1' } }, file), goTo('review')],
      at('service'),
    ],
    [[open, gotUpTo('companyInfo', 'subscriberInfo', 'adminInfo'), goTo('review')], at('payment')],
    // Whatever got lost on the way: the review is reached with every step complete alone.
    [
      [...reviewing, goTo('payment'), remove, submit('payment')],
      at('company', 'savingSubscriptionDraft'),
      { context: { lacking: 'company', returning: true, form: whole } },
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
    // From the review one change leads back to it.
    ...formSteps.map(
      (step) => [[...reviewing, goTo(step), submit(step)], at('estimatingSubscription')] as const,
    ),
    [[...changing, submit('admin'), quoted, goTo('admin')], at('admin'), { context: { returning: true } }],
    [[...changing, typed], at('admin', 'unsaved'), { context: { passed: ['service', 'payment'] } }],
    [[...changing, typed, submit('admin')], at('service', 'savingSubscriptionDraft')],
    [
      [...reviewing, goTo('company'), remove],
      at('company', 'unsaved'),
      { context: { passed: ['subscriber', 'admin', 'service', 'payment'] } },
    ],
    ...formSteps.map(
      (step) =>
        [[...reviewing, goTo(step), typed], at(step, 'unsaved'), { context: { form: whole } }] as const,
    ),
    ...formSteps.map(
      (step) =>
        [
          [...reviewing, goTo(step), upload],
          at(step, 'unsaved'),
          { context: { documents: upload.documents } },
        ] as const,
    ),

    // The draft is kept alongside it
    [[...started, typed], at('company', 'unsaved'), { calls: ['agreeSubscriptionTerms'] }],
    [
      [...started, typed, pause],
      at('company', 'savingSubscriptionDraft'),
      { tags: [], calls: ['agreeSubscriptionTerms', 'saveSubscriptionDraft'] },
    ],
    [[...started, typed, pause, saved], at('company', 'kept')],
    [[...started, typed, pause, typed], at('company', 'unsaved')],
    [[...started, typed, typed], at('company', 'unsaved')],
    [[...started, typed, upload], at('company', 'unsaved')],
    [[...started, typed, pause, upload], at('company', 'unsaved')],
    [[...started, upload], at('company', 'unsaved')],
    [
      [...started, typed, pause, fails('saveSubscriptionDraft', offline)],
      at('company', 'unkept'),
      { context: { keepingProblem: offline, form: whole } },
    ],
    [[...started, typed, pause, fails('saveSubscriptionDraft', offline), typed], at('company', 'unsaved')],
    [[...started, typed, pause, fails('saveSubscriptionDraft', offline), upload], at('company', 'unsaved')],
    [
      [...started, typed, pause, fails('saveSubscriptionDraft', offline), submit('company')],
      at('company', 'savingSubscriptionDraft'),
    ],
    [
      [...started, typed, pause, fails('saveSubscriptionDraft', offline), leave],
      at('resting', 'savingSubscriptionDraft'),
    ],
    [[...started, typed, leave], at('resting', 'savingSubscriptionDraft'), { context: { form: whole } }],
    [
      [...started, typed, goAway],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: whole }, calls: ['agreeSubscriptionTerms', 'saveSubscriptionDraft'] },
    ],
    [
      [...started, typed, goAway, saved],
      at('company', 'kept'),
      { context: { keptUntil: '2026-11-30T00:00:00+09:00' } },
    ],
    [
      [...started, typed, pause, fails('saveSubscriptionDraft', offline), goAway],
      at('company', 'savingSubscriptionDraft'),
    ],
    [[...started, goAway], at('company', 'kept'), { still: true }],
    // Nothing is kept where there is no draft.
    ...[typed, upload].flatMap((change) => [
      [[change], at('resting'), { still: true }] as const,
      [[...filled, ...forgotten, change], at('readingTerms', 'unsaved'), { still: true }] as const,
      [
        [...started, typed, pause, ...forgotten, change],
        at('readingTerms', 'savingSubscriptionDraft'),
        { still: true },
      ] as const,
      [
        [...started, typed, pause, fails('saveSubscriptionDraft', offline), ...forgotten, change],
        at('readingTerms', 'unkept'),
        { still: true },
      ] as const,
    ]),
    ...(
      [
        [submit('company'), 'readingTerms'],
        [leave, 'resting'],
        [goAway, 'readingTerms'],
      ] as const
    ).flatMap(([step, to]) => [
      [
        [...filled, ...forgotten, step],
        at(to, 'unsaved'),
        { calls: ['agreeSubscriptionTerms', 'agreeSubscriptionTerms'] },
      ] as const,
      [
        [...started, typed, pause, fails('saveSubscriptionDraft', offline), ...forgotten, step],
        at(to, 'unkept'),
      ] as const,
      [
        [...filled, ...forgotten, pause, step],
        at(to, 'homeless'),
        { calls: ['agreeSubscriptionTerms', 'agreeSubscriptionTerms'] },
      ] as const,
    ]),
    [
      [...filled, ...forgotten, pause],
      at('readingTerms', 'homeless'),
      { calls: ['agreeSubscriptionTerms', 'agreeSubscriptionTerms'] },
    ],
    // Another draft takes up what was typed meanwhile.
    [
      [...filled, ...forgotten, pause, agree, agreed],
      at('company', 'savingSubscriptionDraft'),
      { context: { form: whole, draftId } },
    ],
    [[...started, typed, open], at('gettingSubscriptionDraft'), { context: { keepingProblem: undefined } }],
    [[...started, typed, begin], at('readingTerms'), { context: { form: blank, draftId: undefined } }],

    // One request, one subscription
    [
      requesting,
      at('requestingSubscription'),
      { ...busy, calls: ['getSubscriptionDraft', 'estimateSubscription', 'requestSubscription'] },
    ],
    [
      [...requesting, confirm],
      at('requestingSubscription'),
      { calls: ['getSubscriptionDraft', 'estimateSubscription', 'requestSubscription'] },
    ],
    [[...requesting, requested], at('requested'), { ...told, tags: [] }],
    [[...requesting, leave], at('requestingSubscription')],
    [[...requesting, leave, requested], at('requested'), told],
    [[...requesting, refused(invalid)], at('reviewing'), because(invalid)],
    [[...requesting, refused(priceChanged)], at('estimatingSubscription'), because(priceChanged)],
    [[...requesting, refused(priceChanged), quoted], at('reviewing'), because(priceChanged)],
    [
      [...requesting, refused(fileMissing)],
      at('company'),
      { ...because(fileMissing), emitted: [{ type: 'documents.lost' }] },
    ],
    [[...requesting, refused(outdated)], at('readingTerms'), { context: { problem: outdated, form: whole } }],

    // Nobody knows: the list is read before anything is sent again
    [
      [...requesting, refused(offline)],
      at('gettingSubscriptionDesk'),
      { ...busy, context: { unsure: true } },
    ],
    [[...requesting, refused(offline), arrived], at('requested'), { ...told, context: { unsure: false } }],
    [
      [...requesting, refused(offline), notArrived],
      at('reviewing'),
      { context: { unsure: true, problem: offline, idempotencyKey: keys[0] } },
    ],
    [
      [...requesting, refused(offline), fails('getSubscriptionDesk', offline)],
      at('wondering'),
      { tags: [], context: { unsure: true } },
    ],
    [[...requesting, refused(offline), fails('getSubscriptionDesk', offline), confirm], at('wondering')],
    [
      [...requesting, refused(offline), fails('getSubscriptionDesk', offline), check],
      at('gettingSubscriptionDesk'),
    ],
    [[...requesting, refused(offline), notArrived, confirm], at('requestingSubscription')],
    [[...requesting, refused(offline), notArrived, confirm, requested], at('requested'), told],
    [[...requesting, refused(reused)], at('gettingSubscriptionDesk'), { context: { unsure: false } }],
    [[...requesting, refused(reused), arrived], at('requested'), told],
    [[...requesting, refused(reused), notArrived], at('reviewing'), because(reused)],
    [[...requesting, refused(missing), arrived], at('requested'), told],
    [[...requesting, refused(missing), notArrived], at('resting'), { emitted: [{ type: 'draft.lost' }] }],
  ],
})

describe('the request of a subscription', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function run(...steps: Step[]) {
    const left: string[] = [...keys]
    const actor = start(subscriptionRequestMachine, { now, newKey: () => left.shift() })
    for (const step of steps) await actor.play(step)
    return actor
  }

  it('sends the chosen payment alone, at the price that was shown, and remembers no number', async () => {
    const actor = await run(
      open,
      got({ ...whole, ...card }, file),
      payBy(giro),
      payBy(card),
      submit('payment'),
      quoted,
      confirm,
    )
    const { input: sent } = actor.calls.find(({ operation }) => operation === 'requestSubscription')!
    expect(sent).toMatchObject({
      draftId,
      idempotencyKey: keys[0],
      totalAmount: 148_500,
      rnFileId: file.fileId,
      ddlFileId: null,
      form: {
        paymentMethodCode: 'C',
        paymentGiro: null,
        paymentAccount: null,
        paymentCard: card.paymentCard,
      },
      secrets: {
        cardNumber: '4111111111111111',
        cardExpiration: '11/29',
        payerNo: '1248100998',
        secNo: null,
        accountInfo: null,
      },
    })
    const { context } = actor.snapshot() as { context: RequestContext }
    expect(JSON.stringify(context)).not.toContain('4111')
    expect(context.form).toMatchObject(giro.paymentGiro ? { paymentGiro: giro.paymentGiro } : {})
  })

  it('keeps no number of a card or an account with the draft', async () => {
    const actor = await run(open, got({ ...whole, ...card }, file), payBy(card), submit('payment'), quoted)
    const { input: kept } = actor.calls.find(({ operation }) => operation === 'saveSubscriptionDraft')!
    expect(Object.keys(kept as object)).toEqual(['draftId', 'form', 'rnImgViewInfo', 'ddlImgViewInfo'])
  })

  it('keeps its key over every try that may have arrived, and takes another where that belongs to something else', async () => {
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

  it('is always at one of its addresses while someone fills it in', async () => {
    const actor = await run(...started)
    expect(stepOf(actor.snapshot() as never)).toBe('company')
    await actor.play(goTo('terms'))
    expect(stepOf(actor.snapshot() as never)).toBe('terms')
    expect(stepOf((await run()).snapshot() as never)).toBeUndefined()
    expect(stepOf((await run(...requesting)).snapshot() as never)).toBe('review')
  })
})

/** What decides where things go from a state, and nothing besides: together with the keeper there would be too many situations. */
function situation({ context, value }: AnyMachineSnapshot) {
  const request = context as RequestContext
  const { draftId: id, returning, lacking, unsure, problem, form, documents } = request
  const { wizard } = value as { wizard: string }
  if (wizard === 'gettingSubscriptionDesk') return [unsure, problem?.is('draft.missing')]
  if (wizard === 'readingTerms') return [id !== undefined, firstOpen(request)]
  const isFilling = (formSteps as readonly string[]).includes(wizard)
  return (
    isFilling && [
      firstOpen(request),
      returning,
      lacking,
      form.companyInfo.companyName !== '',
      documents.rnImgViewInfo !== null,
    ]
  )
}
