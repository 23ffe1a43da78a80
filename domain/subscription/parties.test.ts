import { expect, it } from 'vitest'
import { isOwn } from './parties.ts'

it.each([
  ['their own', { memberId: 'a', companyId: null }, true],
  ['their own from before they had a company', { memberId: 'a', companyId: 'y' }, true],
  ['their company’s', { memberId: 'b', companyId: 'x' }, true],
  ['another company’s', { memberId: 'b', companyId: 'y' }, false],
  ['a person’s without a company', { memberId: 'b', companyId: null }, false],
])('a member of a company sees %s', (_, subscription, expected) => {
  expect(isOwn(subscription, { memberId: 'a', companyId: 'x' })).toBe(expected)
})

it('two people without a company do not see each other’s subscriptions', () => {
  expect(isOwn({ memberId: 'b', companyId: null }, { memberId: 'a', companyId: null })).toBe(false)
})
