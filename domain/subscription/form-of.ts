import type { Schema } from '#contract/operation.ts'
import { formatBusinessNumber } from '../korean/business-number.ts'
import { formatPhone } from '../korean/phone.ts'
import { emptyForm } from './empty-form.ts'
import type { KindName } from './field-kinds.ts'
import { type FieldPath, fields, type SubscriptionForm } from './fields.ts'
import { planCodeOf } from './plan-change.ts'

const formatters: Partial<Record<KindName, (text: string) => string>> = {
  phone: formatPhone,
  mobile: formatPhone,
  businessNumber: formatBusinessNumber,
}
/** Fields that are shown masked; the member types a new value, or leaves the field empty to keep the saved value. */
const maskedFields: readonly FieldPath[] = [
  'companyInfo.corporateNo',
  'subscriberInfo.phoneNumber',
  'adminInfo.phoneNumber',
]

type FilledSubscription = Omit<
  Schema<'SubscriptionDetail'>,
  'subscriptionInfo' | 'rnImgViewInfo' | 'ddlImgViewInfo' | 'cancellation'
>

/** Converts a subscription to the form of its request. The masked fields are empty, and consents are not included. */
export function formOf(detail: FilledSubscription): SubscriptionForm {
  const { companyInfo, subscriberInfo, adminInfo, paymentMethod, serviceInfo, contractInfo, memo } = detail
  const { paymentMethodCode, paymentGiro, paymentCard, paymentAccount } = paymentMethod
  const { paymentCycle, currency } = contractInfo
  const [serviceCode, planCode] = [serviceInfo.serviceCode, planCodeOf(detail)]
  const form: SubscriptionForm = {
    ...emptyForm({ serviceCode, planCode, userCount: serviceInfo.userCount, paymentCycle, currency }),
    accountTypeDetail: subscriberInfo.accountTypeDetail,
    paymentMethodCode,
    memo: memo ?? '',
  }
  if (paymentGiro && form.paymentGiro) form.paymentGiro.deliveryMethod = paymentGiro.deliveryMethod
  fillForm(form, { companyInfo, subscriberInfo, adminInfo, paymentGiro, paymentCard, paymentAccount })
  return form
}

type People = Pick<Schema<'SubscriptionDetail'>, 'companyInfo' | 'subscriberInfo' | 'adminInfo'>
/** The groups of a form that describe the company and its people. */
export type PeopleForm = Pick<
  SubscriptionForm,
  'accountTypeDetail' | 'companyInfo' | 'subscriberInfo' | 'adminInfo'
>

/** Converts a company with its people to form values. The masked fields are empty. */
export function peopleFormOf(people: People, order: Schema<'ServiceOrder'>): PeopleForm {
  const form = emptyForm(order)
  fillForm(form, people)
  const { companyInfo, subscriberInfo, adminInfo } = form
  const { accountTypeDetail } = people.subscriberInfo
  return { accountTypeDetail, companyInfo, subscriberInfo, adminInfo }
}

function fillForm(form: SubscriptionForm, given: Record<string, object | undefined>): void {
  const formGroups = form as unknown as Record<string, Record<string, string>>
  for (const { path, kind } of fields) {
    const [group = '', name = ''] = path.split('.')
    const text = (given[group] as Record<string, unknown> | undefined)?.[name]
    if (typeof text === 'string' && !maskedFields.includes(path))
      formGroups[group]![name] = formatters[kind]?.(text) ?? text
  }
}
