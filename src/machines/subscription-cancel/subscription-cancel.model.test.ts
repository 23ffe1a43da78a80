import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { describeModel } from '../testing/describe-model.ts'
import type { CancelContext } from './cancel-context.ts'
import { subscriptionCancelMachine } from './subscription-cancel.machine.ts'
import * as its from './testing/cancel-story.ts'

const {
  reasonAccepted: accept,
  alternativeTaken: alternative,
  answer,
  endingConfirmed: confirm,
  estimate,
  callFails: failed,
  input,
  nextDayEstimate: later,
  periodEnd,
  reason,
  keepSubscription: reconsider,
  endingRequested: request,
  endingRetried: retry,
  scheduledEstimate: scheduled,
  toForm,
  toReason,
  endTodayChosen: today,
} = its
const ids = ['withdrawSubscription', 'modifySubscriptionCancellation'] as const
const changedProblem = problemNamed('cancellation.amountChanged')
const unavailableProblem = problemNamed('cancellation.unavailable')
const settledProblem = problemNamed('cancellation.settled')
const missingProblem = problemNamed('subscription.missing')
const keyReused = problemNamed('key.reused')
const offlineProblem = new Problem(0, '')
const problems = [
  changedProblem,
  unavailableProblem,
  settledProblem,
  missingProblem,
  keyReused,
  offlineProblem,
]
const withdrawnEmitted = { emitted: [{ type: 'subscription.withdrawn', answer }] } as const
const scheduledInput = { ...input, estimate: scheduled }
const withProblem = (problem: Problem | undefined) => ({ context: { problem } })
const askedPath = [accept, today, request, confirm] as const
const comparedSteps = [
  ...askedPath,
  failed('withdrawSubscription', changedProblem),
  its.estimateSubscriptionWithdrawalDone,
] as const

describeModel(subscriptionCancelMachine, {
  input,
  otherInputs: [scheduledInput],
  gestures: [...its.gestures],
  outcomes: [
    ...its.outcomes,
    ...ids.flatMap((id) => problems.map((problem) => failed(id, problem))),
    failed('estimateSubscriptionWithdrawal', offlineProblem),
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
    [[...askedPath, its.withdrawSubscriptionDone], 'completed', withdrawnEmitted],
    [
      [accept, today, request, confirm],
      'modifyingSubscriptionCancellation',
      { input: scheduledInput, tags: ['busy'], calls: ['modifySubscriptionCancellation'] },
    ],
    [[accept, periodEnd, request], 'choosingEnd', { input: scheduledInput, still: true }],
    [
      [...askedPath, its.modifySubscriptionCancellationDone],
      'completed',
      { input: scheduledInput, ...withdrawnEmitted },
    ],

    ...ids.flatMap((id) => {
      const from = id === 'withdrawSubscription' ? {} : { input: scheduledInput }
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
        [[...askedPath, failed(id, settledProblem)], 'refused', { ...from, ...withProblem(settledProblem) }],
        [[...askedPath, failed(id, missingProblem)], 'refused', { ...from, ...withProblem(missingProblem) }],
        [
          [...askedPath, failed(id, offlineProblem)],
          'unconfirmed',
          { ...from, ...withProblem(offlineProblem) },
        ],
        [[...askedPath, failed(id, keyReused)], 'choosingEnd', { ...from, ...withProblem(keyReused) }],
      ] as const
    }),
    [
      [...askedPath, failed('withdrawSubscription', offlineProblem), retry],
      'withdrawingSubscription',
      { ...withProblem(undefined), calls: ['withdrawSubscription', 'withdrawSubscription'] },
    ],

    [
      [...comparedSteps],
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
        failed('estimateSubscriptionWithdrawal', offlineProblem),
      ],
      'choosingEnd',
      withProblem(offlineProblem),
    ],
    [[...comparedSteps, confirm], 'comparing', { still: true }],
    [[...comparedSteps, request], 'confirming', { context: { before: estimate, estimate: later } }],
    [[...comparedSteps, request, confirm], 'withdrawingSubscription'],
    [
      [...comparedSteps, request, reconsider],
      'choosingEnd',
      { context: { before: undefined, estimate: later } },
    ],
    [[...comparedSteps, reconsider], 'choosingEnd', { context: { before: undefined, estimate: later } }],
    [[...comparedSteps, toReason], 'choosingReason'],
    [[...comparedSteps, toForm], 'comparing', { still: true }],
  ],
})
