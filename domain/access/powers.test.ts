import { describe, expect, it } from 'vitest'
import { cellsOf, partNames } from '../testing/powers-table.ts'
import { type Affair, appsSettledBy, mayGrantTerm, type Power, powerFor } from './powers.ts'

const affair: Affair = { memberId: 'requester', appId: 'app', approvalType: 'SUSPEND', pauseOrigin: null }
const securityPause: Affair = { ...affair, approvalType: 'RESUME', pauseOrigin: 'SECURITY' }
const userPause: Affair = { ...affair, approvalType: 'RESUME', pauseOrigin: 'USER' }
const power = (role: Power['role'], more: Partial<Power> = {}): Power => ({
  role,
  appId: null,
  holderId: role === 'delegate' ? 'holder' : 'me',
  standsInFor: role === 'delegate' ? ['holder'] : [],
  ...more,
})

const roles = partNames.filter((part) => part !== 'requester')

describe.each(roles)('%s', (role) => {
  const { decide, decideSecurityPause, grantShorter, grantLonger, revoke, block, lift } = cellsOf(role)
  const has = (deed: 'decide' | 'revoke' | 'block', about: Affair, more: Partial<Power> = {}) =>
    powerFor(deed, [power(role, more)], about, 'me') !== undefined

  it('does what the table says', () => {
    expect({
      decide: has('decide', affair) && has('decide', userPause),
      decideSecurityPause: has('decide', securityPause),
      grantShorter: mayGrantTerm(power(role), 29, 30),
      grantLonger: mayGrantTerm(power(role), 31, 30),
      revoke: has('revoke', affair),
      block: has('block', affair),
      lift: has('block', securityPause),
    }).toEqual({ decide, decideSecurityPause, grantShorter, grantLonger, revoke, block, lift })
    expect(mayGrantTerm(power(role), 30, 30)).toBe(true)
  })

  it('does nothing in an affair of their own, or of whom they stand in for', () => {
    for (const deed of ['decide', 'revoke', 'block'] as const) {
      for (const about of [affair, securityPause]) {
        expect(has(deed, { ...about, memberId: 'me' })).toBe(false)
        expect(has(deed, about, { holderId: 'requester' })).toBe(false)
      }
    }
  })

  it('decides nothing, in whatever part, for whom they stand in for', () => {
    for (const about of [affair, securityPause])
      expect(has('decide', about, { standsInFor: ['holder', 'requester'] })).toBe(false)
    expect(has('revoke', affair, { standsInFor: ['requester'] })).toBe(revoke)
    expect(has('block', affair, { standsInFor: ['requester'] })).toBe(block)
  })

  it('does nothing in another app', () => {
    expect(
      has('decide', affair, { appId: 'other' }) || has('decide', securityPause, { appId: 'other' }),
    ).toBe(false)
    expect(has('decide', affair, { appId: 'app' }) || has('decide', securityPause, { appId: 'app' })).toBe(
      true,
    )
  })
})

it('only app admins settle how an app is asked for, each in their own apps', () => {
  const roles = ['approver', 'delegate', 'appAdmin', 'securityAdmin'] as const
  expect(roles.map((role) => appsSettledBy([power(role)]))).toEqual([[], [], 'all', []])
  expect(
    appsSettledBy([
      power('appAdmin', { appId: 'one' }),
      power('appAdmin', { appId: 'other' }),
      power('approver'),
    ]),
  ).toEqual(['one', 'other'])
})

it('the strongest part counts', () => {
  const all = [power('delegate'), power('securityAdmin'), power('approver'), power('appAdmin')]
  expect(powerFor('decide', all, affair, 'me')?.role).toBe('appAdmin')
  expect(powerFor('decide', all, securityPause, 'me')?.role).toBe('securityAdmin')
  expect(powerFor('decide', [], affair, 'me')).toBeUndefined()
})
