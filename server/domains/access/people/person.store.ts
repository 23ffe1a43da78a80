import { and, count, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { members } from '#server/db/schema/member.ts'
import { signIns } from '#server/db/schema/session.ts'
import type { Queries } from '../access.deps.ts'
import { joinedRequests, type StoredRequest } from '../requests/requests.store.ts'

const requests = accessRequests
const maxNames = 5

/** The queries about a member of a company, for people with roles in its access area. */
export function personStore(db: Queries) {
  return {
    /** A member of a company. */
    async find(memberId: string, companyId: string) {
      const [row] = await db
        .select({
          memberId: members.id,
          name: members.name,
          email: members.email,
          deptName: members.deptName,
        })
        .from(members)
        .where(and(eq(members.id, memberId), eq(members.companyId, companyId)))
      return row
    },

    /** The time at which a member last logged in to the portal. */
    async lastSignIn(memberId: string): Promise<Date | undefined> {
      const [row] = await db
        .select({ triedAt: signIns.triedAt })
        .from(signIns)
        .where(and(eq(signIns.memberId, memberId), eq(signIns.result, 'LOGGED_IN')))
        .orderBy(desc(signIns.triedAt))
        .limit(1)
      return row?.triedAt
    },

    /** The latest requests of a member: for the apps in a list, or for all apps if there is no list. */
    requests(
      memberId: string,
      appIds: readonly string[] | undefined,
      limit: number,
    ): Promise<StoredRequest[]> {
      return joinedRequests(db)
        .where(and(eq(requests.memberId, memberId), appIds && inArray(accessLevels.appId, [...appIds])))
        .orderBy(desc(requests.requestedAt), desc(requests.id))
        .limit(limit)
    },

    /** The number of the member's requests that wait for a decision. */
    async waiting(memberId: string, appIds: readonly string[] | undefined): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(requests)
        .innerJoin(accessLevels, eq(accessLevels.id, requests.levelId))
        .where(
          and(
            eq(requests.memberId, memberId),
            eq(requests.approvalResult, 'WAITING'),
            appIds && inArray(accessLevels.appId, [...appIds]),
          ),
        )
      return row!.count
    },

    /**
     * The other people of a company who may use a level on a day: how many they are, how many of them are in the
     * member's department, and the names of the first few.
     */
    async holders(
      levelId: string,
      { memberId, companyId, deptName }: { memberId: string; companyId: string; deptName: string | null },
      today: string,
    ): Promise<{ count: number; sameDept: number; names: string[] }> {
      const isColleague = sql<boolean>`coalesce(${members.deptName} = ${deptName}, false)`
      const rows = await db
        .selectDistinctOn([members.id], { id: members.id, name: members.name, isColleague })
        .from(accessGrants)
        .innerJoin(members, eq(members.id, accessGrants.memberId))
        .where(
          and(
            eq(accessGrants.levelId, levelId),
            eq(accessGrants.useStatus, 'NORMAL'),
            gte(accessGrants.endDate, today),
            eq(members.companyId, companyId),
            ne(members.id, memberId),
          ),
        )
      const sameDepartment = rows.filter((row) => row.isColleague)
      const far = rows.filter((row) => !row.isColleague)
      const byName = (one: { name: string }, other: { name: string }) =>
        one.name.localeCompare(other.name, 'ko')
      return {
        count: rows.length,
        sameDept: sameDepartment.length,
        names: [...sameDepartment.toSorted(byName), ...far.toSorted(byName)]
          .slice(0, maxNames)
          .map(({ name }) => name),
      }
    },
  }
}
