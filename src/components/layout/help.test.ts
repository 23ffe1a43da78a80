import { expect, it } from 'vitest'
import { helpSubjectOf } from './help.ts'

it.each([
  ['/my/bill/detail', 'bill'],
  ['/my/settings/profile', 'bill'],
  ['/my/settings', undefined],
  ['/apps/request', 'permission'],
  ['/admin/approval/decided', 'approval'],
  ['/my/certification', 'login'],
  ['/my/password_check', 'login'],
  ['/my', undefined],
  ['/my/billing', undefined],
] as const)('the help with %s is about %s', (pathname, subject) => {
  expect(helpSubjectOf(pathname)).toBe(subject)
})
