import { failure } from '../failures.ts'
import { requestSetup } from './request-setup.ts'

const PAUSE_IN_TYPING_MS = 1500
const toUnsaved = { guard: 'hasDraft', target: 'unsaved', reenter: true } as const
const toSaving = { guard: 'hasDraft', target: 'savingSubscriptionDraft' } as const
const toSavingAgain = { ...toSaving, reenter: true } as const
// Nothing comes after a choice as letters come after a letter.
const whenChanged = {
  'form.changed': toUnsaved,
  'choice.made': toSavingAgain,
  'documents.changed': toSavingAgain,
  'company.chosen': toSavingAgain,
  'payment.chosen': toSavingAgain,
} as const

const atOnce = {
  'step.submitted': toSaving,
  'request.left': toSaving,
  'leaving.requested': toSaving,
} as const

/** Keeps the draft on the server: at once what is chosen, what is typed after a pause, and all with every step that is done. */
export const keeper = requestSetup.createStateConfig({
  initial: 'kept',
  on: {
    'request.begun': { target: '.kept', actions: 'clearKeepingProblem' },
    'draft.opened': { target: '.kept', actions: 'clearKeepingProblem' },
    // What is asked for is sent whole.
    'request.confirmed': { target: '.kept', actions: 'clearKeepingProblem' },
  },
  states: {
    kept: { on: whenChanged },
    unsaved: {
      after: { [PAUSE_IN_TYPING_MS]: [toSaving, { target: 'homeless' }] },
      on: { ...whenChanged, ...atOnce },
    },
    // The draft was lost meanwhile: what was typed is kept as soon as there is another one.
    homeless: { always: toSaving },
    savingSubscriptionDraft: {
      invoke: {
        id: 'saveSubscriptionDraft',
        src: 'saveSubscriptionDraft',
        input: ({ context: { draftId, form, documents, companyProfileId, paymentProfileId } }) => ({
          draftId: draftId!,
          form,
          ...documents,
          companyProfileId: companyProfileId ?? null,
          paymentProfileId: paymentProfileId ?? null,
        }),
        onDone: {
          target: 'kept',
          actions: ['clearKeepingProblem', { type: 'keepTime', params: ({ event }) => event }],
        },
        onError: { target: 'unkept', actions: { type: 'keepKeepingProblem', params: failure } },
      },
      on: whenChanged,
    },
    unkept: { on: { ...whenChanged, ...atOnce } },
  },
})
