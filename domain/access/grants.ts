import type { Schema } from '#contract/operation.ts'
import { type UseStatus, useStatuses } from './codes.ts'
import { extensionOpensOn, renewalClosesOn } from './terms.ts'

export type PauseOrigin = Schema<'PauseOrigin'>
export type EndReason = Schema<'EndReason'>
/** What decides what may become of a grant. `endDate` is the last day of use, YYYY-MM-DD in Korea. */
export type GrantFacts = {
  useStatus: UseStatus
  pauseOrigin: PauseOrigin | null
  endReason: EndReason | null
  endDate: string
}
/** What happens to a grant; those that are asked for have the name of their request. */
export type GrantEvent =
  | 'RELEASE'
  | 'EXTEND'
  | 'SUSPEND'
  | 'RESUME'
  | 'BLOCK'
  | 'LIFT'
  | 'REVOKE'
  | 'END_REACHED'
/** Where a grant stands on a day, as far as requests are concerned. */
export type Standing =
  | 'NONE'
  | 'NORMAL_FAR'
  | 'NORMAL_NEAR'
  | 'PAUSE_FAR'
  | 'PAUSE_NEAR'
  | 'EXPIRE_RENEWABLE'
  | 'EXPIRE_OVER'

/** The life of a grant: per state, where an event leads; one that is not named is refused. */
export const grantStates: Readonly<Record<UseStatus, Readonly<Partial<Record<GrantEvent, UseStatus>>>>> = {
  NORMAL: {
    EXTEND: 'NORMAL',
    SUSPEND: 'PAUSE',
    BLOCK: 'PAUSE',
    RELEASE: 'EXPIRE',
    REVOKE: 'EXPIRE',
    END_REACHED: 'EXPIRE',
  },
  PAUSE: {
    EXTEND: 'PAUSE',
    RESUME: 'NORMAL',
    BLOCK: 'PAUSE',
    LIFT: 'NORMAL',
    RELEASE: 'EXPIRE',
    REVOKE: 'EXPIRE',
    END_REACHED: 'EXPIRE',
  },
  // Only a renewal, and only of a term that ran out lately: grantAfter sees to it.
  EXPIRE: { EXTEND: 'NORMAL' },
}

const pausedBy: Partial<Record<GrantEvent, PauseOrigin>> = { SUSPEND: 'USER', BLOCK: 'SECURITY' }
const endedBy: Partial<Record<GrantEvent, EndReason>> = {
  RELEASE: 'RELEASED',
  REVOKE: 'REVOKED',
  END_REACHED: 'TERM',
}

/** The grant on a day: one whose last day is over has ended, also where nobody has noted it yet. */
export function grantOn<Facts extends GrantFacts>(grant: Facts, today: string): Facts {
  if (grant.useStatus === 'EXPIRE' || grant.endDate >= today) return grant
  return { ...grant, useStatus: 'EXPIRE', pauseOrigin: null, endReason: 'TERM' }
}

/** Where a grant stands on a day; there may be none. */
export function standingOf(grant: GrantFacts | undefined, today: string): Standing {
  if (!grant) return 'NONE'
  const { useStatus, endReason, endDate } = grantOn(grant, today)
  if (useStatus === 'EXPIRE')
    return endReason === 'TERM' && today <= renewalClosesOn(endDate) ? 'EXPIRE_RENEWABLE' : 'EXPIRE_OVER'
  return `${useStatus}_${today >= extensionOpensOn(endDate) ? 'NEAR' : 'FAR'}`
}

/** What an event makes of a grant on a day, or nothing where it is refused. `endDate` is the new end of an extension. */
export function grantAfter(
  given: GrantFacts,
  event: GrantEvent,
  today: string,
  endDate?: string,
): GrantFacts | undefined {
  // What has ended ends as the clock says, before anything else happens to it.
  const grant = event === 'END_REACHED' ? given : grantOn(given, today)
  const next = grantStates[grant.useStatus][event]
  if (next === undefined) return undefined
  if (event === 'END_REACHED' && grant.endDate >= today) return undefined
  if (event === 'BLOCK' && grant.pauseOrigin === 'SECURITY') return undefined
  if (event === 'LIFT' && grant.pauseOrigin !== 'SECURITY') return undefined
  if (event === 'EXTEND' && grant.useStatus === 'EXPIRE' && standingOf(grant, today) !== 'EXPIRE_RENEWABLE')
    return undefined
  if (event === 'EXTEND' && (endDate === undefined || endDate <= today || endDate <= grant.endDate))
    return undefined
  return {
    useStatus: next,
    pauseOrigin: next === 'PAUSE' ? (pausedBy[event] ?? grant.pauseOrigin) : null,
    endReason: endedBy[event] ?? null,
    endDate: event === 'EXTEND' ? endDate! : grant.endDate,
  }
}

/** The states from which an event leads somewhere. */
export const statusesFor = (event: GrantEvent): UseStatus[] =>
  useStatuses.filter((status) => grantStates[status][event] !== undefined)
