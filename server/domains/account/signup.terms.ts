import type { Input, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { consentNeeded, type TermsCode } from '#domain/account/terms.ts'
import type { SignupContent } from './account.rules.ts'

/**
 * Returns the answers to all terms in force. Unanswered terms count as declined, as do consents that depend on a
 * declined consent. Throws `terms.outdated` for an answer to another edition, `terms.required` for a declined
 * required term, and `request.invalid` for a repeated term.
 */
export function answersOf(
  given: Input<'agreeSignupTerms'>['terms'],
  terms: Schema<'Terms'>[],
  now: Date,
): SignupContent['terms'] {
  if (new Set(given.map(({ termsCode }) => termsCode)).size < given.length)
    throw problemNamed('request.invalid')
  const answers = new Map(given.map((answer) => [answer.termsCode, answer]))
  const isOutdated = ({ termsCode, version }: Schema<'Terms'>) =>
    (answers.get(termsCode)?.version ?? version) !== version
  const isAgreed = ({ termsCode }: { termsCode: TermsCode }): boolean => {
    const requiredConsent = consentNeeded[termsCode]
    return (
      answers.get(termsCode)?.agreedYn === 'Y' &&
      (!requiredConsent || isAgreed({ termsCode: requiredConsent }))
    )
  }
  if (terms.some(isOutdated)) throw problemNamed('terms.outdated')
  if (!terms.every((term) => term.requiredYn === 'N' || isAgreed(term))) throw problemNamed('terms.required')
  return terms.map((term) => ({
    termsCode: term.termsCode,
    version: term.version,
    agreed: isAgreed(term),
    at: now.toISOString(),
  }))
}
