import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { ProviderStates } from '#contract/provider-states.ts'
import { personal, time, uuid, yn } from './matchers.ts'
import { apiOf, calling, expectRefusal, given, refusing, succeeding } from './pact.ts'

const { integer, string } = Matchers
const session = 'Hc7Lw0QmX3eRz9TgVb2NyKd8SfUa5JiPo1MqWt6BxEk'
const notificationId = '9b1d4e7a-52c8-4f03-8a6e-d07f3b95c214'
const readId = '41f8c0d3-7e2a-4b96-b5d1-6c9a82e4f730'
const unconfirmed = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const two: ProviderStates['a member with notifications'] = {
  session,
  notifications: [
    { notificationId, announcementType: 'security', readYn: 'N' },
    { notificationId: readId, announcementType: 'reply', readYn: 'Y' },
  ],
}
const told = (id: string, announcementType: string, readYn: 'Y' | 'N') => ({
  notificationId: uuid(id),
  announcementType,
  heading: personal('비밀번호가 바뀌었습니다'),
  message: personal('방금 비밀번호를 재설정했습니다.'),
  path: string('/my/session'),
  readYn,
  createdAt: time('2026-11-21T09:00:00+09:00'),
})

describe('listNotifications', () => {
  it('tells what the member was told, the latest first', () =>
    given('a member with notifications', two)
      .uponReceiving('listNotifications from a member with notifications')
      .withRequest(...calling('listNotifications', { limit: 20 }, session))
      .willRespondWith(
        ...succeeding({
          announcementType: null,
          unreadYn: null,
          total: 2,
          unread: 1,
          nextCursor: null,
          list: [told(notificationId, 'security', 'N'), told(readId, 'reply', 'Y')],
        }),
      )
      .executeTest(async (server) => {
        const { list, unread } = await apiOf(server, session).listNotifications({ limit: 20 })
        expect(unread).toBe(1)
        expect(list[0]).toMatchObject({
          heading: '비밀번호가 바뀌었습니다',
          message: '방금 비밀번호를 재설정했습니다.',
          path: '/my/session',
        })
      }))

  it('narrows them by label and to those not read', () =>
    given('a member with notifications', two)
      .uponReceiving('listNotifications of a label that were not read')
      .withRequest(
        ...calling('listNotifications', { announcementType: 'security', unreadYn: 'Y', limit: 20 }, session),
      )
      .willRespondWith(
        ...succeeding({
          announcementType: 'security',
          unreadYn: yn('Y'),
          total: 1,
          unread: 1,
          nextCursor: null,
          list: [told(notificationId, 'security', 'N')],
        }),
      )
      .executeTest(async (server) => {
        const { total, announcementType } = await apiOf(server, session).listNotifications({
          announcementType: 'security',
          unreadYn: 'Y',
          limit: 20,
        })
        expect([total, announcementType]).toEqual([1, 'security'])
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('listNotifications from an unconfirmed member')
      .withRequest(...calling('listNotifications', { limit: 20 }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).listNotifications({ limit: 20 }), 'password.unconfirmed'),
      ))
})

describe('countNotifications', () => {
  it('says how many were not read, also before the password is given again', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('countNotifications from a member')
      .withRequest(...calling('countNotifications', {}, session))
      .willRespondWith(...succeeding({ unread: integer(3) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).countNotifications({})).toEqual({ unread: 3 })
      }))

  it('refuses a visitor', () =>
    given('a visitor', {})
      .uponReceiving('countNotifications from a visitor')
      .withRequest(...calling('countNotifications', {}))
      .willRespondWith(...refusing('session.missing'))
      .executeTest((server) => expectRefusal(apiOf(server).countNotifications({}), 'session.missing')))

  it('says that the session is over', () =>
    given('an ended session', { session })
      .uponReceiving('countNotifications after the session has ended')
      .withRequest(...calling('countNotifications', {}, session))
      .willRespondWith(...refusing('session.expired'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).countNotifications({}), 'session.expired'),
      ))
})

describe('readNotification', () => {
  it('says how many are left to read', () =>
    given('a member with notifications', two)
      .uponReceiving('readNotification of the only one not read')
      .withRequest(...calling('readNotification', { notificationId }, session))
      .willRespondWith(...succeeding({ unread: 0 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).readNotification({ notificationId })).toEqual({ unread: 0 })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('readNotification from an unconfirmed member')
      .withRequest(...calling('readNotification', { notificationId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).readNotification({ notificationId }), 'password.unconfirmed'),
      ))
})

describe('readAllNotifications', () => {
  it('leaves none to read', () =>
    given('a member with notifications', two)
      .uponReceiving('readAllNotifications from a member with notifications')
      .withRequest(...calling('readAllNotifications', {}, session))
      .willRespondWith(...succeeding({ unread: 0 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).readAllNotifications({})).toEqual({ unread: 0 })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('readAllNotifications from an unconfirmed member')
      .withRequest(...calling('readAllNotifications', {}, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).readAllNotifications({}), 'password.unconfirmed'),
      ))
})

describe('removeNotification', () => {
  it('says how many are left to read', () =>
    given('a member with notifications', two)
      .uponReceiving('removeNotification of one that was read')
      .withRequest(...calling('removeNotification', { notificationId: readId }, session))
      .willRespondWith(...succeeding({ unread: 1 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeNotification({ notificationId: readId })).toEqual({
          unread: 1,
        })
      }))

  it('asks for the password first', () =>
    given('a logged-in member', unconfirmed)
      .uponReceiving('removeNotification from an unconfirmed member')
      .withRequest(...calling('removeNotification', { notificationId }, session))
      .willRespondWith(...refusing('password.unconfirmed'))
      .executeTest((server) =>
        expectRefusal(apiOf(server, session).removeNotification({ notificationId }), 'password.unconfirmed'),
      ))
})
