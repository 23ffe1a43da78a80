import { Stack } from '@chakra-ui/react'
import { useSession } from '#src/components/context/app-context.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { AddressFields } from './AddressFields.tsx'
import { CopyButton } from './CopyButton.tsx'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const copiedFields = [
  'companyName',
  'rnno',
  'businessType',
  'businessCategory',
  'zipCode',
  'address',
  'addressDetail',
] as const

/** The fields of the person who signs the contract, and of their company. */
export function SubscriberFields() {
  const { t } = useSubscriptionRequestTexts()
  const {
    form: { accountTypeDetail, companyInfo },
    change,
  } = useRequestForm()
  const { info } = useSession()
  const isPerson = accountTypeDetail === 'PERSON'
  const fillIn = () =>
    change({
      'subscriberInfo.name': info?.name ?? '',
      'subscriberInfo.accountEmail': info?.email ?? '',
      'subscriberInfo.phoneNumber': info?.phoneNumber ?? '',
    })
  const copy = () =>
    change({
      ...Object.fromEntries(copiedFields.map((name) => [`subscriberInfo.${name}`, companyInfo[name]])),
      'subscriberInfo.companyOwner': companyInfo.ownerName,
    })
  return (
    <>
      <Stack gap="5">
        <CopyButton label={t('subscriber.mine')} done={t('subscriber.mineDone')} onCopy={fillIn} />
        <RequestField path="subscriberInfo.name" autoComplete="name" />
        {isPerson && <RequestField path="secrets.secNo" hint={t('hint.secNo')} />}
        <RequestField path="subscriberInfo.accountEmail" autoComplete="email" />
        <RequestField path="subscriberInfo.phoneNumber" autoComplete="tel" />
        {isPerson && <AddressFields group="subscriberInfo" />}
      </Stack>
      {!isPerson && (
        <Stack gap="5">
          <Heading level={2} size="md">
            {t('subscriber.business')}
          </Heading>
          <CopyButton label={t('subscriber.same')} done={t('subscriber.sameDone')} onCopy={copy} />
          <RequestField path="subscriberInfo.companyName" autoComplete="organization" />
          <RequestField path="subscriberInfo.rnno" hint={t('hint.rnno')} />
          <RequestField path="subscriberInfo.companyOwner" />
          <RequestField path="subscriberInfo.businessType" />
          <RequestField path="subscriberInfo.businessCategory" />
          <RequestField path="subscriberInfo.industry" />
          <AddressFields group="subscriberInfo" />
        </Stack>
      )}
    </>
  )
}
