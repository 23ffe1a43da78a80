import { Stack } from '@chakra-ui/react'
import { AddressFields } from './AddressFields.tsx'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

/** The company of a subscription. */
export function CompanyFields() {
  const { t } = useSubscriptionRequestTexts()
  const {
    form: { accountTypeDetail },
  } = useRequestForm()
  return (
    <Stack gap="5">
      <RequestField path="companyInfo.companyName" autoComplete="organization" />
      <RequestField path="companyInfo.rnno" hint={t('hint.rnno')} />
      {accountTypeDetail === 'CORPORATION' && <RequestField path="companyInfo.corporateNo" />}
      <RequestField path="companyInfo.ownerName" />
      <RequestField path="companyInfo.businessType" />
      <RequestField path="companyInfo.businessCategory" />
      <AddressFields group="companyInfo" />
      <RequestField path="companyInfo.phoneNumber" />
    </Stack>
  )
}
