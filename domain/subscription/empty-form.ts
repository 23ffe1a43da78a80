import type { Schema } from '#contract/operation.ts'
import type { FormValues, SubscriptionForm } from './fields.ts'

const emptyFields = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>

/** A form in which only the plan is chosen and no option is selected. */
export const emptyForm = (serviceInfo: Schema<'ServiceOrder'>): SubscriptionForm => ({
  accountTypeDetail: null,
  serviceInfo,
  companyInfo: emptyFields(
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
  subscriberInfo: emptyFields(
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
  adminInfo: emptyFields('name', 'deptName', 'telNumber', 'phoneNumber', 'email'),
  paymentMethodCode: null,
  paymentGiro: {
    deliveryMethod: 'EMAIL',
    ...emptyFields(
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
  paymentCard: { withdrawAgreeYn: 'N', ...emptyFields('cardHolderName', 'cardInfo', 'cardId', 'cardNumber') },
  paymentAccount: emptyFields('accountHolderName', 'bankCode'),
  memo: '',
})

/** The birth date, the account number and the payer number, which drafts do not store, all empty. */
export const emptySecrets: FormValues['secrets'] = emptyFields('secNo', 'accountInfo', 'payerNo')

/** The birth date, the account number and the payer number for the request body: null for an empty value. */
export const sentNumbers = (secrets: FormValues['secrets']): Schema<'SubscriptionSecrets'> =>
  Object.fromEntries(
    Object.entries(secrets).map(([name, text]) => [name, text || null]),
  ) as Schema<'SubscriptionSecrets'>
