import type { TFunction } from 'i18next'
import type { Schema } from '#contract/operation.ts'
import { bankName } from '#domain/korean/banks.ts'
import { isPaymentReplaceable } from '#domain/subscription/plan-change.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { paymentName } from '#src/features/subscription/payment-name.ts'
import { addressOf } from '#src/features/subscription/payment-rows.ts'
import { useSubscriptionTexts } from '#src/features/subscription/texts.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useProfileTexts } from '../profile-texts.ts'
import { type Fact, ProfileCard } from './ProfileCard.tsx'
import { ProfileUses } from './ProfileUses.tsx'

const tones: Record<PaymentProfile['profileState'], BadgeTone> = {
  USABLE: 'success',
  UNPAID: 'danger',
  EXPIRED: 'warning',
}

/** A payment method with its state, and the subscriptions that it pays. */
export function PaymentProfileCard({ profile, isNext }: { profile: PaymentProfile; isNext: boolean }) {
  const { t } = useProfileTexts()
  const { t: subscription } = useSubscriptionTexts()
  const { profileState: state, paymentMethod, subscriptions } = profile
  const mayManage = useMayManage()
  const isOpen = subscriptions.some(({ subscriptionState }) => isPaymentReplaceable(subscriptionState))
  return (
    <ProfileCard
      name={paymentName(t, paymentMethod)}
      isNext={isNext}
      state={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      facts={paymentFacts(subscription, paymentMethod)}
    >
      {state !== 'USABLE' && (
        <Notice status={state === 'UNPAID' ? 'danger' : 'warning'}>
          {[t(`stateText.${state}`), state === 'EXPIRED' && isOpen && mayManage && t('stateText.change')]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      <ProfileUses of="payment" uses={subscriptions} />
    </ProfileCard>
  )
}

/** Returns the details of a payment method. Card and account numbers contain only the digits that may be shown. */
function paymentFacts(t: TFunction<'subscription'>, method: Schema<'PaymentMethod'>): Fact[] {
  const { paymentMethodName, paymentGiro, paymentCard, paymentAccount } = method
  const way = { term: t('detail.paymentMethodName'), value: paymentMethodName }
  if (paymentCard)
    return [
      way,
      { term: t('detail.cardNumber'), value: paymentCard.cardNumber, numeric: true },
      { term: t('detail.cardHolderName'), value: paymentCard.cardHolderName },
    ]
  if (paymentAccount)
    return [
      way,
      { term: t('detail.bank'), value: bankName(paymentAccount.bankCode) },
      { term: t('detail.accountInfo'), value: paymentAccount.accountInfo, numeric: true },
      { term: t('detail.accountHolderName'), value: paymentAccount.accountHolderName },
    ]
  return paymentGiro ? [way, ...giroFacts(t, paymentGiro)] : [way]
}

function giroFacts(t: TFunction<'subscription'>, giro: Schema<'PaymentGiro'>): Fact[] {
  const { deliveryMethod, billingRecipient, deptName, billingEmail } = giro
  return [
    { term: t('detail.deliveryMethod'), value: t(`detail.delivery.${deliveryMethod}`) },
    { term: t('detail.billingRecipient'), value: [billingRecipient, deptName].filter(Boolean).join(' · ') },
    deliveryMethod === 'EMAIL'
      ? { term: t('detail.billingEmail'), value: billingEmail }
      : { term: t('detail.address'), value: addressOf(giro) },
  ]
}
