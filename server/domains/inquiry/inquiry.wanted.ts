import type { Input } from '#contract/operation.ts'
import { inquirySorts } from '#domain/lists/admin-sorts.ts'
import { searchWords } from '#server/db/search.ts'
import type { AdminFilter, InquiryOrder } from './inquiry.store.ts'

/**
 * Returns the filter and the order of the inquiries that a staff member requests in a list or a file. Without an
 * order, the longest wait comes first.
 */
export function filteredInquiries(
  {
    sort = 'WAITING',
    sortDirection,
    mineYn,
    search,
    inquiryState,
    inquiryType,
    inquiryIds,
  }: Input<'exportAdminInquiries'>,
  staffId: string,
): { filter: AdminFilter & { words: readonly string[] }; order: InquiryOrder | undefined } {
  return {
    filter: {
      inquiryState,
      inquiryType,
      inquiryIds,
      words: searchWords(search),
      ...(mineYn === 'Y' && { staffId }),
    },
    order: sort === 'WAITING' ? undefined : { sort, sortDirection: sortDirection ?? inquirySorts[sort] },
  }
}
