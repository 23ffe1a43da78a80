import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'p7Kd2QnVxR4sWb9YtHc1MzLg6FjEa3uXo8iTqNvByCk'
export const recoveryCode = 'K7QF-3M9X-ZT2P-H4WD'
export const challengeId = '8f6d2b1e-4a57-4f0c-9c3d-71e5a0b2c946'
export const code = '482915'
const wrongCode = '000000'
export const loginCodeSent = { session, challengeId, code, ageSeconds: 40, wrongTries: 0 }

export const sessionMfaRefusals = {
  listMfaFactors: { body: {} },
  startMfaChallenge: {
    tokens: session,
    given: worldOf('a code was sent', { ...loginCodeSent, ageSeconds: 5 }),
    body: { mfaType: 'sms' },
    refused: {
      'code.tooSoon': { when: 'soon after a code was sent', data: { retryAfterSeconds: 25 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 40, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'factor.unavailable': {
        when: 'by an app that is not set up',
        given: worldOf('a member at the second factor without the app', { session }),
        with: { mfaType: 'totp' },
      },
    },
  },
  verifyMfaCode: {
    tokens: session,
    given: worldOf('a code was sent', loginCodeSent),
    body: { challengeId, code },
    refused: {
      'code.wrong': { when: 'with a wrong code', with: { code: wrongCode }, data: { remaining: 4 } },
      'code.expired': { when: 'with a code older than 180 seconds', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  verifyRecoveryCode: {
    tokens: session,
    body: { recoveryCode },
    refused: {
      'recovery.wrong': {
        when: 'with a wrong code',
        given: worldOf('a member at the second factor', { session, recoveryCode }),
        with: { recoveryCode: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' },
        data: { remaining: 4 },
      },
      'code.exhausted': {
        when: 'after five wrong codes',
        given: worldOf('a code was sent', { ...loginCodeSent, wrongTries: 5 }),
        data: { retryAfterSeconds: 900 },
      },
    },
  },
} satisfies Partial<RefusalTable>
