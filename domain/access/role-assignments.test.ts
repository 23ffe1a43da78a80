import { describe, expect, it } from 'vitest'
import { cellsOf, roleNames } from '../testing/permissions-table.ts'
import {
  assignmentFor,
  mayGrantTerm,
  policyAppsOf,
  type RoleAssignment,
  type Subject,
} from './role-assignments.ts'

const subject: Subject = { memberId: 'requester', appId: 'app', approvalType: 'SUSPEND', pauseOrigin: null }
const securityPause: Subject = { ...subject, approvalType: 'RESUME', pauseOrigin: 'SECURITY' }
const userPause: Subject = { ...subject, approvalType: 'RESUME', pauseOrigin: 'USER' }
const assignment = (role: RoleAssignment['role'], more: Partial<RoleAssignment> = {}): RoleAssignment => ({
  role,
  appId: null,
  holderId: role === 'delegate' ? 'holder' : 'me',
  actsFor: role === 'delegate' ? ['holder'] : [],
  ...more,
})

const roles = roleNames.filter((role) => role !== 'requester')

describe.each(roles)('%s', (role) => {
  const { decide, decideSecurityPause, grantShorter, grantLonger, revoke, block, lift } = cellsOf(role)
  const has = (
    permission: 'decide' | 'revoke' | 'block',
    about: Subject,
    more: Partial<RoleAssignment> = {},
  ) => assignmentFor(permission, [assignment(role, more)], about, 'me') !== undefined

  it('has the permissions that the table of the specification lists', () => {
    expect({
      decide: has('decide', subject) && has('decide', userPause),
      decideSecurityPause: has('decide', securityPause),
      grantShorter: mayGrantTerm(assignment(role), 29, 30),
      grantLonger: mayGrantTerm(assignment(role), 31, 30),
      revoke: has('revoke', subject),
      block: has('block', subject),
      lift: has('block', securityPause),
    }).toEqual({ decide, decideSecurityPause, grantShorter, grantLonger, revoke, block, lift })
    expect(mayGrantTerm(assignment(role), 30, 30)).toBe(true)
  })

  it('has no permission on their own request, or on a request of the member whose role they have', () => {
    for (const permission of ['decide', 'revoke', 'block'] as const) {
      for (const about of [subject, securityPause]) {
        expect(has(permission, { ...about, memberId: 'me' })).toBe(false)
        expect(has(permission, about, { holderId: 'requester' })).toBe(false)
      }
    }
  })

  it('decides no request of a member on whose behalf they act, whatever their role', () => {
    for (const about of [subject, securityPause])
      expect(has('decide', about, { actsFor: ['holder', 'requester'] })).toBe(false)
    expect(has('revoke', subject, { actsFor: ['requester'] })).toBe(revoke)
    expect(has('block', subject, { actsFor: ['requester'] })).toBe(block)
  })

  it('has no permission in another app', () => {
    expect(
      has('decide', subject, { appId: 'other' }) || has('decide', securityPause, { appId: 'other' }),
    ).toBe(false)
    expect(has('decide', subject, { appId: 'app' }) || has('decide', securityPause, { appId: 'app' })).toBe(
      true,
    )
  })
})

it('only app admins set the policies of an app, each in their own apps', () => {
  const roles = ['approver', 'delegate', 'appAdmin', 'securityAdmin'] as const
  expect(roles.map((role) => policyAppsOf([assignment(role)]))).toEqual([[], [], 'all', []])
  expect(
    policyAppsOf([
      assignment('appAdmin', { appId: 'one' }),
      assignment('appAdmin', { appId: 'other' }),
      assignment('approver'),
    ]),
  ).toEqual(['one', 'other'])
})

it('of several roles that allow an action, the strongest is used', () => {
  const all = [
    assignment('delegate'),
    assignment('securityAdmin'),
    assignment('approver'),
    assignment('appAdmin'),
  ]
  expect(assignmentFor('decide', all, subject, 'me')?.role).toBe('appAdmin')
  expect(assignmentFor('decide', all, securityPause, 'me')?.role).toBe('securityAdmin')
  expect(assignmentFor('decide', [], subject, 'me')).toBeUndefined()
})
