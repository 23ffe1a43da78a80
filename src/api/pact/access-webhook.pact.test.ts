import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, session } from './access.ts'
import { seenApp, state } from './access-apps.refusals.ts'
import { ownApp } from './access-connection.refusals.ts'
import { accessWebhookRefusals, deliveryId, webhookParams, webhookUrl } from './access-webhook.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, regex, string } = Matchers

const delivery = {
  deliveryId: uuid(deliveryId),
  webhookEvent: oneOf(
    'grant.started',
    'grant.paused',
    'grant.resumed',
    'grant.ended',
    'request.created',
    'request.decided',
  ),
  deliveryState: oneOf('DELIVERED', 'WAITING', 'FAILED'),
  createdAt: time('2026-11-21T12:00:00+09:00'),
  tries: integer(1),
  lastStatus: integer(204),
}
const info = {
  webhook: {
    webhookUrl: string(webhookUrl),
    createdAt: time('2026-11-21T12:00:00+09:00'),
    disabledAt: null,
  },
  deliveries: eachLike(delivery),
}

describe('getAppWebhook', () => {
  it('returns the webhook of an app, and its deliveries', () =>
    beginInteraction(state, webhookParams)
      .uponReceiving('getAppWebhook of an app admin')
      .withRequest(...calling('getAppWebhook', { appId }, session))
      .willRespondWith(...successAnswer(info))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAppWebhook({ appId })).toMatchObject({
          deliveries: [{ deliveryId, lastStatus: 204 }],
        })
      }))
})

describe('setAppWebhook', () => {
  const asked = { ...seenApp, webhookUrl }

  it('returns the secret of the webhook, which is shown once', () =>
    beginInteraction(state, ownApp)
      .uponReceiving('setAppWebhook of an app admin')
      .withRequest(...calling('setAppWebhook', asked, session))
      .willRespondWith(
        ...successAnswer({
          webhookSecret: regex(
            '^whsec_[A-Za-z0-9+/]{43}=$',
            'whsec_Zm9yIGEgdGVzdCBvZiB0aGUgY29udHJhY3QgYWxvbmU=',
          ),
        }),
      )
      .executeTest(async (server) => {
        expect((await apiOf(server, session).setAppWebhook(asked)).webhookSecret).toMatch(/^whsec_/)
      }))
})

describe('removeAppWebhook', () => {
  it('removes the webhook', () =>
    beginInteraction(state, webhookParams)
      .uponReceiving('removeAppWebhook of an app admin')
      .withRequest(...calling('removeAppWebhook', seenApp, session))
      .willRespondWith(...successAnswer({ webhook: null, deliveries: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeAppWebhook(seenApp)).toMatchObject({ webhook: null })
      }))
})

describe('replayAppDelivery', () => {
  const asked = { appId, deliveryId }

  it('sends a delivery again', () =>
    beginInteraction(state, webhookParams)
      .uponReceiving('replayAppDelivery of one that was delivered')
      .withRequest(...calling('replayAppDelivery', asked, session))
      .willRespondWith(...successAnswer({ deliveries: eachLike({ ...delivery, deliveryState: 'WAITING' }) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).replayAppDelivery(asked)).toMatchObject({
          deliveries: [{ deliveryState: 'WAITING' }],
        })
      }))
})

describeRefusals(accessWebhookRefusals)
