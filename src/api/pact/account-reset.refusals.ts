import { type RefusalTable, worldOf } from './refusals.ts'

export const reset = 'Xp5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const cookies = { reset }
export const email = 'narae.song@solbaram.example'
export const code = '428051'
const wrongCode = '000000'
export const resetCodeWaits = { reset, email, code, ageSeconds: 10, wrongTries: 0 }
export const password = 'dalbit-norae-4718'

export const accountResetRefusals = {
  startPasswordReset: {
    tokens: cookies,
    given: worldOf('a password reset that waits for a code', resetCodeWaits),
    body: { email },
    refused: {
      'code.tooSoon': { when: 'again too soon', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 60, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.tooMany': {
        when: 'of an address that had many',
        given: worldOf('a mail address that had many codes', { email }),
        tokens: {},
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  verifyPasswordReset: {
    tokens: cookies,
    given: worldOf('a password reset that waits for a code', resetCodeWaits),
    body: { code },
    refused: {
      'reset.missing': { when: 'without a password reset', given: worldOf('a visitor', {}), tokens: {} },
      'code.wrong': { when: 'with a wrong code', with: { code: wrongCode }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  resetPassword: {
    tokens: cookies,
    body: { password },
    refused: {
      'reset.missing': {
        when: 'before the code',
        given: worldOf('a password reset that waits for a code', resetCodeWaits),
      },
      'password.weak': {
        when: 'with a weak one',
        given: worldOf('a verified password reset', { reset, email }),
        with: { password: 'password1' },
        data: { weakness: 'common' },
      },
    },
  },
} satisfies Partial<RefusalTable>
