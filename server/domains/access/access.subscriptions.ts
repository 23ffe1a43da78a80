import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { todayOf } from '#domain/access/terms.ts'
import { isSubscribed } from '#server/db/app-subscription.ts'
import type { Db } from '#server/db/client.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appServices, subscriptionChanges } from '#server/db/schema/app-service.ts'
import { members } from '#server/db/schema/member.ts'
import { appSubscriptionTexts } from '#server/messages/app-subscription-texts.ts'
import type { AccessDeps } from './access.deps.ts'
import type { ChangeContext } from './access.effects.ts'
import { notify, record } from './access.record.ts'

type Deps = Pick<AccessDeps, 'clock' | 'notices'> & { db: Db }
type Companies = readonly string[] | undefined

/** The maximum number of changes that one run handles; the others wait for the next run. */
const MAX_CHANGES = 500

/**
 * Finds the permissions that a changed subscription has opened or closed, and notifies apps, webhooks and holders
 * once for each change. If a node stops during the run, the change remains for the next run.
 */
export async function followSubscriptions({ db, clock, notices }: Deps): Promise<void> {
  const changes = await db
    .select()
    .from(subscriptionChanges)
    .orderBy(asc(subscriptionChanges.id))
    .limit(MAX_CHANGES)
  if (changes.length === 0) return
  const companies = changes.flatMap(({ companyId }) => companyId ?? [])
  const affectedCompanies = companies.length < changes.length ? undefined : [...new Set(companies)]
  const now = clock.now()
  await inBatches(db, (tx) =>
    compareWithSubscriptions({ tx, now, today: todayOf(now), notices }, affectedCompanies),
  )
  await db.delete(subscriptionChanges).where(
    inArray(
      subscriptionChanges.id,
      changes.map(({ id }) => id),
    ),
  )
}

/**
 * Notifies apps and holders of permissions that subscriptions have closed or opened, for some companies or for all:
 * at most BATCH_ROWS closed and as many opened ones. `unsubscribedAt` only records what was notified; whether an app
 * is open is determined from the subscriptions. Returns the larger of the two numbers. Rows locked by other
 * transactions are left for the next run.
 */
export async function compareWithSubscriptions(at: ChangeContext, companies?: Companies): Promise<number> {
  const closed = await report(at, companies, false)
  const opened = await report(at, companies, true)
  return Math.max(closed, opened)
}

async function report(
  { tx, now, today, notices }: ChangeContext,
  companies: Companies,
  isOpened: boolean,
): Promise<number> {
  const appsOfServices = tx.select({ appId: appServices.appId }).from(appServices)
  const subscribed = isSubscribed(members.companyId)
  const isOutdated: SQL | undefined = isOpened
    ? and(isNotNull(accessGrants.unsubscribedAt), subscribed)
    : and(
        ne(accessGrants.useStatus, 'EXPIRE'),
        isNull(accessGrants.unsubscribedAt),
        inArray(accessLevels.appId, appsOfServices),
        sql`not ${subscribed}`,
      )
  const { id, memberId, useStatus, endDate } = accessGrants
  const rows = await tx
    .select({ id, memberId, useStatus, endDate, appId: apps.id, appName: apps.name })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(apps, eq(apps.id, accessLevels.appId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .where(and(isOutdated, companies === undefined ? undefined : inArray(members.companyId, [...companies])))
    .orderBy(asc(id))
    .limit(BATCH_ROWS)
    .for('update', { of: accessGrants, skipLocked: true })
  if (rows.length === 0) return 0
  const ids = rows.map((row) => row.id)
  await tx
    .update(accessGrants)
    .set({ unsubscribedAt: isOpened ? null : now })
    .where(inArray(id, ids))
  const event = isOpened ? 'grant.resumed' : 'grant.paused'
  const text = appSubscriptionTexts[isOpened ? 'openedEvent' : 'closedEvent']
  const inUse = rows.filter((row) => row.useStatus === 'NORMAL' && row.endDate >= today)
  for (const row of inUse)
    await record(tx, now, {
      event,
      memberId: row.memberId,
      grantId: row.id,
      actorId: null,
      fromState: 'NORMAL',
      toState: 'NORMAL',
      text,
    })
  // A person with several levels of an app is notified once.
  const notified = new Map(inUse.map((row) => [`${row.memberId} ${row.appId}`, row]))
  for (const { memberId: to, appId, appName } of notified.values())
    await notify(notices, tx, {
      event,
      to: [to],
      content: appSubscriptionTexts[isOpened ? 'opened' : 'closed'](appName),
      path: `/apps/detail?appId=${appId}`,
    })
  return rows.length
}
