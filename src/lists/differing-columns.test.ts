import { expect, it } from 'vitest'
import { differingColumns } from './differing-columns.ts'

type Row = { name: string; address: string; state: string }
const columns = (['name', 'address', 'state'] as const).map((key) => ({
  key,
  header: key,
  cell: (row: Row) => row[key],
}))
const rows = ['a', 'b', 'c', 'd'].map((name) => ({ name, address: '127.0.0.1', state: 'OPEN' }))
const keysOf = (of: readonly Row[], valueOf: Parameters<typeof differingColumns<Row>>[2]) =>
  differingColumns(columns, of, valueOf).map(({ key }) => key)
const address = (row: Row) => row.address

it('a column is omitted if all rows have the same value and the value is shown elsewhere', () => {
  expect(keysOf(rows, { address })).toEqual(['name', 'state'])
  expect(keysOf(rows, { address: undefined })).toEqual(['name', 'address', 'state'])
})

it('a column with different values is shown, and a short list has all columns', () => {
  expect(keysOf([...rows.slice(1), { ...rows[0]!, address: '10.0.0.1' }], { address })).toContain('address')
  expect(keysOf(rows.slice(1), { address })).toContain('address')
})
