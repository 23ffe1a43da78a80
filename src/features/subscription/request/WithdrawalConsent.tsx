import type { Ref } from 'react'
import type { Schema } from '#contract/operation.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { useIsCharged } from '../use-charged.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Props = {
  ref: Ref<HTMLInputElement>
  /** Whether the payment method is a card (C) or an account (A). */
  code: 'C' | 'A'
  currency: Schema<'Currency'>
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  isMissing: boolean
}

/** The consent to automatic payments, next to the button that starts them. It is never checked by default. */
export function WithdrawalConsent({ ref, code, currency, isAgreed, onChange, isMissing }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const isCharged = useIsCharged(currency)(code)
  return (
    <Checkbox
      ref={ref}
      label={t(`payment.${isCharged ? 'agree' : 'agreeLater'}.${code}`)}
      hint={t('payment.agreeText')}
      checked={isAgreed}
      onChange={({ target }) => onChange(target.checked)}
      error={isMissing && t(`payment.agreeMissing.${code}`)}
    />
  )
}
