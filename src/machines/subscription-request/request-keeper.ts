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
  initial: 'saved',
  on: {
    'request.begun': { target: '.saved', actions: 'clearKeepingProblem' },
    'draft.opened': { target: '.saved', actions: 'clearKeepingProblem' },
    // What is asked for is sent whole.
    'request.confirmed': { target: '.saved', actions: 'clearKeepingProblem' },
  },
  states: {
    saved: { on: whenChanged },
    unsaved: {
      after: { [PAUSE_IN_TYPING_MS]: [toSaving, { target: 'draftMissing' }] },
      on: { ...whenChanged, ...atOnce },
    },
    // The draft was lost meanwhile: what was typed is kept as soon as there is another one.
    draftMissing: { always: toSaving },
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
          target: 'saved',
          actions: ['clearKeepingProblem', { type: 'keepTime', params: ({ event }) => event }],
        },
        onError: { target: 'saveFailed', actions: { type: 'keepKeepingProblem', params: failure } },
      },
      on: whenChanged,
    },
    saveFailed: { on: { ...whenChanged, ...atOnce } },
  },
})
