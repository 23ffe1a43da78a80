import type { SnapshotFrom } from 'xstate'
import { closedReason, snapshotAfter } from '../lifecycle.ts'
import { type EndReason, type PauseOrigin, RENEWAL_DAYS, type UseStatus } from './codes.ts'
import { type GrantMachineEvent, grantMachine, type RequestConditions } from './grant.machine.ts'
import type { GrantReason } from './reasons.ts'

/**
 * The facts that decide which events of a grant are open. `endDate` is the last day of use, YYYY-MM-DD in
 * Korea.
 */
export type GrantFacts = {
  useStatus: UseStatus
  pauseOrigin: PauseOrigin | null
  /**
   * The party that had suspended the grant before security did; null if there was none, or if security has
   * not suspended it.
   */
  pausedBefore: PauseOrigin | null
  endReason: EndReason | null
  endDate: string
}
/** The events of a grant; an event that needs a request has the name of that request. */
export type GrantEvent = Exclude<GrantMachineEvent['type'], 'APPLY' | 'DAY_BEGAN'>
type GrantSnapshot = SnapshotFrom<typeof grantMachine>
/** The state of a grant on a day, in the terms of the rules for requests. */
export type GrantState =
  | 'NONE'
  | 'NORMAL_FAR'
  | 'NORMAL_NEAR'
  | 'PAUSE_FAR'
  | 'PAUSE_NEAR'
  | 'EXPIRE_RENEWABLE'
  | 'EXPIRE_OVER'

/** Conditions that prevent no event, used for events that need no request. */
const noObstacles: RequestConditions = {
  waiting: false,
  hasApprover: () => true,
  lastAdmin: false,
  useState: 'A',
  longestTermDays: RENEWAL_DAYS + 1,
  releaseReviewed: false,
  autoApproved: false,
}

const noGrantFacts = { endDate: null, pauseOrigin: null, pausedBefore: null, endReason: null }

/**
 * Restores the lifecycle of a grant from the state of its row, before an expiry is applied; without a grant the
 * lifecycle starts in its initial state.
 */
function restoreGrant(
  grant: GrantFacts | undefined,
  today: string,
  conditions: Partial<RequestConditions> = {},
): GrantSnapshot {
  const { endDate, pauseOrigin, pausedBefore, endReason } = grant ?? noGrantFacts
  const around = { ...noObstacles, ...conditions }
  return grantMachine.resolveState({
    value: valueOf(grant),
    context: { ...around, today, endDate, pauseOrigin, pausedBefore, endReason },
  })
}

/** The lifecycle of a grant on a day; if the last day of the grant is over, its expiry is applied. */
export function grantSnapshotOn(
  grant: GrantFacts | undefined,
  today: string,
  conditions?: Partial<RequestConditions>,
): GrantSnapshot {
  const restoredGrant = restoreGrant(grant, today, conditions)
  const snapshotOnDay = snapshotAfter(restoredGrant, { type: 'DAY_BEGAN', today }) ?? restoredGrant
  return snapshotAfter(snapshotOnDay, { type: 'END_REACHED' }) ?? snapshotOnDay
}

/** The grant as it is on a day: expired after its last day, even if the expiry is not recorded yet. */
export function effectiveGrant<Facts extends GrantFacts>(grant: Facts, today: string): Facts {
  const expiredSnapshot = snapshotAfter(restoreGrant(grant, today), { type: 'END_REACHED' })
  return expiredSnapshot ? { ...grant, ...factsOf(expiredSnapshot) } : grant
}

/**
 * The party that has suspended a grant on a day, or null. A suspension ends when the grant expires, whether or not
 * the expiry is recorded; only a suspension by security continues.
 */
export const pauseOriginOn = (grant: GrantFacts | undefined, today: string): PauseOrigin | null =>
  grant ? effectiveGrant(grant, today).pauseOrigin : null

/** The state of a grant on a day; without a grant, the initial state. */
export function grantStateOn(grant: GrantFacts | undefined, today: string): GrantState {
  const { value } = grantSnapshotOn(grant, today)
  return (typeof value === 'string' ? value : Object.entries(value)[0]!.join('_')) as GrantState
}

/**
 * The grant after an event on a day, or undefined if the event is refused. If the last day of the grant is over, its
 * expiry is applied first. `around` are the other conditions to check.
 */
export function grantAfter(
  grant: GrantFacts | undefined,
  event: GrantMachineEvent,
  today: string,
  around?: Partial<RequestConditions>,
): GrantFacts | undefined {
  const seen =
    event.type === 'END_REACHED' ? restoreGrant(grant, today) : grantSnapshotOn(grant, today, around)
  const next = snapshotAfter(seen, event)
  return next && factsOf(next)
}

/** The reason why an event is refused on a day, or undefined. */
export const grantRefusal = (
  grant: GrantFacts | undefined,
  event: GrantMachineEvent,
  today: string,
  around?: Partial<RequestConditions>,
): GrantReason | undefined =>
  (closedReason(grantSnapshotOn(grant, today, around), event) ?? undefined) as GrantReason | undefined

/** The machine state of a row, before the day is applied. */
function valueOf(grant: GrantFacts | undefined): GrantSnapshot['value'] {
  if (!grant) return 'NONE'
  const { useStatus, endReason } = grant
  if (useStatus === 'EXPIRE') return { EXPIRE: endReason === 'TERM' ? 'RENEWABLE' : 'OVER' }
  return useStatus === 'NORMAL' ? { NORMAL: 'FAR' } : { PAUSE: 'FAR' }
}

/** The facts of a grant as they are stored, read from a snapshot of its machine. */
function factsOf({
  value,
  context: { endDate, pauseOrigin, pausedBefore, endReason },
}: GrantSnapshot): GrantFacts {
  if (endDate === null) throw new Error('A grant has no end.')
  return { useStatus: Object.keys(value)[0] as UseStatus, pauseOrigin, pausedBefore, endReason, endDate }
}
