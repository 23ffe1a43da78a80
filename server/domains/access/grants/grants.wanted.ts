import type { Input } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { RoleAssignment } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { grantSorts } from '#domain/lists/admin-sorts.ts'
import { searchWords } from '#server/db/search.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { appsOf, mayAdminister } from './grants.admin.views.ts'
import type { AdminGrantFilter, GrantOrder } from './grants.filter.ts'

/**
 * Returns the filter for the permissions that an admin requests as a list or as a file, and the apps of the admin's
 * roles (undefined for all apps). The filter is limited to these apps. Throws `role.missing` for a member without a
 * role that administers permissions.
 */
export async function filteredGrants(
  { db, clock }: Pick<AccessDeps, 'db' | 'clock'>,
  asked: Input<'exportAdminAccessGrants'>,
  actor: Actor,
): Promise<{
  filter: AdminGrantFilter
  order: GrantOrder
  scope: string[] | undefined
  assignments: RoleAssignment[]
}> {
  const today = todayOf(clock.now())
  const assignments = assignmentsOf(await peopleOf(db, actor.companyId, today), actor).filter(mayAdminister)
  if (assignments.length === 0 || actor.companyId === null) throw problemNamed('role.missing')
  const {
    useStatus,
    riskLevel,
    appId,
    grantIds,
    search,
    sort = 'START',
    sortDirection = grantSorts[sort],
  } = asked
  const scope = appsOf(assignments)
  const isOutside = appId !== undefined && scope !== undefined && !scope.includes(appId)
  const appIds = appId === undefined ? scope : isOutside ? [] : [appId]
  const words = searchWords(search)
  return {
    filter: { companyId: actor.companyId, appIds, useStatus, riskLevel, grantIds, words, today },
    order: { sort, sortDirection },
    scope,
    assignments,
  }
}
