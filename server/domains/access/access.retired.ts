import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { aboutOf, type ChangeContext, changeGrant, closeRequest, lockCurrent } from './access.effects.ts'
import { notify } from './access.record.ts'
import { joinedRequests } from './requests/requests.store.ts'

/**
 * Closes the waiting requests of retired apps, or of one named app, and revokes their permissions; at most `limit` of
 * each. Returns the number of revoked permissions and of closed requests. Rows locked by other transactions are left
 * for the next run.
 */
export async function endRetired(
  at: ChangeContext,
  { appId, actorId, limit }: { appId?: string; actorId: string | null; limit: number },
): Promise<{ grants: number; requests: number }> {
  const isRetired = and(isNotNull(apps.retiredAt), appId === undefined ? undefined : eq(apps.id, appId))
  // Requests are locked before grants, as everywhere, so that there is no deadlock.
  const waitingRequests = await joinedRequests(at.tx, eq(apps.id, accessLevels.appId))
    .where(and(eq(accessRequests.approvalResult, 'WAITING'), isRetired))
    .orderBy(asc(accessRequests.id))
    .limit(limit)
    .for('update', { of: accessRequests, skipLocked: true })
  for (const request of waitingRequests) await closeRequest(at, request, { type: 'INELIGIBLE' }, { actorId })
  const openGrants = await at.tx
    .select({ memberId: accessGrants.memberId, levelId: accessGrants.levelId })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(apps, eq(apps.id, accessLevels.appId))
    .where(and(ne(accessGrants.useStatus, 'EXPIRE'), isRetired))
    .orderBy(asc(accessGrants.id))
    .limit(limit)
    .for('update', { of: accessGrants, skipLocked: true })
  let grants = 0
  for (const { memberId, levelId } of openGrants) {
    const grant = await lockCurrent(at, memberId, levelId)
    if (!grant || !(await changeGrant(at, grant, 'REVOKE', { actorId }))) continue
    grants += 1
    const content = accessTexts.revoked(aboutOf({ level: grant.level, app: grant.level.app }))
    await notify(at.notices, at.tx, { event: 'grant.revoked', to: [memberId], content })
  }
  return { grants, requests: waitingRequests.length }
}
