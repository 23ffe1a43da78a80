import { expect, it, vi } from 'vitest'
import { adminPages } from '#domain/admin/pages.ts'
import { workKinds } from '#domain/work/kinds.ts'
import { adminCounts, createMenuWork, memberCounts } from './menu-counts.ts'

const waitingSince = '2026-11-20T09:00:00+09:00'
const my = { unpaidBills: 3, lateBills: 1, endingGrants: 1, decisions: 4 }

it('a menu entry counts the kinds of work that its page lists, and the first entry counts all work', () => {
  const list = workKinds.map((workKind, index) => ({ workKind, count: 10 ** index, waitingSince }))
  expect(adminCounts({ waitingBills: 7, list })).toEqual({
    '/admin': 1_111_111_111_111,
    '/admin/subscription': 1,
    '/admin/catalogue': 10,
    '/admin/bill': 7,
    '/admin/deposit': 10_000,
    '/admin/settlement': 100_000,
    '/admin/inquiry': 100_000_000,
    '/admin/counsel': 1_000_000_000,
    '/admin/approval': 10_000_000_000,
    '/admin/abnormal': 1_100_000_000_000,
  })
  expect(adminCounts({ waitingBills: 0, list: [] })).toEqual({})
  expect(adminCounts(undefined)).toEqual({})
})

it('every page of the admin area counts its tasks, except for pages without tasks', () => {
  const list = workKinds.map((workKind) => ({ workKind, count: 1, waitingSince }))
  const pagesWithTasks = Object.keys(adminCounts({ waitingBills: 4, list }))
  expect(Object.keys(adminPages).filter((page) => !pagesWithTasks.includes(page))).toEqual([
    '/admin/company',
    '/admin/notice',
    '/admin/terms',
    '/admin/site',
    '/admin/staff',
    '/admin/brand',
    '/admin/rules',
    '/admin/holiday',
    '/admin/connections',
    '/admin/hours',
    '/admin/review',
    '/admin/member',
    '/admin/apps',
    '/admin/delegation',
    '/admin/audit',
  ])
})

it('decisions are counted once: in the queue if the member can open it', () => {
  expect(memberCounts(my, true)).toEqual({ bills: 3, hasLateBills: true, permissions: 1 })
  expect(memberCounts(my, false)).toEqual({ bills: 3, hasLateBills: true, permissions: 5 })
  expect(memberCounts(undefined, false)).toEqual({ bills: 0, hasLateBills: false, permissions: 0 })
})

it('the counts of a member are not shown to the next member', () => {
  const work = createMenuWork()
  const listener = vi.fn()
  const stop = work.subscribe(listener)
  work.storeWork('one@example.com', { my })
  work.storeWork('one@example.com', { admin: { waitingBills: 0, list: [] } })
  expect(work.of('one@example.com')).toEqual({ my, admin: { waitingBills: 0, list: [] } })
  expect([work.of('other@example.com'), work.of(undefined)]).toEqual([{}, {}])
  work.storeWork('other@example.com', { admin: { waitingBills: 0, list: [] } })
  expect(work.of('other@example.com')).toEqual({ admin: { waitingBills: 0, list: [] } })
  stop()
  work.storeWork('other@example.com', { my })
  expect(listener).toHaveBeenCalledTimes(3)
})
