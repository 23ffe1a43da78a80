import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { appId, session } from './access.ts'
import { managerEmail, seen, state } from './access-apps.refusals.ts'
import { accessConnectionRefusals, keyId, ownApp } from './access-connection.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { time, uuid } from './matchers.ts'
import { apiOf, calling, given, succeeding } from './pact.ts'

const { eachLike, regex } = Matchers

const address = (example: string) => regex('^https?://.+$', example)

const key = {
  keyId: uuid(keyId),
  keyHint: regex('^[A-Za-z0-9_-]{4}$', 'q7Zk'),
  createdAt: time('2026-11-21T12:00:00+09:00'),
  lastUsedAt: null,
}

describe('getAppConnection', () => {
  it('gives the keys of an app', () =>
    given(state, { ...ownApp, keyIds: [keyId] })
      .uponReceiving('getAppConnection of an app admin')
      .withRequest(...calling('getAppConnection', { appId }, session))
      .willRespondWith(
        ...succeeding({
          appId,
          configurationUrl: address('https://portal.example/.well-known/authzen-configuration'),
          evaluationUrl: address('https://portal.example/access/v1/evaluation'),
          keys: eachLike(key),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAppConnection({ appId })).toMatchObject({
          keys: [{ keyId, keyHint: 'q7Zk' }],
        })
      }))
})

describe('checkAppAccess', () => {
  const asked = { appId, memberEmail: managerEmail }

  it('gives what the app learns of a person', () =>
    given(state, ownApp)
      .uponReceiving('checkAppAccess of a colleague without a permission')
      .withRequest(
        ...calling('checkAppAccess', { ...asked, memberEmail: encodeBase64(managerEmail) }, session),
      )
      .willRespondWith(...succeeding({ decisionYn: 'N', appUse: 'NONE', endDate: null }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).checkAppAccess(asked)).toMatchObject({ appUse: 'NONE' })
      }))
})

describe('issueAppKey', () => {
  it('gives a key once', () =>
    given(state, ownApp)
      .uponReceiving('issueAppKey of an app admin')
      .withRequest(...calling('issueAppKey', seen, session))
      .willRespondWith(
        ...succeeding({
          keyId: uuid(keyId),
          apiKey: regex('^bzk_[A-Za-z0-9_-]{43}$', 'bzk_Jx2vQ0dG7mWn5tRk8yLp3sHc6fBz1aEu9oTi4qNgYwV'),
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).issueAppKey(seen)).toMatchObject({ keyId })
      }))
})

describe('revokeAppKey', () => {
  const asked = { ...seen, keyId }

  it('ends one', () =>
    given(state, { ...ownApp, keyIds: [keyId] })
      .uponReceiving('revokeAppKey of an app admin')
      .withRequest(...calling('revokeAppKey', asked, session))
      .willRespondWith(...succeeding({ appId, keys: [] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).revokeAppKey(asked)).toMatchObject({ keys: [] })
      }))
})

describeRefusals(accessConnectionRefusals)
