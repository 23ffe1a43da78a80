import { expect, it } from 'vitest'
import type { Plan } from './catalogue.ts'
import { MAX_USERS } from './choices.ts'
import { demoCatalogue } from './demo-catalogue.ts'
import {
  admitsUsers,
  exceedsLimit,
  firstUsersOf,
  fittingPlan,
  mostUsersOf,
  planForUsers,
  userLimitOf,
} from './user-limit.ts'

const { plans } = demoCatalogue('빗장').services[0]!
const [basic, pro, ent] = plans

it('a plan admits users up to its limit, and one without a limit as many as the portal calculates', () => {
  expect([admitsUsers(basic!, 50), admitsUsers(basic!, 51)]).toEqual([true, false])
  expect([mostUsersOf(basic!), mostUsersOf(ent!)]).toEqual([50, MAX_USERS])
  expect(admitsUsers(ent!, MAX_USERS)).toBe(true)
})

it('a plan of a server that has no limits has none', () => {
  const { maximumUsers: _, ...plan } = basic!
  const sold: Plan = plan
  expect(userLimitOf(sold)).toBeNull()
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

it('a plan is for the users that no cheaper plan admits, if there are any', () => {
  expect(plans.map((plan) => firstUsersOf(plans, plan, 'KRW'))).toEqual([1, 51, 301])
  const dearer = { ...basic!, planCode: 'SAME', price: { KRW: 9_900, USD: 990 } }
  expect(firstUsersOf([...plans, dearer], dearer, 'KRW')).toBeNull()
})

it('a plan that is named is chosen also where it admits too few, and the largest one where none fits', () => {
  const chosen = (planCode: string | undefined, users: number) =>
    planForUsers([basic!, pro!], { planCode, users, currency: 'KRW' }).planCode
  expect([chosen('BASIC', 80), chosen(undefined, 80), chosen('GONE', 20), chosen(undefined, 900)]).toEqual([
    'BASIC',
    'PRO',
    'BASIC',
    'PRO',
  ])
})

it('only a raise exceeds a limit: what a subscription has already may stay or become less', () => {
  const held = { planCode: 'BASIC', userCount: 80 }
  expect(exceedsLimit(basic!, 51)).toBe(true)
  expect([80, 70, 81].map((users) => exceedsLimit(basic!, users, held))).toEqual([false, false, true])
  // Another plan is a new order, also with the same number of users.
  expect(exceedsLimit(basic!, 80, { planCode: 'PRO', userCount: 80 })).toBe(true)
})
