import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { sentNumbers } from '#domain/subscription/empty-form.ts'
import type { FormValues } from '#domain/subscription/fields.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { Text } from '#src/ui/Text.tsx'
import { PaymentFields } from '../../../subscription/-parts/PaymentFields.tsx'
import { EditForm } from './EditForm.tsx'
import { EditPart } from './EditPart.tsx'
import { useEditedForm } from './use-edited-form.ts'
import { useSavedPart } from './use-saved-part.ts'

type Props = { detail: Output<'getSubscriptionDetail'> }

const changePaymentMachine = submissionMachine('changeSubscriptionPayment')

/** Another payment method, or other numbers of the one there is. */
export function PaymentForm({ detail }: Props) {
  const { t } = useTranslation('subscriptionEdit')
  return (
    <EditPart
      title={t('payment.title')}
      lead={t('payment.lead', { method: detail.paymentMethod.paymentMethodName })}
      open={t('payment.open')}
    >
      {(close) => <OpenForm detail={detail} onSaved={close} />}
    </EditPart>
  )
}

function OpenForm({ detail, onSaved }: Props & { onSaved: () => void }) {
  const { t } = useTranslation('subscriptionEdit')
  const typed = useEditedForm(detail)
  const { snapshot, send, flow } = useFlow(changePaymentMachine, {})
  useSavedPart(flow, t('payment.done'), onSaved)
  const { subscriptionId, version, subscriptionState } = detail.subscriptionInfo
  const { currency } = detail.contractInfo
  const save = ({
    form: { paymentMethodCode, paymentGiro, paymentCard, paymentAccount },
    secrets,
  }: FormValues) =>
    paymentMethodCode &&
    send({
      type: 'submission.requested',
      input: {
        subscriptionId,
        version,
        paymentMethodCode,
        paymentGiro,
        paymentCard,
        paymentAccount,
        secrets: sentNumbers(secrets),
      },
    })
  return (
    <EditForm
      step="payment"
      typed={typed}
      submit={t('payment.submit')}
      problem={snapshot.context.problem}
      isBusy={snapshot.hasTag('busy')}
      onSubmit={save}
    >
      <PaymentFields />
      {subscriptionState !== 'REQUESTED' && (
        <Text tone="muted">{t(currency === 'KRW' ? 'payment.unpaid' : 'payment.unpaidByHand')}</Text>
      )}
    </EditForm>
  )
}
