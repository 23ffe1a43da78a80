import { type RefusalTable, worldOf } from './refusals.ts'

const signupToken = 'Yq5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const cookies = { signup: signupToken }
const phoneNumber = '01000008899'
export const email = 'narae.mail@solbaram.example'
export const signupIdentity = { signup: signupToken, phoneNumber, email }
export const code = '428051'
const wrongCode = '000000'
export const mailCodeWaits = { ...signupIdentity, step: 'ID', code, ageSeconds: 10, wrongTries: 0 } as const
const password = 'dalbit-norae-4718'
export const completeSignupBody = { idempotencyKey: '6d0f5c1e-8a37-4b92-9e64-c13b7f20a8d5', password }

export const accountMailRefusals = {
  sendSignupMail: {
    tokens: cookies,
    given: worldOf('a sign-up that waits for a code', mailCodeWaits),
    body: { email },
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}), tokens: {} },
      'signup.outOfOrder': {
        when: 'before the basic step',
        given: worldOf('a sign-up', { ...signupIdentity, step: 'BASIC' }),
      },
      'code.tooSoon': { when: 'again too soon', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 60, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.tooMany': {
        when: 'to an address that had many',
        given: worldOf('a sign-up of someone who had many codes', { ...signupIdentity, step: 'ID' }),
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  verifySignupMail: {
    tokens: cookies,
    given: worldOf('a sign-up that waits for a code', mailCodeWaits),
    body: { code },
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}), tokens: {} },
      'signup.outOfOrder': {
        when: 'before the basic step',
        given: worldOf('a sign-up', { ...signupIdentity, step: 'BASIC' }),
      },
      'code.wrong': { when: 'with a wrong code', with: { code: wrongCode }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  completeSignup: {
    tokens: cookies,
    given: worldOf('a sign-up', { ...signupIdentity, step: 'ID' }),
    body: completeSignupBody,
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}), tokens: {} },
      'signup.outOfOrder': 'before the mail address',
      'password.weak': {
        when: 'with a weak password',
        but: { step: 'PASSWORD' },
        with: { password: 'password1' },
        data: { weakness: 'common' },
      },
      'key.reused': {
        when: 'again with another password',
        given: worldOf('a finished sign-up', { ...signupIdentity, ...completeSignupBody }),
        with: { password: 'haetsal-norae-4718' },
      },
    },
  },
} satisfies Partial<RefusalTable>
