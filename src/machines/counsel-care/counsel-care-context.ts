import type { Schema } from '#contract/operation.ts'
import type { Holding, SlotChosen } from '../counsel-hold.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

export type Counsel = Schema<'Counsel'>

/** A change that the person requests, which may have to be confirmed again. */
export type CounselChange = 'move' | 'cancel'

export type CounselCareInput = {
  /** A known reservation, as in a member's list; without one it is looked up. */
  counsel: Counsel | undefined
}

export type CounselCareContext = Holding & {
  /** The lookup of the reservation. The address is personal and ends with the machine. */
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
  /** Another reservation is to be looked up. */
  | { type: 'lookup.restarted' }
  | { type: 'move.started' }
  | SlotChosen
  | { type: 'move.confirmed' }
  | { type: 'cancellation.confirmed' }
  /** One step back: new time → slots → reservation; from a conflict to the reservation. */
  | { type: 'step.left' }
  | SecondsPassed

/** No change was made or requested yet. */
export const noChange = {
  seen: undefined,
  wish: undefined,
  startAt: undefined,
  outcome: undefined,
  problem: undefined,
} satisfies Partial<CounselCareContext>
