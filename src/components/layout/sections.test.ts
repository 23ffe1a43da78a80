import { expect, it } from 'vitest'
import { memberSectionOf, memberTabOf } from './sections.ts'

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
