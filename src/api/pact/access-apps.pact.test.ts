import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { appId, levelId, session } from './access.ts'
import {
  accessAppsRefusals,
  appIds,
  appTexts,
  idempotencyKey,
  managerEmail,
  managerId,
  newApp,
  seenApp,
  state,
} from './access-apps.refusals.ts'
import { describeRefusals } from './describe-refusals.ts'
import { oneOf, personal, uuid, yn } from './matchers.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { eachLike, integer, string } = Matchers

const level = {
  levelId: uuid(levelId),
  name: string('열람'),
  description: string('내용을 봅니다.'),
  riskLevel: oneOf('LOW', 'MEDIUM', 'HIGH'),
  adminYn: yn('N'),
  ownYn: yn('N'),
  useState: 'A',
  closedYn: yn('N'),
  longestTermDays: null,
  grants: integer(0),
  waiting: integer(0),
}
const manager = {
  managerId: uuid(managerId),
  name: personal('이지호'),
  managerRole: oneOf('APPROVER', 'APP_ADMIN'),
  companyYn: yn('N'),
  ownYn: yn('N'),
}
// The only approver is still assigned, and members cannot remove their own role.
const refusal = '이 앱의 마지막 승인자입니다. 다른 승인자를 먼저 추가해 주세요.'
const appOf = (more: object = {}) => ({
  appId,
  version: 1,
  name: string('재무 회계'),
  category: string('경영 지원'),
  description: string('전표와 결산을 처리합니다.'),
  icon: string('WINDOW'),
  devices: eachLike('WINDOW'),
  owner: oneOf('COMPANY', 'OPERATOR'),
  ownYn: yn('Y'),
  useState: 'A',
  longestTermDays: 90,
  autoApprovalYn: 'N',
  releaseReviewYn: 'N',
  levels: eachLike(level),
  managers: eachLike(manager),
  ...more,
})

describe('listAdminApps', () => {
  it('returns the apps of an app admin', () => {
    const asked = { search: '재무', limit: 1 }
    const item = {
      appId,
      name: string('재무 회계'),
      category: string('경영 지원'),
      icon: string('WINDOW'),
      owner: oneOf('COMPANY', 'OPERATOR'),
      useState: 'A',
      levels: integer(1),
      closedLevels: integer(0),
      grants: integer(0),
      waiting: integer(0),
      approvers: integer(1),
      longestTermDays: 90,
      autoApprovalYn: 'N',
      releaseReviewYn: 'N',
    }
    return beginInteraction(state, appIds)
      .uponReceiving('listAdminApps of an app admin')
      .withRequest(...calling('listAdminApps', asked, session))
      .willRespondWith(
        ...successAnswer({
          owner: 'COMPANY',
          owners: ['COMPANY'],
          search: '재무',
          total: integer(1),
          nextCursor: null,
          list: [item],
        }),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminApps(asked)).toMatchObject({
          total: 1,
          list: [{ appId, approvers: 1 }],
        })
      })
  })
})

describe('getAdminApp', () => {
  it('returns how members of a company request an app', () =>
    beginInteraction(state, appIds)
      .uponReceiving('getAdminApp of an app admin')
      .withRequest(...calling('getAdminApp', { appId }, session))
      .willRespondWith(
        ...successAnswer(appOf({ managers: eachLike({ ...manager, refusal: string(refusal) }) })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminApp({ appId })).toMatchObject({
          version: 1,
          managers: [{ name: '이지호', refusal }],
        })
      }))
})

describe('createApp', () => {
  it('creates an app of the company', () =>
    beginInteraction(state, appIds)
      .uponReceiving('createApp of an app admin')
      .withRequest(...calling('createApp', newApp, session))
      .willRespondWith(
        ...successAnswer(
          appOf({
            appId: uuid(appId),
            ...appTexts,
            owner: 'COMPANY',
            levels: [],
            managers: eachLike(manager),
          }),
        ),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).createApp(newApp)).toMatchObject({
          owner: 'COMPANY',
          name: appTexts.name,
        })
      }))
})

describe('updateApp', () => {
  const asked = { ...seenApp, ...appTexts }

  it('changes an app of the company', () =>
    beginInteraction(state, { ...appIds, ownApp: true })
      .uponReceiving('updateApp of an app admin')
      .withRequest(...calling('updateApp', asked, session))
      .willRespondWith(...successAnswer(appOf({ version: 2, ...appTexts, owner: 'COMPANY' })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateApp(asked)).toMatchObject({
          version: 2,
          icon: appTexts.icon,
        })
      }))
})

describe('retireApp', () => {
  it('retires an app of the company', () =>
    beginInteraction(state, { ...appIds, ownApp: true })
      .uponReceiving('retireApp of an app admin')
      .withRequest(...calling('retireApp', seenApp, session))
      .willRespondWith(...successAnswer({ appId, grants: integer(0), requests: integer(0) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).retireApp(seenApp)).toMatchObject({ appId })
      }))
})

describe('updateAppPolicies', () => {
  const policy = { longestTermDays: 30, autoApprovalYn: 'Y', releaseReviewYn: 'Y' } as const

  it('saves the policies', () =>
    beginInteraction(state, appIds)
      .uponReceiving('updateAppPolicies of an app admin')
      .withRequest(...calling('updateAppPolicies', { ...seenApp, ...policy }, session))
      .willRespondWith(...successAnswer(appOf({ version: 2, ...policy })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateAppPolicies({ ...seenApp, ...policy })).toMatchObject({
          version: 2,
          autoApprovalYn: 'Y',
        })
      }))
})

describe('addAccessLevel', () => {
  const asked = {
    idempotencyKey,
    ...seenApp,
    name: '편집',
    description: '내용을 고칩니다.',
    riskLevel: 'MEDIUM',
  } as const

  it('adds a level to the company’s app', () =>
    beginInteraction(state, appIds)
      .uponReceiving('addAccessLevel of an app admin')
      .withRequest(...calling('addAccessLevel', asked, session))
      .willRespondWith(...successAnswer(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAccessLevel(asked)).toMatchObject({ version: 2 })
      }))
})

describe('updateAccessLevel', () => {
  const asked = {
    ...seenApp,
    levelId,
    name: '열람',
    description: '내용을 봅니다.',
    riskLevel: 'LOW',
    longestTermDays: 30,
  } as const

  it('sets a longest term for a level', () =>
    beginInteraction(state, appIds)
      .uponReceiving('updateAccessLevel of an app admin')
      .withRequest(...calling('updateAccessLevel', asked, session))
      .willRespondWith(...successAnswer(appOf({ version: 2, levels: [{ ...level, longestTermDays: 30 }] })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateAccessLevel(asked)).toMatchObject({
          levels: [{ longestTermDays: 30 }],
        })
      }))
})

describe('switchAccessLevel', () => {
  const asked = { ...seenApp, levelId, closedYn: 'Y' } as const

  it('switches a level off', () =>
    beginInteraction(state, appIds)
      .uponReceiving('switchAccessLevel of an app admin')
      .withRequest(...calling('switchAccessLevel', asked, session))
      .willRespondWith(
        ...successAnswer(appOf({ version: 2, levels: [{ ...level, useState: 'D', closedYn: 'Y' }] })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessLevel(asked)).toMatchObject({
          levels: [{ closedYn: 'Y' }],
        })
      }))

  it('locks a level', () => {
    const { closedYn: _, ...rest } = asked
    const lockInput = { ...rest, useState: 'L' } as const
    return beginInteraction(state, appIds)
      .uponReceiving('switchAccessLevel with a lock')
      .withRequest(...calling('switchAccessLevel', lockInput, session))
      .willRespondWith(
        ...successAnswer(appOf({ version: 2, levels: [{ ...level, useState: 'L', closedYn: 'Y' }] })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessLevel(lockInput)).toMatchObject({
          levels: [{ useState: 'L' }],
        })
      })
  })
})

describe('switchAccessApp', () => {
  const asked = { ...seenApp, useState: 'D' } as const

  it('switches the app off', () =>
    beginInteraction(state, appIds)
      .uponReceiving('switchAccessApp of an app admin')
      .withRequest(...calling('switchAccessApp', asked, session))
      .willRespondWith(...successAnswer(appOf({ version: 2, useState: 'D' })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessApp(asked)).toMatchObject({ useState: 'D' })
      }))
})

describe('addAppManager', () => {
  const asked = { idempotencyKey, ...seenApp, managerEmail, managerRole: 'APP_ADMIN' } as const
  const bodyOnWire = (input: { managerEmail: string }) => ({
    ...input,
    managerEmail: encodeBase64(input.managerEmail),
  })

  it('gives a colleague a role in an app', () =>
    beginInteraction(state, appIds)
      .uponReceiving('addAppManager of an app admin')
      .withRequest(...calling('addAppManager', bodyOnWire(asked), session))
      .willRespondWith(...successAnswer(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAppManager(asked)).toMatchObject({ version: 2 })
      }))
})

describe('removeAppManager', () => {
  const asked = { ...seenApp, managerId }

  it('removes a role of a colleague in an app', () =>
    beginInteraction(state, { ...appIds, otherApprover: true })
      .uponReceiving('removeAppManager of an approver of two')
      .withRequest(...calling('removeAppManager', asked, session))
      .willRespondWith(...successAnswer(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeAppManager(asked)).toMatchObject({ version: 2 })
      }))
})

describeRefusals(accessAppsRefusals)
