import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import type { CancelContext } from './cancel-context.ts'
import { subscriptionCancelMachine } from './subscription-cancel.machine.ts'
import * as its from './testing/cancel-story.ts'

const {
  accept,
  alternative,
  answer,
  confirm,
  estimate,
  callFails: failed,
  input,
  nextDayEstimate: later,
  periodEnd,
  reason,
  keepSubscription: reconsider,
  request,
  retry,
  scheduled,
  toForm,
  toReason,
  today,
} = its
const ids = ['withdrawSubscription', 'modifySubscriptionCancellation'] as const
const changed = problemNamed('cancellation.amountChanged')
const unavailable = problemNamed('cancellation.unavailable')
const settled = problemNamed('cancellation.settled')
const missing = problemNamed('subscription.missing')
const reused = problemNamed('key.reused')
const offline = new Problem(0, '')
const problems = [changed, unavailable, settled, missing, reused, offline]
const emits = { emitted: [{ type: 'subscription.withdrawn', answer }] } as const
const ofScheduled = { ...input, estimate: scheduled }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const asked = [accept, today, request, confirm] as const
const compared = [
  ...asked,
  failed('withdrawSubscription', changed),
  its.estimateSubscriptionWithdrawalDone,
] as const

describeModel(subscriptionCancelMachine, {
  input,
  otherInputs: [ofScheduled],
  gestures: [...its.gestures],
  outcomes: [
    ...its.outcomes,
    ...ids.flatMap((id) => problems.map((problem) => failed(id, problem))),
    failed('estimateSubscriptionWithdrawal', offline),
  ],
  sameness: ({ context }) => {
    const {
      estimate: { calculatedAt, subscriptionState },
      before,
      reasonCode,
      endOption,
      problem,
    } = context as CancelContext
    return [calculatedAt, subscriptionState, before?.calculatedAt, reasonCode, endOption, problem?.code]
  },
  endings: [
    [
      [],
      'choosingReason',
      { tags: ['persuade'], context: { reasonCode: null, endOption: undefined, before: undefined } },
    ],
    [[reason], 'choosingReason', { context: { reasonCode: 'TOO_EXPENSIVE' } }],
    [[alternative], 'takingAlternative', { tags: ['alternative'], calls: [] }],
    [[accept], 'choosingEnd', { tags: [] }],
    [[toForm], 'choosingEnd'],
    [[toReason], 'choosingReason', { still: true }],
    [[accept, toForm], 'choosingEnd', { still: true }],
    [[accept, toReason], 'choosingReason'],
    [[accept, request], 'choosingEnd', { still: true }],
    [[accept, periodEnd], 'choosingEnd', { context: { endOption: 'PERIOD_END' } }],
    [[accept, today, request], 'confirming', { tags: [], calls: [] }],
    [[accept, today, request, reconsider], 'choosingEnd', { context: { endOption: 'TODAY' }, calls: [] }],
    [[...asked], 'withdrawingSubscription', { tags: ['busy'], calls: ['withdrawSubscription'] }],
    [[...asked, its.withdrawSubscriptionDone], 'completed', emits],
    [
      [accept, today, request, confirm],
      'modifyingSubscriptionCancellation',
      { input: ofScheduled, tags: ['busy'], calls: ['modifySubscriptionCancellation'] },
    ],
    [[accept, periodEnd, request], 'choosingEnd', { input: ofScheduled, still: true }],
    [[...asked, its.modifySubscriptionCancellationDone], 'completed', { input: ofScheduled, ...emits }],

    ...ids.flatMap((id) => {
      const from = id === 'withdrawSubscription' ? {} : { input: ofScheduled }
      return [
        [[...asked, failed(id, changed)], 'estimatingSubscriptionWithdrawal', { ...from, tags: ['busy'] }],
        [[...asked, failed(id, unavailable)], 'refused', { ...from, ...withProblem(unavailable) }],
        [[...asked, failed(id, settled)], 'refused', { ...from, ...withProblem(settled) }],
        [[...asked, failed(id, missing)], 'refused', { ...from, ...withProblem(missing) }],
        [[...asked, failed(id, offline)], 'unconfirmed', { ...from, ...withProblem(offline) }],
        [[...asked, failed(id, reused)], 'choosingEnd', { ...from, ...withProblem(reused) }],
      ] as const
    }),
    [
      [...asked, failed('withdrawSubscription', offline), retry],
      'withdrawingSubscription',
      { ...withProblem(undefined), calls: ['withdrawSubscription', 'withdrawSubscription'] },
    ],

    [
      [...compared],
      'comparing',
      { context: { before: estimate, estimate: later, endOption: 'TODAY', problem: undefined } },
    ],
    [[...asked, failed('withdrawSubscription', changed), its.estimatedOver], 'refused', withProblem(changed)],
    [
      [...asked, failed('withdrawSubscription', changed), failed('estimateSubscriptionWithdrawal', offline)],
      'choosingEnd',
      withProblem(offline),
    ],
    [[...compared, confirm], 'comparing', { still: true }],
    [[...compared, request], 'confirming', { context: { before: estimate, estimate: later } }],
    [[...compared, request, confirm], 'withdrawingSubscription'],
    [[...compared, request, reconsider], 'choosingEnd', { context: { before: undefined, estimate: later } }],
    [[...compared, reconsider], 'choosingEnd', { context: { before: undefined, estimate: later } }],
    [[...compared, toReason], 'choosingReason'],
    [[...compared, toForm], 'comparing', { still: true }],
  ],
})
