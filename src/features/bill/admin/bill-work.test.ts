import { expect, it } from 'vitest'
import { workOf } from '#domain/work/kinds.ts'
import { adminCounts } from '#src/features/work/menu-counts.ts'
import { billWork } from './bill-work.ts'

const kinds = Object.values(workOf).flat()

it('the list of bills has a tab for exactly those kinds of work that the number in the menu counts', () => {
  const list = kinds.map((workKind) => ({ workKind, count: 1, waitingSince: '2026-11-19T23:30:00+09:00' }))
  const counted = kinds.filter(
    (kind) => adminCounts({ list: list.filter(({ workKind }) => workKind === kind) })['/admin/bill'] === 1,
  )
  expect(counted.toSorted()).toEqual(Object.values(billWork).toSorted())
})
