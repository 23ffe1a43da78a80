import type { Input, OperationsTagged } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { companySorts, memberSorts } from '#domain/lists/admin-sorts.ts'
import type { Db } from '#server/db/client.ts'
import { cursorOfId, idOfCursor, pageBy } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { MAX_EXPORTED_ROWS, type MakeTable, tableFile } from '#server/papers/table-file.ts'
import { companyListStore } from './company-lists.store.ts'
import { businessStateWords, MERGED_WORD, toListedCompany, toListedMember } from './company-lists.views.ts'

/** The operations that list the customers of the operator. */
export type CompanyListOperations = Pick<
  OperationsTagged<'companyAdmin', Caller>,
  'listAdminCompanies' | 'exportAdminCompanies' | 'listAdminMembers'
>

const DEFAULT_LIMIT = 20
const head = ['회사', '사업자등록번호', '사업자 상태', '구성원', '닫힌 계정', '이용 중인 구독', '등록일']

/** All companies and members, for the staff: the lists, and the companies as a file. */
export function companyListOperations({
  db,
  clock,
  makeTable,
}: {
  db: Db
  clock: Clock
  makeTable: MakeTable
}): CompanyListOperations {
  const store = companyListStore(db)

  return {
    async listAdminCompanies({ companyId, cursor, limit = DEFAULT_LIMIT, ...asked }) {
      const { filter: askedFilter, order } = askedCompanies(asked)
      const filter = { ...askedFilter, companyId }
      const [rows, counts] = await Promise.all([
        store.companies(filter, { order, limit: limit + 1, ...(cursor && { lastId: idOfCursor(cursor) }) }),
        store.companyCounts(filter),
      ])
      const { shown, nextCursor } = pageBy(rows, limit, cursorOfId)
      return {
        businessState: filter.businessState ?? null,
        search: filter.words.join(' ') || null,
        total: totalIn(counts, filter.businessState),
        counts,
        nextCursor,
        list: shown.map(toListedCompany),
      }
    },

    async exportAdminCompanies(asked) {
      const { filter, order } = askedCompanies(asked)
      const rows = await store.companies(filter, { order, limit: MAX_EXPORTED_ROWS })
      const lines = rows.map((row) => [
        row.name,
        formatBusinessNumber(row.rnno),
        row.isMerged ? MERGED_WORD : businessStateWords[row.businessState],
        String(row.peopleCount),
        String(row.closedCount),
        String(row.runningCount),
        kstDate(row.createdAt),
      ])
      return tableFile(makeTable, { name: '회사', day: kstDate(clock.now()), head, lines })
    },

    async listAdminMembers({
      accountState,
      memberId,
      search,
      sort = 'CREATED',
      sortDirection = memberSorts[sort],
      cursor,
      limit = DEFAULT_LIMIT,
    }) {
      const filter = { accountState, memberId, words: searchWords(search) }
      const order = { sort, sortDirection }
      const [rows, counts] = await Promise.all([
        store.members(filter, { order, limit: limit + 1, ...(cursor && { lastId: idOfCursor(cursor) }) }),
        store.memberCounts(filter),
      ])
      const { shown, nextCursor } = pageBy(rows, limit, cursorOfId)
      return {
        accountState: accountState ?? null,
        search: filter.words.join(' ') || null,
        total: totalIn(counts, accountState),
        counts,
        nextCursor,
        list: shown.map(toListedMember),
      }
    },
  }
}

const askedCompanies = ({
  businessState,
  closedYn,
  search,
  sort = 'CREATED',
  sortDirection = companySorts[sort],
}: Input<'exportAdminCompanies'>) => ({
  filter: { businessState, hasClosed: closedYn === 'Y', words: searchWords(search) },
  order: { sort, sortDirection },
})
