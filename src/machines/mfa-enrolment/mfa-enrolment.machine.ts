import { failure } from '../failures.ts'
import {
  type CodeSubmitted,
  type FactorChosen,
  mfaEnrolmentSetup,
  nothingBegun,
} from './mfa-enrolment-setup.ts'

const keepProblem = { type: 'keepProblem', params: failure } as const
const startPause = { type: 'startPause', params: failure } as const
const whenOver = {
  guard: { type: 'isOver', params: failure },
  target: 'choosingFactor',
  actions: ['giveUp', keepProblem],
} as const
const whenExhausted = {
  guard: { type: 'isExhausted', params: failure },
  target: 'paused',
  actions: ['giveUp', keepProblem, startPause, 'restartCount'],
} as const

/**
 * A second factor turned on: by message or with an app, the code, the recovery codes, on; the api sees to the proof that comes
 * before. domain/flows, "MFA"; numbers come with the server's answers.
 */
export const mfaEnrolmentMachine = mfaEnrolmentSetup.createMachine({
  id: 'mfaEnrolment',
  context: ({ input }) => ({ ...input, ...nothingBegun, pauseSecondsLeft: 0, problem: undefined }),
  invoke: { id: 'passingSeconds', src: 'passingSeconds' },
  on: {
    'seconds.passed': { guard: 'isCounting', actions: { type: 'countDown', params: ({ event }) => event } },
  },
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
    /** Too many wrong codes: nothing can be begun for a while. */
    paused: { always: { guard: 'isPauseOver', target: 'choosingFactor', actions: 'forgetPause' } },
    startingMfaEnrolment: {
      tags: 'busy',
      invoke: {
        id: 'startMfaEnrolment',
        src: 'startMfaEnrolment',
        input: ({ context, event }) => ({
          mfaType:
            event.type === 'code.requested'
              ? (context.enrolment?.mfaType ?? 'sms')
              : (event as FactorChosen).mfaType,
        }),
        onDone: {
          target: 'enteringCode',
          actions: [{ type: 'keepEnrolment', params: ({ event }) => event }, 'restartCount'],
        },
        onError: [
          whenExhausted,
          whenOver,
          {
            guard: { type: 'isTooSoon', params: failure },
            target: 'unsent',
            actions: [keepProblem, { type: 'waitForResend', params: failure }, 'restartCount'],
          },
          { target: 'unsent', actions: keepProblem },
        ],
      },
    },
    unsent: { always: [{ guard: 'isCodeLive', target: 'enteringCode' }, { target: 'choosingFactor' }] },
    enteringCode: {
      initial: 'open',
      on: {
        'code.requested': { guard: 'canSendAgain', target: 'startingMfaEnrolment', actions: 'clearProblem' },
        'choice.reopened': { target: 'choosingFactor', actions: ['giveUp', 'clearProblem'] },
      },
      states: {
        open: {
          always: { guard: 'isCodeOver', target: 'expired' },
          on: {
            'code.submitted': { target: '#mfaEnrolment.verifyingMfaEnrolment', actions: 'clearProblem' },
          },
        },
        expired: {},
      },
    },
    verifyingMfaEnrolment: {
      tags: 'busy',
      invoke: {
        id: 'verifyMfaEnrolment',
        src: 'verifyMfaEnrolment',
        input: ({ context: { enrolment }, event }) => ({
          enrolmentId: enrolment?.enrolmentId ?? '',
          code: (event as CodeSubmitted).code,
        }),
        onDone: [
          {
            guard: { type: 'tellsCodes', params: ({ event }) => event },
            target: 'savingCodes',
            actions: { type: 'keepCodes', params: ({ event }) => event },
          },
          { target: 'turningOnMfaFactor', actions: { type: 'keepCodes', params: ({ event }) => event } },
        ],
        onError: [
          whenExhausted,
          whenOver,
          {
            guard: { type: 'isExpired', params: failure },
            target: 'enteringCode',
            actions: [keepProblem, 'expireCode'],
          },
          { target: 'enteringCode', actions: keepProblem },
        ],
      },
    },
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
