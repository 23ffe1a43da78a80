import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { isOwnedBy } from '#server/db/app-owner.ts'
import { isSubscribedTo } from '#server/db/app-subscription.ts'
import type { Db } from '#server/db/client.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appServices } from '#server/db/schema/app-service.ts'
import { members } from '#server/db/schema/member.ts'

/** The maximum number of apps of one owner (`app.tooMany`). */
const MAX_APPS = 200
const isOfOperator = and(isOwnedBy(null), isNull(apps.retiredAt))

/** The queries of the apps that belong to services. */
export const serviceAppStore = (db: Db) => ({
  /** The apps of the operator that are not retired, by name. */
  operatorApps: () =>
    db
      .select({ appId: apps.id, name: apps.name, category: apps.category, icon: apps.icon })
      .from(apps)
      .where(isOfOperator)
      .orderBy(asc(sql`${apps.name} collate "C"`), asc(apps.id))
      .limit(MAX_APPS),

  /**
   * For each app, the number of permissions in use whose holder belongs to a company that does not subscribe to the
   * service.
   */
  async closingBy(serviceCode: string): Promise<Map<string, number>> {
    const rows = await db
      .select({ appId: accessLevels.appId, count: count() })
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(apps, eq(apps.id, accessLevels.appId))
      .innerJoin(members, eq(members.id, accessGrants.memberId))
      .where(
        and(
          isOfOperator,
          eq(accessGrants.useStatus, 'NORMAL'),
          sql`not ${isSubscribedTo(members.companyId, serviceCode)}`,
        ),
      )
      .groupBy(accessLevels.appId)
    return new Map(rows.map((row) => [row.appId, row.count]))
  },

  /** Adds an app to a service, unless the app already belongs to it. */
  async add(appId: string, serviceCode: string): Promise<void> {
    await db.insert(appServices).values({ appId, serviceCode }).onConflictDoNothing()
  },

  async remove(appId: string, serviceCode: string): Promise<void> {
    await db
      .delete(appServices)
      .where(and(eq(appServices.appId, appId), eq(appServices.serviceCode, serviceCode)))
  },
})
