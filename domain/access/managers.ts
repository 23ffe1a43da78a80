import type { ProblemName } from '#contract/problem.ts'

/** A member's role in an app of a company; without an app it is for every app of it. */
export type Manager = {
  managerId: string
  memberId: string
  role: 'approver' | 'appAdmin'
  appId: string | null
}

/**
 * Why an app admin may not take a role in an app back, or nothing. `managers` are all who have one in the app: an app is
 * never left without an approver, and an app admin, who may not leave either, always remains, because no one removes themselves.
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
