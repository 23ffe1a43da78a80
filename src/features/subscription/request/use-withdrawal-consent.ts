import { useRef, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { needsWithdrawalConsent } from '#domain/subscription/withdrawal-consent.ts'

/**
 * Returns the consent to automatic payments for one payment method. The consent is requested again when `method`,
 * which identifies the card or account, changes. `isGiven` returns whether the form may be sent; if not, it marks the
 * missing consent and moves the focus to it.
 */
export function useWithdrawalConsent(code: Schema<'PaymentMethodCode'> | null, method: string) {
  const ref = useRef<HTMLInputElement>(null)
  const [agreedTo, setAgreedTo] = useState<string>()
  const [tried, setTried] = useState(false)
  const consentCode = needsWithdrawalConsent(code) ? code : undefined
  const isAgreed = agreedTo === method
  return {
    isGiven(): boolean {
      setTried(true)
      const isGiven = consentCode === undefined || isAgreed
      if (!isGiven) ref.current?.focus()
      return isGiven
    },
    withdrawAgreeYn: consentCode && isAgreed ? ('Y' as const) : ('N' as const),
    /** The text of the checkbox; undefined if no consent is needed. */
    box: consentCode && {
      ref,
      code: consentCode,
      isAgreed,
      isMissing: tried && !isAgreed,
      onChange: (agreed: boolean) => setAgreedTo(agreed ? method : undefined),
    },
  }
}
