import type { FormStep } from '#domain/subscription/fields.ts'
import type { RequestStep } from './request-context.ts'
import { requestSetup } from './request-setup.ts'

const nextStep = {
  company: 'subscriber',
  subscriber: 'admin',
  admin: 'service',
  service: 'payment',
  payment: 'resuming',
} as const

const toStep = <const Step extends RequestStep, const Target extends string>(step: Step, target: Target) =>
  ({
    guard: {
      type: 'isWanted',
      params: ({ event }: { event: { step: RequestStep } }) => ({ step, wanted: event.step }),
    },
    target,
    actions: 'clearProblem',
  }) as const
/** The transitions to each step that is requested by its address, if the step is open. */
export const steps = [
  toStep('terms', 'readingTerms'),
  toStep('company', 'company'),
  toStep('subscriber', 'subscriber'),
  toStep('admin', 'admin'),
  toStep('service', 'service'),
  toStep('payment', 'payment'),
  toStep('review', 'estimatingSubscription'),
] as const

/** A known company completes the steps up to the payment. */
const afterKnownCompany = {
  guard: {
    type: 'isCompanyKnown',
    params: ({ event }: { event: { step: FormStep } }) => ({ of: event.step }),
  },
  target: 'payment',
  actions: ['clearProblem', 'passCompany'],
} as const

/** Returns the state of a step with fields. */
export const fillingState = <const Step extends FormStep>(step: Step) =>
  requestSetup.createStateConfig({
    meta: { step },
    on: {
      'form.changed': { actions: { type: 'keepChanges', params: ({ event }) => event } },
      'choice.made': { actions: { type: 'keepChanges', params: ({ event }) => event } },
      'documents.changed': { actions: { type: 'keepDocuments', params: ({ event }) => event } },
      ...(step === 'company' && {
        'company.chosen': { actions: { type: 'chooseCompany' as const, params: ({ event }) => event } },
      }),
      ...(step === 'payment' && {
        'payment.chosen': { actions: { type: 'choosePayment' as const, params: ({ event }) => event } },
      }),
      'step.submitted': [
        {
          guard: { type: 'isLastChange', params: ({ event }) => ({ step, of: event.step }) },
          target: 'estimatingSubscription',
          actions: ['clearProblem', { type: 'pass', params: { step } }],
        },
        ...(step === 'company' ? [afterKnownCompany] : []),
        {
          guard: { type: 'isComplete', params: ({ event }) => ({ step, of: event.step }) },
          target: nextStep[step],
          actions: [
            'clearProblem',
            { type: 'pass', params: { step } },
            ...(step === 'payment' ? ['findMissingStep' as const] : []),
          ],
        },
      ],
      'step.requested': steps,
    },
  })
