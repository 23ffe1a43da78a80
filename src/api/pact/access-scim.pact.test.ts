import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { appId, levelId, session } from './access.ts'
import { seenApp, state } from './access-apps.refusals.ts'
import { ownApp } from './access-connection.refusals.ts'
import {
  accessScimRefusals,
  driftId,
  failedScimParams,
  scimSettings,
  scimUrl,
} from './access-scim.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, time, uuid } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers

const faults = ['REFUSED', 'UNREACHABLE', 'UNAUTHORIZED', 'THROTTLED', 'PARTIAL'] as const
const scim = {
  scimUrl: string(scimUrl),
  enabledYn: oneOf('Y', 'N'),
  scimUserName: oneOf('EMAIL', 'SUBJECT'),
  scimAttributes: eachLike(oneOf('EXTERNAL_ID', 'DISPLAY_NAME', 'NAME', 'EMAILS', 'DEPARTMENT')),
  createdAt: time('2026-11-21T12:00:00+09:00'),
  accounts: integer(1),
  waiting: integer(0),
  failed: integer(1),
}
const push = {
  memberName: null,
  pushState: oneOf('FAILED', 'WAITING', 'DONE'),
  tries: integer(1),
  pushFault: oneOf(...faults),
  lastStatus: integer(500),
  differing: eachLike(string('displayName')),
  nextTryAt: null,
}

const drift = {
  driftId: uuid(driftId),
  driftState: oneOf('HELD', 'WAITING', 'CLEAN', 'SHOWN', 'APPROVED', 'CORRECTED', 'DROPPED', 'FAILED'),
  startedAt: time('2026-11-21T12:00:00+09:00'),
  comparedAt: time('2026-11-21T12:00:00+09:00'),
  accounts: integer(1),
  differences: integer(1),
  removals: integer(1),
  entries: eachLike({
    driftKind: oneOf(
      'FOREIGN_MEMBER',
      'MISSING',
      'DIFFERENT',
      'OPEN',
      'DUPLICATE',
      'NOT_IN_GROUP',
      'IN_GROUP',
    ),
    memberName: null,
    remoteId: string('42'),
    levelName: null,
    attributes: eachLike(string('displayName')),
  }),
  correctAt: null,
  pushFault: null,
}

describe('getAppScim', () => {
  it('returns the endpoint of the app’s accounts, and the failed attempts', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('getAppScim of an app admin')
      .withRequest(...calling('getAppScim', { appId }, session))
      .willRespondWith(
        ...successAnswer({
          scim: {
            ...scim,
            lastPushAt: time('2026-11-21T12:00:00+09:00'),
            scimGroups: eachLike({ levelId: uuid(levelId), groupName: string('erp-readers') }),
          },
          pushes: eachLike(push),
          drift,
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAppScim({ appId })).toMatchObject({
          scim: { scimUrl, failed: 1 },
          pushes: [{ pushState: 'FAILED', lastStatus: 500 }],
        })
      }))
})

describe('setAppScim', () => {
  const asked = { ...seenApp, ...scimSettings, bearerToken: 'a-token-of-the-app' }

  it('stores the endpoint, and does not return its token', () =>
    beginInteraction(state, ownApp)
      .uponReceiving('setAppScim of an app admin')
      .withRequest(...calling('setAppScim', asked, session))
      .willRespondWith(
        ...successAnswer({
          scim: {
            ...scim,
            scimGroups: eachLike(scimSettings.scimGroups[0]!),
            accounts: integer(0),
            failed: integer(0),
          },
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).setAppScim(asked)).toMatchObject({ scim: { scimUrl } })
      }))
})

describe('removeAppScim', () => {
  it('removes the endpoint', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('removeAppScim of an app admin')
      .withRequest(...calling('removeAppScim', seenApp, session))
      .willRespondWith(...successAnswer({ scim: null, pushes: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeAppScim(seenApp)).toMatchObject({ scim: null })
      }))
})

describe('testAppScim', () => {
  it('reports that an endpoint does not answer', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('testAppScim of an endpoint that does not answer')
      .withRequest(...calling('testAppScim', { appId }, session))
      .willRespondWith(...successAnswer({ pushFault: oneOf('UNREACHABLE', ...faults), lastStatus: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).testAppScim({ appId })).toMatchObject({ lastStatus: null })
      }))
})

describe('compareAppScim', () => {
  it('starts a comparison of the accounts', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('compareAppScim of an app admin')
      .withRequest(...calling('compareAppScim', { appId }, session))
      .willRespondWith(
        ...successAnswer({
          drift: {
            driftState: oneOf('WAITING'),
            startedAt: time('2026-11-21T12:00:00+09:00'),
            comparedAt: null,
          },
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).compareAppScim({ appId })).toMatchObject({
          drift: { driftState: 'WAITING' },
        })
      }))
})

describe('decideAppDrift', () => {
  const asked = { ...seenApp, driftId, driftDecision: 'APPROVE' } as const

  it('starts the correction of the drift', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('decideAppDrift of what waits for an admin')
      .withRequest(...calling('decideAppDrift', asked, session))
      .willRespondWith(...successAnswer({ drift: { ...drift, driftState: oneOf('APPROVED') } }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).decideAppDrift(asked)).toMatchObject({
          drift: { driftState: 'APPROVED' },
        })
      }))
})

describe('retryAppScim', () => {
  it('retries writing the accounts whose attempts were given up', () =>
    beginInteraction(state, failedScimParams)
      .uponReceiving('retryAppScim of an app admin')
      .withRequest(...calling('retryAppScim', { appId }, session))
      .willRespondWith(...successAnswer({ scim: { ...scim, waiting: integer(1), failed: integer(0) } }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).retryAppScim({ appId })).toMatchObject({ scim: { waiting: 1 } })
      }))
})

describeRefusals(accessScimRefusals)
