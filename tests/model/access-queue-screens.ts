import texts from '#src/features/access/approval-texts.json' with { type: 'json' }
import brief from '#src/features/access/brief-texts.json' with { type: 'json' }
import lists from '#src/lists/list-texts.json' with { type: 'json' }
import type {
  AccessQueueContext,
  accessQueueMachine,
} from '#src/machines/access-queue/access-queue.machine.ts'
import type { Screens } from './flow.ts'
import { fillText, open, type Screen, tickedIf } from './screen.ts'

const { queue, confirm, outcome } = texts

/**
 * The expected screen of each state. It is written by hand, without `can` and the tags of the machine, so that errors
 * of the machine are detected.
 */
export const screens = {
  choosing(context) {
    const { asked, outcomes, problem } = context
    const decided = context.sent.length > 0 && problem === undefined
    return {
      ...listScreen(context, { waits: !decided }),
      problem: problem ? [outcome.unknown] : [],
      statuses: [
        fillText(lists.total, { count: decided ? 0 : 1 }),
        ...outcomeOf(outcomes),
        ...(decided ? [] : bulkBar(context)),
      ],
      dialog: asked.length > 0 ? requestsInQuestion(context) : [],
    }
  },
  holding: ({ held: [first] }) => ({
    address: '/admin/approval',
    heading: queue.title,
    statuses: [
      fillText(lists.total, { count: 1 }),
      fillText(texts.undo.one[first!.decision], { name: '송나래' }),
    ],
    dialog: [],
  }),
  decidingAccessRequests: () => ({
    address: '/admin/approval',
    heading: queue.title,
    statuses: [fillText(lists.total, { count: 1 }), texts.undo.sending],
    dialog: [],
  }),
} satisfies Screens<typeof accessQueueMachine>

const bulkBar = ({ chosen }: AccessQueueContext) =>
  chosen.length === 0 ? [] : [fillText(queue.chosen, { count: chosen.length })]

function listScreen({ chosen }: AccessQueueContext, { waits }: { waits: boolean }): Partial<Screen> {
  const row = tickedIf(chosen.length > 0)('송나래')
  return {
    address: '/admin/approval',
    heading: queue.title,
    fields: [
      queue.search,
      queue.filterApp,
      queue.filterType,
      brief.risk,
      ...(waits ? [row, texts.panel.comment] : []),
    ],
  }
}

function outcomeOf(outcomes: AccessQueueContext['outcomes']): string[] {
  return outcomes.some(({ code }) => code !== 200) ? [outcome.none] : []
}

function requestsInQuestion({ decision }: AccessQueueContext): string[] {
  const [title, submit] =
    decision === 'APPROVE' ? [confirm.approveTitle, confirm.approve] : [confirm.rejectTitle, confirm.reject]
  return [fillText(title, { count: 1 }), confirm.leave, open(fillText(submit, { count: 1 }))]
}
