import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { consentNeeded } from '#domain/account/terms.ts'

/** A term, as every form shows it. */
export type Term<Code extends string = string> = Omit<Schema<'Terms'>, 'termsCode'> & { termsCode: Code }
type Answer<Code extends string> = { termsCode: Code; version: string; agreedYn: Schema<'Yn'> }
export type TermsAgreement = ReturnType<typeof useTermsAgreement>

type Options<Code extends string> = {
  terms: readonly Term<Code>[]
  /** The previous answers, also to editions that are no longer in force. */
  given: readonly Answer<Code>[]
  /** Whether a newer edition has come into force since the terms were loaded, so that they must be reloaded. */
  isOutdated: boolean
  onTick: (answers: readonly Answer<Code>[]) => void
}

/**
 * Returns the state of the answers to all terms. Nothing is ticked by default, and declining an optional term never
 * blocks the form.
 */
export function useTermsAgreement<Code extends string>({ terms, given, isOutdated, onTick }: Options<Code>) {
  const router = useRouter()
  const [tried, setTried] = useState(false)
  const checkboxes = useRef(new Map<string, HTMLInputElement | null>())
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])

  const answers = terms.map(({ termsCode, version }): Answer<Code> => {
    const agreed = given.some(
      (answer) => answer.termsCode === termsCode && answer.version === version && answer.agreedYn === 'Y',
    )
    return { termsCode, version, agreedYn: agreed ? 'Y' : 'N' }
  })
  const isAgreed = (code: string) =>
    answers.some(({ termsCode, agreedYn }) => termsCode === code && agreedYn === 'Y')
  return {
    isAgreed,
    areAllAgreed: answers.every(({ agreedYn }) => agreedYn === 'Y'),
    isMissing: ({ termsCode, requiredYn }: Term) => tried && requiredYn === 'Y' && !isAgreed(termsCode),
    keepBox: (code: string, box: HTMLInputElement | null) => void checkboxes.current.set(code, box),
    /** Answers one term, or all of them. */
    tick: (agreed: boolean, code?: string) => onTick(tickedTerms(answers, agreed, code)),
    /** Whether every required term is accepted; if not, the focus goes to the first missing one. */
    settle(): boolean {
      setTried(true)
      const missingTerm = terms.find(
        ({ termsCode, requiredYn }) => requiredYn === 'Y' && !isAgreed(termsCode),
      )
      if (missingTerm) checkboxes.current.get(missingTerm.termsCode)?.focus()
      // An unticked optional term is declined, which is an answer too.
      else onTick(answers)
      return !missingTerm
    },
  }
}

/**
 * Returns the answers after one term, or all terms, are ticked or unticked. Ticking a consent also ticks the consent
 * that it requires. Unticking a consent also unticks the one that requires it.
 */
export function tickedTerms<Code extends string>(
  answers: readonly Answer<Code>[],
  agreed: boolean,
  code?: string,
): Answer<Code>[] {
  const isShownAnswer = ({ termsCode }: Answer<Code>) =>
    code === undefined ||
    termsCode === code ||
    (agreed ? consentNeeded[code] === termsCode : consentNeeded[termsCode] === code)
  return answers.map((answer) =>
    isShownAnswer(answer) ? { ...answer, agreedYn: agreed ? 'Y' : 'N' } : answer,
  )
}
