import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { appId, session } from './access.ts'
import { managerEmail, seenApp, state } from './access-apps.refusals.ts'
import { accessConnectionRefusals, keyId, ownApp } from './access-connection.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, regex } = Matchers

const addressMatching = (example: string) => regex('^https?://.+$', example)

const key = {
  keyId: uuid(keyId),
  keyHint: regex('^[A-Za-z0-9_-]{4}$', 'q7Zk'),
  createdAt: time('2026-11-21T12:00:00+09:00'),
  lastUsedAt: null,
}
const redirectUri = 'https://app.example/callback'
const client = {
  clientKind: oneOf('SECRET', 'PUBLIC'),
  redirectUris: eachLike(addressMatching(redirectUri)),
  startUrl: addressMatching('https://app.example/login'),
  logoutUrl: addressMatching('https://app.example/logout'),
  createdAt: time('2026-11-21T12:00:00+09:00'),
  lastLoginAt: null,
}
const clientSecret = regex('^bzs_[A-Za-z0-9_-]{43}$', 'bzs_Jx2vQ0dG7mWn5tRk8yLp3sHc6fBz1aEu9oTi4qNgYwV')

describe('getAppConnection', () => {
  it('returns the keys of an app, and how people log in to the app', () =>
    beginInteraction(state, { ...ownApp, keyIds: [keyId], client: 'SECRET' })
      .uponReceiving('getAppConnection of an app admin')
      .withRequest(...calling('getAppConnection', { appId }, session))
      .willRespondWith(
        ...successAnswer({
          appId,
          configurationUrl: addressMatching('https://portal.example/.well-known/authzen-configuration'),
          evaluationUrl: addressMatching('https://portal.example/access/v1/evaluation'),
          issuerUrl: addressMatching('https://portal.example/oidc'),
          discoveryUrl: addressMatching('https://portal.example/oidc/.well-known/openid-configuration'),
          client,
          keys: eachLike(key),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAppConnection({ appId })).toMatchObject({
          client: { clientKind: 'SECRET', redirectUris: [redirectUri] },
          keys: [{ keyId, keyHint: 'q7Zk' }],
        })
      }))
})

describe('checkAppAccess', () => {
  const asked = { appId, memberEmail: managerEmail }

  it('returns the answer that the app gets about a person', () =>
    beginInteraction(state, ownApp)
      .uponReceiving('checkAppAccess of a colleague without a permission')
      .withRequest(
        ...calling('checkAppAccess', { ...asked, memberEmail: encodeBase64(managerEmail) }, session),
      )
      .willRespondWith(...successAnswer({ decisionYn: 'N', appUse: 'NONE', endDate: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).checkAppAccess(asked)).toMatchObject({ appUse: 'NONE' })
      }))
})

describe('issueAppKey', () => {
  it('returns a new API key, which is shown once', () =>
    beginInteraction(state, ownApp)
      .uponReceiving('issueAppKey of an app admin')
      .withRequest(...calling('issueAppKey', seenApp, session))
      .willRespondWith(
        ...successAnswer({
          keyId: uuid(keyId),
          apiKey: regex('^bzk_[A-Za-z0-9_-]{43}$', 'bzk_Jx2vQ0dG7mWn5tRk8yLp3sHc6fBz1aEu9oTi4qNgYwV'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).issueAppKey(seenApp)).toMatchObject({ keyId })
      }))
})

describe('revokeAppKey', () => {
  const asked = { ...seenApp, keyId }

  it('revokes a key', () =>
    beginInteraction(state, { ...ownApp, keyIds: [keyId] })
      .uponReceiving('revokeAppKey of an app admin')
      .withRequest(...calling('revokeAppKey', asked, session))
      .willRespondWith(...successAnswer({ appId, keys: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).revokeAppKey(asked)).toMatchObject({ keys: [] })
      }))
})

describe('setAppClient', () => {
  const asked = {
    ...seenApp,
    clientKind: 'SECRET' as const,
    redirectUris: [redirectUri],
    startUrl: 'https://app.example/login',
    logoutUrl: 'https://app.example/logout',
  }

  it('returns the first secret of a client, which is shown once', () =>
    beginInteraction(state, ownApp)
      .uponReceiving('setAppClient of an app admin')
      .withRequest(...calling('setAppClient', asked, session))
      .willRespondWith(...successAnswer({ clientSecret }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).setAppClient(asked)).clientSecret).toMatch(/^bzs_/)
      }))

  it('leaves the secret of a connected app unchanged', () =>
    beginInteraction(state, { ...ownApp, client: 'SECRET' })
      .uponReceiving('setAppClient of an app admin for a connected app')
      .withRequest(...calling('setAppClient', asked, session))
      .willRespondWith(...successAnswer({ clientSecret: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).setAppClient(asked)).toEqual({ clientSecret: null })
      }))
})

describe('rotateAppClientSecret', () => {
  it('returns a new secret, which is shown once', () =>
    beginInteraction(state, { ...ownApp, client: 'SECRET' })
      .uponReceiving('rotateAppClientSecret of an app admin')
      .withRequest(...calling('rotateAppClientSecret', seenApp, session))
      .willRespondWith(...successAnswer({ clientSecret }))
      .executeTest(async (server) => {
        expect((await apiOf(server, session).rotateAppClientSecret(seenApp)).clientSecret).toMatch(/^bzs_/)
      }))
})

describe('removeAppClient', () => {
  it('removes the client of an app', () =>
    beginInteraction(state, { ...ownApp, client: 'SECRET' })
      .uponReceiving('removeAppClient of an app admin')
      .withRequest(...calling('removeAppClient', seenApp, session))
      .willRespondWith(...successAnswer({ appId, client: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeAppClient(seenApp)).toMatchObject({ client: null })
      }))
})

describeRefusals(accessConnectionRefusals)
