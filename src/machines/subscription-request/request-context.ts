import type { Input, Output, Schema } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { emptyForm, emptySecrets, sentNumbers } from '#domain/subscription/empty-form.ts'
import {
  chosenFields,
  type FormStep,
  type FormValues,
  formSteps,
  type SubscriptionForm,
} from '#domain/subscription/fields.ts'
import {
  chosenCompany,
  chosenPayment,
  mistakesIn,
  type Profiles,
  storedCertificate,
} from './request-profiles.ts'

export type ServiceOrder = Schema<'ServiceOrder'>
export type TermsAnswer = Schema<'SubscriptionTermsAnswer'>
export type SubscriptionDraft = Output<'getSubscriptionDraft'>
export type DraftSaved = Output<'saveSubscriptionDraft'>
export type Receipt = Output<'requestSubscription'>
export type RequestDefaults = Output<'getSubscriptionDesk'>
export type Quote = Output<'estimateSubscription'>
export type Documents = Pick<SubscriptionDraft, 'rnImgViewInfo' | 'ddlImgViewInfo'>
export type Secrets = FormValues['secrets']

/** The steps of a request, each with its own address. */
export type RequestStep = 'terms' | FormStep | 'review'

export type RequestInput = {
  /** A random UUID. */
  newKey: () => string
  now: () => Date
  /** Returns whether the plan of an order is still on sale and admits its users. */
  isOrderable: (order: ServiceOrder) => boolean
}

/** The context never contains card or account numbers or birth dates; only the screens contain such numbers. */
export type RequestContext = RequestInput & {
  /** Undefined before the terms are accepted. */
  draftId: string | undefined
  form: SubscriptionForm
  terms: readonly TermsAnswer[]
  documents: Documents
  /** The known profiles of the company; undefined until they are loaded. */
  profiles: Profiles | undefined
  /** The chosen company profile; undefined if the company is typed. */
  companyProfileId: string | undefined
  paymentProfileId: string | undefined
  /** The steps that are complete, including the card and account numbers that only the screens contain. */
  passed: readonly FormStep[]
  /** Whether the person came from the review to change one step. */
  returning: boolean
  /**
   * The step to which the person was sent back because fields are missing in it; undefined once the step is complete.
   */
  lacking: FormStep | undefined
  /** The last price from the server. */
  quote: Quote | undefined
  /** The time when the draft expires, as given in the latest answer. */
  keptUntil: string | undefined
  /** The idempotency key of the request, so that the draft creates only one subscription. */
  idempotencyKey: string
  /** Whether a request was sent and its result is unknown. */
  unsure: boolean
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
  /** The reason why the last save of the draft failed. */
  keepingProblem: Problem | undefined
}

export type FormChanges = Partial<SubscriptionForm>
export type RequestConfirmed = {
  type: 'request.confirmed'
  secrets: Secrets
  /** The consent to withdrawals from a card or an account, given at the review; N if none is needed. */
  withdrawAgreeYn: Schema<'Yn'>
}

export type RequestEvent =
  | { type: 'request.begun'; order: ServiceOrder }
  | { type: 'draft.opened'; draftId: string }
  | { type: 'draft.retried' }
  | { type: 'terms.ticked'; terms: readonly TermsAnswer[] }
  | { type: 'terms.submitted' }
  /** A text was typed in the form. */
  | { type: 'form.changed'; changes: FormChanges }
  /** An option was chosen, or a checkbox was ticked. */
  | { type: 'choice.made'; changes: FormChanges }
  | { type: 'documents.changed'; documents: Documents }
  /** A known company profile was chosen; `profileId` is undefined if the person wants to type the company instead. */
  | { type: 'company.chosen'; profileId: string | undefined }
  | { type: 'payment.chosen'; profileId: string | undefined }
  /** A step is complete, including the numbers that only the screens contain. */
  | { type: 'step.submitted'; step: FormStep }
  | RequestConfirmed
  /** The person has returned to the page where requests begin. */
  | { type: 'request.left' }
  /** The person leaves the screens: unsaved text is saved first. */
  | { type: 'leaving.requested' }
  /** The person wants to check again whether the request has arrived. */
  | { type: 'outcome.checked' }
  /** A step is requested by its address, a link or "back"; the request may be refused. */
  | { type: 'step.requested'; step: RequestStep }

export type RequestEmitted =
  | { type: 'subscription.requested'; receipt: Receipt }
  /** The draft does not exist any more. */
  | { type: 'draft.lost' }
  /** The server no longer knows the files. */
  | { type: 'documents.lost' }

const noDocuments: Documents = { rnImgViewInfo: null, ddlImgViewInfo: null }
const firstOrder: ServiceOrder = {
  serviceCode: 'SSO',
  planCode: 'BASIC',
  userCount: 1,
  paymentCycle: 'M',
  currency: 'KRW',
}

/** Returns the values of an empty request, in which no option is selected. */
export const freshRequest = (order: ServiceOrder = firstOrder) =>
  ({
    draftId: undefined,
    form: emptyForm(order),
    terms: [],
    documents: noDocuments,
    profiles: undefined,
    companyProfileId: undefined,
    paymentProfileId: undefined,
    passed: [],
    returning: false,
    lacking: undefined,
    quote: undefined,
    keptUntil: undefined,
    unsure: false,
    problem: undefined,
    keepingProblem: undefined,
  }) satisfies Omit<RequestContext, keyof RequestInput | 'idempotencyKey'>

/** Returns the values of the context that a saved draft restores. */
export function restoredForm({
  draftId,
  form: saved,
  terms,
  rnImgViewInfo,
  ddlImgViewInfo,
  companyProfileId,
  paymentProfileId,
  expiresAt: keptUntil,
}: SubscriptionDraft) {
  const { paymentGiro, paymentCard, paymentAccount } = emptyForm(saved.serviceInfo)
  const form = {
    ...saved,
    paymentGiro: saved.paymentGiro ?? paymentGiro,
    // A draft of an earlier release has no registered card.
    paymentCard: saved.paymentCard ? { ...paymentCard!, ...saved.paymentCard } : paymentCard,
    paymentAccount: saved.paymentAccount ?? paymentAccount,
  }
  return {
    draftId,
    form,
    terms,
    documents: { rnImgViewInfo, ddlImgViewInfo },
    companyProfileId: companyProfileId ?? undefined,
    paymentProfileId: paymentProfileId ?? undefined,
    keptUntil,
  }
}

/** Returns the first incomplete step, or the review. */
export const firstOpen = ({ passed }: Pick<RequestContext, 'passed'>): RequestStep =>
  formSteps.find((step) => !passed.includes(step)) ?? 'review'

/** Whether a step may be entered: all previous steps are complete. */
export function isStepOpen({ draftId, passed }: RequestContext, step: RequestStep): boolean {
  if (step === 'terms') return true
  const previousSteps = step === 'review' ? formSteps : formSteps.slice(0, formSteps.indexOf(step))
  return draftId !== undefined && previousSteps.every((each) => passed.includes(each))
}

/** Whether a step is complete, apart from the numbers that only the screens contain. */
export function isComplete(context: RequestContext, step: FormStep): boolean {
  return Object.keys(mistakesIn(context, step, emptySecrets)).every((path) => path.startsWith('secrets.'))
}

/** Returns the steps that remain complete after a change in one step. */
export function passedAfterChange(
  { passed, form }: RequestContext,
  changes: FormChanges,
): readonly FormStep[] {
  const touchedSteps: FormStep[] = [
    ...(changes.companyInfo ? ['company' as const] : []),
    ...(changes.subscriberInfo ? ['subscriber' as const] : []),
    ...(changes.adminInfo ? ['admin' as const] : []),
    ...(changes.serviceInfo ? ['service' as const] : []),
    ...(changes.paymentMethodCode !== undefined ||
    changes.paymentGiro ||
    changes.paymentCard ||
    changes.paymentAccount
      ? ['payment' as const]
      : []),
    // The form of a person has other fields than that of a business.
    ...(changes.accountTypeDetail !== undefined && changes.accountTypeDetail !== form.accountTypeDetail
      ? (['company', 'subscriber'] as const)
      : []),
  ]
  return passed.filter((step) => !touchedSteps.includes(step))
}

/** Returns the form with the consent to withdrawals from the card. This consent is given at the review. */
const agreedForm = (form: SubscriptionForm, withdrawAgreeYn: Schema<'Yn'>): SubscriptionForm =>
  form.paymentCard ? { ...form, paymentCard: { ...form.paymentCard, withdrawAgreeYn } } : form

/**
 * Returns the input of requestSubscription: only the chosen payment method, with the card and account numbers that
 * only the screens contain.
 */
export function requestOf(
  context: RequestContext,
  { secrets, withdrawAgreeYn }: Omit<RequestConfirmed, 'type'>,
): Input<'requestSubscription'> {
  const {
    idempotencyKey,
    draftId,
    documents: { rnImgViewInfo, ddlImgViewInfo },
    quote,
  } = context
  const [company, payment] = [chosenCompany(context), chosenPayment(context)]
  // A payment method that was typed before a known one was chosen is not sent.
  const form = payment ? { ...context.form, paymentMethodCode: null } : context.form
  const chosenForm = chosenFields({ form, secrets })
  const isPerson = context.form.accountTypeDetail === 'PERSON'
  const needsNone = isPerson || storedCertificate(context) !== null
  return {
    idempotencyKey,
    draftId: draftId!,
    form: agreedForm(chosenForm.form, withdrawAgreeYn),
    secrets: sentNumbers(chosenForm.secrets),
    rnFileId: needsNone ? null : (rnImgViewInfo?.fileId ?? null),
    ddlFileId: ddlImgViewInfo?.fileId ?? null,
    totalAmount: quote?.totalAmount ?? 0,
    companyProfileId: company?.profileId ?? null,
    paymentProfileId: payment?.profileId ?? null,
    withdrawAgreeYn,
  }
}

/** Returns the request that was created from the draft, if there is one. */
export const receiptOf = (
  { draftId }: Pick<RequestContext, 'draftId'>,
  { requests }: RequestDefaults,
): Receipt | undefined => requests.find((request) => request.draftId === draftId)
