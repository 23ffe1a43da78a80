import { expect, it } from 'vitest'
import { MAX_USERS } from './choices.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import { admitsUsers, exceedsLimit, fittingPlan, mostUsersOf, userLimitOf } from './user-limit.ts'

const { plans } = demoCatalogue('빗장').services[0]!
const [basic, pro, ent] = plans

it('a plan admits users up to its limit, and one without a limit as many as the portal calculates', () => {
  expect([admitsUsers(basic!, 50), admitsUsers(basic!, 51)]).toEqual([true, false])
  expect([mostUsersOf(basic!), mostUsersOf(ent!)]).toEqual([50, MAX_USERS])
  expect(admitsUsers(ent!, MAX_USERS)).toBe(true)
})

it('a plan of a server that has no limits has none', () => {
  const { maximumUsers: _, ...plan } = basic!
  expect(userLimitOf(plan)).toBeNull()
})

it.each([
  [1, 'BASIC'],
  [50, 'BASIC'],
  [51, 'PRO'],
  [300, 'PRO'],
  [301, 'ENT'],
])('the cheapest plan for %d users is %s', (users, planCode) => {
  expect(fittingPlan(plans, users, 'KRW')?.planCode).toBe(planCode)
})

it('the cheapest plan is chosen by its price, not by its place, and there may be none', () => {
  expect(fittingPlan([ent!, pro!], 60, 'KRW')).toBe(pro)
  expect(fittingPlan([basic!, pro!], 301, 'USD')).toBeUndefined()
})

it('only a raise exceeds a limit: what a subscription has already may stay or become less', () => {
  const held = { planCode: 'BASIC', userCount: 80 }
  expect(exceedsLimit(basic!, 51)).toBe(true)
  expect([80, 70, 81].map((users) => exceedsLimit(basic!, users, held))).toEqual([false, false, true])
  // Another plan is a new order, also with the same number of users.
  expect(exceedsLimit(basic!, 80, { planCode: 'PRO', userCount: 80 })).toBe(true)
})
