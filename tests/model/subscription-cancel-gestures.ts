import { endReasons } from '#server/domains/subscription/cancel.rules.ts'
import texts from '#src/features/subscription/cancel/texts.json' with { type: 'json' }
import type { CancelContext } from '#src/machines/subscription-cancel/cancel-context.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'
import { question } from '../support/withdrawal.ts'
import { type Gestures, leafOf } from './flow.ts'
import type { Subscriber } from './subscription-cancel-worlds.ts'
import { press } from './walk.ts'

type Machine = typeof subscriptionCancelMachine
const calls = ['withdrawingSubscription', 'modifyingSubscriptionCancellation'] as const

/** A person's actions for each event of the cancellation of a subscription. */
export const gestures = {
  'reason.chosen': {
    async make({ page }, event) {
      const { reasonName } = endReasons.find(({ reasonCode }) => reasonCode === event.reasonCode)!
      await page.getByRole('radio', { name: reasonName }).check()
      return event
    },
    where: ({ context }, { reasonCode }) => (context as CancelContext).reasonCode !== reasonCode,
    leadsTo: { choosingReason: ['choosingReason'] },
  },
  'reason.accepted': {
    async make({ page }, event) {
      await press(page, texts.reason.next)
      return event
    },
    leadsTo: { choosingReason: ['choosingEnd'] },
  },
  'alternative.taken': {
    async make({ page }, event) {
      await page.getByRole('link', { name: texts.reason.alternative }).click()
      return event
    },
    leadsTo: { choosingReason: ['takingAlternative'] },
  },
  'end.chosen': {
    async make({ page }, event) {
      await page.getByRole('radio', { name: new RegExp(`^${texts.form.option[event.endOption]}`) }).check()
      return event
    },
    where({ context }, event) {
      const {
        estimate: { options },
        endOption,
      } = context as CancelContext
      return endOption !== event.endOption && options.some((option) => option.endOption === event.endOption)
    },
    leadsTo: { choosingEnd: ['choosingEnd'] },
  },
  'ending.requested': {
    async make({ page, context: { before, endOption } }, event) {
      await press(page, before ? texts.form.confirm : texts.form.submit[endOption!])
      return event
    },
    leadsTo: { choosingEnd: ['confirming'], comparing: ['confirming'] },
  },
  'ending.confirmed': {
    async make({ page, context: { endOption } }, event) {
      await question(page).getByRole('button', { name: texts.form.submit[endOption!] }).click()
      return event
    },
    leadsTo: { confirming: calls },
  },
  'ending.reconsidered': {
    async make({ page }, event) {
      const isAsked = (await question(page).count()) > 0
      await (isAsked ? question(page) : page).getByRole('button', { name: texts.form.reconsider }).click()
      return event
    },
    leadsTo: { confirming: ['choosingEnd'], comparing: ['choosingEnd'] },
  },
  'ending.retried': {
    async make({ page }, event) {
      await press(page, texts.form.retry)
      return event
    },
    leadsTo: { unconfirmed: calls },
  },
  'step.requested': {
    async make({ page, soFar }, event) {
      if (event.step === 'form') await page.goForward()
      else if (soFar.length > 0 && leafOf<Machine>(soFar.at(-1)!.drawn) === 'comparing') await page.goBack()
      else await press(page, texts.form.previous)
      return event
    },
    // A step that was left with the browser’s back button can be reached again with the browser's forward button.
    where: (_, { step }, soFar) =>
      step === 'reason' ||
      (soFar.at(-1)?.step.type === 'step.requested' && leafOf<Machine>(soFar.at(-2)!.drawn) === 'comparing'),
    leadsTo: {
      choosingReason: ['choosingEnd'],
      choosingEnd: ['choosingReason'],
      comparing: ['choosingReason'],
    },
  },
} satisfies Gestures<Machine, Subscriber>
