import '#src/i18n/areas/subscriptionRequest.ts'
import { useTranslation } from 'react-i18next'
import { PaymentFields } from './PaymentFields.tsx'
import { StepForm } from './StepForm.tsx'

/** How it is paid. */
export function PaymentStep() {
  const { t } = useTranslation('subscriptionRequest')
  return (
    <StepForm step="payment" previous="service" title={t('payment.title')} lead={t('payment.lead')}>
      <PaymentFields />
    </StepForm>
  )
}
