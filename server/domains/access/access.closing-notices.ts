import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { addDays, toWireTime } from '#domain/dates.ts'
import { runningStates } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { appClosingNotices, appServices } from '#server/db/schema/app-service.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import { appSubscriptionTexts } from '#server/messages/app-subscription-texts.ts'
import type { ChangeContext } from './access.effects.ts'
import { notify } from './access.record.ts'

/** The number of days before the last day of an app on which holders are notified. */
const NOTICE_DAYS = 7
/** The hour in Korea from which notices are sent. */
const NOTICES_FROM = 'T09:00:00+09:00'
const NO_END = '9999-12-31'

/**
 * Notifies the holders of permissions if their company's last subscription or trial with the app ends within a week.
 * Each end is announced once, however many nodes there are. Returns the number of announced ends, one for each app
 * and company.
 */
export async function announceClosings({ tx, now, today, notices }: ChangeContext): Promise<number> {
  if (toWireTime(now).slice(today.length) < NOTICES_FROM) return 0
  await tx.delete(appClosingNotices).where(lt(appClosingNotices.lastDate, today))
  const ending = await endingBy(tx, today, addDays(today, NOTICE_DAYS))
  if (ending.length === 0) return 0
  const notified = await tx.insert(appClosingNotices).values(ending).onConflictDoNothing().returning()
  for (const { companyId, appId, lastDate } of notified) {
    const holders = await tx
      .selectDistinct({ memberId: members.id, appName: apps.name })
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(apps, eq(apps.id, accessLevels.appId))
      .innerJoin(members, eq(members.id, accessGrants.memberId))
      .where(
        and(
          eq(apps.id, appId),
          eq(members.companyId, companyId),
          eq(accessGrants.useStatus, 'NORMAL'),
          gt(accessGrants.endDate, lastDate),
        ),
      )
    for (const { memberId, appName } of holders)
      await notify(notices, tx, {
        event: 'grant.expiring',
        to: [memberId],
        content: appSubscriptionTexts.closing(appName, lastDate),
        path: `/apps/detail?appId=${appId}`,
      })
  }
  return notified.length
}

/**
 * Returns the pairs of a company and an app for which the company's last subscription or trial ends between two days,
 * each pair with its end.
 */
async function endingBy(tx: Tx, from: string, by: string) {
  const runningStateList = sql.join(
    runningStates.map((state) => sql`${state}`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ companyId: string; appId: string; lastDate: string }>(sql`
    select held.company_id as "companyId", ${appServices.appId} as "appId", max(held.last_date) as "lastDate"
    from ${appServices} join (
      select ${subscriptions.companyId} as company_id, ${subscriptions.serviceInfo} ->> 'serviceCode' as service_code,
        case when ${subscriptions.subscriptionState} = 'CANCEL_SCHEDULED' then ${subscriptions.endDate}::text else ${NO_END} end as last_date
      from ${subscriptions} where ${subscriptions.subscriptionState} in (${runningStateList})
      union all
      select ${trials.companyId}, ${trials.serviceCode}, ${trials.endDate}::text from ${trials} where ${trials.trialState} = 'RUNNING'
    ) as held on held.service_code = ${appServices.serviceCode}
    where held.company_id is not null
    group by held.company_id, ${appServices.appId}
    having max(held.last_date) between ${from} and ${by}`)
  return rows
}
