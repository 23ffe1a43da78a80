import { chosenCompany, chosenPayment } from '#src/machines/subscription-request/request-profiles.ts'
import { KnownPayments } from './KnownPayments.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { StepForm } from './StepForm.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The payment: a known method of the company, or another one. */
export function PaymentStep() {
  const { t } = useSubscriptionRequestTexts()
  const { context } = useSubscriptionFlow().snapshot
  const payments = context.profiles?.payments ?? []
  const isKnown = payments.length > 0
  return (
    <StepForm
      step="payment"
      previous={chosenCompany(context) ? 'company' : 'service'}
      title={t('payment.title')}
      lead={t(isKnown ? 'known.paymentLead' : 'payment.lead')}
    >
      {isKnown && <KnownPayments payments={payments} />}
      {!chosenPayment(context) && <PaymentFields />}
    </StepForm>
  )
}
