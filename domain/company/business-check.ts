import type { Schema } from '#contract/operation.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'

/** The state of a business number at the tax office. */
export type KnownBusinessState = Exclude<Schema<'BusinessState'>, 'UNCHECKED'>

/** The time for which an answer of the tax office is valid, in milliseconds. */
export const ANSWER_VALIDITY_MS = 30 * DAY_MS
const MAX_PAUSE_MS = 12 * HOUR_MS

/**
 * The pause, in milliseconds, until the next request to the tax office after this many requests without an answer.
 */
export const pauseAfter = (attempts: number): number =>
  Math.min(MINUTE_MS * 2 ** Math.max(0, attempts - 1), MAX_PAUSE_MS)

/** The states of a business number, in the order in which lists show them. */
export const businessStates = [
  'ACTIVE',
  'SUSPENDED',
  'CLOSED',
  'UNREGISTERED',
  'UNCHECKED',
] as const satisfies readonly Schema<'BusinessState'>[]
