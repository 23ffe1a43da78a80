import type { Schema } from '#contract/operation.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useIsCharged } from '../use-charged.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'
import { OTHER_PAYMENT, usePaymentOptions } from './use-payment-options.tsx'

/** The choice of a payment method of the company, or of another one to type. */
export function KnownPayments({ payments }: { payments: readonly PaymentProfile[] }) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const currentPayment = chosenPayment(snapshot.context)
  const consentOf = useConsent(snapshot.context.form.serviceInfo.currency)
  return (
    <>
      <RadioCards
        legend={t('known.payment')}
        legendHidden
        options={usePaymentOptions(payments)}
        value={currentPayment?.profileId ?? OTHER_PAYMENT}
        onValueChange={(value) =>
          send({ type: 'payment.chosen', profileId: value === OTHER_PAYMENT ? undefined : value })
        }
      />
      {currentPayment && <Text tone="muted">{consentOf(currentPayment)}</Text>}
    </>
  )
}

/** Returns the text about the consent that a payment method needs in the request. */
export function useConsent(
  currency: Schema<'Currency'>,
): (profile: Pick<PaymentProfile, 'paymentMethod'>) => string {
  const { t } = useSubscriptionRequestTexts()
  const isCharged = useIsCharged(currency)
  return ({ paymentMethod: { paymentMethodCode: code } }) =>
    t(code === 'G' || isCharged(code) ? `known.consent.${code}` : 'payment.byHandText')
}
