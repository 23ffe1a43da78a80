import texts from '#src/i18n/locales/ko/approval.json' with { type: 'json' }
import type {
  AccessQueueContext,
  accessQueueMachine,
} from '#src/machines/access-queue/access-queue.machine.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import type { Decider } from './access-queue-worlds.ts'
import type { Gestures } from './flow.ts'
import { say } from './screen.ts'
import { field, press } from './walk.ts'

const contextOf = (from: { context: unknown }) => from.context as AccessQueueContext
/** Whether the request is still in the list at the end of a way. */
const waits = (soFar: Path) => !soFar.some(({ step }) => isOutcome(step) && step.error === undefined)

/** What a person does for each event of the queue. */
export const gestures = {
  'request.toggled': {
    where: (from, _, soFar) => waits(soFar) && contextOf(from).asked.length === 0,
    async make({ page }, event) {
      await page.locator('main [data-request]').click()
      return event
    },
    leadsTo: { choosing: ['choosing'] },
  },
  'requests.chosen': {
    where: (from, _, soFar) =>
      waits(soFar) && contextOf(from).chosen.length === 0 && contextOf(from).asked.length === 0,
    async make({ page }, event) {
      await press(page, texts.queue.chooseAll)
      return event
    },
    leadsTo: { choosing: ['choosing'] },
  },
  'decision.begun': {
    where: (from, _, soFar) => waits(soFar) && contextOf(from).chosen.length === 1,
    async make({ page }, event) {
      await press(page, event.decision === 'APPROVE' ? texts.queue.approve : texts.queue.reject)
      return event
    },
    leadsTo: { choosing: ['confirming'] },
  },
  'decision.left': {
    async make({ page }, event) {
      await press(page, texts.confirm.leave)
      return event
    },
    leadsTo: { confirming: ['choosing'] },
  },
  'decision.confirmed': {
    async make({ page, context: { decision } }, event) {
      const comment = '담당자가 아닙니다.'
      if (decision === 'REJECT') await field(page, texts.confirm.rejectComment).fill(comment)
      await press(
        page,
        say(decision === 'APPROVE' ? texts.confirm.approve : texts.confirm.reject, { count: 1 }),
      )
      return { ...event, comment }
    },
    leadsTo: { confirming: ['decidingAccessRequests'] },
  },
  'outcomes.closed': {
    where: (from) => contextOf(from).outcomes.length > 0,
    async make({ page }, event) {
      await press(page, texts.outcome.close)
      return event
    },
    leadsTo: { choosing: ['choosing'] },
  },
} satisfies Gestures<typeof accessQueueMachine, Decider>
