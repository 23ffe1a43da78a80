import { Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { emptySecrets, sentNumbers } from '#domain/subscription/empty-form.ts'
import type { FormValues } from '#domain/subscription/fields.ts'
import type { PaymentProfile } from '#domain/subscription/profiles.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PaymentFields } from '../request/PaymentFields.tsx'
import { OTHER_PAYMENT, usePaymentOptions } from '../request/use-payment-options.tsx'
import { useWithdrawalConsent } from '../request/use-withdrawal-consent.ts'
import { WithdrawalConsent } from '../request/WithdrawalConsent.tsx'
import { useIsCharged } from '../use-charged.ts'
import { EditForm } from './EditForm.tsx'
import { EditPart } from './EditPart.tsx'
import { subscriptionOutdated } from './subscription-update.ts'
import { useSubscriptionEditTexts } from './texts.ts'
import { type Billed, useConfirmPayment } from './use-ask-to-pay.ts'
import { useEditedForm } from './use-edited-form.ts'

type Props = {
  detail: Output<'getSubscriptionDetail'>
  payments: readonly PaymentProfile[]
  billed: Billed | undefined
}
type Change = Input<'changeSubscriptionPayment'>

const changePaymentMachine = submissionMachine('changeSubscriptionPayment')

/**
 * Changes the payment method: to another method of the company, to a new method, or to another card or account of the
 * current method.
 */
export function PaymentForm({ detail, payments, billed }: Props) {
  const { t } = useSubscriptionEditTexts()
  return (
    <EditPart
      id="payment"
      title={t('payment.title')}
      lead={t('payment.lead', { method: detail.paymentMethod.paymentMethodName })}
      open={t('payment.open')}
    >
      {(close) => <OpenForm detail={detail} payments={payments} billed={billed} onSaved={close} />}
    </EditPart>
  )
}

function OpenForm({ detail, payments, billed, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useSubscriptionEditTexts()
  const editedForm = useEditedForm(detail)
  const { problem, busy, submit } = useOperation(changePaymentMachine, {
    done: () => t('payment.done'),
    onDone: onSaved,
    outdated: subscriptionOutdated,
  })
  const { subscriptionId, version } = detail.subscriptionInfo
  const otherPayments = payments.filter(({ subscriptions }) =>
    subscriptions.every((its) => its.subscriptionId !== subscriptionId),
  )
  const [profileId, setProfileId] = useState(OTHER_PAYMENT)
  const chosenProfile = otherPayments.find((profile) => profile.profileId === profileId)
  const options = usePaymentOptions(otherPayments)
  const code = chosenProfile?.paymentMethod.paymentMethodCode ?? editedForm.form.paymentMethodCode
  const consent = useWithdrawalConsent(code, chosenProfile?.profileId ?? `typed ${code}`)
  const asksToPay = useConfirmPayment(detail, billed)
  const save = async (payment: Omit<Change, 'subscriptionId' | 'version' | 'withdrawAgreeYn'>) => {
    if (!consent.isGiven() || !(await asksToPay(code))) return
    const { withdrawAgreeYn } = consent
    submit({ subscriptionId, version, ...payment, withdrawAgreeYn })
  }
  const saveTyped = ({ form, secrets }: FormValues) => {
    const { paymentMethodCode, paymentGiro, paymentCard, paymentAccount } = form
    if (!paymentMethodCode) return
    const agreedCard = paymentCard && { ...paymentCard, withdrawAgreeYn: consent.withdrawAgreeYn }
    const numbers = sentNumbers(secrets)
    void save({ paymentMethodCode, paymentGiro, paymentCard: agreedCard, paymentAccount, secrets: numbers })
  }
  const box = consent.box && <WithdrawalConsent {...consent.box} currency={detail.contractInfo.currency} />
  const submissionState = { problem, isBusy: busy }
  return (
    <Stack gap="5">
      {otherPayments.length > 0 && (
        <RadioCards
          legend={t('payment.known')}
          options={options}
          value={chosenProfile?.profileId ?? OTHER_PAYMENT}
          onValueChange={setProfileId}
        />
      )}
      {chosenProfile ? (
        <ChosenForm
          detail={detail}
          chosen={chosenProfile}
          {...submissionState}
          onSubmit={() => void save(paymentOfProfile(chosenProfile))}
        >
          {box}
        </ChosenForm>
      ) : (
        <EditForm
          step="payment"
          typed={editedForm}
          submit={t('payment.submit')}
          {...submissionState}
          onSubmit={saveTyped}
        >
          <PaymentFields />
          <ChargeNote detail={detail} code={editedForm.form.paymentMethodCode} />
          {box}
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
  children: ReactNode
}

function ChosenForm({ detail, chosen, problem, isBusy, onSubmit, children }: ChosenProps) {
  const { t } = useSubscriptionEditTexts()
  const { paymentMethodCode: code } = chosen.paymentMethod
  return (
    <>
      {code === 'G' && <Text tone="muted">{t('payment.sameGiro')}</Text>}
      <ChargeNote detail={detail} code={code} />
      {children}
      <ProblemNotice problem={problem} />
      <Button size="lg" alignSelf="flex-end" loading={isBusy} onClick={onSubmit}>
        {t('payment.submit')}
      </Button>
    </>
  )
}

const paymentOfProfile = ({ profileId, paymentMethod: { paymentMethodCode } }: PaymentProfile) => ({
  paymentMethodCode,
  paymentGiro: null,
  paymentCard: null,
  paymentAccount: null,
  secrets: sentNumbers(emptySecrets),
  paymentProfileId: profileId,
})

type ChargedProps = Pick<Props, 'detail'> & { code: Schema<'PaymentMethodCode'> | null }

/** Explains how a new payment method affects unpaid bills. */
function ChargeNote({ detail: { subscriptionInfo, contractInfo }, code }: ChargedProps) {
  const { t } = useSubscriptionEditTexts()
  const isCharged = useIsCharged(contractInfo.currency)
  if (subscriptionInfo.subscriptionState === 'REQUESTED' || code === null) return null
  return <Text tone="muted">{t(isCharged(code) ? 'payment.unpaid' : 'payment.unpaidByHand')}</Text>
}
