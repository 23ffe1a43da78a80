import type { Schema } from '#contract/operation.ts'
import { type ApprovalType, asksForTerm, type PauseOrigin } from './codes.ts'

/**
 * A role that a member has today; without an app it holds for every app of the company. A delegate has the role of `holderId`;
 * in any other role `holderId` is the member. `actsFor` lists the members in whose place this member decides today, by any chain of
 * delegations.
 */
export type RoleAssignment = {
  role: 'approver' | 'delegate' | 'appAdmin' | 'securityAdmin'
  appId: string | null
  holderId: string
  actsFor: readonly string[]
}
/** How far a decider may change the term that was asked for. */
export type TermChange = Schema<'TermChange'>
export type Permission = 'decide' | 'revoke' | 'block'
/** The apps whose policies a person sets: 'all' of the company, or these. */
export type PolicyApps = 'all' | readonly string[]

/** A request or a grant as the rules of permissions look at it. */
export type Subject = {
  memberId: string
  appId: string
  approvalType?: ApprovalType
  pauseOrigin: PauseOrigin | null
}

type Row = {
  decide: 'all' | 'securityPauses'
  term: TermChange
  revoke: boolean
  block: boolean
  setsPolicy: boolean
}

/** Who may do what, the strongest role first. What everybody may do with their own requests is not here. */
export const permissionsByRole: Readonly<Record<RoleAssignment['role'], Row>> = {
  appAdmin: { decide: 'all', term: 'ANY', revoke: true, block: false, setsPolicy: true },
  approver: { decide: 'all', term: 'SHORTER', revoke: false, block: false, setsPolicy: false },
  delegate: { decide: 'all', term: 'SHORTER', revoke: false, block: false, setsPolicy: false },
  securityAdmin: { decide: 'securityPauses', term: 'NONE', revoke: true, block: true, setsPolicy: false },
}

/** What leads out of a pause by security: its end, and a new term while it lasts or after it. */
export const leadsOutOfBlock = (type: ApprovalType): boolean => type === 'RESUME' || asksForTerm(type)

/** Whether only the security role may decide: what leads out of a pause that it began. */
export const isSecurityPause = ({
  approvalType,
  pauseOrigin,
}: Pick<Subject, 'approvalType' | 'pauseOrigin'>): boolean =>
  approvalType !== undefined && leadsOutOfBlock(approvalType) && pauseOrigin === 'SECURITY'

/**
 * The role assignment with which a member may do something on a request, or nothing. A requester has none in a request of their
 * own.
 */
export function assignmentFor(
  permission: Permission,
  assignments: readonly RoleAssignment[],
  subject: Subject,
  actorId: string,
): RoleAssignment | undefined {
  const able = assignments.filter((assignment) => mayDo(permission, assignment, subject, actorId))
  const [strongest] = strongestFirst(able)
  return able.find(({ role }) => role === strongest)
}

/** The roles among some assignments, each once, the strongest first. */
export function strongestFirst(
  assignments: readonly Pick<RoleAssignment, 'role'>[],
): RoleAssignment['role'][] {
  return (Object.keys(permissionsByRole) as RoleAssignment['role'][]).filter((role) =>
    assignments.some((assignment) => assignment.role === role),
  )
}

/** The roles as they travel. */
export const accessRoles: Readonly<Record<RoleAssignment['role'], Schema<'AccessRole'>>> = {
  appAdmin: 'APP_ADMIN',
  approver: 'APPROVER',
  delegate: 'DELEGATE',
  securityAdmin: 'SECURITY_ADMIN',
}

/** The apps of which a person sets who decides, levels, durations and policies. */
export function policyAppsOf(assignments: readonly RoleAssignment[]): PolicyApps {
  const able = assignments.filter(({ role }) => permissionsByRole[role].setsPolicy)
  return able.some(({ appId }) => appId === null) ? 'all' : able.flatMap(({ appId }) => appId ?? [])
}

function mayDo(
  permission: Permission,
  assignment: RoleAssignment,
  subject: Subject,
  actorId: string,
): boolean {
  const { role, appId, holderId, actsFor } = assignment
  // A delegate does not act for a person in that person's own request.
  if (subject.memberId === actorId || subject.memberId === holderId) return false
  // Neither do they decide it in another role they have; a security admin still revokes and blocks.
  if (permission === 'decide' && actsFor.includes(subject.memberId)) return false
  if (appId !== null && appId !== subject.appId) return false
  const permissions = permissionsByRole[role]
  if (permission !== 'decide') return permissions[permission]
  return (permissions.decide === 'securityPauses') === isSecurityPause(subject)
}

/** Whether a role assignment lets a term be granted that is another than the one asked for. */
export function mayGrantTerm({ role }: RoleAssignment, granted: number, asked: number): boolean {
  if (granted === asked) return true
  const { term } = permissionsByRole[role]
  return term === 'ANY' || (term === 'SHORTER' && granted < asked)
}
