import { describe, expect, it } from 'vitest'
import {
  type CompanyRole,
  companyRoles,
  givenRoles,
  inRoleOrder,
  managesSubscriptions,
  ownsCompany,
} from './roles.ts'

describe('the roles of a company', () => {
  it('are listed in a fixed order, each once', () => {
    expect(inRoleOrder(['APPROVER', 'OWNER', 'APPROVER', 'APP_ADMIN'])).toEqual([
      'OWNER',
      'APP_ADMIN',
      'APPROVER',
    ])
    expect(inRoleOrder([])).toEqual([])
    expect(inRoleOrder(companyRoles.toReversed())).toEqual(companyRoles)
  })

  it('can be given by an owner, except the ownership', () => {
    expect(givenRoles).toEqual(['BILLING_MANAGER', 'SECURITY_ADMIN', 'APP_ADMIN', 'APPROVER'])
  })

  it('include ownership only for an owner in a company', () => {
    const owningRoles = companyRoles.filter((role) => ownsCompany({ companyId: 'a', roles: [role] }))
    expect(owningRoles).toEqual(['OWNER'])
    expect(ownsCompany({ companyId: 'a', roles: [...companyRoles] })).toBe(true)
    expect(ownsCompany({ companyId: 'a', roles: [] })).toBe(false)
    expect(ownsCompany({ companyId: null, roles: ['OWNER'] })).toBe(false)
  })
})

/**
 * Each row: the roles, and whether they may manage subscriptions in three cases: in a company that allows this to all
 * members, in a company that does not, and without a company.
 */
const managementTable: [roles: CompanyRole[], open: boolean, closed: boolean, alone: boolean][] = [
  [[], true, false, true],
  [['OWNER'], true, true, true],
  [['BILLING_MANAGER'], true, true, true],
  [['SECURITY_ADMIN'], true, false, true],
  [['APP_ADMIN'], true, false, true],
  [['APPROVER'], true, false, true],
  [['SECURITY_ADMIN', 'APP_ADMIN', 'APPROVER'], true, false, true],
  [['BILLING_MANAGER', 'APPROVER'], true, true, true],
]

describe('the permission to manage subscriptions', () => {
  it.each(managementTable)('is given to the roles %j as expected', (roles, open, closed, alone) => {
    expect([
      managesSubscriptions({ companyId: 'a', roles, everybodyMay: true }),
      managesSubscriptions({ companyId: 'a', roles, everybodyMay: false }),
      managesSubscriptions({ companyId: null, roles, everybodyMay: false }),
    ]).toEqual([open, closed, alone])
  })
})
