import type { TFunction } from 'i18next'
import { bankName } from '#domain/korean/banks.ts'
import { isUsable, type PaymentProfile } from '#domain/subscription/profiles.ts'
import '#src/i18n/areas/subscriptionRequest.ts'
import { useTranslation } from 'react-i18next'
import { chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'

const OTHER = 'other'
type Words = TFunction<'subscriptionRequest'>

/** The payment methods that the company pays by, one of them chosen, or another one that is typed. */
export function KnownPayments({ payments }: { payments: readonly PaymentProfile[] }) {
  const { t } = useTranslation('subscriptionRequest')
  const { snapshot, send } = useSubscriptionFlow()
  const chosen = chosenPayment(snapshot.context)
  const options = [
    ...payments.map((payment) => ({
      value: payment.profileId,
      label: <Breakable>{nameOf(t, payment)}</Breakable>,
      description: <Breakable>{textOf(t, payment)}</Breakable>,
      disabled: !isUsable(payment),
    })),
    { value: OTHER, label: t('known.otherPayment'), description: t('known.otherPaymentText') },
  ]
  return (
    <>
      <RadioCards
        legend={t('known.payment')}
        legendHidden
        options={options}
        value={chosen?.profileId ?? OTHER}
        onValueChange={(value) =>
          send({ type: 'payment.chosen', profileId: value === OTHER ? undefined : value })
        }
      />
      {chosen && <Text tone="muted">{consentOf(t, chosen)}</Text>}
    </>
  )
}

const lastFour = (number: string) => number.slice(-4)

/** A payment method by what tells it from others: of a number the last four digits alone. */
export function nameOf(t: Words, { paymentMethod }: Pick<PaymentProfile, 'paymentMethod'>): string {
  const { paymentGiro, paymentCard, paymentAccount } = paymentMethod
  if (paymentCard)
    return t('known.number', { name: paymentCard.cardInfo, digits: lastFour(paymentCard.cardNumber) })
  if (paymentAccount)
    return t('known.account', {
      bank: bankName(paymentAccount.bankCode),
      digits: lastFour(paymentAccount.accountInfo),
    })
  return t('known.giro', { receiver: paymentGiro?.billingRecipient ?? '' })
}

/** What giving the request says about this payment method. */
export function consentOf(t: Words, { paymentMethod }: Pick<PaymentProfile, 'paymentMethod'>): string {
  return t(`known.consent.${paymentMethod.paymentMethodCode}`)
}

function textOf(t: Words, { profileState, paymentMethod }: PaymentProfile): string {
  if (profileState !== 'USABLE') return t(`known.state.${profileState}`)
  const { paymentGiro, paymentCard, paymentAccount } = paymentMethod
  if (paymentCard) return `${t('payment.C')} · ${paymentCard.cardHolderName}`
  if (paymentAccount) return `${t('payment.A')} · ${paymentAccount.accountHolderName}`
  if (!paymentGiro) return ''
  const { deliveryMethod, billingEmail, address } = paymentGiro
  return `${t(`payment.${deliveryMethod}`)} · ${deliveryMethod === 'EMAIL' ? billingEmail : address}`
}
