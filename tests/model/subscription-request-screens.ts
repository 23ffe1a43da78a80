import { expect } from '@playwright/test'
import type { FormStep } from '#domain/subscription/fields.ts'
import texts from '#src/features/subscription/request/texts.json' with { type: 'json' }
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, open, type Screen } from './screen.ts'
import type { requestWizard } from './subscription-request-machine.ts'

const hub = '/subscription'
const address = '/subscription/request'
const { review, previous, next } = texts
const stepNames = ['terms', 'company', 'subscriber', 'admin', 'service', 'payment', 'review'] as const
const formSteps = stepNames.slice(1, -1) as FormStep[]
const progress = (step: (typeof stepNames)[number]) =>
  fillText(texts.progress, { count: stepNames.length, current: stepNames.indexOf(step) + 1 })

/** Returns the screen until the current step of the draft is known. */
const unknownScreen = () => ({ address, heading: '', problem: [], buttons: [] })
const terms = ({ problem }: RequestContext, submit: string): Partial<Screen> => ({
  address: '/subscription/terms',
  heading: texts.terms.title,
  progress: progress('terms'),
  problem: linesOf(problem),
  buttons: expect.arrayContaining([previous, submit]) as string[],
})
const filling =
  (step: FormStep) =>
  ({ problem }: RequestContext): Partial<Screen> => ({
    address,
    heading: texts[step].title,
    progress: progress(step),
    problem: linesOf(problem),
    buttons: expect.arrayContaining([previous, next]) as string[],
  })
const checking = (problem: string[], shown: typeof open, last: string): Partial<Screen> => ({
  address,
  heading: review.title,
  progress: progress('review'),
  problem,
  buttons: [
    ...formSteps.map((step) => shown(fillText(review.changeOf, { step: texts.step[step] }))),
    shown(previous),
    last,
  ],
})
const waiting = ({ problem }: RequestContext) => checking(linesOf(problem), closed, busy(review.submit))

/** The expected screen of each state, written by hand. */
export const screens = {
  resting: () => ({ address: hub, heading: texts.title, problem: [] }),
  gettingSubscriptionDraft: unknownScreen,
  listingSubscriptionProfiles: unknownScreen,
  unreached: ({ problem }) => ({
    address,
    heading: texts.title,
    problem: linesOf(problem),
    buttons: [texts.retry],
  }),
  resuming: 'is left at once',
  readingTerms: (context) => terms(context, texts.terms.submit),
  agreeingSubscriptionTerms: (context) => terms(context, busy(texts.terms.submit)),
  lookingUpCompany: (context) => terms(context, busy(texts.terms.submit)),
  company: filling('company'),
  subscriber: filling('subscriber'),
  admin: filling('admin'),
  service: filling('service'),
  payment: filling('payment'),
  estimatingSubscription: waiting,
  reviewing: ({ problem, unsure }) =>
    checking(
      unsure ? [review.unsureTitle] : linesOf(problem),
      open,
      unsure ? review.submitAgain : review.submit,
    ),
  requestingSubscription: waiting,
  gettingSubscriptionDesk: waiting,
  outcomeUnknown: () => checking([review.outcomeUnknownTitle], closed, review.check),
  requested: () => ({
    address: '/subscription/done',
    heading: texts.done.title,
    problem: [],
    buttons: [texts.done.my, texts.done.again],
  }),
} satisfies Screens<typeof requestWizard>
