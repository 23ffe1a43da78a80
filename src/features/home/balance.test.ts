import { expect, it } from 'vitest'
import { arrangementOf, type Contents } from './balance.ts'

const nothing: Contents = {
  tasks: 0,
  hasMoreTasks: false,
  bills: 0,
  steps: 0,
  hasTrend: false,
  waiting: 0,
  news: 0,
}

it('the shorter column shows more rows', () => {
  expect(arrangementOf({ ...nothing, bills: 12, news: 5, hasTrend: true })).toMatchObject({
    bills: 8,
    news: 3,
  })
  expect(arrangementOf({ ...nothing, bills: 5, news: 5 })).toMatchObject({ bills: 5, news: 5 })
})

it('the requests are in the column that is shorter without them', () => {
  const crowded = { ...nothing, bills: 12, news: 3, hasTrend: true, waiting: 1 }
  expect(arrangementOf({ ...crowded, tasks: 1 })).toMatchObject({ isWaitingLeft: true })
  expect(arrangementOf({ ...crowded, tasks: 8 })).toMatchObject({ isWaitingLeft: false })
})

it('a card shows no more rows than there are', () => {
  expect(arrangementOf({ ...nothing, tasks: 2, bills: 1, news: 1 })).toMatchObject({
    tasks: 2,
    bills: 1,
    news: 1,
  })
  expect(arrangementOf(nothing)).toMatchObject({ tasks: 0, bills: 0, news: 0 })
})
