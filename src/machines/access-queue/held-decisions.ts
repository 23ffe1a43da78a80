import type { Input, Schema } from '#contract/operation.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { remainingAfter } from '../passing-seconds.ts'
import { isShownLife, lifecycleAfter, lifecycleOf } from '../request-life.ts'

export type QueueRow = Schema<'AdminAccessRequest'>
/** A decision that is not sent yet, on requests in the version that was shown. */
export type HeldDecision = {
  decision: Schema<'AccessDecision'>
  rows: QueueRow[]
  comment: string
  secondsLeft: number
}
type Unsent = { held: readonly HeldDecision[]; sending: HeldDecision | undefined }

const SUCCESS = 200
/** The maximum number of requests that are decided at once. */
export const MAX_BULK_DECISIONS = 50

export const idOf = ({ request }: QueueRow) => request.requestId

/** Returns the rows that have neither a waiting decision nor a decision that is being sent. */
export function openOf({ held, sending }: Unsent, rows: readonly QueueRow[]): QueueRow[] {
  const decided = new Set([...held, ...(sending ? [sending] : [])].flatMap((each) => each.rows.map(idOf)))
  return rows.filter((row) => !decided.has(idOf(row)))
}

/**
 * Adds a decision after those that are already waiting. If there are any, the new decision gets one additional
 * second, since the current second of the countdown has already begun.
 */
export function addHeldDecision(
  { chosen, ...unsent }: Unsent & { chosen: readonly QueueRow[] },
  { decision, rows, comment }: Omit<HeldDecision, 'rows' | 'secondsLeft'> & { rows: readonly QueueRow[] },
): { held: HeldDecision[]; chosen: QueueRow[] } {
  const secondsLeft = UNDO_SECONDS + (unsent.held.length > 0 ? 1 : 0)
  const openRows = openOf(unsent, rows).slice(0, MAX_BULK_DECISIONS)
  const held = [...unsent.held, { decision, rows: openRows, comment, secondsLeft }]
  return { held, chosen: openOf({ ...unsent, held }, chosen) }
}

/** Undoes the decision on one row, or the latest decision if no row is given. */
export function withoutDecision(held: readonly HeldDecision[], row?: QueueRow): HeldDecision[] {
  if (!row) return held.slice(0, -1)
  return held.filter(({ rows }) => !rows.some((each) => idOf(each) === idOf(row)))
}

/** Returns the held decisions with the time that remains after some seconds. */
export const afterSeconds = (held: readonly HeldDecision[], seconds: number): HeldDecision[] =>
  held.map((each) => ({ ...each, secondsLeft: remainingAfter(each.secondsLeft, { seconds }) }))

/** Returns the input of the call that sends a decision. */
export const inputOf = ({ rows, decision, comment }: HeldDecision): Input<'decideAccessRequests'> => ({
  requests: rows.map(({ request: { requestId, version } }) => ({ requestId, version })),
  decision,
  comment,
})

/** Whether an outcome of a decision differs from the prediction of the request's lifecycle. */
export function hasUnexpectedOutcome(
  { rows, decision: type }: HeldDecision,
  outcomes: readonly Schema<'AccessOutcome'>[],
): boolean {
  // A stand-in for the comment: the decision was carried out, so its comment had at least the minimum length.
  const comment = '.'.repeat(MIN_COMMENT)
  return outcomes.some(({ requestId, code, approvalResult, closeReason }) => {
    const row = rows.find((each) => idOf(each) === requestId)
    if (row === undefined || code !== SUCCESS || approvalResult === null) return false
    const decided = lifecycleAfter(lifecycleOf(row.request), { type, by: 'DECIDER', comment })
    return !isShownLife(decided, { approvalResult, closeReason })
  })
}
