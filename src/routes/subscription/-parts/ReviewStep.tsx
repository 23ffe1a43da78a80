import { chakra, Stack } from '@chakra-ui/react'
import { maskAccount } from '#domain/korean/account.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { maskCard } from '#domain/korean/card.ts'
import { maskCorporateNumber } from '#domain/korean/corporate-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { formatNumber } from '#domain/money.ts'
import type { KindName } from '#domain/subscription/field-kinds.ts'
import {
  type Field,
  type FormStep,
  type FormValues,
  fieldsOf,
  formSteps,
  textAt,
} from '#domain/subscription/fields.ts'
import '#src/i18n/areas/plan.ts'
import '#src/i18n/areas/service.ts'
import '#src/i18n/areas/subscriptionRequest.ts'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Breakable } from '#src/ui/Breakable.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList, type DataListItem } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { QuoteLines } from './QuoteLines.tsx'
import { useRequestForm } from './request-form-context.ts'
import { useSubscriptionFlow } from './subscription-flow-context.ts'

const maskTail = (text: string) => digitsOf(text).replace(/(?<=^\d{2}).*/, (rest) => '*'.repeat(rest.length))
const shown: Partial<Record<KindName, (text: string) => string>> = {
  phone: formatPhone,
  mobile: formatPhone,
  businessNumber: formatBusinessNumber,
  bank: bankName,
  corporateNumber: (text) => maskCorporateNumber(digitsOf(text)),
  cardNumber: (text) => maskCard(digitsOf(text)),
  accountNumber: (text) => maskAccount(digitsOf(text)),
  cardExpiration: () => '**/**',
  birthDate: maskTail,
  payerNo: maskTail,
}

/** Everything that is asked for, before it is sent, with the whole price. */
export function ReviewStep() {
  const { t } = useTranslation('subscriptionRequest')
  const { snapshot, send } = useSubscriptionFlow()
  const { secrets } = useRequestForm()
  const { problem, quote, unsure, form } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isWondering = snapshot.matches({ wizard: 'wondering' })
  const isUnsure = unsure && snapshot.matches({ wizard: 'reviewing' })
  const itemsOf = useItems({ form, secrets })
  return (
    <>
      <Stack gap="6">
        <Stack gap="1">
          <ScreenTitle>{t('review.title')}</ScreenTitle>
          <Text tone="muted">{t('review.lead')}</Text>
        </Stack>
        {formSteps.map((step) => (
          <chakra.section key={step} borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="4">
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
              <Heading level={2} size="md">
                {t(`step.${step}`)}
              </Heading>
              <Button
                variant="ghost"
                size="sm"
                minHeight="touch"
                mr="-3"
                aria-label={t('review.changeOf', { step: t(`step.${step}`) })}
                aria-disabled={isBusy || isWondering || undefined}
                onClick={() => send({ type: 'step.requested', step })}
              >
                {t('review.change')}
              </Button>
            </chakra.div>
            <DataList columns={1} items={itemsOf(step)} />
          </chakra.section>
        ))}
        {quote && (
          <chakra.section borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="4">
            <Heading level={2} size="md" mb="3">
              {t('quote.title')}
            </Heading>
            <QuoteLines quote={quote} />
          </chakra.section>
        )}
        <Text tone="muted">{t('review.next')}</Text>
        {isWondering && (
          <Notice status="warning" role="alert" title={t('review.wonderingTitle')}>
            {t('review.wonderingText')}
          </Notice>
        )}
        {isUnsure && (
          <Notice status="warning" role="alert" title={t('review.unsureTitle')}>
            {t('review.unsureText')}
          </Notice>
        )}
        {!isWondering && !isUnsure && <ProblemNotice problem={problem} />}
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || isWondering || undefined}
          onClick={() => send({ type: 'step.requested', step: 'payment' })}
        >
          {t('previous')}
        </Button>
        {isWondering ? (
          <Button size="lg" onClick={() => send({ type: 'outcome.checked' })}>
            {t('review.check')}
          </Button>
        ) : (
          <Button size="lg" loading={isBusy} onClick={() => send({ type: 'request.confirmed', secrets })}>
            {t(isUnsure ? 'review.submitAgain' : 'review.submit')}
          </Button>
        )}
      </BottomActions>
    </>
  )
}

function useItems(values: FormValues): (step: FormStep) => DataListItem[] {
  const { t } = useTranslation('subscriptionRequest')
  const { t: planText } = useTranslation('plan')
  const { t: serviceText } = useTranslation('service')
  const { snapshot } = useSubscriptionFlow()
  const { form, documents } = snapshot.context
  const { serviceInfo, accountTypeDetail, paymentMethodCode, paymentGiro } = form

  const typed = (field: Field): DataListItem[] => {
    const text = textAt(values, field.path)
    if (text.trim() === '') return []
    return [
      {
        key: field.path,
        term: t(`field.${field.path}`),
        value: <Breakable>{shown[field.kind]?.(text) ?? text}</Breakable>,
        numeric: field.kind in shown,
      },
    ]
  }
  const file = (kind: keyof typeof documents): DataListItem[] =>
    documents[kind]
      ? [{ key: kind, term: t(`document.${kind}`), value: <Breakable>{documents[kind].fileName}</Breakable> }]
      : []
  const chosen: Record<FormStep, DataListItem[]> = {
    company: accountTypeDetail
      ? [{ key: 'type', term: t('review.type'), value: t(`company.${accountTypeDetail}`) }]
      : [],
    subscriber: [],
    admin: [],
    service: [
      {
        key: 'plan',
        term: t('review.plan'),
        value: `${serviceText(`${serviceInfo.serviceCode}.name`)} ${planText(`name.${serviceInfo.planCode}`)}`,
      },
      {
        key: 'users',
        term: t('review.users'),
        value: t('review.usersOf', { users: formatNumber(serviceInfo.userCount) }),
        numeric: true,
      },
      { key: 'cycle', term: t('hub.cycle'), value: t(`cycleName.${serviceInfo.paymentCycle}`) },
    ],
    payment: [
      ...(paymentMethodCode
        ? [{ key: 'method', term: t('review.method'), value: t(`payment.${paymentMethodCode}`) }]
        : []),
      ...(paymentMethodCode === 'G' && paymentGiro
        ? [
            {
              key: 'delivery',
              term: t('payment.delivery'),
              value: t(`payment.${paymentGiro.deliveryMethod}`),
            },
          ]
        : []),
    ],
  }
  const files: Partial<Record<FormStep, DataListItem[]>> =
    accountTypeDetail === 'PERSON'
      ? {}
      : { company: file('rnImgViewInfo'), subscriber: file('ddlImgViewInfo') }
  return (step) => [...chosen[step], ...fieldsOf(step, form).flatMap(typed), ...(files[step] ?? [])]
}
