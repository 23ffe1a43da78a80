import { eq } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { appOfLevel } from '#server/db/app-owner.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'

/**
 * Joins the requests of a query with their level, requester, app and the permission that they change. Requests for an
 * app that is not visible to the requester's company are left out.
 */
export const joinPartsOfRequest = <T extends PgSelect>(query: T) =>
  query
    .innerJoin(accessLevels, eq(accessLevels.id, accessRequests.levelId))
    .innerJoin(members, eq(members.id, accessRequests.memberId))
    .innerJoin(apps, appOfLevel(members.companyId))
    .leftJoin(accessGrants, eq(accessGrants.id, accessRequests.grantId))
