import texts from '#src/features/access/approval-texts.json' with { type: 'json' }
import type {
  AccessQueueContext,
  accessQueueMachine,
} from '#src/machines/access-queue/access-queue.machine.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { type Decider, row } from './access-queue-worlds.ts'
import type { Gestures, LeafOf } from './flow.ts'
import { fillText } from './screen.ts'
import { field, press } from './walk.ts'

const gesturesOf = {
  name: row.request.requesterName,
  app: row.request.appName,
  level: row.request.levelName,
  type: texts.type.APPLY,
}
const contextOf = (from: { context: unknown }) => from.context as AccessQueueContext
/** Whether the request is still in the list at the end of a path. */
const isListed = (soFar: Path) => !soFar.some(({ step }) => isOutcome(step) && step.error === undefined)

type Leaf = LeafOf<typeof accessQueueMachine>
const inEach = { choosing: ['choosing'], holding: ['holding'] } satisfies Partial<
  Record<Leaf, readonly Leaf[]>
>
/** Whether no question is open and the only request still waits for a decision. */
const isFree = (from: { context: unknown }, soFar: Path) =>
  isListed(soFar) && contextOf(from).asked.length === 0 && contextOf(from).held.length === 0

/** A person's actions for each event of the queue. */
export const gestures = {
  'request.toggled': {
    where: (from, _, soFar) => isFree(from, soFar),
    async make({ page }, event) {
      await page.locator('main [data-request]').click()
      return event
    },
    leadsTo: inEach,
  },
  'requests.chosen': {
    where: (from, _, soFar) => isFree(from, soFar) && contextOf(from).chosen.length === 0,
    async make({ page }, event) {
      await press(page, texts.queue.chooseAll)
      return event
    },
    leadsTo: inEach,
  },
  'decision.begun': {
    where: (from, _, soFar) => isFree(from, soFar) && contextOf(from).chosen.length === 1,
    async make({ page }, event) {
      await press(page, event.decision === 'APPROVE' ? texts.queue.approve : texts.queue.reject)
      return event
    },
    leadsTo: inEach,
  },
  'decision.left': {
    where: (from) => contextOf(from).asked.length > 0,
    async make({ page }, event) {
      await press(page, texts.confirm.leave)
      return event
    },
    leadsTo: inEach,
  },
  'decision.confirmed': {
    where: (from) => contextOf(from).asked.length > 0,
    async make({ page, context: { decision } }, event) {
      const comment = '담당자가 아닙니다.'
      if (decision === 'REJECT') await field(page, texts.confirm.rejectComment).fill(comment)
      await press(
        page,
        fillText(decision === 'APPROVE' ? texts.confirm.approve : texts.confirm.reject, { count: 1 }),
      )
      return { ...event, comment: decision === 'REJECT' ? comment : '' }
    },
    leadsTo: { choosing: ['holding'] },
  },
  'decision.made': {
    where: (from, _, soFar) => isFree(from, soFar),
    async make({ page }, event) {
      await press(page, fillText(texts.queue.approveOne, gesturesOf))
      return event
    },
    leadsTo: { choosing: ['holding'] },
  },
  'decision.undone': {
    where: (from) => contextOf(from).held.length > 0,
    async make({ page }, event) {
      await page.getByRole('main').getByRole('button', { name: texts.undo.act }).last().click()
      return event
    },
    leadsTo: { holding: ['choosing'] },
  },
  'screen.left': {
    where: () => false,
    make: () => Promise.reject(new Error('The walk ends with the screen.')),
    leadsTo: {},
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    leadsTo: { holding: ['holding', 'decidingAccessRequests'] },
  },
  'outcomes.closed': {
    where: (from) => contextOf(from).outcomes.some(({ code }) => code !== 200),
    async make({ page }, event) {
      await press(page, texts.outcome.close)
      return event
    },
    leadsTo: { choosing: ['choosing'] },
  },
} satisfies Gestures<typeof accessQueueMachine, Decider>
