import { expect, it } from 'vitest'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { paidOnTime, runningOf, runningTrials, unpaidAmounts } from './home-facts.ts'

type States = Partial<Record<SubscriptionState, number>>

it('the running trials are sorted by their last day, the earliest first', () => {
  const offer = {
    serviceCode: 'SSO',
    serviceName: '빗장 통합 로그인',
    summary: '로그인합니다.',
    trialDays: 14,
    usedYn: 'N' as const,
  }
  const trial = (trialId: string, trialState: 'RUNNING' | 'ENDED', endDate: string) => ({
    ...offer,
    trial: { ...offer, trialId, trialState, startDate: '2026-11-01', endDate },
  })
  const list = [
    trial('later', 'RUNNING', '2026-11-20'),
    trial('over', 'ENDED', '2026-11-02'),
    { ...offer, serviceCode: 'LOG', trial: null },
    trial('sooner', 'RUNNING', '2026-11-09'),
  ]
  expect(runningTrials({ list }).map(({ trialId }) => trialId)).toEqual(['sooner', 'later'])
})

type Sum = Parameters<typeof unpaidAmounts>[0]['sums'][number]

const sum = (unpaidCount: number, currency: 'KRW' | 'USD' = 'KRW'): Sum => ({
  currency,
  count: 9,
  unpaidCount,
  totalAmount: 900,
  unpaidAmount: unpaidCount * 100,
})

it.each<[string, Sum[], ReturnType<typeof unpaidAmounts>]>([
  ['nothing', [sum(0)], { owed: [], count: 0 }],
  ['two bills', [sum(2)], { owed: [sum(2)], count: 2 }],
  ['more bills than a page lists', [sum(7), sum(0, 'USD')], { owed: [sum(7)], count: 7 }],
  ['bills of both currencies', [sum(1), sum(3, 'USD')], { owed: [sum(1), sum(3, 'USD')], count: 4 }],
])('sums the open amounts of %s', (_, sums, owed) => {
  expect(unpaidAmounts({ sums })).toEqual(owed)
})

it.each<[States, ReturnType<typeof runningOf>]>([
  [{}, []],
  [{ ACTIVE: 2, ENDED: 4 }, [{ state: 'ACTIVE', count: 2 }]],
  [{ CANCEL_SCHEDULED: 1 }, [{ state: 'CANCEL_SCHEDULED', count: 1 }]],
  [
    { ACTIVE: 2, PAST_DUE: 1 },
    [
      { state: 'ACTIVE', count: 2 },
      { state: 'PAST_DUE', count: 1 },
    ],
  ],
])('of the counts %o the subscriptions in use are %o', (states, running) => {
  const stateCounts = Object.entries(states).map(([state, count]) => ({
    subscriptionState: state as SubscriptionState,
    count,
  }))
  expect(runningOf({ counts: { count: 0, states: stateCounts } }, states.ACTIVE ?? 0)).toEqual(running)
})

const billOf = (dueDate: string, paidOn: string | null, totalAmount = 900) => ({
  totalAmount,
  dueDate,
  paidAt: paidOn && `${paidOn}T23:30:00+09:00`,
})

it.each([
  ['nothing', [], 0],
  ['a bill paid on its due date', [billOf('2026-11-10', '2026-11-10')], 1],
  ['a bill paid a day late', [billOf('2026-11-10', '2026-11-11'), billOf('2026-10-10', '2026-10-01')], 0],
  ['bills before a late one', [billOf('2026-11-10', '2026-11-02'), billOf('2026-10-10', '2026-10-11')], 1],
  ['a bill that is not due yet', [billOf('2026-12-10', null), billOf('2026-11-10', '2026-11-02')], 1],
  ['an unpaid bill that is overdue', [billOf('2026-11-30', null), billOf('2026-10-10', '2026-10-02')], 0],
  ['a refund', [billOf('2026-11-10', null, -900), billOf('2026-10-10', '2026-10-02')], 1],
])('of the bills %s the last ones that were paid on time in a row are counted', (_, list, count) => {
  expect(paidOnTime(list, '2026-12-01')).toBe(count)
})
