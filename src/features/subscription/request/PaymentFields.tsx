import { Stack } from '@chakra-ui/react'
import type { PaymentCode } from '#domain/subscription/fields.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CardField } from '../card/CardField.tsx'
import { useIsCharged } from '../use-charged.ts'
import { AddressFields } from './AddressFields.tsx'
import { CopyButton } from './CopyButton.tsx'
import { RequestField } from './RequestField.tsx'
import { useRequestForm } from './request-form-context.ts'
import { idOf, useStep } from './step-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const methods = ['G', 'C', 'A'] as const satisfies PaymentCode[]

/** The payment method: giro, card or account. Typed values of a method are preserved while another one is chosen. */
export function PaymentFields() {
  const {
    form: { paymentMethodCode },
  } = useRequestForm()
  return (
    <>
      <MethodChoice />
      {paymentMethodCode === 'G' && <GiroFields />}
      {paymentMethodCode === 'C' && <CardFields />}
      {paymentMethodCode === 'A' && <AccountFields />}
    </>
  )
}

function MethodChoice() {
  const { t } = useSubscriptionRequestTexts()
  const { form, choose } = useRequestForm()
  const { tried, mistakes } = useStep()
  const isCharged = useIsCharged(form.serviceInfo.currency)
  // An account that is never charged is not offered, unless the contract already has one.
  const offeredMethods = methods.filter(
    (value) => value !== 'A' || value === form.paymentMethodCode || isCharged(value),
  )
  return (
    <div id={idOf('paymentMethodCode')}>
      <RadioCards
        legend={t('payment.method')}
        options={offeredMethods.map((value) => ({
          value,
          label: t(`payment.${value}`),
          description: t(value === 'G' || isCharged(value) ? `payment.${value}Text` : 'payment.byHandText'),
        }))}
        value={form.paymentMethodCode}
        onValueChange={(paymentMethodCode) => choose({ paymentMethodCode })}
        error={tried && mistakes.paymentMethodCode !== undefined && t('payment.missing')}
      />
    </div>
  )
}

function GiroFields() {
  const { t } = useSubscriptionRequestTexts()
  const { form, change, choose } = useRequestForm()
  const { paymentGiro, companyInfo, subscriberInfo, accountTypeDetail } = form
  const source =
    accountTypeDetail === 'PERSON' ? { ...subscriberInfo, companyName: subscriberInfo.name } : companyInfo
  const copy = () =>
    change({
      'paymentGiro.companyName': source.companyName,
      'paymentGiro.zipCode': source.zipCode,
      'paymentGiro.address': source.address,
      'paymentGiro.addressDetail': source.addressDetail,
      'paymentGiro.billingTelNumber': source.phoneNumber,
    })
  return (
    <Stack gap="5">
      <RadioCards
        legend={t('payment.delivery')}
        columns={2}
        options={(['EMAIL', 'POST'] as const).map((value) => ({ value, label: t(`payment.${value}`) }))}
        value={paymentGiro?.deliveryMethod ?? 'EMAIL'}
        onValueChange={(deliveryMethod) => choose({ paymentGiro: { ...paymentGiro!, deliveryMethod } })}
      />
      <CopyButton label={t('payment.same')} done={t('payment.sameDone')} onCopy={copy} />
      <RequestField path="paymentGiro.companyName" />
      <RequestField path="paymentGiro.billingRecipient" />
      <RequestField path="paymentGiro.deptName" />
      <RequestField path="paymentGiro.billingTelNumber" />
      <RequestField path="paymentGiro.billingEmail" />
      <AddressFields group="paymentGiro" />
    </Stack>
  )
}

function CardFields() {
  return (
    <Stack gap="5">
      <CardField />
      <RequestField path="paymentCard.cardHolderName" />
    </Stack>
  )
}

function AccountFields() {
  const { t } = useSubscriptionRequestTexts()
  return (
    <Stack gap="5">
      <RequestField path="paymentAccount.bankCode" />
      <RequestField path="secrets.accountInfo" />
      <RequestField path="paymentAccount.accountHolderName" />
      <RequestField path="secrets.payerNo" hint={t('hint.payerNo')} />
      <Text size="sm" tone="muted">
        {t('payment.secret')}
      </Text>
    </Stack>
  )
}
