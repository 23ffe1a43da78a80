import type { Output } from '#contract/operation.ts'
import { codeToVerify } from '../code-challenge.ts'
import { codeStates } from '../code-challenge-states.ts'
import { failure, keepProblem } from '../failures.ts'
import type {
  PasskeyGiven,
  RecoverySubmitted,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalStep,
} from './withdrawal-context.ts'
import { withdrawalSetup } from './withdrawal-setup.ts'

type StepRequested = Extract<WithdrawalEvent, { type: 'step.requested' }>

export const requestedStep =
  (step: WithdrawalStep) =>
  ({ event }: { event: StepRequested }) => ({ step: event.step, wanted: step })
export const toNotice = {
  guard: { type: 'isAt', params: requestedStep('notice') },
  target: '#withdrawal.reading',
  actions: 'clearProblem',
} as const
export const toRecovery = {
  guard: 'hasRecoveryCode',
  target: '#withdrawal.enteringRecoveryCode',
  actions: 'clearProblem',
} as const
/** The proof of identity has expired, or was never completed, so it must be given again from the password on. */
export const onProofMissing = {
  guard: { type: 'isUnproven', params: failure },
  target: '#withdrawal.enteringPassword',
  actions: [keepProblem, 'forgetKey'],
} as const

/** The states of the code by which the leaving member proves their identity. */
export const code = codeStates({
  code: 'code',
  send: {
    id: 'sendWithdrawalCode',
    input: ({ context: { mfaType } }: { context: WithdrawalContext }) => ({ mfaType }),
    onSent: [
      {
        type: 'keepChallenge',
        params: ({ event }: { event: { output: Output<'sendWithdrawalCode'> } }) => event,
      },
    ],
    fails: [onProofMissing],
  },
  verify: {
    id: 'verifyWithdrawalCode',
    input: ({ context: { challengeId, code }, event }: { context: WithdrawalContext; event: unknown }) => ({
      challengeId,
      code: codeToVerify(code, event).code,
    }),
    fails: [onProofMissing],
    pauses: false,
    proven: {
      target: 'choosingReason',
      actions: {
        type: 'keepKey',
        params: ({ event }: { event: { output: Output<'verifyWithdrawalCode'> } }) => event,
      },
    },
  },
  // An alternative is offered in the state where the code is typed, so the machine remains in that state if no code
  // could be sent.
  at: {
    asking: '#withdrawal.enteringCode',
    sending: '#withdrawal.sendingWithdrawalCode',
    unsent: '#withdrawal.enteringCode',
    entering: '#withdrawal.enteringCode',
    verifying: '#withdrawal.verifyingWithdrawalCode',
  },
})

/** The leaving member's proofs without a code: a recovery code, a passkey. */
export const otherProofs = {
  enteringRecoveryCode: withdrawalSetup.createStateConfig({
    meta: { step: 'identity' },
    on: {
      'recovery.submitted': { target: 'verifyingWithdrawalRecoveryCode', actions: 'clearProblem' },
      'step.left': [
        { guard: 'hasCode', target: 'enteringCode', actions: 'clearProblem' },
        { target: 'askingPasskey', actions: 'clearProblem' },
      ],
      'step.requested': toNotice,
    },
  }),
  verifyingWithdrawalRecoveryCode: withdrawalSetup.createStateConfig({
    meta: { step: 'identity' },
    tags: 'busy',
    invoke: {
      id: 'verifyWithdrawalRecoveryCode',
      src: 'verifyWithdrawalRecoveryCode',
      input: ({ event }) => ({ recoveryCode: (event as RecoverySubmitted).recoveryCode }),
      onDone: { target: 'choosingReason', actions: { type: 'keepKey', params: ({ event }) => event } },
      onError: [onProofMissing, { target: 'enteringRecoveryCode', actions: keepProblem }],
    },
  }),
  askingPasskey: withdrawalSetup.createStateConfig({
    meta: { step: 'identity' },
    on: {
      'passkey.requested': { target: 'prompting', actions: 'clearProblem' },
      'recovery.chosen': toRecovery,
      'step.left': { guard: 'hasCode', target: 'enteringCode', actions: 'clearProblem' },
      'step.requested': toNotice,
    },
  }),
  prompting: withdrawalSetup.createStateConfig({
    meta: { step: 'identity' },
    tags: 'busy',
    on: {
      'passkey.given': 'verifyingWithdrawalPasskey',
      'passkey.withheld': {
        target: 'askingPasskey',
        actions: { type: 'keepWithheld', params: ({ event }) => event },
      },
    },
  }),
  verifyingWithdrawalPasskey: withdrawalSetup.createStateConfig({
    meta: { step: 'identity' },
    tags: 'busy',
    invoke: {
      id: 'verifyWithdrawalPasskey',
      src: 'verifyWithdrawalPasskey',
      input: ({ event }) => ({ credential: (event as PasskeyGiven).credential }),
      onDone: { target: 'choosingReason', actions: { type: 'keepKey', params: ({ event }) => event } },
      onError: [onProofMissing, { target: 'askingPasskey', actions: keepProblem }],
    },
  }),
}
