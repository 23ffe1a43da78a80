import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/subscriptionEdit.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { emptySecrets, sentNumbers } from '#domain/subscription/empty-form.ts'
import type { FormValues } from '#domain/subscription/fields.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useCharged } from '#src/components/subscription/use-charged.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PaymentFields } from '../../../subscription/-parts/PaymentFields.tsx'
import { OTHER_PAYMENT, usePaymentOptions } from '../../../subscription/-parts/use-payment-options.tsx'
import { EditForm } from './EditForm.tsx'
import { EditPart } from './EditPart.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { useRefreshedWhenStale } from './use-refreshed-when-stale.ts'
import { useSavedPart } from './use-saved-part.ts'

type Props = { detail: Output<'getSubscriptionDetail'>; payments: readonly PaymentProfile[] }
type Change = Input<'changeSubscriptionPayment'>

const changePaymentMachine = submissionMachine('changeSubscriptionPayment')

/** Another payment method, one that the company pays by or a typed one, or other numbers of the one there is. */
export function PaymentForm({ detail, payments }: Props) {
  const { t } = useTranslation('subscriptionEdit')
  return (
    <EditPart
      id="payment"
      title={t('payment.title')}
      lead={t('payment.lead', { method: detail.paymentMethod.paymentMethodName })}
      open={t('payment.open')}
    >
      {(close) => <OpenForm detail={detail} payments={payments} onSaved={close} />}
    </EditPart>
  )
}

function OpenForm({ detail, payments, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTranslation('subscriptionEdit')
  const typed = useEditedForm(detail)
  const { snapshot, send, flow } = useFlow(changePaymentMachine, {})
  useSavedPart(flow, t('payment.done'), onSaved)
  const { subscriptionId, version } = detail.subscriptionInfo
  const others = payments.filter(({ subscriptions }) =>
    subscriptions.every((its) => its.subscriptionId !== subscriptionId),
  )
  const [profileId, setProfileId] = useState(OTHER_PAYMENT)
  const chosen = others.find((profile) => profile.profileId === profileId)
  const options = usePaymentOptions(others)
  const save = (payment: Omit<Change, 'subscriptionId' | 'version'>) =>
    send({ type: 'submission.requested', input: { subscriptionId, version, ...payment } })
  const saveTyped = ({ form, secrets }: FormValues) => {
    const { paymentMethodCode, paymentGiro, paymentCard, paymentAccount } = form
    if (paymentMethodCode)
      save({ paymentMethodCode, paymentGiro, paymentCard, paymentAccount, secrets: sentNumbers(secrets) })
  }
  const sent = { problem: snapshot.context.problem, isBusy: snapshot.hasTag('busy') }
  return (
    <Stack gap="5">
      {others.length > 0 && (
        <RadioCards
          legend={t('payment.known')}
          options={options}
          value={chosen?.profileId ?? OTHER_PAYMENT}
          onValueChange={setProfileId}
        />
      )}
      {chosen ? (
        <ChosenForm detail={detail} chosen={chosen} {...sent} onSubmit={() => save(knownPayment(chosen))} />
      ) : (
        <EditForm step="payment" typed={typed} submit={t('payment.submit')} {...sent} onSubmit={saveTyped}>
          <PaymentFields />
          <Charged detail={detail} code={typed.form.paymentMethodCode} />
        </EditForm>
      )}
    </Stack>
  )
}

type ChosenProps = Pick<Props, 'detail'> & {
  chosen: PaymentProfile
  problem: Problem | undefined
  isBusy: boolean
  onSubmit: () => void
}

function ChosenForm({ detail, chosen, problem, isBusy, onSubmit }: ChosenProps) {
  const { t } = useTranslation('subscriptionEdit')
  const { paymentMethodCode: code } = chosen.paymentMethod
  const isCharged = useCharged(detail.contractInfo.currency)
  useRefreshedWhenStale(problem)
  return (
    <>
      {(code === 'G' || isCharged(code)) && <Text tone="muted">{t(`payment.consent.${code}`)}</Text>}
      <Charged detail={detail} code={code} />
      <ProblemNotice problem={problem} />
      <Button size="lg" alignSelf="flex-end" loading={isBusy} onClick={onSubmit}>
        {t('payment.submit')}
      </Button>
    </>
  )
}

const knownPayment = ({ profileId, paymentMethod: { paymentMethodCode } }: PaymentProfile) => ({
  paymentMethodCode,
  paymentGiro: null,
  paymentCard: null,
  paymentAccount: null,
  secrets: sentNumbers(emptySecrets),
  paymentProfileId: profileId,
})

type ChargedProps = Pick<Props, 'detail'> & { code: Schema<'PaymentMethodCode'> | null }

/** What becomes of unpaid bills. */
function Charged({ detail: { subscriptionInfo, contractInfo }, code }: ChargedProps) {
  const { t } = useTranslation('subscriptionEdit')
  const isCharged = useCharged(contractInfo.currency)
  if (subscriptionInfo.subscriptionState === 'REQUESTED' || code === null) return null
  return <Text tone="muted">{t(isCharged(code) ? 'payment.unpaid' : 'payment.unpaidByHand')}</Text>
}
