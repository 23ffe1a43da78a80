import { expect, it } from 'vitest'
import { neighboursOf, rememberRows } from './list-walk.ts'

const rows = ['1', '2', '3'].map((id) => ({ href: `/admin/bill/detail?billId=${id}`, name: `B-${id}` }))

it('the page of a row has links to the previous and the next row of the list that was opened last', () => {
  rememberRows(rows)
  expect(neighboursOf(rows[1]!.href)).toEqual({ previous: rows[0], next: rows[2] })
  expect(neighboursOf(rows[0]!.href)).toEqual({ previous: undefined, next: rows[1] })
  expect(neighboursOf(rows[2]!.href)).toEqual({ previous: rows[1], next: undefined })
})

it('the page of a row has no neighbours if the list does not contain the row, or contains only this row', () => {
  rememberRows(rows)
  expect(neighboursOf('/admin/bill/detail?billId=4')).toBeUndefined()
  rememberRows(rows.slice(0, 1))
  expect(neighboursOf(rows[0]!.href)).toBeUndefined()
})
