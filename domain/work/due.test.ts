import { expect, it } from 'vitest'
import { waitingSince } from '../waiting.ts'
import { dueOfWork } from './due.ts'

const now = new Date('2026-11-30T12:00:00+09:00')

it.each([
  ['LATE_BILL', '2026-11-29T00:00:00+09:00', { is: 'over', date: '2026-11-29', days: 1 }],
  ['LATE_BILL', '2026-11-23T00:00:00+09:00', { is: 'over', date: '2026-11-23', days: 7 }],
  ['ACCESS_REQUEST', '2026-11-24T18:00:00+09:00', { is: 'ahead', date: '2026-12-01', days: 1 }],
  ['ACCESS_REQUEST', '2026-11-23T12:00:00+09:00', { is: 'over', date: '2026-11-30', days: 1 }],
  ['TAX_INVOICE', '2026-11-02T00:00:00+09:00', { is: 'ahead', date: '2026-12-10', days: 10 }],
  ['TAX_INVOICE', '2026-10-05T00:00:00+09:00', { is: 'over', date: '2026-11-10', days: 20 }],
  ['INQUIRY', '2025-10-05T00:00:00+09:00', { is: 'none' }],
] as const)('a task %s that waits since %s is %o', (kind, since, due) => {
  expect(dueOfWork(kind, since, now)).toEqual(due)
})

it.each([
  '2026-11-30T00:00:00+09:00',
  '2026-11-30T00:30:00+09:00',
  '2026-11-30T12:00:00+09:00',
  '2026-11-30T23:59:59+09:00',
])('the days that a late bill waits are the days past its due day, at %s', (time) => {
  const at = new Date(time)
  for (const since of ['2026-11-29T00:00:00+09:00', '2025-10-01T00:00:00+09:00']) {
    const due = dueOfWork('LATE_BILL', since, at)
    expect(waitingSince(since, at.getTime())).toEqual({ unit: 'day', count: due.is === 'over' && due.days })
  }
})
