import { expect, it } from 'vitest'
import { dayOf, firstLineOf, subjectOf, timeOf } from './subjects.ts'

const today = '2026-11-27' // a Friday

it.each([
  ['approval', '/my/subscription/detail?subscriptionId=1', 'subscription'],
  ['application', '/apps?tab=REQUEST', 'permission'],
  ['service', '/my/bill/detail?billId=1', 'bill'],
  ['reply', '/my/inquiry/detail?inquiryId=1', 'inquiry'],
  ['service', '/my/counsel', 'counsel'],
  ['security', '/my/member', 'security'],
  ['service', '/my/session', 'security'],
  ['user', '/my/terms', 'account'],
  ['other', '/admin/bill', 'admin'],
  ['notice', '/notice', 'notice'],
  ['other', null, 'notice'],
] as const)('a notification of type %s that leads to %s is about %s', (announcementType, path, subject) => {
  expect(subjectOf({ announcementType, path })).toBe(subject)
})

it.each([
  ['2026-11-27T09:00:00+09:00', 'TODAY', '09:00'],
  ['2026-11-26T23:59:00+09:00', 'YESTERDAY', '23:59'],
  ['2026-11-23T00:00:00+09:00', 'WEEK', '11.23 00:00'],
  ['2026-11-22T23:59:00+09:00', 'EARLIER', '11.22 23:59'],
  ['2025-11-27T09:00:00+09:00', 'EARLIER', '2025.11.27 09:00'],
])('a notification of %s is listed under %s with the time %s', (createdAt, day, time) => {
  expect(dayOf(createdAt, today)).toBe(day)
  expect(timeOf(createdAt, today)).toBe(time)
})

it('the first paragraph of a notification is shown in one line', () => {
  expect(firstLineOf('기기: Chrome\n접속 주소: 127.0.0.1\n\n확인해 주세요.')).toBe(
    '기기: Chrome · 접속 주소: 127.0.0.1',
  )
})
