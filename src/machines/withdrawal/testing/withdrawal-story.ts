import type { OperationId } from '#contract/operation.ts'
import { done, fails } from '../../testing/steps.ts'
import type { WithdrawalCheck } from '../withdrawal-context.ts'

/* The events and outcomes of one member's withdrawal, for the tests. */

export const input = { idempotencyKey: '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61' }
export const provenKey = 'Pk3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
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
const ownerCheck: WithdrawalCheck = { ...withoutObligations, ownedCompanyName: '달빛상사' }
const checkWithObstacles: WithdrawalCheck = {
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
export const noticeAccepted = { type: 'notice.accepted' } as const
export const toNotice = { type: 'step.requested', step: 'notice' } as const
export const toIdentity = { type: 'step.requested', step: 'identity' } as const
export const toReason = { type: 'step.requested', step: 'reason' } as const
export const stepLeft = { type: 'step.left' } as const
export const password = { type: 'password.submitted', password: 'dalbit-norae-4718' } as const
export const code = { type: 'code.submitted', code: '123456' } as const
export const requestCode = { type: 'code.requested' } as const
export const factorChosen = { type: 'factor.chosen', mfaType: 'totp' } as const
export const recoveryChosen = { type: 'recovery.chosen' } as const
export const recoveryCode = { type: 'recovery.submitted', recoveryCode: 'K7QF-3M9X-ZT2P' } as const
export const choosePasskey = { type: 'passkey.chosen' } as const
export const requestPasskey = { type: 'passkey.requested' } as const
export const givePasskey = {
  type: 'passkey.given',
  credential: {
    id: provenKey,
    rawId: provenKey,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: provenKey,
      authenticatorData: provenKey,
      signature: provenKey,
      userHandle: 'LYtfOm4BTJePQrfVqcHjYA',
    },
  },
} as const
export const withholdPasskey = { type: 'passkey.withheld', reason: 'cancelled' } as const
export const reasonTyped = { type: 'reason.changed', reasonCode: 'OTHER', reasonText: '옮깁니다' } as const
export const withdrawalRequested = { type: 'withdrawal.requested' } as const
export const withdrawalConfirmed = { type: 'withdrawal.confirmed' } as const
export const cancelWithdrawal = { type: 'withdrawal.reconsidered' } as const
export const withdrawalRetried = { type: 'withdrawal.retried' } as const

export const gestures = [
  checkRequested,
  noticeAccepted,
  toNotice,
  toIdentity,
  toReason,
  stepLeft,
  password,
  code,
  requestCode,
  factorChosen,
  recoveryChosen,
  recoveryCode,
  choosePasskey,
  requestPasskey,
  givePasskey,
  withholdPasskey,
  reasonTyped,
  withdrawalRequested,
  withdrawalConfirmed,
  cancelWithdrawal,
  withdrawalRetried,
] as const

export const checkWithdrawalDone = done('checkWithdrawal', withoutObligations)
export const blockedCheck = done('checkWithdrawal', checkWithObstacles)
export const unpaidCheck = done('checkWithdrawal', ownerCheck)
const passkey = {
  challenge: provenKey,
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
  proofKey: provenKey,
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
export const verifyWithdrawalCodeDone = done('verifyWithdrawalCode', { proofKey: provenKey })
export const verifyWithdrawalPasskeyDone = done('verifyWithdrawalPasskey', { proofKey: provenKey })
export const verifyWithdrawalRecoveryCodeDone = done('verifyWithdrawalRecoveryCode', { proofKey: provenKey })
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
