import type { SnapshotFrom } from 'xstate'
import type { CancelStep } from './cancel-context.ts'
import type { subscriptionCancelMachine } from './subscription-cancel.machine.ts'

/** The step an end is at, named after its address; a call stays at the address it was made from. */
export const cancelStepOf = (snapshot: SnapshotFrom<typeof subscriptionCancelMachine>): CancelStep =>
  snapshot.matches('choosingReason') || snapshot.matches('takingAlternative') ? 'reason' : 'form'
