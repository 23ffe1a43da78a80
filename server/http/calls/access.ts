import type { Access, OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import type { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasAnyRole, type StaffRole, staffRolesOf } from '#domain/staff/roles.ts'
import type { Identity } from './caller.ts'

/**
 * Returns the problem with which an operation refuses a caller, by the access of the operation and the staff roles
 * that may use it; undefined if the caller may use the operation.
 */
export const callRefusalOf = (id: OperationId, identity: Identity): Problem | undefined =>
  refusalOf(operationRules[id].access, identity, staffRolesOf(id))

/**
 * Returns the problem with which operations that have this `x-access` refuse a caller; undefined if the
 * caller may use them. For operations of the staff any of the roles is enough.
 */
export function refusalOf(
  access: Access,
  { stage, member }: Identity,
  needed: readonly StaffRole[] = [],
): Problem | undefined {
  if (access === 'visitor') return undefined
  if (access === 'pending') return stage === 'pending' ? undefined : problemNamed('login.missing')
  if (stage === 'ended') return problemNamed('session.expired')
  if (stage !== 'member') return problemNamed('session.missing')
  if (access === 'member') return undefined
  if (staffAccess.includes(access) && !hasAnyRole(member.staffRoles, needed))
    return problemNamed('role.missing')
  const isProven = withProof.includes(access)
  if (!isProven && !member.passwordChecked) return problemNamed('password.unconfirmed')
  // The role is checked before the proof of identity, since a caller with a proof would still be refused.
  const isAdmin = withFactor.includes(access)
  if (isAdmin && member.info.factorMissing) return problemNamed('factor.missing')
  return isProven && !member.verified ? problemNamed('verification.stale') : undefined
}

const staffAccess: readonly Access[] = ['staff', 'verifiedStaff']
const withFactor: readonly Access[] = ['admin', 'verifiedAdmin', ...staffAccess]
const withProof: readonly Access[] = ['verified', 'verifiedAdmin', 'verifiedStaff']
