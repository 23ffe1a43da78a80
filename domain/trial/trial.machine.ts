import { setup } from 'xstate'
import { closedBy } from '../lifecycle.ts'

/**
 * `today` and `endDate`, the last day, are days in Korea, YYYY-MM-DD; `endDate` is null before the trial
 * begins.
 */
type TrialContext = { today: string; endDate: string | null }
export type TrialMachineEvent = { type: 'requestTrial' | 'END_REACHED' }
/** The reason why a service cannot be tried: its trial is running or has ended. */
export type TrialReason = 'running' | 'ended'

const refuseWith = closedBy<TrialReason>

/** The lifecycle of a trial: one for each service and company, independent of the lifecycle of a subscription. */
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
        requestTrial: refuseWith('running'),
        END_REACHED: { guard: 'isLastDayOver', target: 'ENDED' },
      },
    },
    ENDED: { on: { requestTrial: refuseWith('ended') } },
  },
})
