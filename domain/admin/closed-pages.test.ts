import { expect, it } from 'vitest'
import { forbiddenPageAt } from './closed-pages.ts'
import type { RolesOfMember } from './pages.ts'

const plain: RolesOfMember = { staffYn: 'N', accessAdminYn: 'N' }
const approver: RolesOfMember = { staffYn: 'N', accessAdminYn: 'Y', accessRoles: ['APPROVER'] }
const answerer: RolesOfMember = { staffYn: 'Y', staffRoles: ['ANSWERS'], accessAdminYn: 'N' }

it.each([
  ['a page of the company', '/admin/approval', plain, '/admin/approval'],
  ['a subpage', '/admin/apps/detail', approver, '/admin/apps'],
  ['a page of another role of the staff', '/admin/bill', answerer, '/admin/bill'],
  ['a page of the company for the staff', '/admin/audit/', answerer, '/admin/audit'],
])('%s is known to a member without its role, and forbidden', (_, path, roles, page) => {
  expect(forbiddenPageAt(path, roles)).toBe(page)
})

it.each([
  ['an open page', '/admin/approval', approver],
  ['a page of the staff for a customer', '/admin/bill', approver],
  ['the admin area itself', '/admin', plain],
  ['an unknown page', '/admin/none', answerer],
  ['a page whose name only begins like another one', '/admin/approvals', plain],
  ['a page outside the admin area', '/my', plain],
  ['any page for a visitor', '/admin/approval', undefined],
])('%s is not forbidden', (_, path, roles) => {
  expect(forbiddenPageAt(path, roles)).toBeUndefined()
})
