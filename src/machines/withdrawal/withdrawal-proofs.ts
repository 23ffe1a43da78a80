import { failure } from '../failures.ts'
import type {
  PasskeyGiven,
  RecoverySubmitted,
  WithdrawalEvent,
  WithdrawalStep,
} from './withdrawal-context.ts'
import { withdrawalSetup } from './withdrawal-setup.ts'

type StepRequested = Extract<WithdrawalEvent, { type: 'step.requested' }>

export const keepProblem = { type: 'keepProblem', params: failure } as const
export const waitForResend = { type: 'waitForResend', params: failure } as const
export const wanted =
  (step: WithdrawalStep) =>
  ({ event }: { event: StepRequested }) => ({ step: event.step, wanted: step })
export const toNotice = {
  guard: { type: 'isAt', params: wanted('notice') },
  target: '#withdrawal.reading',
  actions: 'clearProblem',
} as const
export const toRecovery = {
  guard: 'hasRecoveryCode',
  target: '#withdrawal.enteringRecoveryCode',
  actions: 'clearProblem',
} as const
/** The proof is too old, or was never finished: it begins again. */
export const whenUnproven = {
  guard: { type: 'isUnproven', params: failure },
  target: '#withdrawal.enteringPassword',
  actions: [keepProblem, 'forgetKey'],
} as const

/** The proofs of who leaves that need no code: a recovery code, a passkey. */
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
      onError: [whenUnproven, { target: 'enteringRecoveryCode', actions: keepProblem }],
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
      onError: [whenUnproven, { target: 'askingPasskey', actions: keepProblem }],
    },
  }),
}
