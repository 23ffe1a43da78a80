import { expect } from '@playwright/test'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import approval from '#src/features/access/approval-texts.json' with { type: 'json' }
import texts from '#src/features/access/texts.json' with { type: 'json' }
import type { AccessLifecycleContext } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { blockedGrant, requestedTerm } from '#src/machines/access-lifecycle/testing/samples.ts'
import { question } from '../support/withdrawal.ts'
import { orderActions } from './access-lifecycle-order-worlds.ts'
import { askTexts, type Machine, type Person } from './access-lifecycle-people.ts'
import type { Gestures } from './flow.ts'
import { fillText } from './screen.ts'
import { field, press } from './walk.ts'

const isOwn = ({ context }: { context: unknown }) =>
  (context as AccessLifecycleContext).detail?.request.ownYn === 'Y'

/** A person's actions for each event of a request for access. */
export const gestures = {
  'preview.requested': {
    async make({ page }) {
      await page
        .getByRole('radio', { name: new RegExp(`^${fillText(texts.form.cycle.M, { count: 1 })}`) })
        .check()
      await field(page, texts.form.reason).fill(requestedTerm.reason)
      await press(page, texts.form.next)
      return { type: 'preview.requested', ...requestedTerm }
    },
    leadsTo: { editing: ['previewingAccessRequest'] },
  },
  'step.left': {
    async make({ page }, event) {
      await press(page, texts.form.edit)
      return event
    },
    leadsTo: { reviewing: ['editing'] },
  },
  'request.confirmed': {
    async make({ page }, event) {
      await press(page, texts.form.submit.APPLY)
      return event
    },
    leadsTo: { reviewing: ['creatingAccessRequest'] },
  },
  'decision.confirmed': {
    where: (from) => !isOwn(from),
    async make({ page, pass }, event) {
      await field(page, texts.request.decide.comment).fill(event.comment)
      if (event.termDays !== null) await field(page, texts.request.decide.term).fill(String(event.termDays))
      await press(
        page,
        event.decision === 'APPROVE' ? texts.request.decide.approve : texts.request.decide.reject,
      )
      await expect(page.getByText(texts.request.decide.held[event.decision])).toBeVisible()
      await pass(UNDO_SECONDS)
      return event
    },
    leadsTo: { reading: ['decidingAccessRequest'] },
  },
  'comment.submitted': {
    async make({ page, person: { side } }, event) {
      await field(page, askTexts(side).label).fill(event.body)
      await press(page, askTexts(side).submit)
      return event
    },
    leadsTo: { reading: ['commentingAccessRequest'] },
  },
  'withdrawal.confirmed': {
    where: isOwn,
    async make({ page }, event) {
      await press(page, texts.request.withdraw)
      await question(page).getByRole('button', { name: texts.request.withdraw }).click()
      return event
    },
    leadsTo: { reading: ['withdrawingAccessRequest'] },
  },
  'order.confirmed': {
    // The action is possible unless the request is changed or missing. In these cases the screen reports the problem
    // first.
    where({ context }, { grant }) {
      const { order, problem } = context as AccessLifecycleContext
      const isOutdated = problem?.is('accessGrant.changed', 'accessGrant.missing') ?? false
      return !isOutdated && (order === 'LIFT') === (grant === blockedGrant)
    },
    async make({ page, context }, event) {
      await question(page).getByLabel(approval.member.reason).fill(event.comment)
      await question(page)
        .getByRole('button', { name: approval.member.submit[orderActions[context.order!]] })
        .click()
      return event
    },
    leadsTo: { ordering: ['revokingAccessGrant', 'blockingAccessGrant', 'liftingAccessGrant'] },
  },
} satisfies Gestures<Machine, Person>
