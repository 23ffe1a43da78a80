import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { policyAppsOf } from '#domain/access/role-assignments.ts'
import { isOfferedTo } from '#server/db/app-owner.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import type { Actor, Queries } from './access.deps.ts'
import { assignmentsOf, type People, peopleOf } from './access.people.ts'
import { grantStore } from './grants/grants.store.ts'

type SoleAdministration = Schema<'SoleAdministration'>

const MAX_LISTED = 100
const MAX_ADMINS = 5

/**
 * The apps of which a member is the last administrator in their company, while colleagues remain. A member
 * administers an app as an app admin, or by a permission that administers the app (guard 12). `hold` locks such
 * permissions of other members until the transaction ends.
 */
export async function soleAdministrationsOf(
  from: Queries,
  actor: Actor,
  { today, hold }: { today: string; hold: boolean },
): Promise<SoleAdministration[]> {
  const { memberId, companyId } = actor
  if (companyId === null) return []
  const colleague = and(eq(members.companyId, companyId), ne(members.id, memberId))
  const [stays] = await from.select({ id: members.id }).from(members).where(colleague).limit(1)
  if (!stays) return []
  const people = await peopleOf(from, companyId, today)
  const others = people.filter((person) => person.memberId !== memberId)
  const own = policyAppsOf(assignmentsOf(people, actor))
  const soleAdministrations: SoleAdministration[] = []
  const addDuty = (app: { id: string; name: string }, duty: SoleAdministration['duty']) =>
    soleAdministrations.push({
      appId: app.id,
      appName: app.name,
      duty,
      settleYn: own === 'all' || own.includes(app.id) ? 'Y' : 'N',
      admins: adminsOf(others, app.id),
    })

  // An app admin of the whole company is needed if colleagues use an app.
  const usedApps = from
    .select({ id: accessLevels.appId })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .where(and(colleague, ne(accessGrants.useStatus, 'EXPIRE'), gte(accessGrants.endDate, today)))
  const mine = await from
    .select({ id: apps.id, name: apps.name })
    .from(apps)
    .where(and(isOfferedTo(companyId), inArray(apps.id, own === 'all' ? usedApps : own)))
    .orderBy(asc(apps.name), asc(apps.id))
    .limit(MAX_LISTED)
  for (const app of mine) if (adminsOf(others, app.id).length === 0) addDuty(app, 'APP_ADMIN')

  const store = grantStore(from)
  for (const grant of await store.listOf(memberId)) {
    const { administers, app } = grant.level
    if (!administers || effectiveGrant(grant, today).useStatus !== 'NORMAL') continue
    if (hold) await store.lockAdmins(app.id, companyId, today)
    if ((await store.otherAdmins(app.id, actor, today)) === 0) addDuty(app, 'LEVEL_ADMIN')
  }
  return soleAdministrations.slice(0, MAX_LISTED)
}

/** The app admins among these people, who may appoint others. */
function adminsOf(people: People, appId: string): { name: string }[] {
  const policySetters = people.filter(({ assignments }) => {
    const managedApps = policyAppsOf(assignments)
    return managedApps === 'all' || managedApps.includes(appId)
  })
  return policySetters.slice(0, MAX_ADMINS).map(({ name }) => ({ name }))
}
