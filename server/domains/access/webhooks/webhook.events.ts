import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { AccessEventType } from '#domain/access/events.ts'
import { appOfLevel } from '#server/db/app-owner.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { appWebhooks, webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'

type WebhookCause = {
  event: AccessEventType
  memberId: string
  /** The level; needed only for an event of a request whose row does not exist yet. */
  levelId?: string
  grantId?: string | null
  requestId?: string | null
  fromState?: string | null
  toState?: string | null
  endDate?: string | null
}
type WebhookEvent = Schema<'AppWebhookEvent'>

const endEvents: readonly AccessEventType[] = ['grant.released', 'grant.expired', 'grant.revoked']
const pauseEvents: readonly AccessEventType[] = ['grant.paused', 'grant.blocked']
const unreportedEvents: readonly AccessEventType[] = ['request.created', 'request.commented']

/** The webhook event of a change of a permission or a request; undefined if the app is not notified. */
function webhookEventOf({ event, fromState }: WebhookCause): WebhookEvent | undefined {
  // For the app, a renewal after the end of a permission begins the permission again.
  if (event === 'grant.started' || (event === 'grant.extended' && fromState === 'EXPIRE'))
    return 'grant.started'
  if (endEvents.includes(event)) return 'grant.ended'
  if (pauseEvents.includes(event)) return 'grant.paused'
  if (event === 'grant.resumed') return event
  if (event === 'request.created') return event
  return event.startsWith('request.') && !unreportedEvents.includes(event) ? 'request.decided' : undefined
}

/**
 * Notifies the apps of changes if the transaction commits. The payload contains ids and times, but no name or
 * address.
 */
export async function notifyApps(tx: Queries, now: Date, happened: readonly WebhookCause[]): Promise<void> {
  for (const each of happened) {
    const event = webhookEventOf(each)
    const target = event && (await targetOf(tx, event, each))
    if (!target) continue
    const { appId, subject, levelId } = target
    const data = {
      subject: { type: 'user', id: subject },
      resource: { type: 'level', id: levelId },
      reason: each.event,
      ...(each.grantId && { grantId: each.grantId }),
      ...(each.requestId && { requestId: each.requestId }),
      ...(event === 'request.decided' && { result: each.toState }),
      ...(each.endDate && { until: `${each.endDate}T23:59:59+09:00` }),
    }
    const payload = JSON.stringify({ type: event, timestamp: now.toISOString(), data })
    await tx
      .insert(webhookDeliveries)
      .values({ id: orderedId(), appId, event, payload, createdAt: now, nextTryAt: now })
  }
}

async function targetOf(
  tx: Queries,
  event: WebhookEvent,
  { memberId, levelId, grantId, requestId }: WebhookCause,
) {
  const level = levelId === undefined ? levelOf(tx, event, { grantId, requestId }) : sql`${levelId}::uuid`
  const [target] = await tx
    .select({ appId: appWebhooks.appId, subject: members.subject, levelId: accessLevels.id })
    .from(members)
    .innerJoin(accessLevels, eq(accessLevels.id, level))
    .innerJoin(apps, appOfLevel(members.companyId))
    .innerJoin(appWebhooks, eq(appWebhooks.appId, apps.id))
    .where(and(eq(members.id, memberId), isNull(appWebhooks.disabledAt)))
  return target
}

/** The level of the permission or the request that an event is about. */
const levelOf = (
  tx: Queries,
  event: WebhookEvent,
  { grantId, requestId }: Pick<WebhookCause, 'grantId' | 'requestId'>,
) =>
  event.startsWith('grant.')
    ? tx.select({ id: accessGrants.levelId }).from(accessGrants).where(eq(accessGrants.id, grantId!))
    : tx.select({ id: accessRequests.levelId }).from(accessRequests).where(eq(accessRequests.id, requestId!))
