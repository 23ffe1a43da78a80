import { assign, emit, setup } from 'xstate'
import { emptySecrets } from '#domain/subscription/empty-form.ts'
import { type FormStep, formSteps } from '#domain/subscription/fields.ts'
import { nextCompany, nextPayment } from '#domain/subscription/profiles.ts'
import type { Failure } from '../failures.ts'
import { needs } from '../operation-actors.ts'
import type { StepMeta } from '../step-of.ts'
import { isOutcomeUnknown } from '../unknown-outcome.ts'
import {
  type Documents,
  type DraftSaved,
  type FormChanges,
  firstOpen,
  freshRequest,
  isComplete,
  isStepOpen,
  passedAfterChange,
  type Quote,
  type Receipt,
  type RequestContext,
  type RequestDefaults,
  type RequestEmitted,
  type RequestEvent,
  type RequestInput,
  type RequestStep,
  receiptOf,
  restoredForm,
  type ServiceOrder,
  type SubscriptionDraft,
  type TermsAnswer,
} from './request-context.ts'
import {
  chosenCompany,
  chosenPayment,
  completeSteps,
  isUnchangedForm,
  type Profiles,
  peopleOf,
} from './request-profiles.ts'

/**
 * Returns the changes of the context when a company is chosen: the company, its people, and the steps that are
 * complete with these values. Without a company all of them are removed.
 */
function withCompany(context: RequestContext, companyProfileId: string | undefined) {
  const form = { ...context.form, ...peopleOf(context, chosenCompany({ ...context, companyProfileId })) }
  const complete = completeSteps({ ...context, form, companyProfileId }, emptySecrets)
  // The plan was chosen immediately before the request, so a person with known profiles need not review the plan
  // again.
  const isPassed = (step: FormStep) =>
    step === 'payment' || (step === 'service' && companyProfileId === undefined)
      ? context.passed.includes(step)
      : complete.includes(step)
  return { form, companyProfileId, passed: formSteps.filter(isPassed) }
}

const beforePayment: readonly FormStep[] = formSteps.slice(0, -1)

type WantedStep = { step: RequestStep; wanted: RequestStep }

/** The actors, actions and guards of the request machine. */
export const requestSetup = setup({
  types: {} as {
    input: RequestInput
    context: RequestContext
    events: RequestEvent
    emitted: RequestEmitted
    tags: 'busy'
    meta: StepMeta<RequestStep>
  },
  actors: needs(
    'getSubscriptionDraft',
    'agreeSubscriptionTerms',
    'listSubscriptionProfiles',
    'saveSubscriptionDraft',
    'estimateSubscription',
    'requestSubscription',
    'getSubscriptionDesk',
  ),
  actions: {
    begin: assign(({ context: { newKey } }, { order }: { order: ServiceOrder }) => ({
      ...freshRequest(order),
      idempotencyKey: newKey(),
    })),
    open: assign(({ context: { newKey } }, { draftId }: { draftId: string }) => ({
      ...freshRequest(),
      draftId,
      idempotencyKey: newKey(),
    })),
    restore: assign((_, { output }: { output: SubscriptionDraft }) => restoredForm(output)),
    // New customers review the plan once, although it has no missing fields.
    keepProfiles: assign(({ context }, { output }: { output: Profiles }) => {
      const withProfiles = { ...context, profiles: output }
      return {
        profiles: output,
        companyProfileId: chosenCompany(withProfiles)?.profileId,
        paymentProfileId: chosenPayment(withProfiles)?.profileId,
        passed: isUnchangedForm(context) ? [] : completeSteps(withProfiles, emptySecrets),
      }
    }),
    chooseCompany: assign(({ context }, { profileId }: { profileId: string | undefined }) =>
      withCompany(context, profileId),
    ),
    choosePayment: assign(({ context }, { profileId }: { profileId: string | undefined }) => ({
      paymentProfileId: profileId,
      passed: context.passed.filter((step) => step !== 'payment'),
    })),
    passCompany: assign(({ context: { passed } }) => ({
      passed: formSteps.filter((step) => beforePayment.includes(step) || passed.includes(step)),
    })),
    chooseFirst: assign(({ context }) => ({
      ...withCompany(context, context.profiles && nextCompany(context.profiles)?.profileId),
      paymentProfileId: context.profiles && nextPayment(context.profiles)?.profileId,
    })),
    // Text that was typed during the call is newer than the server's version, so it is not overwritten.
    keepDraft: assign((_, { output }: { output: SubscriptionDraft }) => ({
      draftId: output.draftId,
      terms: output.terms,
      keptUntil: output.expiresAt,
    })),
    keepTime: assign((_, { output }: { output: DraftSaved }) => ({ keptUntil: output.expiresAt })),
    keepTerms: assign((_, { terms }: { terms: readonly TermsAnswer[] }) => ({ terms })),
    keepChanges: assign(({ context }, { changes }: { changes: FormChanges }) => ({
      form: { ...context.form, ...changes },
      passed: passedAfterChange(context, changes),
    })),
    keepDocuments: assign(({ context }, { documents }: { documents: Documents }) => ({
      documents,
      passed:
        documents.rnImgViewInfo === null
          ? context.passed.filter((step) => step !== 'company')
          : context.passed,
    })),
    pass: assign(({ context: { passed, lacking } }, { step }: { step: FormStep }) => ({
      passed: formSteps.filter((each) => each === step || passed.includes(each)),
      lacking: lacking === step ? undefined : lacking,
    })),
    // Only the incomplete step has to be completed. The review follows this step.
    findMissingStep: assign(({ context: { passed } }) => {
      const lacking = formSteps.find((step) => !passed.includes(step))
      return { lacking, returning: lacking !== undefined }
    }),
    comeFromReview: assign({ returning: true }),
    goOn: assign({ returning: false }),
    keepQuote: assign((_, { output }: { output: Quote }) => ({ quote: output })),
    beUnsure: assign({ unsure: true }),
    beSure: assign({ unsure: false }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newKey() }),
    forgetDraft: assign({ draftId: undefined }),
    keepProblem: assign((_, { problem }: Failure) => ({ problem })),
    clearProblem: assign({ problem: undefined }),
    keepKeepingProblem: assign((_, { problem }: Failure) => ({ keepingProblem: problem })),
    clearKeepingProblem: assign({ keepingProblem: undefined }),
    notifyRequested: emit(
      (_, { output }: { output: Receipt }) => ({ type: 'subscription.requested', receipt: output }) as const,
    ),
    notifyFound: emit(
      ({ context }, { output }: { output: RequestDefaults }) =>
        ({ type: 'subscription.requested', receipt: receiptOf(context, output)! }) as const,
    ),
    notifyLost: emit({ type: 'draft.lost' } as const),
    notifyDocumentsLost: emit({ type: 'documents.lost' } as const),
  },
  guards: {
    hasProfiles: ({ context }) => context.profiles !== undefined,
    mayChooseFirst: ({ context }, { output }: { output: Profiles }) =>
      isUnchangedForm(context) && output.companies.length > 0,
    isCompanyKnown: ({ context }, { of }: { of: FormStep }) =>
      of === 'company' &&
      chosenCompany(context) !== undefined &&
      beforePayment.every((each) => completeSteps(context, emptySecrets).includes(each)),
    isProfileGone: (_, { problem }: Failure) => problem.is('profile.missing', 'card.expired'),
    isAt: ({ context }, { step }: { step: RequestStep }) => firstOpen(context) === step,
    isWanted: ({ context }, { step, wanted }: WantedStep) => step === wanted && isStepOpen(context, step),
    isComplete: ({ context }, { step, of }: { step: FormStep; of: FormStep }) =>
      step === of && isComplete(context, step),
    // When the person comes from the review, the screens contain the card and account numbers of all steps.
    isLastChange: ({ context }, { step, of }: { step: FormStep; of: FormStep }) =>
      step === of &&
      context.returning &&
      isComplete(context, step) &&
      formSteps.every((each) => each === step || context.passed.includes(each)),
    hasDraft: ({ context }) => context.draftId !== undefined,
    isUnsure: ({ context }) => context.unsure,
    isOutcomeUnknown: (_, { problem }: Failure) => isOutcomeUnknown(problem),
    isMissing: (_, { problem }: Failure) => problem.is('draft.missing'),
    isOutdated: (_, { problem }: Failure) => problem.is('terms.outdated'),
    isPriceChanged: (_, { problem }: Failure) => problem.is('price.changed'),
    isFileMissing: (_, { problem }: Failure) => problem.is('upload.missing'),
    mayHaveArrived: (_, { problem }: Failure) => problem.is('key.reused', 'draft.missing'),
    wasMissing: ({ context }) => context.problem?.is('draft.missing') ?? false,
    hasArrived: ({ context }, { output }: { output: RequestDefaults }) =>
      receiptOf(context, output) !== undefined,
  },
})
