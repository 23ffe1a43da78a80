import type { Schema } from '#contract/operation.ts'
import { type ApprovalType, hasTerm, type PauseOrigin } from './codes.ts'

/**
 * A role that a member has today; without an app the role applies to every app of the company. A delegate has the
 * role of `holderId`; in any other role `holderId` is the member. `actsFor` lists the members on whose behalf this
 * member decides today, by any chain of delegations.
 */
export type RoleAssignment = {
  role: 'approver' | 'delegate' | 'appAdmin' | 'securityAdmin'
  appId: string | null
  holderId: string
  actsFor: readonly string[]
}
/** How a decider may change the requested term. */
export type TermChange = Schema<'TermChange'>
export type Permission = 'decide' | 'revoke' | 'block'
/** The apps whose policies a person sets: all apps of the company, or the listed apps. */
export type PolicyApps = 'all' | readonly string[]

/** The facts about a request or a grant that the permission rules need. */
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

/**
 * The permissions of each role, the strongest role first. The rights that every member has on their own
 * requests are not included.
 */
export const permissionsByRole: Readonly<Record<RoleAssignment['role'], Row>> = {
  appAdmin: { decide: 'all', term: 'ANY', revoke: true, block: false, setsPolicy: true },
  approver: { decide: 'all', term: 'SHORTER', revoke: false, block: false, setsPolicy: false },
  delegate: { decide: 'all', term: 'SHORTER', revoke: false, block: false, setsPolicy: false },
  securityAdmin: { decide: 'securityPauses', term: 'NONE', revoke: true, block: true, setsPolicy: false },
}

/**
 * Whether approving a request of this type ends a suspension by security or gives a term beyond the suspension: a
 * resumption, or a new term during or after the suspension.
 */
export const endsBlock = (type: ApprovalType): boolean => type === 'RESUME' || hasTerm(type)

/** Whether only security admins may decide on a request, because its approval would end a suspension by security. */
export const isSecurityPause = ({
  approvalType,
  pauseOrigin,
}: Pick<Subject, 'approvalType' | 'pauseOrigin'>): boolean =>
  approvalType !== undefined && endsBlock(approvalType) && pauseOrigin === 'SECURITY'

/**
 * The role assignment that allows a member to do something with a request, or undefined. Requesters have no such
 * assignment for their own requests.
 */
export function assignmentFor(
  permission: Permission,
  assignments: readonly RoleAssignment[],
  subject: Subject,
  actorId: string,
): RoleAssignment | undefined {
  const permittingAssignments = assignments.filter((assignment) =>
    mayDo(permission, assignment, subject, actorId),
  )
  const [strongest] = strongestFirst(permittingAssignments)
  return permittingAssignments.find(({ role }) => role === strongest)
}

/** Returns the distinct roles of some assignments, the strongest first. */
export function strongestFirst(
  assignments: readonly Pick<RoleAssignment, 'role'>[],
): RoleAssignment['role'][] {
  return (Object.keys(permissionsByRole) as RoleAssignment['role'][]).filter((role) =>
    assignments.some((assignment) => assignment.role === role),
  )
}

/** The name of each role in the contract. */
export const accessRoles: Readonly<Record<RoleAssignment['role'], Schema<'AccessRole'>>> = {
  appAdmin: 'APP_ADMIN',
  approver: 'APPROVER',
  delegate: 'DELEGATE',
  securityAdmin: 'SECURITY_ADMIN',
}

/** The apps whose deciders, levels, terms and policies a person may set. */
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
  // A delegate does not decide on a request of the member who delegated to the delegate.
  if (subject.memberId === actorId || subject.memberId === holderId) return false
  // A member who acts on behalf of the requester does not decide on the request in any role; such a member who is a
  // security admin may still revoke and block.
  if (permission === 'decide' && actsFor.includes(subject.memberId)) return false
  if (appId !== null && appId !== subject.appId) return false
  const permissions = permissionsByRole[role]
  if (permission !== 'decide') return permissions[permission]
  return (permissions.decide === 'securityPauses') === isSecurityPause(subject)
}

/** Whether a role assignment allows granting a term other than the requested one. */
export function mayGrantTerm({ role }: RoleAssignment, granted: number, asked: number): boolean {
  if (granted === asked) return true
  const { term } = permissionsByRole[role]
  return term === 'ANY' || (term === 'SHORTER' && granted < asked)
}
