import type { Input } from '#contract/operation.ts'
import { session, unknownId } from './access.ts'
import { appIds, seenApp, state } from './access-apps.refusals.ts'
import { ownApp } from './access-connection.refusals.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const driftId = 'e3a1c6d8-52f7-4b09-9d84-7c60b1f2a35e'
export const failedScimParams = { ...ownApp, scim: 'FAILED', drift: { driftId, driftState: 'HELD' } } as const
export const scimUrl = 'https://scim.app.example/v2'
const given = worldOf(state, failedScimParams)
const ownerCases = {
  'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
  'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
} as const
const noTarget = { when: 'where there is none', given: worldOf(state, ownApp) } as const

export const scimSettings: Omit<Input<'setAppScim'>, 'appId' | 'version' | 'owner' | 'bearerToken'> = {
  scimUrl,
  enabledYn: 'Y',
  scimUserName: 'EMAIL',
  scimAttributes: ['EXTERNAL_ID', 'DISPLAY_NAME'],
  scimGroups: [{ levelId: appIds.levelId, groupName: 'erp-readers' }],
}

export const accessScimRefusals = {
  getAppScim: {
    tokens: session,
    given,
    body: { appId: appIds.appId },
    refused: { ...ownerCases, 'password.unconfirmed': 'before the password check' },
  },
  setAppScim: {
    tokens: session,
    given,
    body: { ...seenApp, ...scimSettings },
    refused: {
      ...ownerCases,
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appScim.invalid': { when: 'with a private address', with: { scimUrl: 'https://10.0.0.7/scim' } },
      'appScim.tokenMissing': {
        when: 'with another address and no token',
        with: { scimUrl: 'https://scim.app.example/v3' },
      },
      'accessLevel.missing': {
        when: 'with a group of another app',
        with: { scimGroups: [{ levelId: unknownId, groupName: 'erp-readers' }] },
      },
      'verification.stale': 'without a fresh proof',
    },
  },
  removeAppScim: {
    tokens: session,
    given,
    body: seenApp,
    refused: {
      ...ownerCases,
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appScim.missing': noTarget,
      'verification.stale': 'without a fresh proof',
    },
  },
  testAppScim: {
    tokens: session,
    given,
    body: { appId: appIds.appId },
    refused: {
      ...ownerCases,
      'appScim.missing': noTarget,
      'password.unconfirmed': 'before the password check',
    },
  },
  compareAppScim: {
    tokens: session,
    given,
    body: { appId: appIds.appId },
    refused: {
      ...ownerCases,
      'appScim.missing': noTarget,
      'password.unconfirmed': 'before the password check',
    },
  },
  decideAppDrift: {
    tokens: session,
    given,
    body: { ...seenApp, driftId, driftDecision: 'APPROVE' },
    refused: {
      ...ownerCases,
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'appDrift.changed': { when: 'of another comparison', with: { driftId: unknownId } },
      'verification.stale': 'without a fresh proof',
    },
  },
  retryAppScim: {
    tokens: session,
    given,
    body: { appId: appIds.appId },
    refused: {
      ...ownerCases,
      'appScim.missing': noTarget,
      'password.unconfirmed': 'before the password check',
    },
  },
} satisfies Partial<RefusalTable>
