import { Matchers } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import type { ProviderStates } from '#contract/provider-states.ts'
import { describeRefusals } from './describe-refusals.ts'
import { personal, time, uuid, yn } from './matchers.ts'
import { notificationId, notificationRefusals, session } from './notification.refusals.ts'
import { apiOf, beginInteraction, calling, successAnswer } from './pact.ts'

const { integer, string } = Matchers
const readId = '41f8c0d3-7e2a-4b96-b5d1-6c9a82e4f730'
const unconfirmedMember = { session, password: 'Sori-narae-2026!', passwordCheckYn: 'N' } as const
const two: ProviderStates['a member with notifications'] = {
  session,
  notifications: [
    { notificationId, announcementType: 'security', readYn: 'N' },
    { notificationId: readId, announcementType: 'reply', readYn: 'Y' },
  ],
}
const notificationOf = (id: string, announcementType: string, readYn: 'Y' | 'N') => ({
  notificationId: uuid(id),
  announcementType,
  heading: personal('비밀번호가 바뀌었습니다'),
  message: personal('방금 비밀번호를 재설정했습니다.'),
  path: string('/my/session'),
  readYn,
  createdAt: time('2026-11-21T09:00:00+09:00'),
})

describe('listNotifications', () => {
  it('returns the notifications of the member, the latest first', () =>
    beginInteraction('a member with notifications', two)
      .uponReceiving('listNotifications from a member with notifications')
      .withRequest(...calling('listNotifications', { limit: 20 }, session))
      .willRespondWith(
        ...successAnswer({
          subject: null,
          unreadYn: null,
          total: 2,
          unread: 1,
          subjects: [{ subject: 'security', count: 2 }],
          nextCursor: null,
          list: [notificationOf(notificationId, 'security', 'N'), notificationOf(readId, 'reply', 'Y')],
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

  it('filters the notifications by subject and by unread', () =>
    beginInteraction('a member with notifications', two)
      .uponReceiving('listNotifications of a subject that were not read')
      .withRequest(
        ...calling('listNotifications', { subject: 'security', unreadYn: 'Y', limit: 20 }, session),
      )
      .willRespondWith(
        ...successAnswer({
          subject: 'security',
          unreadYn: yn('Y'),
          total: 1,
          unread: 1,
          subjects: [{ subject: 'security', count: 2 }],
          nextCursor: null,
          list: [notificationOf(notificationId, 'security', 'N')],
        }),
      )
      .executeTest(async (server) => {
        const { total, subject } = await apiOf(server, session).listNotifications({
          subject: 'security',
          unreadYn: 'Y',
          limit: 20,
        })
        expect([total, subject]).toEqual([1, 'security'])
      }))
})

describe('countNotifications', () => {
  it('returns the number of unread notifications, also before the password check', () =>
    beginInteraction('a logged-in member', unconfirmedMember)
      .uponReceiving('countNotifications from a member')
      .withRequest(...calling('countNotifications', {}, session))
      .willRespondWith(...successAnswer({ unread: integer(3) }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).countNotifications({})).toEqual({ unread: 3 })
      }))
})

describe('readNotification', () => {
  it('returns the number of unread notifications', () =>
    beginInteraction('a member with notifications', two)
      .uponReceiving('readNotification of the only one not read')
      .withRequest(...calling('readNotification', { notificationId }, session))
      .willRespondWith(...successAnswer({ unread: 0 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).readNotification({ notificationId })).toEqual({ unread: 0 })
      }))
})

describe('readAllNotifications', () => {
  it('leaves no unread notifications', () =>
    beginInteraction('a member with notifications', two)
      .uponReceiving('readAllNotifications from a member with notifications')
      .withRequest(...calling('readAllNotifications', {}, session))
      .willRespondWith(...successAnswer({ unread: 0 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).readAllNotifications({})).toEqual({ unread: 0 })
      }))
})

describe('removeNotification', () => {
  it('returns the number of unread notifications', () =>
    beginInteraction('a member with notifications', two)
      .uponReceiving('removeNotification of one that was read')
      .withRequest(...calling('removeNotification', { notificationId: readId }, session))
      .willRespondWith(...successAnswer({ unread: 1 }))
      .executeTest(async (server) => {
        expect(await apiOf(server, session).removeNotification({ notificationId: readId })).toEqual({
          unread: 1,
        })
      }))
})

describeRefusals(notificationRefusals)
