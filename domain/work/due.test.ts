import { expect, it } from 'vitest'
import { dueOfWork } from './due.ts'

const now = new Date('2026-11-30T12:00:00+09:00')

it.each([
  ['LATE_BILL', '2026-11-30T00:00:00+09:00', { is: 'over', days: 1 }],
  ['LATE_BILL', '2026-11-24T00:00:00+09:00', { is: 'over', days: 7 }],
  ['ACCESS_REQUEST', '2026-11-24T18:00:00+09:00', { is: 'ahead', date: '2026-12-01', days: 1 }],
  ['ACCESS_REQUEST', '2026-11-23T12:00:00+09:00', { is: 'over', days: 1 }],
  ['TAX_INVOICE', '2026-11-02T00:00:00+09:00', { is: 'ahead', date: '2026-12-10', days: 10 }],
  ['TAX_INVOICE', '2026-10-05T00:00:00+09:00', { is: 'over', days: 20 }],
  ['INQUIRY', '2025-10-05T00:00:00+09:00', { is: 'none' }],
] as const)('a task %s that waits since %s is %o', (kind, since, due) => {
  expect(dueOfWork(kind, since, now)).toEqual(due)
})
