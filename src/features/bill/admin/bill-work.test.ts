import { expect, it } from 'vitest'
import { billTaskNeeds, billTasks } from '#domain/bill/waits.ts'
import { workOf } from '#domain/work/kinds.ts'
import { adminCounts } from '#src/features/work/menu-counts.ts'
import { billWork } from './bill-work.ts'

const kinds = Object.values(workOf).flat()

it('the list of bills has a tab for exactly those kinds of work that the number in the menu counts', () => {
  const workItems = kinds.map((workKind) => ({
    workKind,
    count: 1,
    waitingSince: '2026-11-19T23:30:00+09:00',
  }))
  const countedKinds = kinds.filter(
    (kind) =>
      adminCounts({ waitingBills: 1, list: workItems.filter(({ workKind }) => workKind === kind) })[
        '/admin/bill'
      ] === 1,
  )
  expect(countedKinds.toSorted()).toEqual(Object.values(billWork).toSorted())
})

it('a role has the same tasks in the list of bills as in the list of all work', () => {
  for (const [role, kinds] of [
    ['BILLS', workOf.bills],
    ['REFUNDS', workOf.refunds],
  ] as const)
    expect(
      billTasks.filter((task) => billTaskNeeds[task].includes(role)).map((task) => billWork[task]),
    ).toEqual(kinds.filter((kind) => (Object.values(billWork) as string[]).includes(kind)))
})
