import type { Input } from '#contract/operation.ts'
import { billSorts } from '#domain/lists/admin-sorts.ts'
import { searchWords } from '#server/db/search.ts'
import { type Tasked, waitsFor, waitsForStaff } from '#server/db/waiting-bills.ts'
import type { BillFilter, BillOrder, Viewer } from './bill.filter.ts'

/**
 * Returns the filter and the order of the bills that a staff member requests as a list or as a file. Without a
 * requested order, the latest bills come first; among bills that wait for any task, the oldest.
 */
export function wantedBills(
  { sort = 'BILL_DATE', sortDirection, search, waitingFor, ...filter }: Input<'exportAdminBills'>,
  { viewer = 'staff', staff }: { viewer?: Viewer; staff: Tasked },
): { filter: BillFilter & { words: readonly string[] }; order: BillOrder | undefined } {
  const isQueue = waitingFor === 'ANY'
  const direction = sortDirection ?? (isQueue && sort === 'BILL_DATE' ? 'ASC' : billSorts[sort])
  const isUsual = sort === 'BILL_DATE' && direction === billSorts.BILL_DATE
  return {
    filter: {
      ...filter,
      viewer,
      words: searchWords(search),
      waits: isQueue ? waitsForStaff(staff) : waitingFor && waitsFor[waitingFor],
    },
    order: isUsual ? undefined : { sort, sortDirection: direction },
  }
}
