import type { SnapshotFrom } from 'xstate'
import { after, closedReason } from '../lifecycle.ts'
import { type EndReason, type PauseOrigin, RENEWAL_DAYS, type UseStatus } from './codes.ts'
import { type GrantMachineEvent, grantMachine, type Surroundings } from './grant.machine.ts'
import type { GrantReason } from './reasons.ts'

/** What decides what may become of a grant. `endDate` is the last day of use, YYYY-MM-DD in Korea. */
export type GrantFacts = {
  useStatus: UseStatus
  pauseOrigin: PauseOrigin | null
  /** Who had suspended it before security did; null where no one had, or security has not. */
  pausedBefore: PauseOrigin | null
  endReason: EndReason | null
  endDate: string
}
/** What happens to a grant; those that are asked for have the name of their request. */
export type GrantEvent = Exclude<GrantMachineEvent['type'], 'APPLY' | 'DAY_BEGAN'>
type GrantSnapshot = SnapshotFrom<typeof grantMachine>
/** The state of a grant on a day, as far as requests are concerned. */
export type GrantState =
  | 'NONE'
  | 'NORMAL_FAR'
  | 'NORMAL_NEAR'
  | 'PAUSE_FAR'
  | 'PAUSE_NEAR'
  | 'EXPIRE_RENEWABLE'
  | 'EXPIRE_OVER'

/** Nothing blocks it: for an event that is no request any more. */
const calm: Surroundings = {
  waiting: false,
  hasApprover: () => true,
  lastAdmin: false,
  useState: 'A',
  longestTermDays: RENEWAL_DAYS + 1,
  releaseReviewed: false,
  autoApproved: false,
}

const unheld = { endDate: null, pauseOrigin: null, pausedBefore: null, endReason: null }

/** The lifecycle of a grant in the state of its row, recorded or not; there may be none. */
function restoreGrant(
  grant: GrantFacts | undefined,
  today: string,
  surroundings: Partial<Surroundings> = {},
): GrantSnapshot {
  const { endDate, pauseOrigin, pausedBefore, endReason } = grant ?? unheld
  const around = { ...calm, ...surroundings }
  return grantMachine.resolveState({
    value: valueOf(grant),
    context: { ...around, today, endDate, pauseOrigin, pausedBefore, endReason },
  })
}

/** The same on a day that has begun: what is over has ended, what is near is near. */
export function grantSnapshotOn(
  grant: GrantFacts | undefined,
  today: string,
  surroundings?: Partial<Surroundings>,
): GrantSnapshot {
  const seen = restoreGrant(grant, today, surroundings)
  const begun = after(seen, { type: 'DAY_BEGAN', today }) ?? seen
  return after(begun, { type: 'END_REACHED' }) ?? begun
}

/** The grant on a day: one whose last day is over has ended, also where the end is not recorded yet. */
export function effectiveGrant<Facts extends GrantFacts>(grant: Facts, today: string): Facts {
  const ended = after(restoreGrant(grant, today), { type: 'END_REACHED' })
  return ended ? { ...grant, ...factsOf(ended) } : grant
}

/** Who paused a grant on a day, or null: a pause ends with the grant, noted or not, but for one by security. */
export const pauseOriginOn = (grant: GrantFacts | undefined, today: string): PauseOrigin | null =>
  grant ? effectiveGrant(grant, today).pauseOrigin : null

/** The state of a grant on a day; there may be none. */
export function grantStateOn(grant: GrantFacts | undefined, today: string): GrantState {
  const { value } = grantSnapshotOn(grant, today)
  return (typeof value === 'string' ? value : Object.entries(value)[0]!.join('_')) as GrantState
}

/**
 * What an event makes of a grant on a day, or nothing where it is refused. What has ended ends as the clock says, before
 * anything else happens to it. `around` is what of the surroundings is to be looked at as well.
 */
export function grantAfter(
  grant: GrantFacts | undefined,
  event: GrantMachineEvent,
  today: string,
  around?: Partial<Surroundings>,
): GrantFacts | undefined {
  const seen =
    event.type === 'END_REACHED' ? restoreGrant(grant, today) : grantSnapshotOn(grant, today, around)
  const next = after(seen, event)
  return next && factsOf(next)
}

/** Why an event is refused on a day, or nothing where it is not. */
export const grantRefusal = (
  grant: GrantFacts | undefined,
  event: GrantMachineEvent,
  today: string,
  around?: Partial<Surroundings>,
): GrantReason | undefined =>
  (closedReason(grantSnapshotOn(grant, today, around), event) ?? undefined) as GrantReason | undefined

/** The place for a row; what the day makes of it comes with its event. */
function valueOf(grant: GrantFacts | undefined): GrantSnapshot['value'] {
  if (!grant) return 'NONE'
  const { useStatus, endReason } = grant
  if (useStatus === 'EXPIRE') return { EXPIRE: endReason === 'TERM' ? 'RENEWABLE' : 'OVER' }
  return useStatus === 'NORMAL' ? { NORMAL: 'FAR' } : { PAUSE: 'FAR' }
}

/** The row for a place. */
function factsOf({
  value,
  context: { endDate, pauseOrigin, pausedBefore, endReason },
}: GrantSnapshot): GrantFacts {
  if (endDate === null) throw new Error('A grant has no end.')
  return { useStatus: Object.keys(value)[0] as UseStatus, pauseOrigin, pausedBefore, endReason, endDate }
}
