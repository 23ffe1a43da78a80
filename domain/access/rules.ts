import { lettersIn } from '../letters.ts'
import { type ApprovalType, approvalTypes, asksForTerm, reasonLength, serviceRequestTypes } from './codes.ts'
import { type GrantFacts, grantOn, type Standing, standingOf } from './grants.ts'
import type { AccessReason } from './reasons.ts'
import { needsDecision, type Policy } from './requests.ts'
import { endDateFor, extensionOpensOn } from './terms.ts'
import { type UseState, useStateRefusal } from './use-states.ts'

/** Why something may not be asked for, with the day on which it opens where there is one. */
export type Refusal = { reason: AccessReason; opensOn: string | null }
/** What a request is raised on. `grant` is the last one of the member for the level. */
export type Ground = Policy & {
  grant: GrantFacts | undefined
  /** Whether another request waits on it. */
  waiting: boolean
  /** Whether somebody other than the requester could decide on it. */
  hasApprover: (type: ApprovalType) => boolean
  /** Whether the grant is the last one that administers its app. */
  lastAdmin: boolean
  /** Whether the company has the level, or its app, in use, switched off or locked. */
  useState: UseState
}

/** Which request may be raised where a grant stands: `null` is yes. */
export const mayRaise: Readonly<Record<ApprovalType, Readonly<Record<Standing, AccessReason | null>>>> = {
  APPLY: {
    NONE: null,
    NORMAL_FAR: 'HELD',
    NORMAL_NEAR: 'HELD',
    PAUSE_FAR: 'HELD_PAUSED',
    PAUSE_NEAR: 'HELD_PAUSED',
    EXPIRE_RENEWABLE: 'RENEW_INSTEAD',
    EXPIRE_OVER: null,
  },
  RELEASE: {
    NONE: 'NOT_HELD',
    NORMAL_FAR: null,
    NORMAL_NEAR: null,
    PAUSE_FAR: null,
    PAUSE_NEAR: null,
    EXPIRE_RENEWABLE: 'ENDED',
    EXPIRE_OVER: 'ENDED',
  },
  EXTEND: {
    NONE: 'NOT_HELD',
    NORMAL_FAR: 'NOT_YET',
    NORMAL_NEAR: null,
    PAUSE_FAR: 'NOT_YET',
    PAUSE_NEAR: null,
    EXPIRE_RENEWABLE: null,
    EXPIRE_OVER: 'APPLY_ANEW',
  },
  SUSPEND: {
    NONE: 'NOT_HELD',
    NORMAL_FAR: null,
    NORMAL_NEAR: null,
    PAUSE_FAR: 'PAUSED',
    PAUSE_NEAR: 'PAUSED',
    EXPIRE_RENEWABLE: 'ENDED',
    EXPIRE_OVER: 'ENDED',
  },
  RESUME: {
    NONE: 'NOT_HELD',
    NORMAL_FAR: 'NOT_PAUSED',
    NORMAL_NEAR: 'NOT_PAUSED',
    PAUSE_FAR: null,
    PAUSE_NEAR: null,
    EXPIRE_RENEWABLE: 'ENDED',
    EXPIRE_OVER: 'ENDED',
  },
}

/** Why a request may not be raised on a grant as it stands (guard 1), or nothing. */
export function standingRefusal(
  type: ApprovalType,
  grant: GrantFacts | undefined,
  today: string,
): Refusal | undefined {
  const reason = mayRaise[type][standingOf(grant, today)]
  if (reason === null) return undefined
  return { reason, opensOn: reason === 'NOT_YET' ? extensionOpensOn(grant!.endDate) : null }
}

/** Why a request may not be raised now (guards 1, 2, 5 and 12), or nothing. */
export function raiseRefusal(type: ApprovalType, ground: Ground, today: string): Refusal | undefined {
  const standing = standingRefusal(type, ground.grant, today)
  if (standing) return standing
  const switched = useStateRefusal(type, ground.useState)
  if (switched) return { reason: switched, opensOn: null }
  if (ground.waiting && type !== 'RELEASE') return { reason: 'WAITING', opensOn: null }
  if (ground.lastAdmin && (type === 'RELEASE' || type === 'SUSPEND'))
    return { reason: 'LAST_ADMIN', opensOn: null }
  return needsDecision(type, ground) && !ground.hasApprover(type)
    ? { reason: 'NO_APPROVER', opensOn: null }
    : undefined
}

/** Every request there is, and why it may not be raised now: for a list of buttons. */
export function actionsOn(ground: Ground, today: string) {
  return approvalTypes.map((approvalType) => {
    const refusal = raiseRefusal(approvalType, ground, today)
    return {
      approvalType,
      serviceRequestType: serviceRequestTypes[approvalType],
      reason: refusal?.reason ?? null,
      opensOn: refusal?.opensOn ?? null,
    }
  })
}

/** The last day of use that a request would give (guard 4): null where it asks for no term, nothing where it is no right one. */
export function endDateOf(
  type: ApprovalType,
  {
    termDays,
    grant,
    longestTermDays,
  }: { termDays: number | null; grant: GrantFacts | undefined; longestTermDays: number },
  today: string,
): string | null | undefined {
  if (!asksForTerm(type)) return termDays === null ? null : undefined
  const from = type === 'EXTEND' && grant ? grantOn(grant, today).endDate : null
  return endDateFor({ termDays, from, longestTermDays }, today)
}

/**
 * What an approval today would give (guard 10): the last day of use, null where it gives no term; nothing where the request would
 * be closed instead.
 */
export function approvalOf(
  type: ApprovalType,
  {
    termDays,
    grant,
    longestTermDays,
    useState,
  }: { termDays: number | null; grant: GrantFacts | undefined; longestTermDays: number; useState: UseState },
  today: string,
): { endDate: string | null } | undefined {
  if (standingRefusal(type, grant, today) || useStateRefusal(type, useState)) return undefined
  const endDate = endDateOf(type, { termDays, grant, longestTermDays }, today)
  return endDate === undefined ? undefined : { endDate }
}

/** Whether a reason will do, trimmed (guard 3). */
export function isReason(type: ApprovalType, reason: string): boolean {
  const length = lettersIn(reason)
  return length <= reasonLength.most && (type === 'RELEASE' || length >= reasonLength.least)
}
