import type { Schema } from '#contract/operation.ts'
import type { FormValues, SubscriptionForm } from './fields.ts'

const blank = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

/** A form in which only the plan is chosen; nothing optional is ticked. */
export const emptyForm = (serviceInfo: Schema<'ServiceOrder'>): SubscriptionForm => ({
  accountTypeDetail: null,
  serviceInfo,
  companyInfo: blank(
    'rnno',
    'corporateNo',
    'ownerName',
    'companyName',
    'businessType',
    'businessCategory',
    'zipCode',
    'address',
    'addressDetail',
    'phoneNumber',
  ),
  subscriberInfo: blank(
    'accountEmail',
    'name',
    'zipCode',
    'address',
    'addressDetail',
    'phoneNumber',
    'companyName',
    'businessType',
    'industry',
    'businessCategory',
    'rnno',
    'companyOwner',
  ),
  adminInfo: blank('name', 'deptName', 'telNumber', 'phoneNumber', 'email'),
  paymentMethodCode: null,
  paymentGiro: {
    deliveryMethod: 'EMAIL',
    ...blank(
      'companyName',
      'billingRecipient',
      'deptName',
      'billingTelNumber',
      'billingEmail',
      'zipCode',
      'address',
      'addressDetail',
    ),
  },
  paymentCard: { withdrawAgreeYn: 'N', ...blank('cardHolderName', 'cardInfo', 'cardId', 'cardNumber') },
  paymentAccount: blank('accountHolderName', 'bankCode'),
  memo: '',
})

/** The numbers that drafts do not store, all empty. */
export const emptySecrets: FormValues['secrets'] = blank('secNo', 'accountInfo', 'payerNo')

/** The numbers as they are sent: null for an empty one. */
export const sentNumbers = (secrets: FormValues['secrets']): Schema<'SubscriptionSecrets'> =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, text || null]),
  ) as Schema<'SubscriptionSecrets'>
