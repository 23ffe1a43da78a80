import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { isCalendarDate } from '../dates.ts'
import type { PolicyApps, RoleAssignment } from './role-assignments.ts'

export type DelegationState = Schema<'DelegationState'>
/** Days in Korea, YYYY-MM-DD, the first and the last of the delegation included; `clearedOn` is the one on which it was ended. */
export type DelegationFacts = { startDate: string; endDate: string; clearedOn: string | null }

export const delegationStates = ['COMING', 'RUNNING', 'ENDED', 'CLEARED'] as const satisfies DelegationState[]

export const rolesHandedOver = ['approver', 'appAdmin'] as const satisfies RoleAssignment['role'][]

/** The roles of a member that their delegate has too. What they have as a delegate themselves goes no further. */
export const handedOver = <Part extends Pick<RoleAssignment, 'role'>>(assignments: readonly Part[]): Part[] =>
  assignments.filter(({ role }) => rolesHandedOver.some((handedOver) => handedOver === role))

/** The members in whose place a member decides, by any chain of the delegations of a day. */
export function actsFor(
  memberId: string,
  delegations: readonly { holderId: string; memberId: string }[],
): string[] {
  const found = new Set<string>([memberId])
  // A set is walked to what is added on the way.
  for (const delegate of found)
    for (const { holderId, memberId: by } of delegations) if (by === delegate) found.add(holderId)
  found.delete(memberId)
  return [...found]
}

/** Whether a delegation may be set from one day to another: from today on, and not backwards. */
export const isDelegationTerm = (startDate: string, endDate: string, today: string): boolean =>
  isCalendarDate(startDate) && isCalendarDate(endDate) && startDate >= today && endDate >= startDate

/** The state of a delegation on a day. One that was not ended before its last day was over has ended by itself, recorded or not. */
export function delegationStateOf(
  { startDate, endDate, clearedOn }: DelegationFacts,
  today: string,
): DelegationState {
  if (clearedOn !== null) return clearedOn <= endDate ? 'CLEARED' : 'ENDED'
  if (endDate < today) return 'ENDED'
  return startDate > today ? 'COMING' : 'RUNNING'
}

/** Whether an app admin sees in whose place a colleague decides: where the one who is away has a role in one of their apps. */
export const isSeenBy = (by: PolicyApps, holder: readonly RoleAssignment[]): boolean =>
  by === 'all' || handedOver(holder).some(({ appId }) => appId === null || by.includes(appId))

/** Whether an app admin sets the policy of every app that a delegation hands over. */
const isCoveredBy = (by: PolicyApps, holder: readonly RoleAssignment[]): boolean =>
  by === 'all' || handedOver(holder).every(({ appId }) => appId !== null && by.includes(appId))

/** Why an app admin may not have a colleague decide in the place of another one, or nothing. `null` is no colleague. */
export function addingRefusal(
  {
    holder,
    delegate,
    isTerm,
  }: {
    holder: { memberId: string; assignments: readonly RoleAssignment[] } | null
    delegate: { memberId: string } | null
    isTerm: boolean
  },
  by: PolicyApps,
): ProblemName | undefined {
  if (!holder || handedOver(holder.assignments).length === 0 || !isSeenBy(by, holder.assignments))
    return 'adminDelegation.holderUnfit'
  if (!isCoveredBy(by, holder.assignments)) return 'adminDelegation.forbidden'
  return !delegate || delegate.memberId === holder.memberId || !isTerm ? 'delegation.invalid' : undefined
}

/** Why an app admin may not take a delegation back, or nothing. */
export function endingRefusal(
  state: DelegationState,
  holder: readonly RoleAssignment[],
  by: PolicyApps,
): ProblemName | undefined {
  if (state === 'ENDED' || state === 'CLEARED') return 'adminDelegation.over'
  return isCoveredBy(by, holder) ? undefined : 'adminDelegation.forbidden'
}
