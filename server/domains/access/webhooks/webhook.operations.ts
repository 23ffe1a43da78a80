import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { deliveryAfter } from '#domain/app/delivery.machine.ts'
import { toWireTime } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { newWebhookSecret, webhookPurpose } from '#server/security/webhook-secret.ts'
import { isWebhookUrl } from '#server/webhooks/public-fetch.ts'
import type { AccessDeps, ConnectionDeps, Queries } from '../access.deps.ts'
import { policyScope } from '../policy/policy.scope.ts'
import { webhookStore } from './webhook.store.ts'

/** The operations on the webhooks of an owner's apps, and on the deliveries of these webhooks. */
export function webhookOperations({
  db,
  clock,
  box,
  webhookHosts,
}: AccessDeps & ConnectionDeps): OperationsTagged<'webhook', Caller> {
  const scope = policyScope({ clock })

  async function webhookView(from: Queries, appId: string): Promise<Schema<'AppWebhookInfo'>> {
    const store = webhookStore(from)
    const webhook = await store.find(appId)
    const deliveries = webhook ? await store.deliveriesOf(appId) : []
    return {
      webhook: webhook
        ? {
            webhookUrl: webhook.url,
            createdAt: toWireTime(webhook.createdAt),
            disabledAt: webhook.disabledAt && toWireTime(webhook.disabledAt),
          }
        : null,
      deliveries: deliveries.map(({ id, event, state, createdAt, tries, lastStatus }) => ({
        deliveryId: id,
        webhookEvent: event,
        deliveryState: state,
        createdAt: toWireTime(createdAt),
        tries,
        lastStatus,
      })),
    }
  }

  return {
    async getAppWebhook({ appId, owner }, caller) {
      await scope.ownShown(db, appId, memberOf(caller), owner)
      return webhookView(db, appId)
    },

    setAppWebhook: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId }, now }) => {
        if (!isWebhookUrl(input.webhookUrl, webhookHosts)) throw problemNamed('appWebhook.invalid')
        const store = webhookStore(tx)
        const former = await store.find(appId)
        const webhookSecret = newWebhookSecret()
        await store.set({
          appId,
          url: input.webhookUrl,
          secretBox: box.seal(webhookSecret, webhookPurpose(appId)),
          formerBox: former?.secretBox ?? null,
          formerUntil: former ? new Date(now.getTime() + DAY_MS) : null,
          createdAt: now,
          disabledAt: null,
        })
        return { webhookSecret }
      }),

    removeAppWebhook: (input, caller) =>
      scope.changeOwn(db, input, caller, async ({ tx, app: { appId } }) => {
        if (!(await webhookStore(tx).remove(appId))) throw problemNamed('appWebhook.missing')
        return webhookView(tx, appId)
      }),

    replayAppDelivery: ({ appId, owner, deliveryId }, caller) =>
      db.transaction(async (tx) => {
        await scope.ownShown(tx, appId, memberOf(caller), owner)
        const store = webhookStore(tx)
        const delivery = await store.lockDelivery(appId, deliveryId)
        if (!delivery) throw problemNamed('appDelivery.missing')
        if (!deliveryAfter(delivery, { type: 'replayAppDelivery' })) throw problemNamed('appDelivery.waiting')
        await store.restart(deliveryId, clock.now())
        return webhookView(tx, appId)
      }),
  }
}
