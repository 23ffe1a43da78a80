import { maskAccount } from '#domain/korean/account.ts'
import { bankName } from '#domain/korean/banks.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { maskCorporateNumber } from '#domain/korean/corporate-number.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { formatNumber } from '#domain/money.ts'
import { planOfCode, serviceIn } from '#domain/plan/catalogue.ts'
import type { KindName } from '#domain/subscription/field-kinds.ts'
import { type Field, type FormStep, type FormValues, fieldsOf, textAt } from '#domain/subscription/fields.ts'
import { isBlank } from '#domain/typed/typed-text.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useProfileTexts } from '#src/features/settings/profile-texts.ts'
import {
  chosenPayment,
  storedCertificate,
  storedNumbersIn,
} from '#src/machines/subscription-request/request-profiles.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import type { DataListItem } from '#src/ui/DataList.tsx'
import { paymentName } from '../payment-name.ts'
import { useConsent } from './KnownPayments.tsx'
import { useSubscriptionFlow } from './subscription-flow-context.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

const maskTail = (text: string) => digitsOf(text).replace(/(?<=^\d{2}).*/, (rest) => '*'.repeat(rest.length))
const formatters: Partial<Record<KindName, (text: string) => string>> = {
  phone: formatPhone,
  mobile: formatPhone,
  businessNumber: formatBusinessNumber,
  bank: bankName,
  corporateNumber: (text) => maskCorporateNumber(digitsOf(text)),
  accountNumber: (text) => maskAccount(digitsOf(text)),
  birthDate: maskTail,
  payerNo: maskTail,
}

const cardName = ({ paymentCard }: FormValues['form']) =>
  paymentCard?.cardId ? `${paymentCard.cardInfo} ${paymentCard.cardNumber}` : ''

/**
 * Returns a function that returns the values of a step of the request, as the review shows them; the birth date and
 * the corporate, account and payer numbers are masked.
 */
export function useReviewItems(values: FormValues): (step: FormStep) => DataListItem[] {
  const { t } = useSubscriptionRequestTexts()
  const { t: profileText } = useProfileTexts()
  const catalogue = useCatalogue()
  const { snapshot } = useSubscriptionFlow()
  const { form, documents } = snapshot.context
  const savedNumbers = storedNumbersIn(snapshot.context)
  const certificate = storedCertificate(snapshot.context)
  const payment = chosenPayment(snapshot.context)
  const service = serviceIn(catalogue, form.serviceInfo.serviceCode)
  const { serviceInfo, accountTypeDetail, paymentMethodCode, paymentGiro } = form
  const consentOf = useConsent(serviceInfo.currency)

  const typedItems = (field: Field): DataListItem[] => {
    const text = field.kind === 'card' ? cardName(values.form) : textAt(values, field.path)
    const isTyped = !isBlank(text)
    const known = savedNumbers?.[field.path]
    if (!isTyped && known === undefined) return []
    return [
      {
        key: field.path,
        term: t(`field.${field.path}`),
        value: <Breakable>{isTyped ? (formatters[field.kind]?.(text) ?? text) : (known ?? '')}</Breakable>,
        numeric: field.kind in formatters,
      },
    ]
  }
  const fileItems = (kind: keyof typeof documents): DataListItem[] => {
    const paper = (kind === 'rnImgViewInfo' && certificate) || documents[kind]
    return paper
      ? [{ key: kind, term: t(`document.${kind}`), value: <Breakable>{paper.fileName}</Breakable> }]
      : []
  }
  const itemsOfStep: Record<FormStep, DataListItem[]> = {
    company: accountTypeDetail
      ? [{ key: 'type', term: t('review.type'), value: t(`company.${accountTypeDetail}`) }]
      : [],
    subscriber: [],
    admin: [],
    service: [
      {
        key: 'plan',
        term: t('review.plan'),
        value: service
          ? `${service.serviceName} ${planOfCode(service, serviceInfo.planCode)?.planName ?? ''}`
          : t('service.gone'),
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
  const known: DataListItem[] | undefined = payment && [
    {
      key: 'method',
      term: t('review.method'),
      value: <Breakable>{paymentName(profileText, payment.paymentMethod)}</Breakable>,
    },
    { key: 'consent', term: t('known.consentTerm'), value: consentOf(payment) },
  ]
  const files: Partial<Record<FormStep, DataListItem[]>> =
    accountTypeDetail === 'PERSON'
      ? {}
      : { company: fileItems('rnImgViewInfo'), subscriber: fileItems('ddlImgViewInfo') }
  return (step) =>
    step === 'payment' && known
      ? known
      : [...itemsOfStep[step], ...fieldsOf(step, form).flatMap(typedItems), ...(files[step] ?? [])]
}
