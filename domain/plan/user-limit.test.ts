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

it('a plan admits users up to its limit, and a plan without a limit admits the highest number that the portal calculates', () => {
  expect([admitsUsers(basic!, 50), admitsUsers(basic!, 51)]).toEqual([true, false])
  expect([mostUsersOf(basic!), mostUsersOf(ent!)]).toEqual([50, MAX_USERS])
  expect(admitsUsers(ent!, MAX_USERS)).toBe(true)
})

it('a plan without the field for the limit, from a server without limits, has no limit', () => {
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

it('the cheapest plan is chosen by its price, not by its position; undefined if no plan has a high enough limit', () => {
  expect(fittingPlan([ent!, pro!], 60, 'KRW')).toBe(pro)
  expect(fittingPlan([basic!, pro!], 301, 'USD')).toBeUndefined()
})

it('the number of users from which a plan is needed is above the limits of all cheaper plans; null if a cheaper plan always suffices', () => {
  expect(plans.map((plan) => firstUsersOf(plans, plan, 'KRW'))).toEqual([1, 51, 301])
  const dearer = { ...basic!, planCode: 'SAME', price: { KRW: 9_900, USD: 990 } }
  expect(firstUsersOf([...plans, dearer], dearer, 'KRW')).toBeNull()
})

it('a requested plan is chosen even if its limit is too low; without a requested plan the largest is chosen if no limit is high enough', () => {
  const chosen = (planCode: string | undefined, users: number) =>
    planForUsers([basic!, pro!], { planCode, users, currency: 'KRW' }).planCode
  expect([chosen('BASIC', 80), chosen(undefined, 80), chosen('GONE', 20), chosen(undefined, 900)]).toEqual([
    'BASIC',
    'PRO',
    'BASIC',
    'PRO',
  ])
})

it('a subscription that already exceeds the limit of its plan may keep or lower its number of users, but not raise it', () => {
  const held = { planCode: 'BASIC', userCount: 80 }
  expect(exceedsLimit(basic!, 51)).toBe(true)
  expect([80, 70, 81].map((users) => exceedsLimit(basic!, users, held))).toEqual([false, false, true])
  // Another plan is a new order, also with the same number of users.
  expect(exceedsLimit(basic!, 80, { planCode: 'PRO', userCount: 80 })).toBe(true)
})
