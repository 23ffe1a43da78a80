import { assertion } from './passkey.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Wd7kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const proofKey = 'Pk3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const idempotencyKey = '5b0e7c14-92a8-4d3f-b6c1-0f8e2d7a4935'
export const reason = { reasonCode: 'RARELY_USED', reasonText: '다른 회사로 옮깁니다' }
export const withdrawBody = { idempotencyKey, proofKey, ...reason }
export const password = 'Sori-narae-2026!'
export const recoveryCode = 'K7QF-3M9X-ZT2P-H4WD'
export const waiting = { session, recoveryCode, wrongTries: 0 }
export const challengeId = '7c5e2a19-4b83-4f06-9d1a-e60f3b8c2d74'
export const code = '482915'
export const withdrawalCodeSent = { challengeId, code, ageSeconds: 40 }

export const withdrawalRefusals = {
  checkWithdrawal: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  listWithdrawalReasons: {
    tokens: session,
    body: {},
    refused: { 'password.unconfirmed': 'from an unconfirmed member' },
  },
  startWithdrawalProof: {
    tokens: session,
    given: worldOf('a member who may leave', { session, password, wrongTries: 0 }),
    body: { password },
    refused: {
      'password.wrong': {
        when: 'with a wrong password',
        with: { password: 'not this one' },
        data: { remaining: 4 },
      },
      'password.unconfirmed': 'from an unconfirmed member',
      'password.paused': {
        when: 'after five wrong passwords',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  sendWithdrawalCode: {
    tokens: session,
    given: worldOf('a withdrawal that waits for the second factor', waiting),
    body: { mfaType: 'sms' },
    refused: {
      'withdrawal.unproven': {
        when: 'before the password',
        given: worldOf('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 }),
      },
      'factor.unavailable': { when: 'by an app that is not there', with: { mfaType: 'totp' } },
      'code.tooSoon': {
        when: 'again too soon',
        but: { sent: { ...withdrawalCodeSent, ageSeconds: 10 } },
        data: { retryAfterSeconds: 20 },
      },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  verifyWithdrawalCode: {
    tokens: session,
    given: worldOf('a withdrawal that waits for the second factor', { ...waiting, sent: withdrawalCodeSent }),
    body: { challengeId, code },
    refused: {
      'withdrawal.unproven': {
        when: 'before the password',
        given: worldOf('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 }),
      },
      'code.wrong': { when: 'with a wrong code', with: { code: '000000' }, data: { remaining: 4 } },
      'code.expired': {
        when: 'after three minutes',
        but: { sent: { ...withdrawalCodeSent, ageSeconds: 181 } },
      },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  verifyWithdrawalRecoveryCode: {
    tokens: session,
    given: worldOf('a withdrawal that waits for the second factor', waiting),
    body: { recoveryCode },
    refused: {
      'withdrawal.unproven': {
        when: 'before the password',
        given: worldOf('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 }),
      },
      'recovery.wrong': {
        when: 'with a wrong one',
        with: { recoveryCode: 'WRONG-CODE' },
        data: { remaining: 4 },
      },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  verifyWithdrawalPasskey: {
    tokens: session,
    body: { credential: assertion },
    refused: {
      'withdrawal.unproven': {
        when: 'before the password',
        given: worldOf('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 }),
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  completeWithdrawal: {
    tokens: session,
    body: withdrawBody,
    refused: {
      'session.missing': 'from a visitor',
      'password.unconfirmed': 'from an unconfirmed member',
      'withdrawal.blocked': {
        when: 'with a subscription in use',
        given: worldOf('a member who may not leave yet', { session, proofKey }),
      },
      'withdrawal.unproven': {
        when: 'without a proof',
        given: worldOf('a member who may leave', { session, password: 'Sori-narae-2026!', wrongTries: 0 }),
      },
      'key.reused': {
        when: 'with a key that was used',
        given: worldOf('a member who has shown who they are', { session, proofKey, usedKey: idempotencyKey }),
      },
    },
  },
} satisfies Partial<RefusalTable>
