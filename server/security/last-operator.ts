import { problemNamed } from '#contract/problem-named.ts'
import type { StaffRole } from '#domain/staff/roles.ts'

/**
 * Whether a member of the staff is the only one with the role to operate. Takes the roles of all members of the
 * staff, by member id.
 */
export function isLastOperator(memberId: string, all: ReadonlyMap<string, readonly StaffRole[]>): boolean {
  const operatorIds = [...all].filter(([, roles]) => roles.includes('OPERATES')).map(([id]) => id)
  return operatorIds.length === 1 && operatorIds[0] === memberId
}

/**
 * Throws `staff.last` for the only member with the role to operate: without this member no one could be invited, or
 * given a role.
 */
export function refuseIfLast(memberId: string, all: ReadonlyMap<string, readonly StaffRole[]>): void {
  if (isLastOperator(memberId, all)) throw problemNamed('staff.last')
}
