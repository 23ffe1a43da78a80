import { and, asc, count, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '#contract/operation.ts'
import { type ChosenOrder, comesAfterRow, termsOf, textKey } from '#server/db/chosen-order.ts'
import type { Db } from '#server/db/client.ts'
import { afterPosition, type ListPosition } from '#server/db/cursor.ts'
import { accessLevels, appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { appKeys } from '#server/db/schema/app-connection.ts'
import { scimTargets } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'

export type SectionApp = Pick<typeof apps.$inferSelect, 'id' | 'name' | 'category' | 'retiredAt'> & {
  companyId: string | null
  useState: string
  holderCount: number
  hasLogin: boolean
  scimEnabled: boolean | null
  keyCount: number
}
export type SectionRequest = Pick<
  typeof accessRequests.$inferSelect,
  'id' | 'memberId' | 'approvalType' | 'approvalResult' | 'closeReason' | 'requestedAt' | 'closedAt'
> & { memberName: string; appName: string; levelName: string }

const keyCount = sql<number>`(select count(*)::integer from ${appKeys} where ${appKeys.appId} = ${apps.id})`

/** Counts the people of a company who have a running permission of an app. */
const holderCountIn = (companyId: string) =>
  sql<number>`(select count(distinct ${accessGrants.memberId})::integer from ${accessGrants}
    inner join ${accessLevels} on ${accessLevels.id} = ${accessGrants.levelId}
    inner join ${members} on ${members.id} = ${accessGrants.memberId}
    where ${accessLevels.appId} = ${apps.id} and ${members.companyId} = ${companyId}
    and ${ne(accessGrants.useStatus, 'EXPIRE')})`

/**
 * The condition for rows since the time when their person joined the company; earlier rows do not concern the
 * company.
 */
export const isOfCompanyTime = (companyId: string, at: PgColumn): SQL =>
  sql`${members.companyId} = ${companyId} and ${at} >= coalesce(${members.companySince}, ${members.createdAt})`

/** Queries about the apps and the requests for permissions of one company, for the staff. */
export function companySectionStore(db: Pick<Db, 'select'>, companyId: string) {
  const isItsApp = or(eq(apps.companyId, companyId), sql`${holderCountIn(companyId)} > 0`)
  const order: ChosenOrder = {
    keys: [sql`(${apps.companyId} is null)`, textKey(apps.name)],
    id: apps.id,
    sortDirection: 'ASC',
  }
  const isOfCompanyPeople = isOfCompanyTime(companyId, accessRequests.requestedAt)

  return {
    /**
     * Returns at most `limit` apps after the one with `lastId`: the company's own, then those of the operator, by
     * name.
     */
    apps: ({ lastId, limit }: { lastId: string | undefined; limit: number }): Promise<SectionApp[]> =>
      db
        .select({
          id: apps.id,
          name: apps.name,
          category: apps.category,
          retiredAt: apps.retiredAt,
          companyId: apps.companyId,
          useState: sql<string>`coalesce(${appPolicies.useState}, 'A')`,
          holderCount: holderCountIn(companyId),
          hasLogin: sql<boolean>`${isNotNull(appClients.appId)}`,
          scimEnabled: scimTargets.enabled,
          keyCount,
        })
        .from(apps)
        .leftJoin(appPolicies, and(eq(appPolicies.appId, apps.id), eq(appPolicies.companyId, companyId)))
        .leftJoin(appClients, eq(appClients.appId, apps.id))
        .leftJoin(scimTargets, eq(scimTargets.appId, apps.id))
        .where(
          and(
            isItsApp,
            lastId ? comesAfterRow(order, lastId, { source: sql`${apps}`, within: undefined }) : undefined,
          ),
        )
        .orderBy(...termsOf(order))
        .limit(limit),

    async countApps(): Promise<number> {
      const [row] = await db.select({ count: count() }).from(apps).where(isItsApp)
      return row!.count
    },

    /** Returns at most `limit` requests of the company's people after a position, newest first. */
    requests: ({
      after,
      limit,
    }: {
      after: ListPosition | undefined
      limit: number
    }): Promise<SectionRequest[]> =>
      db
        .select({
          id: accessRequests.id,
          memberId: accessRequests.memberId,
          memberName: members.name,
          appName: apps.name,
          levelName: accessLevels.name,
          approvalType: accessRequests.approvalType,
          approvalResult: accessRequests.approvalResult,
          closeReason: accessRequests.closeReason,
          requestedAt: accessRequests.requestedAt,
          closedAt: accessRequests.closedAt,
        })
        .from(accessRequests)
        .innerJoin(members, eq(members.id, accessRequests.memberId))
        .innerJoin(accessLevels, eq(accessLevels.id, accessRequests.levelId))
        .innerJoin(apps, eq(apps.id, accessLevels.appId))
        .where(
          and(
            isOfCompanyPeople,
            after && afterPosition([accessRequests.requestedAt, accessRequests.id], after, 'newestFirst'),
          ),
        )
        .orderBy(desc(accessRequests.requestedAt), desc(accessRequests.id))
        .limit(limit),

    /** Returns the number of requests with each result. */
    async countRequests(): Promise<Record<Schema<'ApprovalResult'>, number>> {
      const rows = await db
        .select({ result: accessRequests.approvalResult, count: count() })
        .from(accessRequests)
        .innerJoin(members, eq(members.id, accessRequests.memberId))
        .where(isOfCompanyPeople)
        .groupBy(accessRequests.approvalResult)
        .orderBy(asc(accessRequests.approvalResult))
      const noCounts = { WAITING: 0, APPROVED: 0, REJECTED: 0 }
      return { ...noCounts, ...Object.fromEntries(rows.map(({ result, count }) => [result, count])) }
    },
  }
}
