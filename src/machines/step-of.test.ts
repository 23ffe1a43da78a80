import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { countedSteps, flowNames, flowSteps } from '#domain/funnel/steps.ts'
import { formSteps } from '#domain/subscription/fields.ts'
import { counselReservationMachine } from './counsel-reservation/counsel-reservation.machine.ts'
import { inquirySubmissionMachine } from './inquiry-submission/inquiry-submission.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { signupMachine } from './signup/signup.machine.ts'
import { outcomeOf, stepOf } from './step-of.ts'
import { subscriptionCancelMachine } from './subscription-cancel/subscription-cancel.machine.ts'
import { subscriptionRequestMachine } from './subscription-request/subscription-request.machine.ts'
import { leafStates } from './testing/drawing.ts'
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts'

type Flow = {
  machine: AnyStateMachine
  context?: object
  /** The name of a parallel region whose states have no steps. */
  aside?: string
  steps: readonly string[]
  /**
   * States without a step: the step is still unknown, the flow is over, or the machine passes through the state at
   * once.
   */
  without: readonly string[]
}
const flows: Flow[] = [
  {
    machine: loginMachine,
    steps: ['credentials', 'mfa', 'other', 'bakother', 'completed'],
    without: ['starting'],
  },
  {
    machine: signupMachine,
    context: { progress: { accountType: 'INDIVIDUAL' } },
    steps: ['type', 'terms', 'identity', 'basic', 'id', 'password', 'review'],
    without: [
      'gettingSignup',
      'unreached',
      ...['resuming', 'resumingBasic', 'identity', 'proving', 'basic', 'id', 'provingMail'].map(
        (state) => `filling.${state}`,
      ),
      'completed',
    ],
  },
  { machine: withdrawalMachine, steps: ['notice', 'identity', 'reason'], without: [] },
  { machine: subscriptionCancelMachine, steps: ['reason', 'form'], without: [] },
  { machine: inquirySubmissionMachine, steps: ['form'], without: ['sent'] },
  {
    machine: counselReservationMachine,
    steps: ['time', 'details', 'summary'],
    without: ['starting', 'reserved'],
  },
  {
    machine: subscriptionRequestMachine,
    aside: 'keeper',
    steps: ['terms', ...formSteps, 'review'],
    without: [
      'resting',
      'gettingSubscriptionDraft',
      'unreached',
      'listingSubscriptionProfiles',
      'resuming',
      'requested',
    ].map((state) => `wizard.${state}`),
  },
]

/** Creates a snapshot in the state that a path names, such as `filling.enteringCode.open`. */
function snapshotIn({ machine, context = {} }: Flow, path: string): AnyMachineSnapshot {
  const [leaf, ...above] = path.split('.').toReversed()
  const value = above.reduce<StateValue>((inner, state) => ({ [state]: inner }), leaf ?? '')
  return machine.resolveState({ value, context } as never)
}

describe.each(flows.map((flow) => [flow.machine.id, flow] as const))('the steps of %s', (_, flow) => {
  const { machine, aside = 'none', steps, without } = flow
  const states = leafStates(machine)
    .map((id) => id.slice(machine.id.length + 1))
    .filter((path) => !path.startsWith(`${aside}.`))
  const stepIn = (path: string) => stepOf(snapshotIn(flow, path) as never)

  it('are all assigned to a state', () => {
    expect(new Set(states.map(stepIn).filter((step) => step !== undefined))).toEqual(new Set(steps))
  })

  it('are assigned to every state that a person sees', () => {
    expect(states.filter((path) => stepIn(path) === undefined)).toEqual(without)
  })

  it('are assigned only once per state', () => {
    const namedTwice = (path: string) =>
      Object.values(snapshotIn(flow, path).getMeta()).filter((meta) => meta !== undefined).length > 1
    expect(states.filter(namedTwice)).toEqual([])
  })
})

describe('the counted steps of a visit', () => {
  const machines = {
    signup: signupMachine,
    request: subscriptionRequestMachine,
    cancel: subscriptionCancelMachine,
    withdrawal: withdrawalMachine,
    inquiry: inquirySubmissionMachine,
    counsel: counselReservationMachine,
  }
  const { components } = JSON.parse(readFileSync('contract/openapi.gen.json', 'utf8')) as {
    components: { schemas: { FlowStep: { enum: string[] }; FlowOutcome: { enum: string[] } } }
  }
  const outcomesOf = (flow: Flow) =>
    leafStates(flow.machine)
      .map((id) => id.slice(flow.machine.id.length + 1))
      .filter((path) => !path.startsWith(`${flow.aside}.`))
      .map((path) => [path, outcomeOf(snapshotIn(flow, path) as never)] as const)
      .filter(([, outcome]) => outcome !== undefined)

  it.each(flowNames)('are the steps of the machine of the wizard %s, in the same order', (name) => {
    const { steps } = flows.find(({ machine }) => machine === machines[name])!
    expect(flowSteps[name]).toEqual(steps)
  })

  it('are exactly the steps that the contract accepts', () => {
    expect(flowNames.flatMap(countedSteps)).toEqual(components.schemas.FlowStep.enum)
  })

  it('end with the outcomes of the wizard’s machine', () => {
    const outcomesByFlow = Object.fromEntries(
      flows
        .filter(({ machine }) => machine !== loginMachine)
        .map((flow) => [flow.machine.id, outcomesOf(flow)]),
    )
    expect(outcomesByFlow).toEqual({
      signup: [['completed', 'COMPLETED']],
      withdrawal: [['completed', 'COMPLETED']],
      subscriptionCancel: [
        ['takingAlternative', 'ALTERNATIVE'],
        ['refused', 'REFUSED'],
        ['completed', 'COMPLETED'],
      ],
      inquirySubmission: [['sent', 'COMPLETED']],
      counselReservation: [['reserved', 'COMPLETED']],
      subscriptionRequest: [
        ['wizard.resting', 'LEFT'],
        ['wizard.requested', 'COMPLETED'],
      ],
    })
    const outcomes = Object.values(outcomesByFlow).flatMap((pairs) => pairs.map(([, outcome]) => outcome))
    expect(new Set(outcomes)).toEqual(new Set(components.schemas.FlowOutcome.enum))
  })
})

describe('the company of a sign-up', () => {
  const savingState = (accountType: string) =>
    stepOf(snapshotIn({ ...flows[1]!, context: { progress: { accountType } } }, 'savingSignupBasic') as never)

  it('is saved at the step `basic` for a business, and at the step `identity` for a person, who never sees the step `basic`', () => {
    expect(savingState('BUSINESS')).toBe('basic')
    expect(savingState('INDIVIDUAL')).toBe('identity')
  })
})
