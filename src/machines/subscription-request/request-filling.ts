import type { FormStep } from '#domain/subscription/fields.ts'
import type { RequestStep } from './request-context.ts'
import { requestSetup } from './request-setup.ts'

const next = {
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
/** To every step by its address, if it is open. */
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
const whenKnown = {
  guard: {
    type: 'isCompanyKnown',
    params: ({ event }: { event: { step: FormStep } }) => ({ of: event.step }),
  },
  target: 'payment',
  actions: ['clearProblem', 'passCompany'],
} as const

/** A step with fields. */
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
        ...(step === 'company' ? [whenKnown] : []),
        {
          guard: { type: 'isComplete', params: ({ event }) => ({ step, of: event.step }) },
          target: next[step],
          actions: [
            'clearProblem',
            { type: 'pass', params: { step } },
            ...(step === 'payment' ? ['seeWhatLacks' as const] : []),
          ],
        },
      ],
      'step.requested': steps,
    },
  })
