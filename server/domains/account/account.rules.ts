import type { Schema } from '#contract/operation.ts'
import type { TermsCode } from '#domain/account/terms.ts'
import type { Limits } from '#server/config.ts'
import type { GuessRule } from '#server/security/throttle.ts'

const HOUR_SECONDS = 3600

export type Step = Schema<'SignupProgress'>['step']
/** The answers of a sign-up so far. */
export type SignupContent = {
  accountType: Schema<'AccountType'>
  /** `at` is the time of the answer, in ISO format. */
  terms: { termsCode: TermsCode; version: string; agreed: boolean; at: string }[]
  name: string | null
  phoneNumber: string | null
  phoneVerified: boolean
  basicSaved: boolean
  companyName: string | null
  rnno: string | null
  deptName: string | null
  /** Missing in drafts of earlier releases. */
  representative?: string | null
  foundedOn?: string | null
  email: string | null
  emailVerified: boolean
}
/**
 * A reset of a member's password, with their mail address and password hash at the time when the code was
 * requested.
 */
export type ResetContent = {
  email: string
  member: { id: string; passwordMark: string } | null
  /** The time when the code was verified, in ISO format. */
  verifiedAt: string | null
}

const steps: readonly Step[] = ['TERMS', 'IDENTITY', 'BASIC', 'ID', 'PASSWORD']

/** The first incomplete step of a sign-up, by the terms in force now. */
export function stepOf(content: SignupContent, terms: Schema<'Terms'>[]): Step {
  const agreed = (term: Schema<'Terms'>) =>
    content.terms.some(
      ({ termsCode, version, agreed: yes }) =>
        yes && termsCode === term.termsCode && version === term.version,
    )
  if (!terms.every((term) => term.requiredYn === 'N' || agreed(term))) return 'TERMS'
  if (!content.phoneVerified) return 'IDENTITY'
  if (!content.basicSaved || !isBasicComplete(content)) return 'BASIC'
  return content.emailVerified ? 'PASSWORD' : 'ID'
}

/** Whether all steps before `step` are complete. */
export const hasReached = (step: Step, content: SignupContent, terms: Schema<'Terms'>[]): boolean =>
  steps.indexOf(stepOf(content, terms)) >= steps.indexOf(step)

const isBasicComplete = ({ accountType, companyName, rnno }: SignupContent) =>
  accountType === 'INDIVIDUAL' || (companyName !== null && rnno !== null)

/**
 * The limit of sign-ups that one network address may begin in an hour. The name of the rule must not change, since
 * counts are stored under it.
 */
export const signupRule = ({ signupsPerAddress }: Pick<Limits, 'signupsPerAddress'>): GuessRule => ({
  name: 'signup-address',
  tries: signupsPerAddress,
  windowSeconds: HOUR_SECONDS,
  windowFrom: 'firstTry',
})

/** A sign-up as the person who signs up sees it. */
export function progressOf(content: SignupContent, terms: Schema<'Terms'>[]): Schema<'SignupProgress'> {
  const { phoneVerified, emailVerified, basicSaved: _, terms: answers, ...rest } = content
  return {
    ...rest,
    representative: rest.representative ?? null,
    foundedOn: rest.foundedOn ?? null,
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
