import type { Output } from '#contract/operation.ts'
import { codeToVerify } from '../code-challenge.ts'
import { codeStates, countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import { pausedUntil } from '../pause.ts'
import {
  type Enrolment,
  type FactorChosen,
  initialEnrolment,
  type MfaEnrolmentContext,
  mfaEnrolmentSetup,
} from './mfa-enrolment-setup.ts'

const whenOver = {
  guard: { type: 'isOver', params: failure },
  target: 'choosingFactor',
  actions: ['giveUp', keepProblem],
} as const
const whenExhausted = {
  guard: { type: 'isExhausted', params: failure },
  target: 'paused',
  actions: ['giveUp', keepProblem, { type: 'startPause', params: failure }, 'restartCount'],
} as const

type ActionArguments = { context: MfaEnrolmentContext; event: unknown }
type VerifiedEvent = { event: { output: Output<'verifyMfaEnrolment'> } }
const readOutput = ({ event }: VerifiedEvent) => event
const keepCodes = { type: 'keepCodes', params: readOutput } as const

const code = codeStates({
  code: 'code',
  // The first code is sent by the call that begins the enrolment of the chosen factor; a further code is requested
  // for the current enrolment.
  send: {
    id: 'startMfaEnrolment',
    input: ({ context: { enrolment }, event }: ActionArguments) => ({
      mfaType: enrolment?.mfaType ?? (event as FactorChosen).mfaType,
    }),
    onSent: [{ type: 'keepEnrolment', params: ({ event }: { event: { output: Enrolment } }) => event }],
    fails: [whenExhausted, whenOver],
  },
  verify: {
    id: 'verifyMfaEnrolment',
    input: ({ context: { enrolment, code }, event }: ActionArguments) => ({
      enrolmentId: enrolment?.enrolmentId ?? '',
      code: codeToVerify(code, event).code,
    }),
    fails: [whenExhausted, whenOver],
    pauses: true,
    proven: [
      { guard: { type: 'hasRecoveryCodes', params: readOutput }, target: 'savingCodes', actions: keepCodes },
      { target: 'turningOnMfaFactor', actions: keepCodes },
    ],
  },
  at: {
    asking: '#mfaEnrolment.choosingFactor',
    sending: '#mfaEnrolment.startingMfaEnrolment',
    unsent: '#mfaEnrolment.unsent',
    entering: '#mfaEnrolment.enteringCode',
    verifying: '#mfaEnrolment.verifyingMfaEnrolment',
  },
})

/**
 * The enrolment of a second factor: the choice between message and authenticator app, the code, the recovery codes,
 * and turning the factor on; the api requests the fresh proof before the first call. See domain/flows, "MFA"; the
 * times come with the server's answers.
 */
export const mfaEnrolmentMachine = mfaEnrolmentSetup.createMachine({
  id: 'mfaEnrolment',
  context: ({ input }) => ({ ...input, ...initialEnrolment, pauseSecondsLeft: 0, problem: undefined }),
  ...countdownStates,
  initial: 'choosingFactor',
  states: {
    choosingFactor: {
      on: {
        'factor.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'startingMfaEnrolment',
          actions: ['giveUp', 'clearProblem'],
        },
      },
    },
    /** After too many wrong codes no new enrolment may begin for a while. */
    paused: pausedUntil('choosingFactor'),
    startingMfaEnrolment: code.sending,
    unsent: { always: [{ guard: 'isBegun', target: 'enteringCode' }, { target: 'choosingFactor' }] },
    enteringCode: {
      ...code.entering,
      on: {
        ...code.entering.on,
        'choice.reopened': { target: 'choosingFactor', actions: ['giveUp', 'clearProblem'] },
      },
    },
    verifyingMfaEnrolment: code.verifying,
    savingCodes: {
      on: { 'codes.saved': { target: 'turningOnMfaFactor', actions: 'clearProblem' } },
    },
    turningOnMfaFactor: {
      tags: 'busy',
      invoke: {
        id: 'turnOnMfaFactor',
        src: 'turnOnMfaFactor',
        input: ({ context: { enrolment } }) => ({ enrolmentId: enrolment?.enrolmentId ?? '' }),
        onDone: 'enabled',
        onError: [whenOver, { target: 'savingCodes', actions: keepProblem }],
      },
    },
    enabled: { type: 'final', entry: 'notifyEnabled' },
  },
})
