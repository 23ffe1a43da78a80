import type { TFunction } from 'i18next'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import '#src/i18n/areas/subscriptionRequest.ts'
import { useTranslation } from 'react-i18next'
import { chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { OTHER_PAYMENT, usePaymentOptions } from './use-payment-options.tsx'

/** The payment methods that the company pays by, one of them chosen, or another one that is typed. */
export function KnownPayments({ payments }: { payments: readonly PaymentProfile[] }) {
  const { t } = useTranslation('subscriptionRequest')
  const { snapshot, send } = useSubscriptionFlow()
  const chosen = chosenPayment(snapshot.context)
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
      {chosen && <Text tone="muted">{consentOf(t, chosen)}</Text>}
    </>
  )
}

/** What giving the request says about this payment method. */
export function consentOf(
  t: TFunction<'subscriptionRequest'>,
  { paymentMethod }: Pick<PaymentProfile, 'paymentMethod'>,
): string {
  return t(`known.consent.${paymentMethod.paymentMethodCode}`)
}
