import type { Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { isCalendarDate } from '../dates.ts'
import type { PolicyApps, RoleAssignment } from './role-assignments.ts'

export type DelegationState = Schema<'DelegationState'>
/**
 * The first and last day of a delegation, both included, as days in Korea (YYYY-MM-DD); `clearedOn` is the day on
 * which the delegation was ended early.
 */
export type DelegationFacts = { startDate: string; endDate: string; clearedOn: string | null }

export const delegationStates = ['COMING', 'RUNNING', 'ENDED', 'CLEARED'] as const satisfies DelegationState[]

export const rolesToDelegate = ['approver', 'appAdmin'] as const satisfies RoleAssignment['role'][]

/**
 * The roles that pass from a member to their delegate. Roles that the member only has as a delegate are not
 * passed on.
 */
export const delegableRoles = <Part extends Pick<RoleAssignment, 'role'>>(
  assignments: readonly Part[],
): Part[] => assignments.filter(({ role }) => rolesToDelegate.some((handedOver) => handedOver === role))

/** The members on whose behalf a member decides on a day, including those reached through a chain of delegations. */
export function actsFor(
  memberId: string,
  delegations: readonly { holderId: string; memberId: string }[],
): string[] {
  const memberIds = new Set<string>([memberId])
  // The loop also visits members that are added during the loop, because a Set is iterated in insertion order.
  for (const delegate of memberIds)
    for (const { holderId, memberId: by } of delegations) if (by === delegate) memberIds.add(holderId)
  memberIds.delete(memberId)
  return [...memberIds]
}

/** Whether a delegation may have this term: it starts today or later, and does not end before it starts. */
export const isDelegationTerm = (startDate: string, endDate: string, today: string): boolean =>
  isCalendarDate(startDate) && isCalendarDate(endDate) && startDate >= today && endDate >= startDate

/** The state of a delegation on a day. After its last day a delegation is over, even if that is not recorded yet. */
export function delegationStateOf(
  { startDate, endDate, clearedOn }: DelegationFacts,
  today: string,
): DelegationState {
  if (clearedOn !== null) return clearedOn <= endDate ? 'CLEARED' : 'ENDED'
  if (endDate < today) return 'ENDED'
  return startDate > today ? 'COMING' : 'RUNNING'
}

/** Whether an app admin may see a delegation: the absent member has a role in one of the admin's apps. */
export const isVisibleTo = (by: PolicyApps, holder: readonly RoleAssignment[]): boolean =>
  by === 'all' || delegableRoles(holder).some(({ appId }) => appId === null || by.includes(appId))

/** Whether an app admin sets the policies of every app in which a delegation passes on a role. */
const isCoveredBy = (by: PolicyApps, holder: readonly RoleAssignment[]): boolean =>
  by === 'all' || delegableRoles(holder).every(({ appId }) => appId !== null && by.includes(appId))

/**
 * Returns the reason why an app admin may not add a delegation between two colleagues, or undefined. A colleague is
 * `null` if not found.
 */
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
  if (!holder || delegableRoles(holder.assignments).length === 0 || !isVisibleTo(by, holder.assignments))
    return 'adminDelegation.holderUnfit'
  if (!isCoveredBy(by, holder.assignments)) return 'adminDelegation.forbidden'
  return !delegate || delegate.memberId === holder.memberId || !isTerm ? 'delegation.invalid' : undefined
}

/** The reason why an app admin may not end a delegation, or undefined. */
export function endingRefusal(
  state: DelegationState,
  holder: readonly RoleAssignment[],
  by: PolicyApps,
): ProblemName | undefined {
  if (state === 'ENDED' || state === 'CLEARED') return 'adminDelegation.over'
  return isCoveredBy(by, holder) ? undefined : 'adminDelegation.forbidden'
}
