import type { Schema } from '#contract/operation.ts'
import { MAX_NAME } from '../korean/names.ts'
import { isUserCount } from '../plan/estimate.ts'
import { fieldKinds, type KindName, type Mistake, mistakeIn } from './field-kinds.ts'

export type SubscriptionForm = Schema<'SubscriptionForm'>
export type AccountTypeDetail = NonNullable<SubscriptionForm['accountTypeDetail']>
export type PaymentCode = NonNullable<SubscriptionForm['paymentMethodCode']>
type Texts<Name extends string> = Record<Name, string>

/** The steps of the form, in their order. */
export const formSteps = ['company', 'subscriber', 'admin', 'service', 'payment'] as const
export type FormStep = (typeof formSteps)[number]

/** The values of a form, with the birth date, the account number and the payer number, which drafts do not store. */
export type FormValues = {
  form: SubscriptionForm
  secrets: Texts<Exclude<keyof Schema<'SubscriptionSecrets'>, 'cardNumber' | 'cardExpiration'>>
}

type Groups = {
  companyInfo: Schema<'FormCompany'>
  subscriberInfo: Schema<'FormSubscriber'>
  adminInfo: Schema<'FormAdmin'>
  paymentGiro: Omit<Schema<'FormGiro'>, 'deliveryMethod'>
  paymentCard: Required<Omit<Schema<'FormCard'>, 'withdrawAgreeYn'>>
  paymentAccount: Schema<'FormAccount'>
  secrets: FormValues['secrets']
}
type GroupName = keyof Groups
/** The path of a field, such as "companyInfo.rnno". */
export type FieldPath =
  | { [Group in GroupName]: `${Group}.${keyof Groups[Group] & string}` }[GroupName]
  | 'memo'

export type Field = {
  path: FieldPath
  step: FormStep
  kind: KindName
  most: number
  optional?: true
  /** Whether a form includes this field; every form does if undefined. */
  of?: (form: SubscriptionForm) => boolean
}

const isBusiness = ({ accountTypeDetail }: SubscriptionForm) => accountTypeDetail !== 'PERSON'
const isCorporation = ({ accountTypeDetail }: SubscriptionForm) => accountTypeDetail === 'CORPORATION'
const isPerson = ({ accountTypeDetail }: SubscriptionForm) => accountTypeDetail === 'PERSON'
const paidBy =
  (...codes: PaymentCode[]) =>
  ({ paymentMethodCode }: SubscriptionForm) =>
    codes.some((code) => code === paymentMethodCode)

const LINE = 50
const ADDRESS = 100
const DIGITS = 20
const field = (
  step: FormStep,
  path: FieldPath,
  kind: KindName,
  most: number,
  more: Pick<Field, 'optional' | 'of'> = {},
): Field => ({ path, step, kind, most, ...more })
const optional = { optional: true } as const
const fieldPlace = (
  step: FormStep,
  group: 'companyInfo' | 'subscriberInfo' | 'paymentGiro',
  of?: Field['of'],
) => [
  field(step, `${group}.zipCode`, 'zipCode', 5, { of }),
  field(step, `${group}.address`, 'line', ADDRESS, { of }),
  field(step, `${group}.addressDetail`, 'line', LINE, { of, ...optional }),
]

/**
 * Every field of a request (SPEC section 3) in the order of the screens: its kind and the forms that include
 * it. Form and server share this table.
 */
export const fields: readonly Field[] = [
  field('company', 'companyInfo.companyName', 'line', LINE, { of: isBusiness }),
  field('company', 'companyInfo.rnno', 'businessNumber', DIGITS, { of: isBusiness }),
  field('company', 'companyInfo.corporateNo', 'corporateNumber', DIGITS, { of: isCorporation }),
  field('company', 'companyInfo.ownerName', 'person', MAX_NAME, { of: isBusiness }),
  field('company', 'companyInfo.businessType', 'line', LINE, { of: isBusiness }),
  field('company', 'companyInfo.businessCategory', 'line', LINE, { of: isBusiness }),
  ...fieldPlace('company', 'companyInfo', isBusiness),
  field('company', 'companyInfo.phoneNumber', 'phone', DIGITS, { of: isBusiness }),

  field('subscriber', 'subscriberInfo.name', 'person', MAX_NAME),
  field('subscriber', 'secrets.secNo', 'birthDate', 6, { of: isPerson }),
  field('subscriber', 'subscriberInfo.accountEmail', 'email', 254),
  field('subscriber', 'subscriberInfo.phoneNumber', 'mobile', DIGITS),
  field('subscriber', 'subscriberInfo.companyName', 'line', LINE, { of: isBusiness }),
  field('subscriber', 'subscriberInfo.rnno', 'businessNumber', DIGITS, { of: isBusiness }),
  field('subscriber', 'subscriberInfo.companyOwner', 'person', MAX_NAME, { of: isBusiness }),
  field('subscriber', 'subscriberInfo.businessType', 'line', LINE, { of: isBusiness }),
  field('subscriber', 'subscriberInfo.businessCategory', 'line', LINE, { of: isBusiness }),
  field('subscriber', 'subscriberInfo.industry', 'line', LINE, { of: isBusiness, ...optional }),
  ...fieldPlace('subscriber', 'subscriberInfo'),

  field('admin', 'adminInfo.name', 'person', MAX_NAME),
  field('admin', 'adminInfo.deptName', 'line', LINE, optional),
  field('admin', 'adminInfo.email', 'email', 254),
  field('admin', 'adminInfo.phoneNumber', 'mobile', DIGITS),
  field('admin', 'adminInfo.telNumber', 'phone', DIGITS, optional),

  field('service', 'memo', 'text', 500, optional),

  field('payment', 'paymentGiro.companyName', 'line', LINE, { of: paidBy('G') }),
  field('payment', 'paymentGiro.billingRecipient', 'line', MAX_NAME, { of: paidBy('G') }),
  field('payment', 'paymentGiro.deptName', 'line', LINE, { of: paidBy('G'), ...optional }),
  field('payment', 'paymentGiro.billingTelNumber', 'phone', DIGITS, { of: paidBy('G') }),
  field('payment', 'paymentGiro.billingEmail', 'email', 254, { of: paidBy('G') }),
  ...fieldPlace('payment', 'paymentGiro', paidBy('G')),

  field('payment', 'paymentCard.cardId', 'card', 36, { of: paidBy('C') }),
  field('payment', 'paymentCard.cardHolderName', 'line', MAX_NAME, { of: paidBy('C') }),

  field('payment', 'paymentAccount.bankCode', 'bank', 3, { of: paidBy('A') }),
  field('payment', 'secrets.accountInfo', 'accountNumber', DIGITS, { of: paidBy('A') }),
  field('payment', 'paymentAccount.accountHolderName', 'line', MAX_NAME, { of: paidBy('A') }),
  field('payment', 'secrets.payerNo', 'payerNo', DIGITS, { of: paidBy('A') }),
]

/** The fields that a form requires in a step. */
export const fieldsOf = (step: FormStep, form: SubscriptionForm): readonly Field[] =>
  fields.filter((each) => each.step === step && (each.of?.(form) ?? true))

/** Returns the text of a field; empty if the form does not contain the group of the field. */
export function textAt({ form, secrets }: FormValues, path: FieldPath): string {
  const [group, name] = path.split('.') as [GroupName | 'memo', string | undefined]
  if (name === undefined) return form.memo
  const texts: Record<string, string> | null =
    group === 'secrets' ? secrets : form[group as Exclude<GroupName, 'secrets'>]
  return texts?.[name] ?? ''
}

/** The requirements of a step that are not text fields. */
type OtherPath = 'accountTypeDetail' | 'rnImgViewInfo' | 'serviceInfo' | 'paymentMethodCode'
export type Mistakes = Partial<Record<FieldPath | OtherPath, Mistake>>
/**
 * Options for checking a form: whether the business certificate was uploaded, the fields that keep their saved value
 * if left empty, and whether the order is on sale for its users, which the server determines itself.
 */
type FieldOptions = { hasCertificate: boolean; storedPaths?: readonly string[]; isOrderable?: boolean }

/** The mistakes of a step, by field; empty for a complete step. */
export function mistakesOf(
  step: FormStep,
  values: FormValues,
  { hasCertificate, storedPaths = [], isOrderable = true }: FieldOptions,
  now: Date,
): Mistakes {
  const { form } = values
  const fieldMistakes: [FieldPath | OtherPath, Mistake | undefined][] = fieldsOf(step, form).map(
    ({ path, kind, most, optional: may }) => [
      path,
      mistakeIn(kind, textAt(values, path), {
        most,
        now,
        ...((may || storedPaths.includes(path)) && { optional: true }),
      }),
    ],
  )
  const otherRequirements: Record<FormStep, [OtherPath, boolean][]> = {
    company: [
      ['accountTypeDetail', form.accountTypeDetail === null],
      ['rnImgViewInfo', isBusiness(form) && !hasCertificate],
    ],
    subscriber: [],
    admin: [],
    service: [['serviceInfo', !isUserCount(form.serviceInfo.userCount) || !isOrderable]],
    payment: [['paymentMethodCode', form.paymentMethodCode === null]],
  }
  for (const [path, isMissing] of otherRequirements[step])
    fieldMistakes.push([path, isMissing ? 'missing' : undefined])
  return Object.fromEntries(fieldMistakes.filter(([, mistake]) => mistake !== undefined))
}

/**
 * Returns the normalized values of a form, without the values that the form does not need, such as those of other
 * payment methods.
 */
export function chosenFields({ form, secrets }: FormValues): FormValues {
  const { paymentMethodCode: code } = form
  const chosenValues: FormValues = {
    form: {
      ...form,
      companyInfo: emptyGroup(form.companyInfo),
      subscriberInfo: emptyGroup(form.subscriberInfo),
      adminInfo: emptyGroup(form.adminInfo),
      paymentGiro:
        code === 'G' && form.paymentGiro
          ? { ...emptyGroup(form.paymentGiro), deliveryMethod: form.paymentGiro.deliveryMethod }
          : null,
      paymentCard:
        code === 'C' && form.paymentCard
          ? { ...emptyGroup(form.paymentCard), withdrawAgreeYn: form.paymentCard.withdrawAgreeYn }
          : null,
      paymentAccount: code === 'A' && form.paymentAccount ? emptyGroup(form.paymentAccount) : null,
      memo: '',
    },
    secrets: emptyGroup(secrets),
  }
  for (const { path, kind } of formSteps.flatMap((step) => fieldsOf(step, form))) {
    const text = fieldKinds[kind].normalize(textAt({ form, secrets }, path))
    const [group, name] = path.split('.') as [GroupName | 'memo', string | undefined]
    if (name === undefined) chosenValues.form.memo = text
    else {
      const texts: Record<string, string> | null =
        group === 'secrets' ? chosenValues.secrets : chosenValues.form[group as Exclude<GroupName, 'secrets'>]
      if (texts) texts[name] = text
    }
  }
  return chosenValues
}

function emptyGroup<Group extends object>(group: Group): { [Name in keyof Group]: Group[Name] } {
  return Object.fromEntries(Object.keys(group).map((name) => [name, ''])) as {
    [Name in keyof Group]: Group[Name]
  }
}
