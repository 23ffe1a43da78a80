import { expect, it } from 'vitest'
import type { HomeParts } from './load-home.ts'
import { memberTasks, numberOfTasks, shownFirst } from './to-do.ts'

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
const TODAY = '2026-11-29'
type Given = Parameters<typeof memberTasks>
const idsOf = (...[parts, state, mayManage]: [Given[0], Given[1], Given[2]]) =>
  memberTasks(parts, state, mayManage, TODAY).tasks.map(({ id }) => id)

it('overdue bills come first, then the tasks of a member by day, the earliest first', () => {
  expect(idsOf(home, 'running', true)).toEqual(['late', 'asked', 'open', 'soon', 'trial', 'ending'])
})

it('overdue bills are first even if a request waits for longer', () => {
  const decisions = {
    counts: { APPROVAL: 1 },
    list: [{ requestId: 'old', requestedAt: '2026-01-02T09:00:00+09:00' }],
  }
  expect(idsOf({ ...home, decisions } as unknown as HomeParts, 'running', true).slice(0, 2)).toEqual([
    'late',
    'old',
  ])
})

it('several overdue bills are one row, which counts each of them', () => {
  const unpaid = [bill('late', '2026-10-16'), bill('later', '2026-11-28'), bill('open', '2026-11-29')]
  const parts = { ...home, bills: { ...home.bills, unpaid } } as unknown as HomeParts
  expect(idsOf(parts, 'running', true)).toEqual(['late', 'asked', 'open', 'soon', 'trial', 'ending'])
  const { tasks } = memberTasks(parts, 'running', true, TODAY)
  expect(tasks[0]).toMatchObject({ kind: 'lateBills', bills: [{ billId: 'late' }, { billId: 'later' }] })
  expect(numberOfTasks(tasks)).toBe(7)
  expect(idsOf(parts, 'late', true)[0], 'one that is left is a row of its own').toBe('later')
})

it('a folded list shows the earliest task of each kind, in the order of the list', () => {
  const { tasks } = memberTasks(home, 'running', true, TODAY)
  const ids = shownFirst(tasks, 5).map(({ id }) => id)
  expect(ids).toEqual(['late', 'asked', 'soon', 'trial', 'ending', 'open'])
  expect(shownFirst(tasks, 6)).toEqual(tasks)
})

it('the tasks include bills and trials only for members who manage subscriptions', () => {
  expect(idsOf(home, 'running', false)).toEqual(['asked', 'soon', 'ending'])
  expect(memberTasks(home, 'running', false, TODAY).more).toEqual({ bills: 0, decisions: 2 })
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
  expect(memberTasks(home, 'late', true, TODAY).more).toEqual({ bills: 5, decisions: 2 })
})

it('the known tasks are listed even if a part of the page is missing', () => {
  const unknownParts = { ...home, bills: undefined, grants: undefined, trials: undefined }
  expect(idsOf(unknownParts, undefined, true)).toEqual(['asked', 'ending'])
})
