import { lettersIn } from '../letters.ts'
import { type ApprovalType, approvalTypes, asksForTerm, reasonLength, serviceRequestTypes } from './codes.ts'
import type { GrantMachineEvent, Surroundings } from './grant.machine.ts'
import { effectiveGrant, type GrantFacts, grantRefusal } from './grants.ts'
import type { AccessReason } from './reasons.ts'
import { endDateFor, extensionOpensOn } from './terms.ts'
import type { UseState } from './use-states.ts'

/** Why something may not be asked for, with the day on which it opens where there is one. */
export type Refusal = { reason: AccessReason; opensOn: string | null }
/** What a request is raised on. `grant` is the last one of the member for the level. */
export type Eligibility = Surroundings & { grant: GrantFacts | undefined }

/** Why a request may not be raised now (guards 1, 2, 5 and 12), or nothing. */
export function raiseRefusal(
  type: ApprovalType,
  { grant, ...surroundings }: Eligibility,
  today: string,
): Refusal | undefined {
  const reason = grantRefusal(grant, { type }, today, surroundings) as AccessReason | undefined
  if (reason === undefined) return undefined
  return { reason, opensOn: reason === 'NOT_YET' ? extensionOpensOn(grant!.endDate) : null }
}

/** Every request there is, and why it may not be raised now: for a list of buttons. */
export function actionsOn(eligibility: Eligibility, today: string) {
  return approvalTypes.map((approvalType) => {
    const refusal = raiseRefusal(approvalType, eligibility, today)
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
  const from = type === 'EXTEND' && grant ? effectiveGrant(grant, today).endDate : null
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
    lastAdmin = false,
  }: {
    termDays: number | null
    grant: GrantFacts | undefined
    longestTermDays: number
    useState: UseState
    lastAdmin?: boolean
  },
  today: string,
): { endDate: string | null } | undefined {
  const endDate = endDateOf(type, { termDays, grant, longestTermDays }, today)
  if (endDate === undefined) return undefined
  const event = asksForTerm(type) ? { type, endDate: endDate! } : { type }
  const around = { useState, lastAdmin, longestTermDays }
  return grantRefusal(grant, event as GrantMachineEvent, today, around) === undefined
    ? { endDate }
    : undefined
}

/** Whether a reason will do, trimmed (guard 3). */
export function isReason(type: ApprovalType, reason: string): boolean {
  const length = lettersIn(reason)
  return length <= reasonLength.most && (type === 'RELEASE' || length >= reasonLength.least)
}
