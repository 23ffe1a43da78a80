import type { ProblemName } from '#contract/problem.ts'

/** A member's role in an app of a company; without an app, the role applies to every app of the company. */
export type Manager = {
  managerId: string
  memberId: string
  role: 'approver' | 'appAdmin'
  appId: string | null
}

/**
 * The reason why an app admin may not remove a role in an app, or undefined. `managers` are all members with a role
 * in the app. An app always has an approver, and also an app admin, since members cannot remove their own role.
 */
export function removalRefusal(
  manager: Manager,
  managers: readonly Manager[],
  actorId: string,
): ProblemName | undefined {
  if (manager.appId === null) return 'appManager.company'
  if (manager.memberId === actorId) return 'appManager.own'
  const isOnlyApprover =
    manager.role === 'approver' &&
    !managers.some(({ managerId, role }) => role === 'approver' && managerId !== manager.managerId)
  return isOnlyApprover ? 'appManager.lastApprover' : undefined
}
