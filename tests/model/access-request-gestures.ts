import texts from '#src/i18n/locales/ko/access.json' with { type: 'json' }
import type { accessRequestMachine } from '#src/machines/access-request/access-request.machine.ts'
import { type Applicant, reason, termDays } from './access-request-worlds.ts'
import type { Gestures } from './flow.ts'
import { say } from './screen.ts'
import { field, press } from './walk.ts'

/** What a person does for each event of a request for access. */
export const gestures = {
  'preview.requested': {
    async make({ page }) {
      await page.getByRole('radio', { name: new RegExp(`^${say(texts.form.cycle.M, { count: 1 })}`) }).check()
      await field(page, texts.form.reason).fill(reason)
      await press(page, texts.form.next)
      return { type: 'preview.requested', termDays, reason }
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
} satisfies Gestures<typeof accessRequestMachine, Applicant>
