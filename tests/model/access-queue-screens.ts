import texts from '#src/i18n/locales/ko/approval.json' with { type: 'json' }
import type {
  AccessQueueContext,
  accessQueueMachine,
} from '#src/machines/access-queue/access-queue.machine.ts'
import type { Screens } from './flow.ts'
import { busy, closed, linesOf, open, type Screen, say, tickedIf } from './screen.ts'

const { queue, confirm, outcome } = texts

/** What the screen must show in a state, by hand: neither `can` nor a tag of the machine is asked. */
export const screens = {
  choosing(context) {
    const { outcomes, problem } = context
    const decided =
      outcomes.length > 0 ||
      (context.asked.length > 0 && context.chosen.length === 0 && problem === undefined)
    return {
      ...listed(context, { waits: !decided }),
      problem: problem ? [outcome.unknown] : [],
      told: [
        ...outcomeOf(context),
        say(queue.total, { count: decided ? 0 : 1 }),
        ...(decided ? [] : [barOf(context)]),
      ],
      dialog: [],
    }
  },
  confirming: (context) => ({ ...listed(context, { waits: true }), dialog: asked(context, open) }),
  decidingAccessRequests: (context) => ({
    ...listed(context, { waits: true }),
    dialog: asked(context, busy),
  }),
} satisfies Screens<typeof accessQueueMachine>

const barOf = ({ chosen }: AccessQueueContext) =>
  chosen.length === 0 ? queue.chooseHint : say(queue.chosen, { count: chosen.length })

function listed({ chosen }: AccessQueueContext, { waits }: { waits: boolean }): Partial<Screen> {
  const row = tickedIf(chosen.length > 0)('송나래')
  return {
    address: '/admin/approval',
    heading: queue.title,
    fields: [queue.search, queue.filterApp, queue.filterType, ...(waits ? [row] : [])],
  }
}

function outcomeOf({ outcomes }: AccessQueueContext): string[] {
  return outcomes.map(({ code, approvalResult }) => {
    if (code !== 200) return outcome.none
    return say(approvalResult === 'APPROVED' ? outcome.approved : outcome.rejected, { count: 1 })
  })
}

function asked({ decision, problem }: AccessQueueContext, state: (name: string) => string): string[] {
  const [title, submit] =
    decision === 'APPROVE' ? [confirm.approveTitle, confirm.approve] : [confirm.rejectTitle, confirm.reject]
  const leave = state === busy ? closed(confirm.leave) : confirm.leave
  return [say(title, { count: 1 }), ...linesOf(problem), leave, state(say(submit, { count: 1 }))]
}
