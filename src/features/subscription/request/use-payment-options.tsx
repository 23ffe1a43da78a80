import { isUsable, type PaymentProfile } from '#domain/subscription/profiles.ts'
import { useProfileTexts } from '#src/features/settings/profile-texts.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import type { RadioCard } from '#src/ui/RadioCards.tsx'
import { paymentName } from '../payment-name.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The option for a payment method that is typed. */
export const OTHER_PAYMENT = 'other'

/**
 * Returns the payment methods to choose from, with expired ones disabled, and the option for a new one that is typed.
 */
export function usePaymentOptions(payments: readonly PaymentProfile[]): RadioCard<string>[] {
  const { t } = useSubscriptionRequestTexts()
  const { t: profile } = useProfileTexts()
  function textOf({ profileState, paymentMethod }: PaymentProfile): string {
    if (profileState !== 'USABLE') return t(`known.state.${profileState}`)
    const { paymentGiro, paymentCard, paymentAccount } = paymentMethod
    if (paymentCard) return `${t('payment.C')} · ${paymentCard.cardHolderName}`
    if (paymentAccount) return `${t('payment.A')} · ${paymentAccount.accountHolderName}`
    if (!paymentGiro) return ''
    const { deliveryMethod, billingEmail, address } = paymentGiro
    return `${t(`payment.${deliveryMethod}`)} · ${deliveryMethod === 'EMAIL' ? billingEmail : address}`
  }
  return [
    ...payments.map((payment) => ({
      value: payment.profileId,
      label: <Breakable>{paymentName(profile, payment.paymentMethod)}</Breakable>,
      description: <Breakable>{textOf(payment)}</Breakable>,
      disabled: !isUsable(payment),
    })),
    { value: OTHER_PAYMENT, label: t('known.otherPayment'), description: t('known.otherPaymentText') },
  ]
}
