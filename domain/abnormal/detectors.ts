import type { Schema } from '#contract/operation.ts'
import { MINUTE_MS } from '../durations.ts'

export type Detector = Schema<'AbnormalDetector'>

/** For each kind of abnormal behaviour, the minimum number of events within a time span that counts as abnormal. */
export const detectorRules = {
  /** Failed attempts to log in as one member. */
  SIGN_IN_FAILURES: { least: 5, withinMs: 15 * MINUTE_MS },
  /** Logins from a kind of device and a network that are both new for the member. */
  NEW_PLACE: { least: 1, withinMs: 15 * MINUTE_MS },
  /** Requests for permissions by one member. */
  REQUEST_BURST: { least: 10, withinMs: 10 * MINUTE_MS },
} as const satisfies Record<Exclude<Detector, 'EXTERNAL'>, { least: number; withinMs: number }>

/**
 * Returns the key of an event. The same behaviour of a member within the same hour is one event until the event is
 * handled: behaviour after `handledAt`, the time of the last action on a closed event, is a new event.
 */
export function eventKeyOf(detector: Detector, memberId: string, at: Date, handledAt: Date | null): string {
  const key = `${detector}:${memberId}:${at.toISOString().slice(0, 13)}`
  return handledAt ? `${key}:${handledAt.toISOString()}` : key
}
