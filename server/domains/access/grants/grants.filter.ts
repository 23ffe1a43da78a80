import { and, eq, gte, inArray, lt, not, or, type SQL } from 'drizzle-orm'
import type { UseStatus } from '#domain/access/codes.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
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
  /** Those of one member. */
  memberId?: string
  useStatus?: UseStatus
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
  return all.where(and(administered(filter), isAfter))
}

/** Matches a state as it is on the day, recorded or not. */
function administered({ companyId, appIds, memberId, useStatus, words, today }: AdminGrantFilter) {
  const over = lt(accessGrants.endDate, today)
  const inState =
    useStatus === 'EXPIRE'
      ? or(eq(accessGrants.useStatus, 'EXPIRE'), over)
      : useStatus && and(eq(accessGrants.useStatus, useStatus), not(over))
  return and(
    eq(members.companyId, companyId),
    memberId === undefined ? undefined : eq(accessGrants.memberId, memberId),
    appIds && inArray(accessLevels.appId, [...appIds]),
    inState,
    containsWords(words, [members.name, apps.name, accessLevels.name]),
  )
}

/** Matches permissions that administer one of some apps of a company and are in use on a day. */
export const isAdmin = (appIds: readonly string[], companyId: string, today: string) =>
  and(
    inArray(accessLevels.appId, [...appIds]),
    eq(accessLevels.administers, true),
    eq(accessGrants.useStatus, 'NORMAL'),
    gte(accessGrants.endDate, today),
    eq(members.companyId, companyId),
  )
