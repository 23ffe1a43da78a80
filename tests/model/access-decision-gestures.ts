import texts from '#src/i18n/locales/ko/access.json' with { type: 'json' }
import type {
  AccessDecisionContext,
  accessDecisionMachine,
} from '#src/machines/access-decision/access-decision.machine.ts'
import { question } from '../support/withdrawal.ts'
import type { Concerned } from './access-decision-worlds.ts'
import type { Gestures } from './flow.ts'
import { field, press } from './walk.ts'

const isOwn = ({ context }: { context: unknown }) =>
  (context as AccessDecisionContext).detail.request.ownYn === 'Y'

/** What a person does for each event of a request that waits. */
export const gestures = {
  'decision.confirmed': {
    where: (from) => !isOwn(from),
    async make({ page }, event) {
      await field(page, texts.request.decide.comment).fill(event.comment)
      if (event.termDays !== null) await field(page, texts.request.decide.term).fill(String(event.termDays))
      await press(
        page,
        event.decision === 'APPROVE' ? texts.request.decide.approve : texts.request.decide.reject,
      )
      return event
    },
    leadsTo: { reading: ['decidingAccessRequest'] },
  },
  'comment.submitted': {
    async make({ page }, event) {
      await field(page, texts.request.ask.label).fill(event.body)
      await press(page, texts.request.ask.submit)
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
} satisfies Gestures<typeof accessDecisionMachine, Concerned>
