import type { Schema } from '#contract/operation.ts'
import { effectiveGrant, grantAfter } from '#domain/access/grants.ts'
import {
  assignmentFor,
  type Permission,
  permissionsByRole,
  type RoleAssignment,
  type Subject,
} from '#domain/access/role-assignments.ts'
import { toWireTime } from '#domain/dates.ts'
import type { Actor, Queries } from '../access.deps.ts'
import { grantStore, type StoredGrant } from './grants.store.ts'

/** A change of a colleague's permission. */
export type Change = 'REVOKE' | 'BLOCK' | 'LIFT'
/** The role permission that each change requires. */
export const permissions: Record<Change, Permission> = { REVOKE: 'revoke', BLOCK: 'block', LIFT: 'block' }

/** Returns the facts about a permission that the permission rules need. */
export const subjectOf = ({ memberId, level }: StoredGrant): Subject => ({
  memberId,
  appId: level.appId,
  pauseOrigin: null,
})
/** Whether a role administers the permissions of colleagues. */
export const mayAdminister = ({ role }: RoleAssignment) =>
  permissionsByRole[role].revoke || permissionsByRole[role].block

/** The ids of the apps that role assignments cover; undefined for every app. */
export const appsOf = (assignments: readonly RoleAssignment[]) =>
  assignments.some(({ appId }) => appId === null)
    ? undefined
    : assignments.flatMap(({ appId }) => appId ?? [])

type GrantViewer = { assignments: readonly RoleAssignment[]; actor: Actor; today: string }

/** Permissions of a company as a person with roles in it sees them, with the actions allowed on each. */
export async function toAdminGrants(
  db: Queries,
  rows: readonly StoredGrant[],
  { assignments, actor, today }: GrantViewer,
): Promise<Schema<'AdminAccessGrant'>[]> {
  const administeredAppIds = rows.flatMap(({ level }) => (level.administers ? [level.appId] : []))
  const sole =
    actor.companyId === null
      ? new Map<string, string | null>()
      : await grantStore(db).soleAdmins([...new Set(administeredAppIds)], actor.companyId, today)
  const isLast = ({ level, memberId }: StoredGrant) => {
    const admin = sole.get(level.appId)
    return level.administers && (admin === undefined || admin === memberId)
  }
  return rows.map((row) => toAdminGrant(row, { assignments, actor, today, lastAdmin: isLast(row) }))
}

/** A permission of a colleague as a person with roles in the company sees it, with the allowed actions. */
export function toAdminGrant(
  row: StoredGrant,
  { assignments, actor, today, lastAdmin }: GrantViewer & { lastAdmin: boolean },
): Schema<'AdminAccessGrant'> {
  const { id, version, level, useStatus, pauseOrigin, pausedBefore, endReason, startAt, endDate } =
    effectiveGrant(row, today)
  const may = (event: Change) =>
    assignmentFor(permissions[event], assignments, subjectOf(row), actor.memberId) &&
    grantAfter(row, { type: event }, today, { lastAdmin })
      ? ('Y' as const)
      : ('N' as const)
  return {
    grantId: id,
    version,
    memberId: row.memberId,
    memberName: row.memberName,
    deptName: row.deptName,
    appId: level.appId,
    appName: level.app.name,
    icon: level.app.icon,
    levelId: level.id,
    levelName: level.name,
    riskLevel: level.riskLevel,
    useStatus,
    pauseOrigin,
    pausedBefore,
    endReason,
    startAt: toWireTime(startAt),
    endDate,
    revokeYn: may('REVOKE'),
    blockYn: may('BLOCK'),
    liftYn: may('LIFT'),
  }
}
