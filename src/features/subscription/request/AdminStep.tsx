import { Stack } from '@chakra-ui/react'
import { CopyButton } from './CopyButton.tsx'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { StepForm } from './StepForm.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The person who sets up and administers the service. */
export function AdminStep() {
  const { t } = useSubscriptionRequestTexts()
  const { form, change } = useRequestForm()
  const { name, accountEmail, phoneNumber } = form.subscriberInfo
  const copy = () =>
    change({ 'adminInfo.name': name, 'adminInfo.email': accountEmail, 'adminInfo.phoneNumber': phoneNumber })
  return (
    <StepForm step="admin" previous="subscriber" title={t('admin.title')} lead={t('admin.lead')}>
      <Stack gap="5">
        <CopyButton label={t('admin.same')} done={t('admin.sameDone')} onCopy={copy} />
        <RequestField path="adminInfo.name" />
        <RequestField path="adminInfo.deptName" />
        <RequestField path="adminInfo.email" />
        <RequestField path="adminInfo.phoneNumber" />
        <RequestField path="adminInfo.telNumber" />
      </Stack>
    </StepForm>
  )
}
