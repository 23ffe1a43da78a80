import { assign, emit, setup } from 'xstate'
import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import {
  type CodeChallenge,
  type CodeRequested,
  type CodeSubmitted,
  codeChallenge,
  noCode,
} from '../code-challenge.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { SecondsPassed } from '../passing-seconds.ts'
import { pause } from '../pause.ts'

export type Enrolment = Output<'startMfaEnrolment'>
type CodeFactor = Input<'startMfaEnrolment'>['mfaType']

export type MfaEnrolmentInput = {
  /** The factors that the member has not turned on. */
  offered: readonly CodeFactor[]
}

/**
 * The context never contains a typed code, except one that was submitted before its challenge existed. Values that
 * the server sends only once are removed when the screen is left.
 */
export type MfaEnrolmentContext = MfaEnrolmentInput & {
  enrolment: Enrolment | undefined
  /** Whether the code was correct, so that only the last call is missing, which turns the factor on. */
  proven: boolean
  recoveryCodes: readonly string[]
  code: CodeChallenge
  pauseSecondsLeft: number
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type FactorChosen = { type: 'factor.chosen'; mfaType: CodeFactor }

export const initialEnrolment = {
  enrolment: undefined,
  proven: false,
  recoveryCodes: [],
  code: noCode,
} satisfies Partial<MfaEnrolmentContext>

type MfaEnrolmentEvent =
  | FactorChosen
  | CodeRequested
  | CodeSubmitted
  /** The member returns to the choice of a factor; the current enrolment is abandoned. */
  | { type: 'choice.reopened' }
  | { type: 'codes.saved' }
  | SecondsPassed

const challenge = codeChallenge<MfaEnrolmentContext, MfaEnrolmentEvent, 'code'>({
  code: ({ enrolment }) => enrolment?.mfaType ?? '',
})
const pauseSetup = pause<MfaEnrolmentContext, MfaEnrolmentEvent>()

/** The actors, actions and guards of turning on a second factor. */
export const mfaEnrolmentSetup = setup({
  types: {} as {
    input: MfaEnrolmentInput
    context: MfaEnrolmentContext
    events: MfaEnrolmentEvent
    emitted: { type: 'factor.enabled' }
    tags: 'busy'
  },
  actors: { ...challenge.actors, ...needs('startMfaEnrolment', 'verifyMfaEnrolment', 'turnOnMfaFactor') },
  actions: { ...challenge.actions, ...pauseSetup.actions },
  guards: { ...challenge.guards, ...pauseSetup.guards },
}).extend({
  actions: {
    keepEnrolment: assign({ enrolment: (_, { output }: { output: Enrolment }) => output }),
    keepCodes: assign((_, { output }: { output: Output<'verifyMfaEnrolment'> }) => ({
      proven: true,
      recoveryCodes: output.recoveryCodes,
    })),
    giveUp: assign(initialEnrolment),
    notifyEnabled: emit({ type: 'factor.enabled' }),
  },
  guards: {
    isOffered: ({ context }, { mfaType }: { mfaType: CodeFactor }) => context.offered.includes(mfaType),
    hasRecoveryCodes: (_, { output }: { output: Output<'verifyMfaEnrolment'> }) =>
      output.recoveryCodes.length > 0,
    isBegun: ({ context }) => context.enrolment !== undefined,
    isOver: (_, { problem }: Failure) => problem.is('enrolment.missing', 'factor.enrolled'),
  },
})
