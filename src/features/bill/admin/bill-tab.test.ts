import { expect, it } from 'vitest'
import { searchOfTab, tabOf, waitOf } from './bill-tab.ts'

it.each([
  [{}, 'ANY', 'ANY'],
  [{ waitingFor: 'ANY' }, 'ANY', 'ANY'],
  [{ waitingFor: 'ALL' }, 'ALL', undefined],
  [{ billState: 'OPEN' }, 'ALL', undefined],
  [{ billState: 'OPEN', waitingFor: 'ALL' }, 'ALL', undefined],
  [{ billState: 'LATE' }, 'LATE', undefined],
  [{ billState: 'LATE', waitingFor: 'ALL' }, 'LATE', undefined],
  [{ billState: 'LATE', waitingFor: 'TAX_INVOICE' }, 'TAX_INVOICE', 'TAX_INVOICE'],
  [{ waitingFor: 'REFUND' }, 'REFUND', 'REFUND'],
] as const)('the address %j shows the tab %s', (search, tab, wait) => {
  expect([tabOf(search), waitOf(search)]).toEqual([tab, wait])
})

it('the link of a tab leads to that tab', () => {
  for (const tab of ['ANY', 'LATE', 'TAX_INVOICE', 'REFUND', 'CONFIRMATION', 'ALL'] as const)
    expect(tabOf(searchOfTab(tab))).toBe(tab)
})
