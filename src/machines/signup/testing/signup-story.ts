import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { emptySignup } from '#domain/account/empty-signup.ts'
import { done } from '../../testing/steps.ts'
import type { OpenStep, SignupProgress, TermsAnswer } from '../signup-context.ts'

/* The events and outcomes of one person's sign-up, for the tests. */

export const idempotencyKey = '5f1c3a52-93c1-4b0e-8b5a-1f2d3c4b5a61'
export const offlineProblem = new Problem(0, '')
export const signupMissing = problemNamed('signup.missing')
export const outOfOrder = problemNamed('signup.outOfOrder')
export const termsOutdated = problemNamed('terms.outdated')
export const termsRequired = problemNamed('terms.required')
export const tooSoon = problemNamed('code.tooSoon', { retryAfterSeconds: 12 })
export const tooMany = problemNamed('verification.tooMany', { retryAfterSeconds: 3600 })
export const codeWrong = problemNamed('code.wrong', { remaining: 3 })
export const codeExpired = problemNamed('code.expired')
export const codeExhausted = problemNamed('code.exhausted', { retryAfterSeconds: 900 })
export const passwordWeak = problemNamed('password.weak', { weakness: 'common' })
export const keyReused = problemNamed('key.reused')

export const tickedTerms: readonly TermsAnswer[] = [
  { termsCode: 'SERVICE', version: '1.0', agreedYn: 'Y' },
  { termsCode: 'MARKETING', version: '1.0', agreedYn: 'N' },
]
const name = '김민수'
const phoneNumber = '01012345678'
const company = {
  companyName: '한빛상사',
  rnno: '1248100998',
  deptName: '',
  representative: '김대표',
  foundedOn: '2019-03-04',
}
export const email = 'minsu@hanbit.example'

const atIdentity: SignupProgress = {
  ...emptySignup,
  step: 'IDENTITY',
  accountType: 'INDIVIDUAL',
  terms: [...tickedTerms],
}
const atBasic: SignupProgress = { ...atIdentity, step: 'BASIC', name, phoneNumber, phoneVerifiedYn: 'Y' }
const atId: SignupProgress = { ...atBasic, step: 'ID' }
const atPassword: SignupProgress = { ...atId, step: 'PASSWORD', email, emailVerifiedYn: 'Y' }
export const progress = { none: emptySignup, atIdentity, atBasic, atId, atPassword }
export const asBusinessSignup = (its: SignupProgress): SignupProgress => ({ ...its, accountType: 'BUSINESS' })

export const signupRetried = { type: 'signup.retried' } as const
export const choose = (accountType: 'INDIVIDUAL' | 'BUSINESS') =>
  ({ type: 'accountType.chosen', accountType }) as const
export const termsTicked = { type: 'terms.ticked', terms: tickedTerms } as const
export const submitTerms = { type: 'terms.submitted' } as const
export const typeIdentity = { type: 'identity.changed', name, phoneNumber } as const
export const otherPhone = { type: 'identity.changed', phoneNumber: '01087654321' } as const
export const reopenIdentity = { type: 'identity.reopened' } as const
export const typeCompany = { type: 'company.changed', ...company } as const
export const submitCompany = { type: 'company.submitted' } as const
export const typeEmail = { type: 'email.changed', email } as const
export const otherEmail = { type: 'email.changed', email: 'jiwoo@hanbit.example' } as const
export const reopenEmail = { type: 'email.reopened' } as const
export const request = { type: 'code.requested' } as const
export const code = { type: 'code.submitted', code: '123456' } as const
export const proofRetained = { type: 'proof.retained' } as const
export const choosePassword = { type: 'password.chosen' } as const
export const signupConfirmed = { type: 'signup.confirmed', password: 'dalbit-norae-4718' } as const
export const goTo = (step: OpenStep) => ({ type: 'step.requested', step }) as const

const codeSent = { expiresInSeconds: 180, resendInSeconds: 30 }
export const getSignupDone = (its: SignupProgress) => done('getSignup', its)
export const agreeSignupTermsDone = (its: SignupProgress) => done('agreeSignupTerms', its)
export const sendSignupCodeDone = done('sendSignupCode', codeSent)
export const verifySignupCodeDone = (its: SignupProgress) => done('verifySignupCode', its)
export const saveSignupBasicDone = done('saveSignupBasic', atId)
export const sendSignupMailDone = done('sendSignupMail', codeSent)
export const mailVerified = done('verifySignupMail', atPassword)
export const completeSignupDone = done('completeSignup', { loginYn: 'Y' })
