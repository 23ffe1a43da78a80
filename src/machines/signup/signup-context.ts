import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { emptySignup } from '#domain/account/empty-signup.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { type CodeChallenge, type CodeRequested, type CodeSubmitted, noCode } from '../code-challenge.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

export type AccountType = Schema<'AccountType'>
export type TermsAnswer = Schema<'TermsAnswer'>
export type SignupProgress = Output<'getSignup'>

/** The steps that can be requested; the review is only reached with a password, which the machine never holds. */
export type OpenStep = 'type' | 'terms' | 'identity' | 'basic' | 'id' | 'password'

/** The steps, each with its own address. */
export type SignupStep = OpenStep | 'review'

/** The channel by which a code is sent. */
export type Channel = 'phone' | 'mail'

/** The typed fields, whether or not the server has them. */
export type SignupForm = {
  accountType: AccountType | undefined
  terms: readonly TermsAnswer[]
  name: string
  phoneNumber: string
  companyName: string
  rnno: string
  deptName: string
  representative: string
  /** YYYY-MM-DD, or empty. */
  foundedOn: string
  email: string
}

export type SignupInput = {
  /** The idempotency key of every attempt to complete this sign-up, so that it creates only one account. */
  idempotencyKey: string
}

/** The context never contains a password or a code. */
export type SignupContext = SignupInput & {
  form: SignupForm
  /** The fields that the server has. */
  progress: SignupProgress
  phone: CodeChallenge
  mail: CodeChallenge
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type SignupConfirmed = { type: 'signup.confirmed'; password: string }
type TypedEvent<Type extends string, Field extends keyof SignupForm> = { type: Type } & Partial<
  Pick<SignupForm, Field>
>

export type SignupEvent =
  | { type: 'signup.retried' }
  | { type: 'accountType.chosen'; accountType: AccountType }
  | { type: 'terms.ticked'; terms: readonly TermsAnswer[] }
  | { type: 'terms.submitted' }
  | TypedEvent<'identity.changed', 'name' | 'phoneNumber'>
  | { type: 'identity.reopened' }
  | TypedEvent<'company.changed', 'companyName' | 'rnno' | 'deptName' | 'representative' | 'foundedOn'>
  | { type: 'company.submitted' }
  | TypedEvent<'email.changed', 'email'>
  | { type: 'email.reopened' }
  | CodeRequested
  | CodeSubmitted
  /** The person continues from a step whose code is already verified. */
  | { type: 'proof.retained' }
  /** The person has typed a valid password, which only the screen stores. */
  | { type: 'password.chosen' }
  | SignupConfirmed
  /** A step is requested by its address, a link or "back"; the request may be refused. */
  | { type: 'step.requested'; step: OpenStep }
  | SecondsPassed

/** The values of an empty sign-up, in which no term is accepted. */
export const freshSignup = {
  form: {
    accountType: undefined,
    terms: [],
    name: '',
    phoneNumber: '',
    companyName: '',
    rnno: '',
    deptName: '',
    representative: '',
    foundedOn: '',
    email: '',
  },
  progress: emptySignup,
  phone: noCode,
  mail: noCode,
  problem: undefined,
} satisfies Omit<SignupContext, keyof SignupInput>

/** Returns the form with the server's values. A value that the server does not have remains as typed. */
export function restoredForm(form: SignupForm, progress: SignupProgress): SignupForm {
  const {
    accountType,
    terms,
    name,
    phoneNumber,
    companyName,
    rnno,
    deptName,
    representative,
    foundedOn,
    email,
  } = progress
  return {
    accountType: accountType ?? form.accountType,
    terms: terms.length > 0 ? terms : form.terms,
    name: name ?? form.name,
    phoneNumber: phoneNumber ?? form.phoneNumber,
    companyName: companyName ?? form.companyName,
    rnno: rnno ?? form.rnno,
    deptName: deptName ?? form.deptName,
    representative: representative ?? form.representative,
    foundedOn: foundedOn ?? form.foundedOn,
    email: email ?? form.email,
  }
}

const stepOrder: readonly SignupProgress['step'][] = ['TERMS', 'IDENTITY', 'BASIC', 'ID', 'PASSWORD']
const openFrom = { identity: 'IDENTITY', basic: 'BASIC', id: 'ID', password: 'PASSWORD' } as const

/** Whether a step may be entered: all previous steps are complete, and the step exists for this type of account. */
export function isStepOpen({ progress, form }: SignupContext, step: OpenStep): boolean {
  if (step === 'type') return true
  if (step === 'terms') return form.accountType !== undefined
  if (step === 'basic' && progress.accountType !== 'BUSINESS') return false
  return stepOrder.indexOf(progress.step) >= stepOrder.indexOf(openFrom[step])
}

/** Returns the input of saveSignupBasic: the company of a business; empty for a person. */
export function basicOf({
  form,
  progress,
}: Pick<SignupContext, 'form' | 'progress'>): Input<'saveSignupBasic'> {
  if (progress.accountType !== 'BUSINESS')
    return { companyName: null, rnno: null, deptName: null, representative: null, foundedOn: null }
  return {
    companyName: typedText(form.companyName),
    rnno: digitsOf(form.rnno),
    deptName: typedText(form.deptName) || null,
    representative: typedText(form.representative) || null,
    foundedOn: form.foundedOn || null,
  }
}

/** Whether the form contains typed values that were not sent to the server yet. */
export function isUnsent({ form, progress }: SignupContext): boolean {
  const { terms, accountType, ...texts } = form
  const sentForm = { ...restoredForm(freshSignup.form, progress) }
  const isTextUnsent = Object.entries(texts).some(
    ([field, text]) => typedText(text) !== sentForm[field as keyof typeof texts],
  )
  return (
    isTextUnsent ||
    accountType !== sentForm.accountType ||
    JSON.stringify(terms) !== JSON.stringify(sentForm.terms)
  )
}
