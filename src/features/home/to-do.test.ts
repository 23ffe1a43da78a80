import { expect, it } from 'vitest'
import type { HomeParts } from './load-home.ts'
import { earliestOfEachKindFirst, memberTasks } from './to-do.ts'

const bill = (billId: string, dueDate: string) => ({ billId, dueDate })
const home = {
  subscriptions: {
    named: [{ subscriptionId: 'ending', subscriptionState: 'CANCEL_SCHEDULED', endDate: '2026-12-15' }],
  },
  bills: {
    unpaid: [bill('late', '2026-10-16'), bill('open', '2026-12-03')],
    sums: [{ currency: 'KRW', unpaidCount: 7 }],
  },
  grants: {
    today: '2026-11-29',
    list: [
      { grantId: 'soon', useStatus: 'NORMAL', endDate: '2026-12-05' },
      { grantId: 'paused', useStatus: 'SUSPENDED', endDate: '2026-12-05' },
      { grantId: 'long', useStatus: 'NORMAL', endDate: '2026-12-14' },
    ],
  },
  decisions: {
    counts: { APPROVAL: 3 },
    list: [{ requestId: 'asked', requestedAt: '2026-11-27T23:30:00+09:00' }],
  },
  trials: { list: [{ trial: { trialId: 'trial', trialState: 'RUNNING', endDate: '2026-12-08' } }] },
} as unknown as HomeParts
const idsOf = (...given: Parameters<typeof memberTasks>) => memberTasks(...given).tasks.map(({ id }) => id)

it('the tasks of a member are listed by day, the earliest first', () => {
  expect(idsOf(home, 'running', true)).toEqual(['late', 'asked', 'open', 'soon', 'trial', 'ending'])
})

it('a folded list begins with the earliest task of each kind', () => {
  const { tasks } = memberTasks(home, 'running', true)
  const ids = earliestOfEachKindFirst(tasks).map(({ id }) => id)
  expect(ids).toEqual(['late', 'asked', 'soon', 'trial', 'ending', 'open'])
})

it('the tasks include bills and trials only for members who manage subscriptions', () => {
  expect(idsOf(home, 'running', false)).toEqual(['asked', 'soon', 'ending'])
  expect(memberTasks(home, 'running', false).more).toEqual({ bills: 0, decisions: 2 })
})

it.each([
  ['late', 'late'],
  ['ending', 'ending'],
  ['trial', 'trial'],
] as const)('the subject of the first card of "%s" is not listed again', (state, id) => {
  expect(idsOf(home, state, true)).not.toContain(id)
  expect(idsOf(home, state, true)).toHaveLength(5)
})

it('tasks that are not on the loaded pages of their lists are counted', () => {
  expect(memberTasks(home, 'late', true).more).toEqual({ bills: 5, decisions: 2 })
})

it('the known tasks are listed even if a part of the page is missing', () => {
  const unknownParts = { ...home, bills: undefined, grants: undefined, trials: undefined }
  expect(idsOf(unknownParts, undefined, true)).toEqual(['asked', 'ending'])
})
