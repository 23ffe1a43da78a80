import type { Schema } from '#contract/operation.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useIsCharged } from '../use-charged.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'
import { OTHER_PAYMENT, usePaymentOptions } from './use-payment-options.tsx'

/** The payment methods of the company, to choose one, or to type another one. */
export function KnownPayments({ payments }: { payments: readonly PaymentProfile[] }) {
  const { t } = useSubscriptionRequestTexts()
  const { snapshot, send } = useSubscriptionFlow()
  const chosen = chosenPayment(snapshot.context)
  const consentOf = useConsent(snapshot.context.form.serviceInfo.currency)
  return (
    <>
      <RadioCards
        legend={t('known.payment')}
        legendHidden
        options={usePaymentOptions(payments)}
        value={chosen?.profileId ?? OTHER_PAYMENT}
        onValueChange={(value) =>
          send({ type: 'payment.chosen', profileId: value === OTHER_PAYMENT ? undefined : value })
        }
      />
      {chosen && <Text tone="muted">{consentOf(chosen)}</Text>}
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
