import { and, count, eq, gte, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { UseStatus } from '#domain/access/codes.ts'
import type { FilterCounts } from '#domain/filter-counts.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import { containsWords } from '#server/db/search.ts'
import type { Queries } from '../access.deps.ts'

/** The filter of a company's permissions. Without an app it includes all apps. */
export type AdminGrantFilter = {
  companyId: string
  appIds: readonly string[] | undefined
  /** The grants of one member. */
  memberId?: string
  useStatus?: UseStatus | undefined
  riskLevel?: Schema<'RiskLevel'> | undefined
  grantIds?: readonly string[] | undefined
  words: readonly string[]
  today: string
}

/** The ids of the permissions that match a filter; reads no more of a company's rows than necessary. */
export function grantIdsOf(db: Queries, filter: AdminGrantFilter, isAfter?: SQL) {
  const all = db
    .select({ id: accessGrants.id })
    .from(accessGrants)
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(apps, appOfLevel(members.companyId))
  return all.where(and(isAdministered(filter), isAfter))
}

/** Returns the number of permissions in each state on the day, whatever state the filter names. */
export function grantCounts(db: Queries, filter: AdminGrantFilter): Promise<FilterCounts> {
  const listedIds = grantIdsOf(db, { ...filter, useStatus: undefined }).as('listed')
  return db
    .select({ value: statusOn(filter.today), count: count() })
    .from(listedIds)
    .innerJoin(accessGrants, eq(accessGrants.id, listedIds.id))
    .groupBy(sql`1`)
}

/** Matches the state of a grant on the day, even if that state is not recorded yet. */
function isAdministered(filter: AdminGrantFilter) {
  const { useStatus, riskLevel, grantIds, words, today } = filter
  const isPastEnd = lt(accessGrants.endDate, today)
  const inState =
    useStatus === 'EXPIRE'
      ? or(eq(accessGrants.useStatus, 'EXPIRE'), isPastEnd)
      : useStatus && and(eq(accessGrants.useStatus, useStatus), not(isPastEnd))
  return and(
    isInScope(filter),
    inState,
    riskLevel && eq(accessLevels.riskLevel, riskLevel),
    grantIds && inArray(accessGrants.id, [...grantIds]),
    containsWords(words, [members.name, members.deptName, apps.name, accessLevels.name]),
  )
}

/** The state of a permission on a day, even if that state is not recorded yet. */
const statusOn = (today: string) =>
  sql<UseStatus>`case when ${lt(accessGrants.endDate, today)} then 'EXPIRE' else ${accessGrants.useStatus} end`

/** The condition for the permissions that a person may see, before any filter. */
function isInScope({ companyId, appIds, memberId }: AdminGrantFilter) {
  return and(
    eq(members.companyId, companyId),
    memberId === undefined ? undefined : eq(accessGrants.memberId, memberId),
    appIds && inArray(accessLevels.appId, [...appIds]),
  )
}

/** The order of a company's permissions. */
export type GrantOrder = {
  sort: Schema<'AdminAccessGrantSort'>
  sortDirection: Schema<'SortDirection'>
}

const keysOf: Record<Exclude<GrantOrder['sort'], 'START'>, readonly SQL[]> = {
  PERSON: [textKey(members.name), sql`${accessGrants.memberId}`],
  DEPARTMENT: [textKey(members.deptName), textKey(members.name)],
  APP: [textKey(apps.name), textKey(accessLevels.name)],
  RISK: [sql`case ${accessLevels.riskLevel} when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end`],
  END: [sql`${accessGrants.endDate}`],
}

/**
 * The ORDER BY terms of an order of permissions, the latest first by default, and the condition for the rows after a
 * position.
 */
export function orderOf(
  filter: AdminGrantFilter,
  { sort, sortDirection }: GrantOrder = { sort: 'START', sortDirection: 'DESC' },
): { terms: SQL[]; isAfter: (place: ListPosition) => SQL } {
  const { id, startAt } = accessGrants
  if (sort === 'START') {
    const isLatestFirst = sortDirection === 'DESC'
    return {
      terms: termsOf({ keys: [sql`${startAt}`], id, sortDirection }),
      isAfter: (place) => afterPosition([startAt, id], place, isLatestFirst ? 'newestFirst' : 'oldestFirst'),
    }
  }
  const order: ChosenOrder = { keys: keysOf[sort], id, sortDirection }
  const source = sql`${accessGrants} inner join ${members} on ${eq(members.id, accessGrants.memberId)}
    inner join ${accessLevels} on ${eq(accessLevels.id, accessGrants.levelId)} inner join ${apps} on ${appOfLevel(members.companyId)}`
  return {
    terms: termsOf(order),
    isAfter: (place) => comesAfterRow(order, place.id, { source, within: isInScope(filter) }),
  }
}

/** The condition for permissions that administer one of these apps of a company and are in use on a day. */
export const isAdmin = (appIds: readonly string[], companyId: string, today: string) =>
  and(
    inArray(accessLevels.appId, [...appIds]),
    eq(accessLevels.administers, true),
    eq(accessGrants.useStatus, 'NORMAL'),
    gte(accessGrants.endDate, today),
    eq(members.companyId, companyId),
  )
