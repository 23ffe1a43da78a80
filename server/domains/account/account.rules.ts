import type { Schema } from '#contract/operation.ts'
import type { TermsCode } from '#domain/account/terms.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

const HOUR_SECONDS = 3600

export type Step = Schema<'SignupProgress'>['step']
/** The answers of a sign-up so far. */
export type SignupContent = {
  accountType: Schema<'AccountType'>
  /** `at` is when the answer was given, in ISO. */
  terms: { termsCode: TermsCode; version: string; agreed: boolean; at: string }[]
  name: string | null
  phoneNumber: string | null
  phoneVerified: boolean
  basicSaved: boolean
  companyName: string | null
  rnno: string | null
  deptName: string | null
  email: string | null
  emailVerified: boolean
}
/** A new password for the member that the address named, with the password of that moment, when the code was asked for. */
export type ResetContent = {
  email: string
  member: { id: string; passwordMark: string } | null
  /** When the code was right, in ISO. */
  verifiedAt: string | null
}

const steps: readonly Step[] = ['TERMS', 'IDENTITY', 'BASIC', 'ID', 'PASSWORD']

/** The first step of a sign-up that is not done, by the terms that hold now. */
export function stepOf(content: SignupContent, terms: Schema<'Terms'>[]): Step {
  const agreed = (term: Schema<'Terms'>) =>
    content.terms.some(
      ({ termsCode, version, agreed: yes }) =>
        yes && termsCode === term.termsCode && version === term.version,
    )
  if (!terms.every((term) => term.requiredYn === 'N' || agreed(term))) return 'TERMS'
  if (!content.phoneVerified) return 'IDENTITY'
  if (!content.basicSaved || !isBasicWhole(content)) return 'BASIC'
  return content.emailVerified ? 'PASSWORD' : 'ID'
}

/** Whether the steps before one are done. */
export const hasReached = (step: Step, content: SignupContent, terms: Schema<'Terms'>[]): boolean =>
  steps.indexOf(stepOf(content, terms)) >= steps.indexOf(step)

const isBasicWhole = ({ accountType, companyName, rnno }: SignupContent) =>
  accountType === 'INDIVIDUAL' || (companyName !== null && rnno !== null)

/** How many sign-ups one address may begin in an hour; the name does not change, since counts are stored under it. */
export const signupRule = ({ signupsPerAddress }: Pick<Limits, 'signupsPerAddress'>): GuessRule => ({
  name: 'signup-address',
  tries: signupsPerAddress,
  windowSeconds: HOUR_SECONDS,
  windowFrom: 'firstTry',
})

/** A sign-up as its owner sees it. */
export function progressOf(content: SignupContent, terms: Schema<'Terms'>[]): Schema<'SignupProgress'> {
  const { phoneVerified, emailVerified, basicSaved: _, terms: answers, ...rest } = content
  return {
    ...rest,
    step: stepOf(content, terms),
    terms: answers.map(({ termsCode, version, agreed }) => ({
      termsCode,
      version,
      agreedYn: agreed ? 'Y' : 'N',
    })),
    phoneVerifiedYn: phoneVerified ? 'Y' : 'N',
    emailVerifiedYn: emailVerified ? 'Y' : 'N',
  }
}
