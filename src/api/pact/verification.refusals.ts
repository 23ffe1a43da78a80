import { assertion } from './passkey.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Vw6yUi1oPa4sDf7gHj0kLz3xCv5bNm8qWe2rTy9uIoP'
export const password = 'Sori-narae-2026!'
export const challengeId = '7d3b9c15-8e42-4a60-b1f7-2c9d5e8f0a46'
const code = '428051'
export const key = 'Un3mTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const verificationCodeSent = { session, challengeId, code, ageSeconds: 10, wrongTries: 0 }
export const codeInput = { challengeId, code }

export const verificationRefusals = {
  verifyAgain: {
    tokens: session,
    given: worldOf('a verification that waits for its code', verificationCodeSent),
    body: codeInput,
    refused: {
      'password.wrong': {
        when: 'with a wrong password',
        given: worldOf('a logged-in member', { session, password, passwordCheckYn: 'N' }),
        body: { password: 'wrong' },
        data: { remaining: 4 },
      },
      'password.paused': {
        when: 'in a pause',
        given: worldOf('a paused password check', { session, password }),
        body: { password },
        data: { retryAfterSeconds: 900 },
      },
      'verification.weak': { when: 'by the password alongside a factor', body: { password } },
      'passkey.invalid': {
        when: 'by a passkey that was not asked for',
        given: worldOf('a member with passkeys', {
          session,
          passkeys: [{ passkeyId: challengeId, name: '회사 노트북', syncedYn: 'N' }],
        }),
        body: { credential: assertion },
      },
      'code.wrong': { when: 'with a wrong code', with: { code: '000000' }, data: { remaining: 4 } },
      'recovery.wrong': {
        when: 'with a wrong recovery code',
        body: { recoveryCode: 'AAAA-BBBB-CCCC' },
        data: { remaining: 4 },
      },
      'code.expired': { when: 'with a code of long ago', but: { ageSeconds: 200 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  startVerification: {
    tokens: session,
    body: {},
  },
  sendVerificationCode: {
    tokens: session,
    given: worldOf('a verification that waits for its code', verificationCodeSent),
    body: { mfaType: 'sms' },
    refused: {
      'factor.unavailable': {
        when: 'alongside an authenticator app',
        given: worldOf('a member who changes their factors', { session, factors: ['sms', 'totp'] }),
      },
      'code.tooSoon': { when: 'ten seconds after another', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  undoContactChange: {
    body: { key: key.replace('Un3', 'Un4') },
    refused: { 'undo.expired': { when: 'with a used key', given: worldOf('a visitor', {}) } },
  },
} satisfies Partial<RefusalTable>
