import type { Input, Output } from '#contract/operation.ts'
import { countdownStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import { initialVerification, type ProofGiven, verificationSetup } from './verification-setup.ts'

type CodeOutputEvent = { event: { output: Output<'sendVerificationCode'> } }

const challengeName = { code: 'code' } as const
const expireCode = { type: 'expireCode', params: challengeName } as const
const wait = {
  type: 'waitForResend',
  params: (of: { event: { error: unknown } }) => ({ ...challengeName, ...failure(of) }),
} as const
const whenToWait = {
  guard: { type: 'mustWait', params: failure },
  actions: [keepProblem, expireCode, wait, 'restartCount'],
} as const
const whenSent = [
  { type: 'keepChallenge', params: ({ event }: CodeOutputEvent) => event },
  { type: 'keepCode', params: ({ event }: CodeOutputEvent) => ({ ...challengeName, output: event.output }) },
  'restartCount',
] as const
const readChosenWay = ({ event }: { event: { way: (typeof initialVerification)['way'] } }) => ({
  way: event.way,
})
const onProofGiven = { target: 'verifyingAgain', actions: 'clearProblem' } as const

/** Returns the given proof as the input of the operation. */
function proofOf(given: ProofGiven, challengeId: string): Input<'verifyAgain'> {
  switch (given.type) {
    case 'password.submitted':
      return { password: given.password }
    case 'code.submitted':
      return { challengeId, code: given.code }
    case 'recovery.submitted':
      return { recoveryCode: given.recoveryCode }
    case 'passkey.given':
      return { credential: given.credential }
  }
}

/**
 * A fresh proof of identity, in a dialog over the open screen, when the server requires one. The machine runs as long
 * as the page; the waiting calls continue once the proof is given. The dialog shows the browser's own passkey dialog
 * in the state `prompting`.
 */
export const verificationMachine = verificationSetup.createMachine({
  id: 'verification',
  context: initialVerification,
  initial: 'idle',
  states: {
    idle: { entry: 'forget', on: { 'verification.requested': 'asking' } },
    asking: {
      invoke: countdownStates.invoke,
      on: {
        'verification.canceled': { target: 'idle', actions: 'notifyDeclined' },
        'way.chosen': {
          guard: { type: 'isOpenTo', params: readChosenWay },
          target: '.beginning',
          actions: [{ type: 'keepWay', params: readChosenWay }, 'clearProblem'],
        },
        ...countdownStates.on,
      },
      initial: 'startingVerification',
      states: {
        startingVerification: {
          tags: 'busy',
          invoke: {
            id: 'startVerification',
            src: 'startVerification',
            input: {},
            onDone: { target: 'beginning', actions: { type: 'keepWays', params: ({ event }) => event } },
            onError: { target: 'unreached', actions: keepProblem },
          },
        },
        unreached: { on: { 'ways.requested': { target: 'startingVerification', actions: 'clearProblem' } } },
        beginning: {
          always: [
            { guard: 'isPasskey', target: 'askingPasskey' },
            { guard: 'isPassword', target: 'enteringPassword' },
            { guard: 'isRecovery', target: 'enteringRecoveryCode' },
            { target: 'sendingVerificationCode' },
          ],
        },
        enteringPassword: { on: { 'password.submitted': { guard: 'mayTry', ...onProofGiven } } },
        enteringRecoveryCode: { on: { 'recovery.submitted': { guard: 'mayTry', ...onProofGiven } } },
        sendingVerificationCode: {
          tags: 'busy',
          on: {
            'code.submitted': {
              guard: { type: 'isNoneEarly', params: challengeName },
              actions: { type: 'keepEarly', params: ({ event }) => ({ ...challengeName, submitted: event }) },
            },
          },
          invoke: {
            id: 'sendVerificationCode',
            src: 'sendVerificationCode',
            input: ({ context }) => ({ mfaType: context.way === 'TOTP' ? 'totp' : 'sms' }),
            onDone: [
              {
                guard: { type: 'isEarly', params: challengeName },
                target: 'verifyingAgain',
                actions: whenSent,
              },
              { target: 'enteringCode', actions: whenSent },
            ],
            onError: [
              { ...whenToWait, target: 'enteringCode' },
              { target: 'enteringCode', actions: [keepProblem, expireCode] },
            ],
          },
        },
        enteringCode: {
          on: {
            'code.submitted': { guard: { type: 'isCodeLive', params: challengeName }, ...onProofGiven },
            'code.requested': {
              guard: 'mayTry',
              target: 'sendingVerificationCode',
              actions: 'clearProblem',
            },
          },
        },
        askingPasskey: { on: { 'passkey.requested': { target: 'prompting', actions: 'clearProblem' } } },
        prompting: {
          tags: 'busy',
          on: {
            'passkey.given': 'verifyingAgain',
            'passkey.withheld': {
              target: 'askingPasskey',
              actions: { type: 'keepWithheld', params: ({ event }) => event },
            },
          },
        },
        verifyingAgain: {
          tags: 'busy',
          exit: { type: 'forgetEarly', params: challengeName },
          invoke: {
            id: 'verifyAgain',
            src: 'verifyAgain',
            input: ({ context, event }) =>
              proofOf(context.code.early ?? (event as ProofGiven), context.challengeId),
            onDone: { target: '#verification.idle', actions: 'notifyGiven' },
            onError: [
              // The challenge is used up, or the available methods have changed, so they are loaded again.
              {
                guard: { type: 'isOutdated', params: failure },
                target: 'startingVerification',
                actions: keepProblem,
              },
              { ...whenToWait, target: 'tryingAgain' },
              {
                guard: { type: 'isExpired', params: failure },
                target: 'tryingAgain',
                actions: [keepProblem, expireCode],
              },
              { target: 'tryingAgain', actions: keepProblem },
            ],
          },
        },
        tryingAgain: {
          always: [
            { guard: 'isPasskey', target: 'askingPasskey' },
            { guard: 'isPassword', target: 'enteringPassword' },
            { guard: 'isRecovery', target: 'enteringRecoveryCode' },
            { target: 'enteringCode' },
          ],
        },
      },
    },
  },
})
