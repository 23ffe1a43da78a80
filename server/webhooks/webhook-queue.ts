import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { deliveryAfter, RETRY_PAUSES_MS } from '#domain/app/delivery.machine.ts'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { appWebhooks, webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import type { Log } from '#server/observability/log.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { webhookPurpose } from '#server/security/webhook-secret.ts'
import type { PublicFetch } from './public-fetch.ts'

/** The duration of a lease, during which other nodes do not send the claimed deliveries. */
const LEASE_MS = 300 * SECOND_MS
const BATCH_SIZE = 20
/** The receiver rejects all further messages (Standard Webhooks). */
const GONE = 410

type Due = { delivery: typeof webhookDeliveries.$inferSelect; webhook: typeof appWebhooks.$inferSelect }

/**
 * Sends pending notifications to apps, signed as in Standard Webhooks with the current secret, and for a day also
 * with the former secret. A refused delivery is retried for a day; then the webhook is disabled, and `onDisabled` is
 * called in the transaction that disables it. A delivery is sent twice, with the same id, only if a node stops
 * between sending it and recording that.
 */
export function createWebhookQueue({
  db,
  box,
  clock,
  log,
  send,
  onDisabled,
}: {
  db: Db
  box: SecretBox
  clock: Clock
  log: Pick<Log, 'warn'>
  send: PublicFetch
  onDisabled: (tx: Tx, appId: string) => Promise<void>
}) {
  async function claim(): Promise<Due[]> {
    const now = clock.now()
    const due = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.state, 'WAITING'), lte(webhookDeliveries.nextTryAt, now)))
      .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(webhookDeliveries)
      .set({
        nextTryAt: new Date(now.getTime() + LEASE_MS),
        tries: sql`${webhookDeliveries.tries} + 1`,
      })
      .from(appWebhooks)
      .where(
        and(
          sql`${webhookDeliveries.id} in ${due}`,
          eq(appWebhooks.appId, webhookDeliveries.appId),
          lte(webhookDeliveries.nextTryAt, now),
        ),
      )
      .returning({ delivery: webhookDeliveries, webhook: appWebhooks })
    return (claimed as Due[]).toSorted((one, other) => one.delivery.id.localeCompare(other.delivery.id))
  }

  async function attempt({ delivery: { id, payload }, webhook }: Due): Promise<number | null> {
    const at = clock.now()
    const signatures = secretsOf(webhook, at).map((secret) => new Webhook(secret).sign(id, at, payload))
    try {
      const answer = await send(webhook.url, {
        headers: {
          'content-type': 'application/json',
          'user-agent': 'portal-webhooks',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / SECOND_MS)),
          'webhook-signature': signatures.join(' '),
        },
        body: payload,
      })
      await answer.body?.cancel()
      return answer.status
    } catch (err) {
      log.warn({ err, delivery: id }, 'a webhook was not delivered')
      return null
    }
  }

  function secretsOf({ appId, secretBox, formerBox, formerUntil }: Due['webhook'], at: Date): string[] {
    const boxes = formerBox !== null && formerUntil !== null && formerUntil > at ? [formerBox] : []
    return [secretBox, ...boxes].map((sealed) => box.open(sealed, webhookPurpose(appId)))
  }

  async function settle({ delivery: { id, appId, tries } }: Due, status: number | null): Promise<void> {
    const isAccepted = status !== null && status >= 200 && status < 300
    const countedTries = status === GONE ? RETRY_PAUSES_MS.length + 1 : tries
    const event = { type: isAccepted ? 'ACCEPTED' : 'REFUSED' } as const
    const state = deliveryAfter({ state: 'WAITING', tries: countedTries }, event)!
    const now = clock.now()
    const pause = RETRY_PAUSES_MS[tries - 1] ?? 0
    await db.transaction(async (tx) => {
      await tx
        .update(webhookDeliveries)
        .set({ state, lastStatus: status, nextTryAt: new Date(now.getTime() + pause) })
        .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'WAITING')))
      if (state !== 'FAILED') return
      const disabled = await tx
        .update(appWebhooks)
        .set({ disabledAt: now })
        .where(and(eq(appWebhooks.appId, appId), sql`${appWebhooks.disabledAt} is null`))
        .returning({ appId: appWebhooks.appId })
      if (disabled.length > 0) await onDisabled(tx, appId)
    })
  }

  return {
    /** Sends all deliveries that are due; ends when the node stops. */
    async deliver(signal?: AbortSignal): Promise<void> {
      for (;;) {
        const due = await claim()
        await Promise.all(due.map(async (each) => settle(each, await attempt(each))))
        if (due.length < BATCH_SIZE || signal?.aborted) return
      }
    },
  }
}
