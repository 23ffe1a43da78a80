import type { Input } from '#contract/operation.ts'
import { billSorts } from '#domain/lists/admin-sorts.ts'
import { searchWords } from '#server/db/search.ts'
import type { BillFilter, BillOrder, Viewer } from './bill.filter.ts'

/** The bills that the staff ask for in a list or a file, and their order; without an order the latest come first. */
export function wantedBills(
  { sort = 'BILL_DATE', sortDirection = billSorts[sort], search, ...filter }: Input<'exportAdminBills'>,
  viewer: Viewer,
): { filter: BillFilter & { words: readonly string[] }; order: BillOrder | undefined } {
  const isUsual = sort === 'BILL_DATE' && sortDirection === billSorts.BILL_DATE
  return {
    filter: { ...filter, viewer, words: searchWords(search) },
    order: isUsual ? undefined : { sort, sortDirection },
  }
}
