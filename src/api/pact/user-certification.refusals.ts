import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Lw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const [password, newPassword] = ['Sori-narae-2026!', 'dalbit-norae-4718']
export const unconfirmedSession = { session, password, passwordCheckYn: 'N' } as const
export const confirmedSession = { ...unconfirmedSession, passwordCheckYn: 'Y' } as const
export const certificationCodeSent = { session, code: '428051', ageSeconds: 10, wrongTries: 0 }
export const rightCode = { code: certificationCodeSent.code }
export const change = { password, newPassword }

export const userCertificationRefusals = {
  changePassword: {
    tokens: session,
    given: worldOf('a logged-in member', confirmedSession),
    body: change,
    refused: {
      'password.wrong': { when: 'with a wrong one', with: { password: 'wrong' }, data: { remaining: 4 } },
      'password.paused': {
        when: 'after five wrong passwords',
        given: worldOf('a paused password check', { session, password, passwordCheckYn: 'Y' }),
        data: { retryAfterSeconds: 900 },
      },
      'password.weak': [
        { when: 'to a weak one', with: { newPassword: 'password1' }, data: { weakness: 'common' } },
        {
          when: 'to a short one',
          with: { newPassword: 'norae71' },
          data: { weakness: 'short', passwordLeast: 8 },
        },
      ],
      'password.same': {
        when: 'to the same one',
        but: { password: newPassword },
        with: { password: newPassword },
      },
      'verification.stale': { when: 'without a fresh proof', but: { passwordCheckYn: 'N' } },
    },
  },
  sendCertificationCode: {
    tokens: session,
    given: worldOf('a certification that waits for its code', certificationCodeSent),
    body: {},
    refused: {
      'code.tooSoon': { when: 'again too soon', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 60, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.tooMany': {
        when: 'to a number that had many',
        given: worldOf('a member whose number had many codes', { session }),
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  verifyCertificationCode: {
    tokens: session,
    given: worldOf('a certification that waits for its code', certificationCodeSent),
    body: rightCode,
    refused: {
      'code.wrong': { when: 'with a wrong code', with: { code: '000000' }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
} satisfies Partial<RefusalTable>
