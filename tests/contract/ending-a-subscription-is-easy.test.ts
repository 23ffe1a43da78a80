import { describe, expect, it } from 'vitest'
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine, initialTransition } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { formSteps } from '#domain/subscription/fields.ts'
import type { CancelContext } from '#src/machines/subscription-cancel/cancel-context.ts'
import { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import * as cancel from '#src/machines/subscription-cancel/testing/cancel-story.ts'
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import * as asking from '#src/machines/subscription-request/testing/request-story.ts'
import { shortestPath } from '#src/machines/testing/fewest-gestures.ts'
import { type Path, shortestPaths } from '#src/machines/testing/paths.ts'
import { describeSteps, type Step } from '#src/machines/testing/steps.ts'

const overPath = [
  problemNamed('cancellation.unavailable'),
  problemNamed('cancellation.settled'),
  problemNamed('subscription.missing'),
]
const problems = [
  problemNamed('cancellation.amountChanged'),
  ...overPath,
  new Problem(0, ''),
  problemNamed('key.reused'),
]
const failures = (['withdrawSubscription', 'modifySubscriptionCancellation'] as const).flatMap((id) =>
  problems.map((problem) => cancel.callFails(id, problem)),
)
const examples: Step[] = [
  ...cancel.gestures,
  ...cancel.outcomes,
  ...failures,
  cancel.callFails('estimateSubscriptionWithdrawal', new Problem(0, '')),
]
const inputs = [cancel.input, { ...cancel.input, estimate: cancel.scheduledEstimate }]

const stateKey = ({ context }: AnyMachineSnapshot) => {
  const {
    estimate: { calculatedAt, subscriptionState },
    before,
    endOption,
    problem,
  } = context as CancelContext
  return [calculatedAt, subscriptionState, before?.calculatedAt, endOption, problem?.code]
}
const initialSnapshot = (machine: AnyStateMachine, input: unknown) =>
  initialTransition(machine, input as never)[0] as AnyMachineSnapshot
const describePath = (path: Path) => describeSteps(path.map(({ step }) => step))

const toCompleted = {
  steps: examples,
  sameness: stateKey,
  isEnd: (snapshot: AnyMachineSnapshot) => snapshot.matches('completed'),
  isClosed: (snapshot: AnyMachineSnapshot) => snapshot.hasTag('alternative'),
}
/** Whether the subscription is already cancelled, according to the server. */
const isOver = (path: Path) => {
  const { step, drawn } = path.at(-1)!
  return (
    drawn.matches('refused') &&
    ('error' in step ? overPath.includes(step.error as Problem) : step === cancel.estimatedOver)
  )
}

/**
 * Checks the legal requirements for cancelling a subscription on every path; returns descriptions of the violations
 * of a machine.
 */
function legalViolationsOf(machine: AnyStateMachine, beginnings: readonly unknown[] = [cancel.input]) {
  const paths = beginnings
    .flatMap((input) => shortestPaths(machine, { input, examples, sameness: stateKey }))
    .filter((path) => path.length > 0)
  const confirmationStates = (path: Path) =>
    new Set(
      path.filter(({ drawn }) => drawn.hasTag('persuade')).map(({ drawn }) => JSON.stringify(drawn.value)),
    )
  const isCalling = ({ drawn }: Path[number]) =>
    drawn.matches('withdrawingSubscription') || drawn.matches('modifyingSubscriptionCancellation')
  return {
    // A call that follows a lost answer needs no new question: the first attempt was confirmed for the same amount.
    unasked: paths
      .filter(
        (path) =>
          isCalling(path.at(-1)!) &&
          !['confirming', 'unconfirmed'].some((state) => path.at(-2)?.drawn.matches(state)),
      )
      .map(describePath),
    shortest: beginnings.map((input) => shortestPath(machine, initialSnapshot(machine, input), toCompleted)),
    pathsWithSeveral: paths.filter((path) => confirmationStates(path).size > 1).map(describePath),
    // Paths on which the member accepts the alternative are excluded, because such a member is no longer cancelling.
    stuck: paths
      .filter(
        (path) =>
          !isOver(path) &&
          !path.at(-1)!.drawn.hasTag('alternative') &&
          shortestPath(machine, path.at(-1)!.drawn, toCompleted) === undefined,
      )
      .map(describePath),
  }
}

type State = { on: Record<string, object>; invoke: object }
const states = subscriptionCancelMachine.config.states as unknown as Record<
  'choosingReason' | 'choosingEnd' | 'withdrawingSubscription',
  State
>
/** Returns the machine with some states replaced, as a later change of the code could produce it. */
const machineWith = (more: object): AnyStateMachine =>
  createMachine(
    { ...subscriptionCancelMachine.config, states: { ...states, ...more } } as never,
    subscriptionCancelMachine.implementations as never,
  )

/** Returns the minimum number of actions that a customer without earlier data needs to request a subscription. */
function gesturesToRequest(): number {
  const {
    requestBegun: begin,
    termsSubmitted: agree,
    agreeSubscriptionTermsDone: agreed,
    withoutProfiles: nothingKnown,
    formChanged: typed,
    upload,
    payBy,
    giro,
    submit,
    requestConfirmed: confirm,
    saveSubscriptionDraftDone: saved,
    estimateSubscriptionDone: quoted,
    requestSubscriptionDone: requested,
    input,
  } = asking
  const steps = [
    begin,
    agree,
    agreed,
    nothingKnown,
    typed,
    upload,
    payBy(giro),
    ...formSteps.map(submit),
    confirm,
    saved,
    quoted,
    requested,
  ]
  const typedSoFar = ({ context }: AnyMachineSnapshot) => {
    const {
      draftId,
      passed,
      returning,
      form: { companyInfo, paymentMethodCode },
      documents,
    } = context as RequestContext
    return [draftId, passed, returning, companyInfo.companyName, paymentMethodCode, documents]
  }
  const isEnd = (snapshot: AnyMachineSnapshot) => snapshot.matches({ wizard: 'requested' } as never)
  return shortestPath(subscriptionRequestMachine, initialSnapshot(subscriptionRequestMachine, input), {
    steps,
    sameness: typedSoFar,
    isEnd,
  })!
}

describe('ending a subscription', () => {
  const law = legalViolationsOf(subscriptionCancelMachine, inputs)

  it('takes four actions, also when a cancellation is already scheduled, and never more than a request', () => {
    const gesturesOfRequest = gesturesToRequest()
    expect(law.shortest).toEqual([4, 4])
    expect(gesturesOfRequest).toBe(11)
    for (const gestures of law.shortest) expect(gestures).toBeLessThanOrEqual(gesturesOfRequest)
  })

  it('shows at most one alternative offer on every path', () => {
    expect(subscriptionCancelMachine.states['choosingReason']?.tags).toContain('persuade')
    expect(law.pathsWithSeveral).toEqual([])
  })

  it('can be completed from every state without accepting an alternative', () => {
    expect(law.stuck).toEqual([])
  })

  it('asks for confirmation before every call that ends a subscription, on every path', () => {
    expect(law.unasked).toEqual([])
  })

  describe('is reported as a violation', () => {
    const askingTransition = { guard: 'isChosen', target: 'asking' }
    const asksAgain = {
      ...states.choosingEnd,
      on: { ...states.choosingEnd.on, 'ending.requested': askingTransition },
    }

    it('if it has one more question', () => {
      const machineWithTwoQuestions = machineWith({
        choosingEnd: asksAgain,
        asking: { on: { 'ending.confirmed': { target: 'confirming' } } },
      })
      expect(legalViolationsOf(machineWithTwoQuestions)).toMatchObject({
        shortest: [5],
        pathsWithSeveral: [],
        stuck: [],
      })
    })

    it('if it has no question', () => {
      const directTransition = { guard: 'isChosen', target: 'submitting' }
      const machineWithoutQuestion = machineWith({
        choosingEnd: {
          ...states.choosingEnd,
          on: { ...states.choosingEnd.on, 'ending.requested': directTransition },
        },
      })
      expect(legalViolationsOf(machineWithoutQuestion)).toMatchObject({ shortest: [3] })
      expect(legalViolationsOf(machineWithoutQuestion).unasked).not.toEqual([])
    })

    it('if it makes two alternative offers', () => {
      const machineWithTwoOffers = machineWith({
        choosingEnd: asksAgain,
        asking: { tags: 'persuade', on: { 'ending.confirmed': { target: 'confirming' } } },
      })
      expect(legalViolationsOf(machineWithTwoOffers).pathsWithSeveral).not.toEqual([])
    })

    it('if it can be completed only by the alternative', () => {
      const takenTransition = states.choosingReason.on['alternative.taken']!
      const { shortest, stuck } = legalViolationsOf(
        machineWith({
          choosingReason: { ...states.choosingReason, on: { 'alternative.taken': takenTransition } },
        }),
      )
      expect(shortest).toEqual([undefined])
      expect(stuck).toEqual([])
    })

    it('if it ends at a lost answer, or without a final message', () => {
      expect(legalViolationsOf(machineWith({ unconfirmed: {} })).stuck).not.toEqual([])
      const { invoke } = states.withdrawingSubscription
      const givesUp = machineWith({
        withdrawingSubscription: {
          ...states.withdrawingSubscription,
          invoke: { ...invoke, onError: { target: 'refused' } },
        },
      })
      expect(legalViolationsOf(givesUp).stuck).not.toEqual([])
    })
  })
})
