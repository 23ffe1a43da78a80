import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { createStyleRecord } from './style-cache.ts'
import { UiProvider } from './UiProvider.tsx'

const rows = [
  { id: 'one', name: 'First', amount: '100', note: null },
  { id: 'two', name: 'Second', amount: '200', note: 'late' },
]

const renderHtml = (isPhone: boolean) =>
  renderToString(
    <UiProvider styles={createStyleRecord()} isPhone={isPhone}>
      <DataTable
        caption="Bills"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
          { key: 'amount', header: 'Amount', card: 'side', numeric: true, cell: ({ amount }) => amount },
          { key: 'note', header: 'Note', card: 'none', cell: ({ note }) => note },
        ]}
      />
    </UiProvider>,
  )

it.each([true, false])('a table contains each value once in its HTML, for a phone: %s', (isPhone) => {
  const html = renderHtml(isPhone)
  for (const { name, amount } of rows)
    for (const value of [name, amount]) expect(html.split(`>${value}<`)).toHaveLength(2)
})

it('a table has ARIA roles, so that its semantics do not depend on the `display` of its cells', () => {
  const html = renderHtml(true)
  const roles = (role: string) => html.split(`role="${role}"`).length - 1
  expect(
    ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => [role, roles(role)]),
  ).toEqual([
    ['table', 1],
    ['rowgroup', 2],
    ['row', 3],
    ['columnheader', 3],
    ['rowheader', 2],
    ['cell', 4],
  ])
})

it('a table marks the headings of columns that a card hides, so that the other headings stay aligned with their cells', () => {
  expect(renderHtml(true).match(/<t[hd][^>]*data-card="none"/g)).toHaveLength(3)
})

it('a card shows the header next to a value only for columns that request it', () => {
  const html = renderToString(
    <UiProvider styles={createStyleRecord()} isPhone>
      <DataTable
        caption="Companies"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: 'Name', primary: true, cell: ({ name }) => name },
          { key: 'people', header: 'People', card: 'line', named: true, cell: ({ amount }) => amount },
          { key: 'note', header: 'Note', card: 'line', cell: ({ note }) => note },
        ]}
      />
    </UiProvider>,
  )
  expect(html.match(/data-label="[^"]*"/g)).toEqual(['data-label="People"', 'data-label="People"'])
})
