import { expect, it } from 'vitest'
import { isNew, rejectedOf, runningTrials } from './home-facts.ts'
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
