import type { RoleAssignment } from '../access/role-assignments.ts'

export type Role = 'requester' | RoleAssignment['role']

/** The permissions of the access area. */
const permissions = [
  'submit',
  'comment',
  'withdraw',
  'decideOwn',
  'decide',
  'decideSecurityPause',
  'grantShorter',
  'grantLonger',
  'revoke',
  'block',
  'lift',
] as const
export type RolePermission = (typeof permissions)[number]

const own: RolePermission[] = ['submit', 'comment', 'withdraw']
/**
 * "Who may do what", the table of the specification, by column: permissions that are not listed are refused.
 */
const table: Record<Role, readonly RolePermission[]> = {
  requester: own,
  approver: [...own, 'decide', 'grantShorter'],
  delegate: [...own, 'decide', 'grantShorter'],
  appAdmin: [...own, 'decide', 'grantShorter', 'grantLonger', 'revoke'],
  securityAdmin: [...own, 'decideSecurityPause', 'revoke', 'block', 'lift'],
}

export const roleNames = Object.keys(table) as Role[]

/** A column of the table, cell by cell. */
export const cellsOf = (role: Role) =>
  Object.fromEntries(
    permissions.map((permission) => [permission, table[role].includes(permission)]),
  ) as Record<RolePermission, boolean>
