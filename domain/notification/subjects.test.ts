import { expect, it } from 'vitest'
import { subjectOf } from './subjects.ts'

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
