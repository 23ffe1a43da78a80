import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/** `today` and `endDate`, the last day, are days in Korea, YYYY-MM-DD; before it begins there is no end. */
type TrialContext = { today: string; endDate: string | null }
export type TrialMachineEvent = { type: 'requestTrial' | 'END_REACHED' }
/** Why a service cannot be tried: it is being tried, or was. */
export type TrialReason = 'running' | 'ended'

const closed = closedBy<TrialReason>

/** The life of a trial: one for a service and a company. It is no state of a subscription, and nothing here leads to one. */
export const trialMachine = setup({
  types: {} as {
    context: TrialContext
    input: TrialContext
    events: TrialMachineEvent
    meta: { reason: TrialReason }
  },
  guards: {
    isLastDayOver: ({ context: { today, endDate } }) => endDate !== null && endDate < today,
  },
}).createMachine({
  id: 'trial',
  context: ({ input }) => input,
  initial: 'NONE',
  states: {
    NONE: { on: { requestTrial: 'RUNNING' } },
    RUNNING: {
      on: {
        requestTrial: closed('running'),
        END_REACHED: { guard: 'isLastDayOver', target: 'ENDED' },
      },
    },
    ENDED: { on: { requestTrial: closed('ended') } },
  },
})
