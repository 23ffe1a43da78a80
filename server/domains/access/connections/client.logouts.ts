import { and, eq } from 'drizzle-orm'
import type { AccessEventType } from '#domain/access/events.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { appClients } from '#server/db/schema/app-client.ts'
import { members } from '#server/db/schema/member.ts'
import { endLoginsTo } from '#server/login/logout-queue.ts'
import type { Queries } from '../access.deps.ts'

const closingEvents: readonly AccessEventType[] = [
  'grant.paused',
  'grant.blocked',
  'grant.released',
  'grant.expired',
  'grant.revoked',
]

/** Notifies apps of the people who must be logged out after changes of their permissions. */
export async function logOutOfApps(
  tx: Queries,
  now: Date,
  happened: readonly { event: AccessEventType; memberId: string; grantId?: string | null }[],
): Promise<void> {
  for (const { event, memberId, grantId } of happened) {
    if (!closingEvents.includes(event) || !grantId) continue
    const [app] = await tx
      .select({ appId: appClients.appId })
      .from(accessGrants)
      .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
      .innerJoin(appClients, eq(appClients.appId, accessLevels.appId))
      .where(eq(accessGrants.id, grantId))
    if (app) await endLoginsTo(tx, now, app.appId, [memberId])
  }
}

/**
 * Ends the logins to a locked app, or to a locked level of an app, of the people of a company, or of all people if
 * `companyId` is null.
 */
export async function logOutOfLocked(
  tx: Queries,
  now: Date,
  { appId, levelId, companyId }: { appId: string; levelId?: string; companyId: string | null },
): Promise<void> {
  const lockedHolders = tx
    .select({ memberId: accessGrants.memberId })
    .from(accessGrants)
    .innerJoin(accessLevels, eq(accessLevels.id, accessGrants.levelId))
    .innerJoin(members, eq(members.id, accessGrants.memberId))
    .where(
      and(
        eq(accessLevels.appId, appId),
        levelId === undefined ? undefined : eq(accessLevels.id, levelId),
        companyId === null ? undefined : eq(members.companyId, companyId),
      ),
    )
  await endLoginsTo(tx, now, appId, lockedHolders)
}
