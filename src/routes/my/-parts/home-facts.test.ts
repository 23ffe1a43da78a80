import { expect, it } from 'vitest'
import { isNew, owedOf, rejectedOf, runningOf, runningTrials, toDoOf } from './home-facts.ts'
import type { Home } from './load-home.ts'

type States = Partial<Record<Home['counts']['states'][number]['subscriptionState'], number>>

/** A home with no more than subscriptions in some states. */
const homeWith = (states: States): Home =>
  ({
    counts: {
      states: Object.entries(states).map(([subscriptionState, count]) => ({ subscriptionState, count })),
    },
    grants: { list: [] },
    requests: { total: 0 },
    decisions: { counts: { APPROVAL: 0 } },
  }) as unknown as Home

it.each<[States, boolean]>([
  [{}, true],
  [{ ACTIVE: 0, REQUESTED: 0 }, true],
  [{ REJECTED: 2, CANCELED: 1 }, true],
  [{ REJECTED: 2, REQUESTED: 1 }, false],
  [{ ACTIVE: 1 }, false],
  [{ ENDED: 1 }, false],
])('with %o a home has only first steps: %s', (states, wanted) => {
  expect(isNew(homeWith(states))).toBe(wanted)
})

it('counts what was rejected', () => {
  expect([rejectedOf(homeWith({ REJECTED: 2, ACTIVE: 1 })), rejectedOf(homeWith({}))]).toEqual([2, 0])
})

it('shows the trials that run, the next to end first', () => {
  const trial = (trialId: string, trialState: 'RUNNING' | 'ENDED', endDate: string) => ({
    serviceCode: 'SSO' as const,
    trial: { trialId, serviceCode: 'SSO' as const, trialState, startDate: '2026-11-01', endDate },
  })
  const list = [
    trial('later', 'RUNNING', '2026-11-20'),
    trial('over', 'ENDED', '2026-11-02'),
    { serviceCode: 'LOG' as const, trial: null },
    trial('sooner', 'RUNNING', '2026-11-09'),
  ]
  expect(runningTrials({ trials: { list } }).map(({ trialId }) => trialId)).toEqual(['sooner', 'later'])
})

type Owed = Parameters<typeof owedOf>[0]

const bill = (totalAmount: number, currency: 'KRW' | 'USD' = 'KRW', billState: 'OPEN' | 'LATE' = 'OPEN') =>
  ({ totalAmount, currency, billState }) as Owed['unpaid'][number]
const sum = (unpaidAmount: number, currency: 'KRW' | 'USD' = 'KRW') => ({
  currency,
  unpaidAmount,
  totalAmount: unpaidAmount * 2,
  count: 9,
})

it.each<[string, Owed, Owed['sums'], boolean]>([
  ['nothing', { unpaid: [], sums: [sum(0)] }, [], false],
  ['two bills', { unpaid: [bill(300), bill(200)], sums: [sum(500)] }, [sum(500)], false],
  [
    'bills of both currencies',
    { unpaid: [bill(300), bill(50, 'USD')], sums: [sum(300), sum(50, 'USD')] },
    [sum(300), sum(50, 'USD')],
    false,
  ],
  ['more bills than are listed', { unpaid: [bill(300)], sums: [sum(301)] }, [sum(301)], true],
])('sums what is owed of %s', (_, bills, owed, isMore) => {
  expect(owedOf(bills)).toEqual({ owed, isMore })
})

it('counts a bill as a thing to do from the day it is owed', () => {
  const home = {
    bills: { unpaid: [bill(1), bill(2, 'KRW', 'LATE')] },
    grants: { today: '2026-11-20', list: [{ useStatus: 'NORMAL', endDate: '2026-11-21' }] },
    decisions: { counts: { APPROVAL: 3 } },
  } as unknown as Home
  expect(toDoOf(home)).toBe(6)
})

it.each<[States, ReturnType<typeof runningOf>]>([
  [{}, [{ state: 'ACTIVE', count: 0 }]],
  [{ ACTIVE: 2, ENDED: 4 }, [{ state: 'ACTIVE', count: 2 }]],
  [{ CANCEL_SCHEDULED: 1 }, [{ state: 'CANCEL_SCHEDULED', count: 1 }]],
  [
    { ACTIVE: 2, PAST_DUE: 1 },
    [
      { state: 'ACTIVE', count: 2 },
      { state: 'PAST_DUE', count: 1 },
    ],
  ],
])('of %o these are in use: %o', (states, running) => {
  expect(runningOf({ ...homeWith(states), active: { count: states.ACTIVE ?? 0 } })).toEqual(running)
})
