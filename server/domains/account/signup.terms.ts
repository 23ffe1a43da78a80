import type { Input, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { consentNeeded, type TermsCode } from '#domain/account/terms.ts'
import type { SignupContent } from './account.rules.ts'

/**
 * The answers to all terms in force; unanswered terms count as declined, and so do consents that need another
 * consent which was not given. Throws terms.outdated for another edition, terms.required for a declined
 * required one, request.invalid for a repeated one.
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
    const needed = consentNeeded[termsCode]
    return answers.get(termsCode)?.agreedYn === 'Y' && (!needed || isAgreed({ termsCode: needed }))
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
