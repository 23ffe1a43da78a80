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
const changedProblem = problemNamed('cancellation.amountChanged')
const unavailableProblem = problemNamed('cancellation.unavailable')
const settled = problemNamed('cancellation.settled')
const missingProblem = problemNamed('subscription.missing')
const reused = problemNamed('key.reused')
const offline = new Problem(0, '')
const problems = [changedProblem, unavailableProblem, settled, missingProblem, reused, offline]
const emission = { emitted: [{ type: 'subscription.withdrawn', answer }] } as const
const ofScheduled = { ...input, estimate: scheduled }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const askedPath = [accept, today, request, confirm] as const
const compared = [
  ...askedPath,
  failed('withdrawSubscription', changedProblem),
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
    [[...askedPath], 'withdrawingSubscription', { tags: ['busy'], calls: ['withdrawSubscription'] }],
    [[...askedPath, its.withdrawSubscriptionDone], 'completed', emission],
    [
      [accept, today, request, confirm],
      'modifyingSubscriptionCancellation',
      { input: ofScheduled, tags: ['busy'], calls: ['modifySubscriptionCancellation'] },
    ],
    [[accept, periodEnd, request], 'choosingEnd', { input: ofScheduled, still: true }],
    [
      [...askedPath, its.modifySubscriptionCancellationDone],
      'completed',
      { input: ofScheduled, ...emission },
    ],

    ...ids.flatMap((id) => {
      const from = id === 'withdrawSubscription' ? {} : { input: ofScheduled }
      return [
        [
          [...askedPath, failed(id, changedProblem)],
          'estimatingSubscriptionWithdrawal',
          { ...from, tags: ['busy'] },
        ],
        [
          [...askedPath, failed(id, unavailableProblem)],
          'refused',
          { ...from, ...withProblem(unavailableProblem) },
        ],
        [[...askedPath, failed(id, settled)], 'refused', { ...from, ...withProblem(settled) }],
        [[...askedPath, failed(id, missingProblem)], 'refused', { ...from, ...withProblem(missingProblem) }],
        [[...askedPath, failed(id, offline)], 'unconfirmed', { ...from, ...withProblem(offline) }],
        [[...askedPath, failed(id, reused)], 'choosingEnd', { ...from, ...withProblem(reused) }],
      ] as const
    }),
    [
      [...askedPath, failed('withdrawSubscription', offline), retry],
      'withdrawingSubscription',
      { ...withProblem(undefined), calls: ['withdrawSubscription', 'withdrawSubscription'] },
    ],

    [
      [...compared],
      'comparing',
      { context: { before: estimate, estimate: later, endOption: 'TODAY', problem: undefined } },
    ],
    [
      [...askedPath, failed('withdrawSubscription', changedProblem), its.estimatedOver],
      'refused',
      withProblem(changedProblem),
    ],
    [
      [
        ...askedPath,
        failed('withdrawSubscription', changedProblem),
        failed('estimateSubscriptionWithdrawal', offline),
      ],
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
