import { failure } from '../failures.ts'
import { requestSetup } from './request-setup.ts'

const PAUSE_IN_TYPING_MS = 1500
const toUnsaved = { guard: 'hasDraft', target: 'unsaved', reenter: true } as const
const toSaving = { guard: 'hasDraft', target: 'savingSubscriptionDraft' } as const
const toSavingAgain = { ...toSaving, reenter: true } as const
// Choices are saved at once, since they are less frequent than keystrokes.
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

/**
 * Saves the draft on the server: choices at once, typed text after a pause, and everything with every completed step.
 */
export const draftSaving = requestSetup.createStateConfig({
  initial: 'saved',
  on: {
    'request.begun': { target: '.saved', actions: 'clearKeepingProblem' },
    'draft.opened': { target: '.saved', actions: 'clearKeepingProblem' },
    // The request itself contains all data of the draft, so the draft need not be saved.
    'request.confirmed': { target: '.saved', actions: 'clearKeepingProblem' },
  },
  states: {
    saved: { on: whenChanged },
    unsaved: {
      after: { [PAUSE_IN_TYPING_MS]: [toSaving, { target: 'draftMissing' }] },
      on: { ...whenChanged, ...atOnce },
    },
    // The draft no longer exists: typed text is saved as soon as there is another draft.
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
