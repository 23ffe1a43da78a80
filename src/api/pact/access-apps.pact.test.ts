import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '#domain/base64.ts'
import { appId, area, levelId, nobodys, password, session } from './access.ts'
import { oneOf, personal, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { eachLike, integer, string } = Matchers
const managerId = '7d40c95e-1b28-4f63-9a07-c2e85d316fb4'
const ownLevelId = '95d2f7b1-3c80-4a6e-8e14-d07b62c9a135'
const ownId = 'a9e1537c-64d0-4b82-8f35-07b2c94e6d18'
const managerEmail = 'jiho.lee@solbaram.example'
const idempotencyKey = '2c8f61d4-93ae-4705-b6e8-51f0d7a3924b'
const state = 'an app for its admin'
const one = { session, appId, levelId, managerId, ownId, managerEmail } as const
const unconfirmed = { session, password, passwordCheckYn: 'N' } as const
const unknown = { appId: nobodys, version: 1 }
const seen = { appId, version: 1 }
const old = { appId, version: 7 }

const level = {
  levelId: uuid(levelId),
  name: string('열람'),
  description: string('내용을 봅니다.'),
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
// The only approver stays, and nobody takes their own part back.
const refusal = '이 앱의 마지막 승인자입니다. 다른 승인자를 먼저 추가해 주세요.'
const appOf = (more: object = {}) => ({
  appId,
  version: 1,
  name: string('재무 회계'),
  category: string('경영 지원'),
  description: string('전표와 결산을 처리합니다.'),
  useState: 'A',
  longestTermDays: 90,
  autoApprovalYn: 'N',
  releaseReviewYn: 'N',
  levels: eachLike(level),
  managers: eachLike(manager),
  ...more,
})

describe('listAdminApps', () => {
  it('gives the apps that an admin administers', () => {
    const asked = { search: '재무', limit: 1 }
    const item = {
      appId,
      name: string('재무 회계'),
      category: string('경영 지원'),
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
    return given(state, one)
      .uponReceiving('listAdminApps of an app admin')
      .withRequest(...calling('listAdminApps', asked, session))
      .willRespondWith(...succeeding({ search: '재무', total: integer(1), nextCursor: null, list: [item] }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).listAdminApps(asked)).toMatchObject({
          total: 1,
          list: [{ appId, approvers: 1 }],
        })
      })
  })

  it('is for app admins', () =>
    given('a member of the access area', { ...area, grant: 'NONE' })
      .uponReceiving('listAdminApps from a member')
      .withRequest(...calling('listAdminApps', {}, session))
      .willRespondWith(...refusing('role.missing'))
      .executeTest((server) => expectRefusal(apiOf(server, session).listAdminApps({}), 'role.missing')))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listAdminApps before the password check')
      .withRequest(...calling('listAdminApps', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listAdminApps({}), 'password.unconfirmed'),
      ))
})

describe('getAdminApp', () => {
  it('gives how a company has an app asked for', () =>
    given(state, one)
      .uponReceiving('getAdminApp of an app admin')
      .withRequest(...calling('getAdminApp', { appId }, session))
      .willRespondWith(...succeeding(appOf({ managers: eachLike({ ...manager, refusal: string(refusal) }) })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).getAdminApp({ appId })).toMatchObject({
          version: 1,
          managers: [{ name: '이지호', refusal }],
        })
      }))

  it('says that there is none', () =>
    given(state, one)
      .uponReceiving('getAdminApp of one that is not theirs')
      .withRequest(...calling('getAdminApp', { appId: nobodys }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminApp({ appId: nobodys }), 'accessApp.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('getAdminApp before the password check')
      .withRequest(...calling('getAdminApp', { appId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).getAdminApp({ appId }), 'password.unconfirmed'),
      ))
})

describe('updateAppPolicies', () => {
  const policy = { longestTermDays: 30, autoApprovalYn: 'Y', releaseReviewYn: 'Y' } as const

  it('settles them', () =>
    given(state, one)
      .uponReceiving('updateAppPolicies of an app admin')
      .withRequest(...calling('updateAppPolicies', { ...seen, ...policy }, session))
      .willRespondWith(...succeeding(appOf({ version: 2, ...policy })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateAppPolicies({ ...seen, ...policy })).toMatchObject({
          version: 2,
          autoApprovalYn: 'Y',
        })
      }))

  it('says that there is none', () =>
    given(state, one)
      .uponReceiving('updateAppPolicies of one that is not theirs')
      .withRequest(...calling('updateAppPolicies', { ...unknown, ...policy }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).updateAppPolicies({ ...unknown, ...policy }),
          'accessApp.missing',
        ),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('updateAppPolicies of another version')
      .withRequest(...calling('updateAppPolicies', { ...old, ...policy }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAppPolicies({ ...old, ...policy }), 'adminApp.changed'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('updateAppPolicies before the password check')
      .withRequest(...calling('updateAppPolicies', { ...seen, ...policy }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).updateAppPolicies({ ...seen, ...policy }),
          'password.unconfirmed',
        ),
      ))
})

describe('addAccessLevel', () => {
  const asked = { idempotencyKey, ...seen, name: '편집', description: '내용을 고칩니다.' }
  const taken = { ...asked, name: '열람' }

  it('adds one of the company', () =>
    given(state, one)
      .uponReceiving('addAccessLevel of an app admin')
      .withRequest(...calling('addAccessLevel', asked, session))
      .willRespondWith(...succeeding(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAccessLevel(asked)).toMatchObject({ version: 2 })
      }))

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('addAccessLevel of an app that is not theirs')
      .withRequest(...calling('addAccessLevel', { ...asked, ...unknown }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAccessLevel({ ...asked, ...unknown }), 'accessApp.missing'),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('addAccessLevel of another version')
      .withRequest(...calling('addAccessLevel', { ...asked, ...old }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAccessLevel({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('says that the name is taken', () =>
    given(state, one)
      .uponReceiving('addAccessLevel with a name there is')
      .withRequest(...calling('addAccessLevel', taken, session))
      .willRespondWith(...refusing('accessLevel.taken'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAccessLevel(taken), 'accessLevel.taken'),
      ))

  it('says that there are enough', () =>
    given(state, { ...one, levels: 20 })
      .uponReceiving('addAccessLevel where there are twenty')
      .withRequest(...calling('addAccessLevel', asked, session))
      .willRespondWith(...refusing('accessLevel.tooMany'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAccessLevel(asked), 'accessLevel.tooMany'),
      ))

  it('says that the key was used', () =>
    given(state, { ...one, usedKey: { operation: 'addAccessLevel', idempotencyKey } })
      .uponReceiving('addAccessLevel with the key of another')
      .withRequest(...calling('addAccessLevel', asked, session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).addAccessLevel(asked), 'key.reused')))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('addAccessLevel before the password check')
      .withRequest(...calling('addAccessLevel', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAccessLevel(asked), 'password.unconfirmed'),
      ))
})

describe('updateAccessLevel', () => {
  const asked = { ...seen, levelId, name: '열람', description: '내용을 봅니다.', longestTermDays: 30 }
  const nowhere = { ...asked, levelId: nobodys }
  const renamed = { ...asked, name: '보기' }
  const taken = { ...asked, levelId: ownLevelId, name: '열람' }
  const tooLong = { ...asked, longestTermDays: 91 }

  it('gives one a longest term of its own', () =>
    given(state, one)
      .uponReceiving('updateAccessLevel of an app admin')
      .withRequest(...calling('updateAccessLevel', asked, session))
      .willRespondWith(...succeeding(appOf({ version: 2, levels: [{ ...level, longestTermDays: 30 }] })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).updateAccessLevel(asked)).toMatchObject({
          levels: [{ longestTermDays: 30 }],
        })
      }))

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('updateAccessLevel of an app that is not theirs')
      .withRequest(...calling('updateAccessLevel', { ...asked, ...unknown }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).updateAccessLevel({ ...asked, ...unknown }),
          'accessApp.missing',
        ),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('updateAccessLevel of another version')
      .withRequest(...calling('updateAccessLevel', { ...asked, ...old }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('says that there is no such level', () =>
    given(state, one)
      .uponReceiving('updateAccessLevel of one that is not there')
      .withRequest(...calling('updateAccessLevel', nowhere, session))
      .willRespondWith(...refusing('accessLevel.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel(nowhere), 'accessLevel.missing'),
      ))

  it("says that the level is every company's", () =>
    given(state, one)
      .uponReceiving('updateAccessLevel with a name for a level of every company')
      .withRequest(...calling('updateAccessLevel', renamed, session))
      .willRespondWith(...refusing('accessLevel.common'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel(renamed), 'accessLevel.common'),
      ))

  it('says that another level has the name', () =>
    given(state, { ...one, ownLevelId })
      .uponReceiving('updateAccessLevel with the name of another one')
      .withRequest(...calling('updateAccessLevel', taken, session))
      .willRespondWith(...refusing('accessLevel.taken'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel(taken), 'accessLevel.taken'),
      ))

  it('says that the app lets no term be so long', () =>
    given(state, one)
      .uponReceiving('updateAccessLevel with a term longer than that of the app')
      .withRequest(...calling('updateAccessLevel', tooLong, session))
      .willRespondWith(...refusing('accessLevel.termTooLong'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel(tooLong), 'accessLevel.termTooLong'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('updateAccessLevel before the password check')
      .withRequest(...calling('updateAccessLevel', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).updateAccessLevel(asked), 'password.unconfirmed'),
      ))
})

describe('switchAccessLevel', () => {
  const asked = { ...seen, levelId, closedYn: 'Y' } as const
  const nowhere = { ...asked, levelId: nobodys } as const

  it('closes one', () =>
    given(state, one)
      .uponReceiving('switchAccessLevel of an app admin')
      .withRequest(...calling('switchAccessLevel', asked, session))
      .willRespondWith(
        ...succeeding(appOf({ version: 2, levels: [{ ...level, useState: 'D', closedYn: 'Y' }] })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessLevel(asked)).toMatchObject({
          levels: [{ closedYn: 'Y' }],
        })
      }))

  it('locks one', () => {
    const { closedYn: _, ...rest } = asked
    const locking = { ...rest, useState: 'L' } as const
    return given(state, one)
      .uponReceiving('switchAccessLevel with a lock')
      .withRequest(...calling('switchAccessLevel', locking, session))
      .willRespondWith(
        ...succeeding(appOf({ version: 2, levels: [{ ...level, useState: 'L', closedYn: 'Y' }] })),
      )
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessLevel(locking)).toMatchObject({
          levels: [{ useState: 'L' }],
        })
      })
  })

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('switchAccessLevel of an app that is not theirs')
      .withRequest(...calling('switchAccessLevel', { ...asked, ...unknown }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(
          apiOf(server, session).switchAccessLevel({ ...asked, ...unknown }),
          'accessApp.missing',
        ),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('switchAccessLevel of another version')
      .withRequest(...calling('switchAccessLevel', { ...asked, ...old }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessLevel({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('says that there is no such level', () =>
    given(state, one)
      .uponReceiving('switchAccessLevel of one that is not there')
      .withRequest(...calling('switchAccessLevel', nowhere, session))
      .willRespondWith(...refusing('accessLevel.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessLevel(nowhere), 'accessLevel.missing'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('switchAccessLevel before the password check')
      .withRequest(...calling('switchAccessLevel', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessLevel(asked), 'password.unconfirmed'),
      ))
})

describe('switchAccessApp', () => {
  const asked = { ...seen, useState: 'D' } as const

  it('closes it', () =>
    given(state, one)
      .uponReceiving('switchAccessApp of an app admin')
      .withRequest(...calling('switchAccessApp', asked, session))
      .willRespondWith(...succeeding(appOf({ version: 2, useState: 'D' })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).switchAccessApp(asked)).toMatchObject({ useState: 'D' })
      }))

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('switchAccessApp of an app that is not theirs')
      .withRequest(...calling('switchAccessApp', { ...asked, ...unknown }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessApp({ ...asked, ...unknown }), 'accessApp.missing'),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('switchAccessApp of another version')
      .withRequest(...calling('switchAccessApp', { ...asked, ...old }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessApp({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('switchAccessApp before the password check')
      .withRequest(...calling('switchAccessApp', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).switchAccessApp(asked), 'password.unconfirmed'),
      ))
})

describe('addAppManager', () => {
  const asked = { idempotencyKey, ...seen, managerEmail, managerRole: 'APP_ADMIN' } as const
  const travelling = (input: { managerEmail: string }) => ({
    ...input,
    managerEmail: encodeBase64(input.managerEmail),
  })
  const nobody = { ...asked, managerEmail: 'nobody@solbaram.example' } as const
  const twice = { ...asked, managerRole: 'APPROVER' } as const

  it('names a colleague', () =>
    given(state, one)
      .uponReceiving('addAppManager of an app admin')
      .withRequest(...calling('addAppManager', travelling(asked), session))
      .willRespondWith(...succeeding(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).addAppManager(asked)).toMatchObject({ version: 2 })
      }))

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('addAppManager of an app that is not theirs')
      .withRequest(...calling('addAppManager', travelling({ ...asked, ...unknown }), session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAppManager({ ...asked, ...unknown }), 'accessApp.missing'),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('addAppManager of another version')
      .withRequest(...calling('addAppManager', travelling({ ...asked, ...old }), session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAppManager({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('says that there is no such colleague', () =>
    given(state, one)
      .uponReceiving('addAppManager of nobody')
      .withRequest(...calling('addAppManager', travelling(nobody), session))
      .willRespondWith(...refusing('appManager.unknown'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAppManager(nobody), 'appManager.unknown'),
      ))

  it('says that they are one', () =>
    given(state, one)
      .uponReceiving('addAppManager of an approver as an approver')
      .withRequest(...calling('addAppManager', travelling(twice), session))
      .willRespondWith(...refusing('appManager.taken'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAppManager(twice), 'appManager.taken'),
      ))

  it('says that the key was used', () =>
    given(state, { ...one, usedKey: { operation: 'addAppManager', idempotencyKey } })
      .uponReceiving('addAppManager with the key of another')
      .withRequest(...calling('addAppManager', travelling(asked), session))
      .willRespondWith(...refusing('key.reused'))
      .executeTest((server) => expectRefusal(apiOf(server, session).addAppManager(asked), 'key.reused')))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('addAppManager before the password check')
      .withRequest(...calling('addAppManager', travelling(asked), session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).addAppManager(asked), 'password.unconfirmed'),
      ))
})

describe('removeAppManager', () => {
  const asked = { ...seen, managerId }
  const own = { ...seen, managerId: ownId }
  const nowhere = { ...seen, managerId: nobodys }

  it('takes a part back', () =>
    given(state, { ...one, otherApprover: true })
      .uponReceiving('removeAppManager of an approver of two')
      .withRequest(...calling('removeAppManager', asked, session))
      .willRespondWith(...succeeding(appOf({ version: 2 })))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeAppManager(asked)).toMatchObject({ version: 2 })
      }))

  it('says that there is no such app', () =>
    given(state, one)
      .uponReceiving('removeAppManager of an app that is not theirs')
      .withRequest(...calling('removeAppManager', { ...asked, ...unknown }, session))
      .willRespondWith(...refusing('accessApp.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager({ ...asked, ...unknown }), 'accessApp.missing'),
      ))

  it('says that someone was faster', () =>
    given(state, one)
      .uponReceiving('removeAppManager of another version')
      .withRequest(...calling('removeAppManager', { ...asked, ...old }, session))
      .willRespondWith(...refusing('adminApp.changed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager({ ...asked, ...old }), 'adminApp.changed'),
      ))

  it('says that there is no such part', () =>
    given(state, one)
      .uponReceiving('removeAppManager of one that is not there')
      .withRequest(...calling('removeAppManager', nowhere, session))
      .willRespondWith(...refusing('appManager.missing'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager(nowhere), 'appManager.missing'),
      ))

  it('says that it is their own', () =>
    given(state, one)
      .uponReceiving('removeAppManager of their own')
      .withRequest(...calling('removeAppManager', own, session))
      .willRespondWith(...refusing('appManager.own'))
      .executeTest((server) => expectRefusal(apiOf(server, session).removeAppManager(own), 'appManager.own')))

  it('says that it is for the whole company', () =>
    given(state, { ...one, wholeCompany: true })
      .uponReceiving('removeAppManager of one of the whole company')
      .withRequest(...calling('removeAppManager', asked, session))
      .willRespondWith(...refusing('appManager.company'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager(asked), 'appManager.company'),
      ))

  it('says that it is the last approver', () =>
    given(state, one)
      .uponReceiving('removeAppManager of the last approver')
      .withRequest(...calling('removeAppManager', asked, session))
      .willRespondWith(...refusing('appManager.lastApprover'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager(asked), 'appManager.lastApprover'),
      ))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('removeAppManager before the password check')
      .withRequest(...calling('removeAppManager', asked, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeAppManager(asked), 'password.unconfirmed'),
      ))
})
