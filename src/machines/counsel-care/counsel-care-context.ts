import type { Schema } from '#contract/operation.ts'
import type { Holding, SlotChosen } from '../counsel-hold.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

export type Counsel = Schema<'Counsel'>

/**
 * A change that the person requests; it must be confirmed again if another person has changed the
 * reservation.
 */
export type CounselChange = 'move' | 'cancel'

export type CounselCareInput = {
  /**
   * A reservation that is already known, for example from a member's list; undefined if the reservation must be
   * looked up.
   */
  counsel: Counsel | undefined
}

export type CounselCareContext = Holding & {
  /**
   * The reservation number and the mail address by which the reservation is looked up. The mail address is personal
   * data and exists only as long as the machine.
   */
  counselNo: string
  email: string
  /** The reservation as the server returned it last. */
  counsel: Counsel | undefined
  /** The reservation before another person changed it. */
  seen: Counsel | undefined
  wish: CounselChange | undefined
  pauseSecondsLeft: number
  /** The completed change. */
  outcome: 'moved' | 'canceled' | undefined
}

export type LookupRequested = { type: 'lookup.requested'; counselNo: string; email: string }
export type CounselCareEvent =
  | LookupRequested
  /** The person looks up another reservation. */
  | { type: 'lookup.restarted' }
  | { type: 'move.started' }
  | SlotChosen
  | { type: 'move.confirmed' }
  | { type: 'cancellation.confirmed' }
  /**
   * One step back: from the new time to the slots, from the slots to the reservation, and from a conflict to the
   * reservation.
   */
  | { type: 'step.left' }
  | SecondsPassed

/** The values of the context before any change is made or requested. */
export const noChange = {
  seen: undefined,
  wish: undefined,
  startAt: undefined,
  outcome: undefined,
  problem: undefined,
} satisfies Partial<CounselCareContext>
