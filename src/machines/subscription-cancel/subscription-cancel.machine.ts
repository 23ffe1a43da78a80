import { assign, emit, setup } from 'xstate'
import { type Failure, failure, keepProblem } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { StepMeta } from '../step-of.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  type CancelAnswer,
  type CancelContext,
  type CancelEstimate,
  type CancelEvent,
  type CancelInput,
  type CancelStep,
  changeOf,
  chosenOption,
  type EndOption,
  isScheduled,
  withdrawalOf,
} from './cancel-context.ts'

const notifyEnded = {
  type: 'notifyEnded',
  params: ({ event }: { event: { output: CancelAnswer } }) => event,
} as const
const toReason = {
  guard: {
    type: 'isAt',
    params: ({ event }: { event: { step: CancelStep } }) => ({ step: event.step, wanted: 'reason' as const }),
  },
  target: 'choosingReason',
  actions: 'clearProblem',
} as const
const toForm = {
  guard: {
    type: 'isAt',
    params: ({ event }: { event: { step: CancelStep } }) => ({ step: event.step, wanted: 'form' as const }),
  },
  target: 'choosingEnd',
} as const
const whenFailed = [
  {
    guard: { type: 'isAmountChanged', params: failure },
    target: 'estimatingSubscriptionWithdrawal',
    actions: keepProblem,
  },
  { guard: { type: 'isOver', params: failure }, target: 'refused', actions: keepProblem },
  { guard: { type: 'isUnknown', params: failure }, target: 'unconfirmed', actions: keepProblem },
  { target: 'choosingEnd', actions: [keepProblem, 'renewKey'] },
] as const

/**
 * The cancellation of a subscription: the optional reason, with all consequences; the last day, with the amounts; one
 * confirmation with service and sum; and the result. Only the confirmation leads to a call, even if the proof of
 * identity is fresh. `tests/contract/ending-a-subscription-is-easy.test.ts` checks that a cancellation is not made
 * difficult (domain/flows, "Law as properties").
 */
export const subscriptionCancelMachine = setup({
  types: {} as {
    input: CancelInput
    context: CancelContext
    events: CancelEvent
    emitted: { type: 'subscription.withdrawn'; answer: CancelAnswer }
    /** `persuade`: the state offers an alternative. `alternative`: the member chose the alternative. */
    tags: 'busy' | 'persuade' | 'alternative'
    meta: StepMeta<CancelStep>
  },
  actors: needs('withdrawSubscription', 'modifySubscriptionCancellation', 'estimateSubscriptionWithdrawal'),
  actions: {
    storeReason: assign({ reasonCode: (_, { reasonCode }: { reasonCode: string | null }) => reasonCode }),
    keepEnd: assign({ endOption: (_, { endOption }: { endOption: EndOption }) => endOption }),
    keepEstimate: assign(({ context }, { output }: { output: CancelEstimate }) => ({
      before: context.estimate,
      estimate: output,
      idempotencyKey: context.newKey(),
    })),
    forgetBefore: assign({ before: undefined }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    keepProblem: assign({ problem: (_, { problem }: Failure) => problem }),
    clearProblem: assign({ problem: undefined }),
    notifyEnded: emit(
      (_, { output }: { output: CancelAnswer }) =>
        ({ type: 'subscription.withdrawn', answer: output }) as const,
    ),
  },
  guards: {
    isScheduled: ({ context }) => isScheduled(context),
    isChosen: ({ context }) => chosenOption(context) !== undefined,
    isAt: (_, { step, wanted }: { step: CancelStep; wanted: CancelStep }) => step === wanted,
    isStillOpen: ({ context: { endOption } }, { output }: { output: CancelEstimate }) =>
      chosenOption({ estimate: output, endOption }) !== undefined,
    isAmountChanged: (_, { problem }: Failure) => problem.is('cancellation.amountChanged'),
    isOver: (_, { problem }: Failure) =>
      problem.is('cancellation.unavailable', 'cancellation.settled', 'subscription.missing'),
    isUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
  },
}).createMachine({
  id: 'subscriptionCancel',
  context: ({ input }) => ({
    ...input,
    before: undefined,
    reasonCode: null,
    endOption: undefined,
    idempotencyKey: input.newKey(),
    problem: undefined,
  }),
  initial: 'choosingReason',
  states: {
    choosingReason: {
      meta: { step: 'reason' },
      tags: 'persuade',
      on: {
        'reason.chosen': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'reason.accepted': { target: 'choosingEnd' },
        'alternative.taken': { target: 'takingAlternative' },
        'step.requested': toForm,
      },
    },
    takingAlternative: {
      meta: { step: 'reason', outcome: 'ALTERNATIVE' },
      type: 'final',
      tags: 'alternative',
    },
    choosingEnd: {
      meta: { step: 'form' },
      on: {
        'end.chosen': { actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'clearProblem'] },
        'ending.requested': { guard: 'isChosen', target: 'confirming', actions: 'clearProblem' },
        'step.requested': toReason,
      },
    },
    confirming: {
      meta: { step: 'form' },
      on: {
        'ending.confirmed': { target: 'submitting' },
        'ending.reconsidered': { target: 'choosingEnd', actions: 'forgetBefore' },
      },
    },
    submitting: {
      meta: { step: 'form' },
      always: [
        { guard: 'isScheduled', target: 'modifyingSubscriptionCancellation' },
        { target: 'withdrawingSubscription' },
      ],
    },
    withdrawingSubscription: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'withdrawSubscription',
        src: 'withdrawSubscription',
        input: ({ context }) => withdrawalOf(context),
        onDone: { target: 'completed', actions: notifyEnded },
        onError: whenFailed,
      },
    },
    modifyingSubscriptionCancellation: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'modifySubscriptionCancellation',
        src: 'modifySubscriptionCancellation',
        input: ({ context }) => changeOf(context),
        onDone: { target: 'completed', actions: notifyEnded },
        onError: whenFailed,
      },
    },
    estimatingSubscriptionWithdrawal: {
      meta: { step: 'form' },
      tags: 'busy',
      invoke: {
        id: 'estimateSubscriptionWithdrawal',
        src: 'estimateSubscriptionWithdrawal',
        input: ({
          context: {
            estimate: { subscriptionId },
          },
        }) => ({ subscriptionId }),
        onDone: [
          {
            guard: { type: 'isStillOpen', params: ({ event }) => event },
            target: 'comparing',
            actions: [{ type: 'keepEstimate', params: ({ event }) => event }, 'clearProblem'],
          },
          { target: 'refused' },
        ],
        onError: { target: 'choosingEnd', actions: keepProblem },
      },
    },
    comparing: {
      meta: { step: 'form' },
      on: {
        'ending.requested': { target: 'confirming' },
        'ending.reconsidered': { target: 'choosingEnd', actions: 'forgetBefore' },
        'step.requested': toReason,
      },
    },
    unconfirmed: {
      meta: { step: 'form' },
      on: { 'ending.retried': { target: 'submitting', actions: 'clearProblem' } },
    },
    refused: { meta: { step: 'form', outcome: 'REFUSED' }, type: 'final' },
    completed: { meta: { step: 'form', outcome: 'COMPLETED' }, type: 'final' },
  },
})
