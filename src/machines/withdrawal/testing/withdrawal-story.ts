import type { OperationId } from '#contract/operation.ts'
import { done, fails } from '../../testing/steps.ts'
import type { WithdrawalCheck } from '../withdrawal-context.ts'

/* One member's withdrawal, step by step, for the tests. */

export const input = { idempotencyKey: '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61' }
export const proven = 'Pk3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const challengeId = '8f6d2b1e-4a57-4f0c-9c3d-71e5a0b2c946'
const factors = [
  { mfaType: 'sms', destination: '010-****-1234' },
  { mfaType: 'totp', destination: null },
] as const
export const withoutObligations: WithdrawalCheck = {
  subscriptions: [],
  bills: [],
  apps: [],
  ownedCompanyName: null,
  releases: [],
  kept: [{ keptType: 'SIGN_IN', months: 3, count: 2 }],
}
/** The only owner of a company with remaining colleagues, and no other obstacle. */
const owning: WithdrawalCheck = { ...withoutObligations, ownedCompanyName: '달빛상사' }
const held: WithdrawalCheck = {
  ...withoutObligations,
  subscriptions: [
    {
      subscriptionId: challengeId,
      subscriptionNo: 'S2026-000001',
      subscriptionState: 'ACTIVE',
      serviceName: '통합 로그인',
      planName: '팀',
      endDate: null,
    },
  ],
}

export const checkRequested = { type: 'check.requested' } as const
export const accept = { type: 'notice.accepted' } as const
export const toNotice = { type: 'step.requested', step: 'notice' } as const
export const toIdentity = { type: 'step.requested', step: 'identity' } as const
export const toReason = { type: 'step.requested', step: 'reason' } as const
export const leave = { type: 'step.left' } as const
export const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
export const code = { type: 'code.submitted', code: '123456' } as const
export const requestCode = { type: 'code.requested' } as const
export const factor = { type: 'factor.chosen', mfaType: 'totp' } as const
export const recovery = { type: 'recovery.chosen' } as const
export const recoveryCode = { type: 'recovery.submitted', recoveryCode: 'K7QF-3M9X-ZT2P' } as const
export const choosePasskey = { type: 'passkey.chosen' } as const
export const requestPasskey = { type: 'passkey.requested' } as const
export const givePasskey = {
  type: 'passkey.given',
  credential: {
    id: proven,
    rawId: proven,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: proven,
      authenticatorData: proven,
      signature: proven,
      userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
    },
  },
} as const
export const withholdPasskey = { type: 'passkey.withheld', reason: 'cancelled' } as const
export const reasonTyped = { type: 'reason.changed', reasonCode: 'OTHER', reasonText: '옮깁니다' } as const
export const request = { type: 'withdrawal.requested' } as const
export const confirm = { type: 'withdrawal.confirmed' } as const
export const cancelWithdrawal = { type: 'withdrawal.reconsidered' } as const
export const retry = { type: 'withdrawal.retried' } as const

export const gestures = [
  checkRequested,
  accept,
  toNotice,
  toIdentity,
  toReason,
  leave,
  password,
  code,
  requestCode,
  factor,
  recovery,
  recoveryCode,
  choosePasskey,
  requestPasskey,
  givePasskey,
  withholdPasskey,
  reasonTyped,
  request,
  confirm,
  cancelWithdrawal,
  retry,
] as const

export const checkWithdrawalDone = done('checkWithdrawal', withoutObligations)
export const blockedCheck = done('checkWithdrawal', held)
export const unpaidCheck = done('checkWithdrawal', owning)
const passkey = {
  challenge: proven,
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
} as const
export const startWithdrawalProofDone = done('startWithdrawalProof', {
  proofKey: null,
  factors: [...factors],
  recoveryCodeYn: 'Y',
  passkey,
})
export const startedWithoutRecovery = done('startWithdrawalProof', {
  proofKey: null,
  factors: [...factors],
  recoveryCodeYn: 'N',
  passkey: null,
})
export const startedByPasskey = done('startWithdrawalProof', {
  proofKey: null,
  factors: [],
  recoveryCodeYn: 'Y',
  passkey,
})
export const startedByPasskeyAlone = done('startWithdrawalProof', {
  proofKey: null,
  factors: [],
  recoveryCodeYn: 'N',
  passkey,
})
export const startedPlain = done('startWithdrawalProof', {
  proofKey: proven,
  factors: [],
  recoveryCodeYn: 'N',
  passkey: null,
})
export const sendWithdrawalCodeDone = done('sendWithdrawalCode', {
  challengeId,
  securityType: 'SECURITY',
  mfaType: 'sms',
  destination: '010-****-1234',
  expiresInSeconds: 180,
  resendInSeconds: 30,
})
export const sentApp = done('sendWithdrawalCode', {
  challengeId,
  securityType: 'SECURITY',
  mfaType: 'totp',
  destination: null,
  expiresInSeconds: 180,
  resendInSeconds: 0,
})
export const verifyWithdrawalCodeDone = done('verifyWithdrawalCode', { proofKey: proven })
export const verifyWithdrawalPasskeyDone = done('verifyWithdrawalPasskey', { proofKey: proven })
export const verifyWithdrawalRecoveryCodeDone = done('verifyWithdrawalRecoveryCode', { proofKey: proven })
export const completeWithdrawalDone = done('completeWithdrawal', {
  withdrawnAt: '2026-11-21T12:00:00+09:00',
  kept: [],
})
export const outcomes = [
  checkWithdrawalDone,
  blockedCheck,
  unpaidCheck,
  startWithdrawalProofDone,
  startedWithoutRecovery,
  startedPlain,
  startedByPasskey,
  startedByPasskeyAlone,
  sendWithdrawalCodeDone,
  sentApp,
  verifyWithdrawalCodeDone,
  verifyWithdrawalRecoveryCodeDone,
  verifyWithdrawalPasskeyDone,
  completeWithdrawalDone,
]

export const callFails = (id: OperationId, problem: unknown) => fails(id, problem)
