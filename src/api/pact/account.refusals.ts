import { type RefusalTable, worldOf } from './refusals.ts'

const signupToken = 'Zr5kTz9PbQx2VcLy7RnJd1HsGf6AeUi0OqKv3XtZ8Bg'
export const cookies = { signup: signupToken }
export const phoneNumber = '01000007788'
export const email = 'narae.new@solbaram.example'
export const signupIdentity = { signup: signupToken, phoneNumber, email }
export const version = '1.0'
export const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT'] as const
export const termsInForce = { terms: codes.map((termsCode) => ({ termsCode, version })) }
export const answers = codes.map(
  (termsCode) => ({ termsCode, version, agreedYn: termsCode.startsWith('MARKETING') ? 'N' : 'Y' }) as const,
)
export const agreeTermsBody = { accountType: 'INDIVIDUAL', terms: answers } as const
export const code = '428051'
const wrongCode = '000000'
export const signupCodeWaits = { ...signupIdentity, code, ageSeconds: 10, wrongTries: 0 }
export const basicInput = {
  companyName: null,
  rnno: null,
  deptName: null,
  representative: null,
  foundedOn: null,
}

export const accountRefusals = {
  agreeSignupTerms: {
    given: worldOf('the terms in force', termsInForce),
    body: { ...agreeTermsBody, terms: [{ ...answers[0]!, agreedYn: 'N' }, ...answers.slice(1)] },
    refused: {
      'terms.required': 'without a required one',
      'terms.outdated': {
        when: 'in an edition that holds no more',
        with: { terms: [{ ...answers[0]!, version: '0.1' }, ...answers.slice(1)] },
      },
      'signup.tooMany': {
        when: 'too often',
        given: worldOf('an address that began many sign-ups', termsInForce),
        body: { ...agreeTermsBody, terms: [...answers] },
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  sendSignupCode: {
    tokens: cookies,
    given: worldOf('a sign-up that waits for a code', { ...signupCodeWaits, step: 'IDENTITY' }),
    body: { name: '송나래', phoneNumber },
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}), tokens: {} },
      'company.nameReserved': { when: 'under the name of the service', with: { name: '빗장 고객센터' } },
      'code.tooSoon': { when: 'again too soon', data: { retryAfterSeconds: 20 } },
      'code.exhausted': {
        when: 'after five wrong codes',
        but: { ageSeconds: 60, wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
      'verification.tooMany': {
        when: 'to a number that had many',
        given: worldOf('a sign-up of someone who had many codes', { ...signupIdentity, step: 'IDENTITY' }),
        data: { retryAfterSeconds: 3600 },
      },
    },
  },
  verifySignupCode: {
    tokens: cookies,
    given: worldOf('a sign-up that waits for a code', { ...signupCodeWaits, step: 'IDENTITY' }),
    body: { code },
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}), tokens: {} },
      'code.wrong': { when: 'with a wrong code', with: { code: wrongCode }, data: { remaining: 4 } },
      'code.expired': { when: 'after three minutes', but: { ageSeconds: 181 } },
      'code.exhausted': {
        when: 'after five wrong ones',
        but: { wrongTries: 5 },
        data: { retryAfterSeconds: 900 },
      },
    },
  },
  saveSignupBasic: {
    body: basicInput,
    refused: {
      'signup.missing': { when: 'without a sign-up', given: worldOf('a visitor', {}) },
      'signup.outOfOrder': {
        when: 'before the phone number',
        given: worldOf('a sign-up', { ...signupIdentity, step: 'IDENTITY' }),
        tokens: cookies,
      },
      'company.nameReserved': {
        when: 'with the name of the service',
        given: worldOf('a sign-up', { ...signupIdentity, step: 'BASIC' }),
        tokens: cookies,
        with: { companyName: '빗장 고객센터' },
      },
    },
  },
} satisfies Partial<RefusalTable>
