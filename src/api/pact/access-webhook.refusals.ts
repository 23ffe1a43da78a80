import { session, unknownId } from './access.ts'
import { appIds, seenApp, state } from './access-apps.refusals.ts'
import { ownApp } from './access-connection.refusals.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const deliveryId = '6b2f90d4-81ce-4a37-95d8-e3c7f0124a6b'
export const webhookParams = { ...ownApp, webhook: { deliveryId } } as const
export const webhookUrl = 'https://app.example/hooks'
const given = worldOf(state, webhookParams)
const ownerCases = {
  'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
  'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
} as const

export const accessWebhookRefusals = {
  getAppWebhook: {
    tokens: session,
    given,
    body: { appId: appIds.appId },
    refused: { ...ownerCases, 'password.unconfirmed': 'before the password check' },
  },
  setAppWebhook: {
    tokens: session,
    given,
    body: { ...seenApp, webhookUrl },
    refused: {
      ...ownerCases,
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appWebhook.invalid': {
        when: 'with a private address',
        with: { webhookUrl: 'https://127.0.0.1/hooks' },
      },
      'verification.stale': 'without a fresh proof',
    },
  },
  removeAppWebhook: {
    tokens: session,
    given,
    body: seenApp,
    refused: {
      ...ownerCases,
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appWebhook.missing': { when: 'where there is none', given: worldOf(state, ownApp) },
      'verification.stale': 'without a fresh proof',
    },
  },
  replayAppDelivery: {
    tokens: session,
    given,
    body: { appId: appIds.appId, deliveryId },
    refused: {
      ...ownerCases,
      'appDelivery.missing': { when: 'of one that is not there', with: { deliveryId: unknownId } },
      'appDelivery.waiting': {
        when: 'of one that is being sent',
        but: { webhook: { deliveryId, deliveryState: 'WAITING' } },
      },
      'password.unconfirmed': 'before the password check',
    },
  },
} satisfies Partial<RefusalTable>
