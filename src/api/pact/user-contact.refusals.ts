import { type RefusalTable, worldOf } from './refusals.ts'

export const session = 'Jw6rTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
const unconfirmedMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const confirmedMember = { ...unconfirmedMember, passwordCheckYn: 'Y' } as const
export const phoneParams = { session, contactType: 'PHONE', value: '01000007788' } as const
const code = '428051'
export const contactCodeSent = { code, ageSeconds: 10, wrongTries: 0 }
export const sendCodeBody = { contactType: 'PHONE' } as const
export const rightCode = { contactType: 'PHONE', code } as const

export const userContactRefusals = {
  sendContactCode: {
    tokens: session,
    given: worldOf('a contact that waits for its code', { ...phoneParams, ...contactCodeSent }),
    body: sendCodeBody,
    refused: {
      'contact.missing': {
        when: 'with nothing to prove',
        given: worldOf('a logged-in member', confirmedMember),
      },
      'code.tooSoon': { when: 'again too soon', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 60, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.tooMany': {
        when: 'to a number that had many',
        given: worldOf('a contact that had many codes', phoneParams),
        data: { retryAfterSeconds: 3600 },
      },
      'password.unconfirmed': 'from an unconfirmed member',
    },
  },
  verifyContactCode: {
    tokens: session,
    given: worldOf('a contact that waits for its code', { ...phoneParams, ...contactCodeSent }),
    body: rightCode,
    refused: {
      'contact.missing': {
        when: 'with nothing to prove',
        given: worldOf('a logged-in member', confirmedMember),
      },
      'code.wrong': { when: 'with a wrong code', with: { code: '000000' }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.stale': {
        when: 'without a fresh proof',
        given: worldOf('a logged-in member', unconfirmedMember),
      },
    },
  },
} satisfies Partial<RefusalTable>
