import { lettersIn } from '../letters.ts'
import { type ApprovalType, approvalTypes, hasTerm, reasonLength, serviceRequestTypes } from './codes.ts'
import type { GrantMachineEvent, RequestConditions } from './grant.machine.ts'
import { effectiveGrant, type GrantFacts, grantRefusal } from './grants.ts'
import type { AccessReason } from './reasons.ts'
import { endDateFor, extensionOpensOn } from './terms.ts'
import type { OfferState } from './use-states.ts'

/** The reason why a request may not be made, and the day from which it may be made, if there is such a day. */
export type Refusal = { reason: AccessReason; opensOn: string | null }
/** The facts on which making a request depends. `grant` is the member's latest grant for the level. */
export type Eligibility = RequestConditions & { grant: GrantFacts | undefined }

/** The reason why a request may not be made now (guards 1, 2, 5 and 12), or undefined. */
export function raiseRefusal(
  type: ApprovalType,
  { grant, ...conditions }: Eligibility,
  today: string,
): Refusal | undefined {
  const reason = grantRefusal(grant, { type }, today, conditions) as AccessReason | undefined
  if (reason === undefined) return undefined
  return { reason, opensOn: reason === 'NOT_YET' ? extensionOpensOn(grant!.endDate) : null }
}

/** Every type of request with the reason why it may not be made now; null if it may. */
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

/**
 * The last day of use if the request is approved (guard 4): null for a request without a term, undefined for
 * an invalid term.
 */
export function endDateOf(
  type: ApprovalType,
  {
    termDays,
    grant,
    longestTermDays,
  }: { termDays: number | null; grant: GrantFacts | undefined; longestTermDays: number },
  today: string,
): string | null | undefined {
  if (!hasTerm(type)) return termDays === null ? null : undefined
  const currentEnd = type === 'EXTEND' && grant ? effectiveGrant(grant, today).endDate : null
  return endDateFor({ termDays, from: currentEnd, longestTermDays }, today)
}

/**
 * Returns the result of an approval today (guard 10): the last day of use, or null for a request without a term.
 * Undefined if the request can no longer be carried out and would be closed instead.
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
    useState: OfferState
    lastAdmin?: boolean
  },
  today: string,
): { endDate: string | null } | undefined {
  const endDate = endDateOf(type, { termDays, grant, longestTermDays }, today)
  if (endDate === undefined) return undefined
  const event = hasTerm(type) ? { type, endDate: endDate! } : { type }
  const approvalConditions = { useState, lastAdmin, longestTermDays }
  return grantRefusal(grant, event as GrantMachineEvent, today, approvalConditions) === undefined
    ? { endDate }
    : undefined
}

/** Whether a reason has a valid length, trimmed (guard 3). */
export function isReason(type: ApprovalType, reason: string): boolean {
  const length = lettersIn(reason)
  return length <= reasonLength.most && (type === 'RELEASE' || length >= reasonLength.least)
}
