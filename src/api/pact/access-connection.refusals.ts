import { session, unknownId } from './access.ts'
import { appIds, seenApp, state } from './access-apps.refusals.ts'
import { type RefusalTable, worldOf } from './refusals.ts'

export const keyId = '4e81b7c6-29d3-4f05-8a62-b0c57d93e14f'
const otherKeyId = 'c05d92e3-7a14-4b68-9f31-68e2d7b04c95'
export const ownApp = { ...appIds, ownApp: true } as const
const connectedApp = worldOf(state, { ...ownApp, keyIds: [keyId] })
const loggedInTo = worldOf(state, { ...ownApp, client: 'SECRET' })

export const accessConnectionRefusals = {
  getAppConnection: {
    tokens: session,
    given: connectedApp,
    body: { appId: appIds.appId },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'password.unconfirmed': 'before the password check',
    },
  },
  checkAppAccess: {
    tokens: session,
    given: connectedApp,
    body: { appId: appIds.appId, memberEmail: appIds.managerEmail },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'accessLevel.missing': { when: 'of a level of another app', with: { levelId: unknownId } },
      'password.unconfirmed': 'before the password check',
    },
  },
  issueAppKey: {
    tokens: session,
    given: connectedApp,
    body: seenApp,
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'appKey.tooMany': { when: 'with two keys', but: { keyIds: [keyId, otherKeyId] } },
      'verification.stale': 'without a fresh proof',
    },
  },
  setAppClient: {
    tokens: session,
    given: connectedApp,
    body: { ...seenApp, clientKind: 'SECRET', redirectUris: ['https://app.example/callback'] },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'appClient.invalid': {
        when: 'with an address that is not encrypted',
        with: { redirectUris: ['http://app.example/callback'] },
      },
      'verification.stale': 'without a fresh proof',
    },
  },
  rotateAppClientSecret: {
    tokens: session,
    given: loggedInTo,
    body: seenApp,
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'appClient.missing': { when: 'where there is none', given: connectedApp },
      'appClient.public': { when: 'of one without a secret', but: { client: 'PUBLIC' } },
      'verification.stale': 'without a fresh proof',
    },
  },
  removeAppClient: {
    tokens: session,
    given: loggedInTo,
    body: seenApp,
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'appClient.missing': { when: 'where there is none', given: connectedApp },
      'verification.stale': 'without a fresh proof',
    },
  },
  revokeAppKey: {
    tokens: session,
    given: connectedApp,
    body: { ...seenApp, keyId },
    refused: {
      'accessApp.missing': { when: 'of one that is not theirs', with: { appId: unknownId } },
      'adminApp.changed': { when: 'of another version', with: { version: 7 } },
      'app.common': { when: 'of one that the operator offers', but: { ownApp: false } },
      'appKey.missing': { when: 'of a key that was revoked', with: { keyId: otherKeyId } },
      'verification.stale': 'without a fresh proof',
    },
  },
} satisfies Partial<RefusalTable>
