import { expect, it } from 'vitest'
import { adminPages, adminPagesOf } from '#domain/admin/pages.ts'
import { adminGroups, belongsTo, foldedGroups, memberSectionOf, memberTabOf } from './sections.ts'

it.each([
  ['/my', 'home', 'home'],
  ['/my/subscription/detail', 'subscriptions', 'subscriptions'],
  ['/apps/grant', 'permissions', 'permissions'],
  ['/my/mfa/enrol', 'all', 'all'],
  ['/my/company', 'all', 'all'],
  ['/my/inquiry', undefined, 'all'],
  ['/my/inquiry/detail', undefined, 'all'],
  ['/my/counsel', undefined, 'all'],
  ['/notice', undefined, undefined],
])('%s belongs to the entry %s of the side bar and to the tab %s', (pathname, section, tab) => {
  expect([memberSectionOf(pathname), memberTabOf(pathname)]).toEqual([section, tab])
})

it('every page of the admin area is in one group of the menu, and at most fourteen are not folded', () => {
  expect(adminGroups.flatMap(({ pages }) => pages as readonly string[]).toSorted()).toEqual(
    Object.keys(adminPages).toSorted(),
  )
  const unfolded = adminGroups.filter(({ key }) => !foldedGroups.has(key))
  expect(unfolded.flatMap(({ pages }) => pages as readonly string[]).length).toBeLessThanOrEqual(14)
})

it('the page of a request belongs to the queue alone', () => {
  expect(belongsTo('/apps/request', '/admin/approval')).toBe(true)
  expect(belongsTo('/apps/request', '/admin/bill')).toBe(false)
  expect(belongsTo('/apps/grant', '/admin/approval')).toBe(false)
})

it('no group of the menu of the staff has a single entry', () => {
  const open = adminPagesOf({
    staffYn: 'Y',
    staffRoles: ['OPERATES'],
    accessAdminYn: 'N',
    securityAdminYn: 'N',
    accessRoles: [],
  })
  const sizes = adminGroups
    .map(({ pages }) => pages.filter((page) => open.includes(page)).length)
    .filter((size) => size > 0)
  expect(Math.min(...sizes)).toBeGreaterThan(1)
})
