import texts from '#src/features/subscription/request/texts.json' with { type: 'json' }
import type { RequestContext } from '#src/machines/subscription-request/request-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { type Gestures, leafOf } from './flow.ts'
import { fillText } from './screen.ts'
import { isRefusal } from './steps.ts'
import type { requestWizard } from './subscription-request-machine.ts'
import type { Requester } from './subscription-request-worlds.ts'
import { field, press } from './walk.ts'

type Machine = typeof requestWizard
const { hub, terms, review } = texts
const contextOf = ({ context }: { context: unknown }) => context as RequestContext

/** The step to which the button "previous" leads. */
const previousStep: Partial<Record<string, string>> = {
  company: 'terms',
  subscriber: 'company',
  admin: 'subscriber',
  service: 'admin',
  payment: 'service',
  reviewing: 'payment',
}
const isLost = (soFar: Path) => soFar.some(({ step }) => isOutcome(step) && isRefusal(step, 'draft.missing'))

/** A person's actions for each event of a request. */
export const gestures = {
  'request.begun': {
    async make({ page }, event) {
      await page.getByRole('link', { name: hub.start }).click()
      return event
    },
    where: (from) => leafOf<Machine>(from) === 'resting',
    leadsTo: { resting: ['readingTerms'] },
  },
  'draft.opened': {
    async make({ page, person: { draftId } }, event) {
      await page
        .getByRole('link', { name: new RegExp(`${hub.resume}$`) })
        .first()
        .click()
      return { ...event, draftId }
    },
    where: (from, _, soFar) => leafOf<Machine>(from) === 'resting' && !isLost(soFar) && soFar.length === 0,
    leadsTo: { resting: ['gettingSubscriptionDraft'] },
  },
  'draft.retried': {
    async make({ page }, event) {
      await press(page, texts.retry)
      return event
    },
    leadsTo: { unreached: ['gettingSubscriptionDraft'] },
  },
  'terms.ticked': {
    async make({ page }, event) {
      for (const box of await page.getByRole('checkbox', { name: /^\[필수\]/ }).all()) await box.check()
      return event
    },
    where: (from) => contextOf(from).terms.length === 0,
    leadsTo: { readingTerms: ['readingTerms'] },
  },
  'terms.submitted': {
    async make({ page }, event) {
      await press(page, terms.submit)
      return event
    },
    where: (from) => contextOf(from).terms.length > 0,
    leadsTo: { readingTerms: ['agreeingSubscriptionTerms'] },
  },
  'form.changed': {
    async make({ page }, event) {
      await page.getByLabel(/^부서/).fill(event.changes.adminInfo!.deptName)
      return event
    },
    where: (from, { changes }) =>
      leafOf<Machine>(from) === 'admin' &&
      contextOf(from).form.adminInfo.deptName !== changes.adminInfo!.deptName,
    leadsTo: { admin: ['admin'] },
  },
  'choice.made': { make: unreachableStep, leadsTo: {} },
  'documents.changed': { make: unreachableStep, leadsTo: {} },
  'company.chosen': { make: unreachableStep, leadsTo: {} },
  'payment.chosen': { make: unreachableStep, leadsTo: {} },
  'leaving.requested': { make: unreachableStep, leadsTo: {} },
  'step.submitted': {
    async make({ page, context }, event) {
      if (event.step === 'payment' && context.form.paymentMethodCode === 'A') {
        await field(page, '계좌 번호').fill('110-000-123456')
        await field(page, '사업자등록번호 또는 생년월일').fill('1248100998')
      }
      await press(page, texts.next)
      return event
    },
    where: (from, { step }) =>
      leafOf<Machine>(from) === step && contextOf(from).form.companyInfo.companyName !== '',
    leadsTo: {
      company: ['subscriber', 'estimatingSubscription'],
      subscriber: ['admin', 'estimatingSubscription'],
      admin: ['service', 'estimatingSubscription'],
      service: ['payment', 'estimatingSubscription'],
      payment: ['estimatingSubscription'],
    },
  },
  'step.requested': {
    async make({ page, soFar }, event) {
      const isReview = soFar.length > 0 && leafOf<Machine>(soFar.at(-1)!.drawn) === 'reviewing'
      if (isReview && event.step !== 'terms' && event.step !== 'review')
        await press(page, fillText(review.changeOf, { step: texts.step[event.step] }))
      else await press(page, texts.previous)
      return event
    },
    where: (from, { step }) => {
      const leaf = leafOf<Machine>(from)
      return previousStep[leaf] === step || (leaf === 'reviewing' && step !== 'terms')
    },
    leadsTo: {
      company: ['readingTerms'],
      subscriber: ['company'],
      admin: ['subscriber'],
      service: ['admin'],
      payment: ['service'],
      reviewing: ['company', 'subscriber', 'admin', 'service', 'payment'],
    },
  },
  'request.confirmed': {
    async make({ page, context: { unsure } }, event) {
      const consent = page.getByRole('checkbox', { name: /^\[필수\]/ })
      if ((await consent.count()) > 0) await consent.check()
      await press(page, unsure ? review.submitAgain : review.submit)
      return event
    },
    leadsTo: { reviewing: ['requestingSubscription'] },
  },
  'request.left': {
    async make({ page }, event) {
      await page.getByRole('main').getByRole('link', { name: texts.previous, exact: true }).click()
      return event
    },
    where: (from) => leafOf<Machine>(from) === 'readingTerms',
    leadsTo: { readingTerms: ['resting'] },
  },
  'outcome.checked': {
    async make({ page }, event) {
      await press(page, review.check)
      return event
    },
    leadsTo: { outcomeUnknown: ['gettingSubscriptionDesk'] },
  },
} satisfies Gestures<Machine, Requester>

function unreachableStep(): never {
  throw new Error('The walk types everything that its draft does not bring, and changes no papers.')
}
