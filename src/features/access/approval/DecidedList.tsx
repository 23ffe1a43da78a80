import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { decisionSorts } from '#domain/lists/admin-sorts.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { countOfFilter, useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AppAndType } from './AppAndType.tsx'
import { ApprovalTabs, type SharedFilter } from './ApprovalTabs.tsx'
import { DecidedTable, useDecidedColumns } from './DecidedTable.tsx'
import { resultFilters } from './decided-filters.ts'

const ADDRESS = '/admin/approval/decided'
const names = { MINE: 'mine', APPROVE: 'APPROVE', REJECT: 'REJECT' } as const

/** The columns that sort the list. */
const sortOf = { who: 'PERSON', what: 'APP', by: 'DECIDER', at: 'DECIDED' } as const

export type DecidedSearch = SharedFilter & {
  result?: (typeof resultFilters)[number]
  cursor?: string
} & Sorted<keyof typeof decisionSorts>

/** The decisions with their approver and time, the latest first unless sorted; the filters are in the address. */
export function DecidedList({
  page,
  search,
}: {
  page: Schema<'AdminAccessDecisionPage'>
  search: DecidedSearch
}) {
  const { t } = useApprovalTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { appId, approvalType } = filter
  const chips = useFilterChips({
    of: 'result',
    current: filter.result,
    choices: resultFilters,
    labelOf: (key) => t(`decided.${names[key]}`),
    all: t('decided.all'),
    // Own decisions are decisions of the other kinds as well.
    countOf: (key) =>
      countOfFilter(
        page.counts?.filter(({ value }) => (key === 'MINE') === (value === 'MINE')),
        key,
      ),
    label: t('decided.filter'),
  })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useDecidedColumns(),
    filter,
    sorts: decisionSorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('decided.title')}
      address={ADDRESS}
      search={search}
      page={page}
      tabs={<ApprovalTabs current="decided" filter={filter} />}
      actions={
        <>
          {choice}
          <ListKeys />
        </>
      }
      searchLabel={t('queue.search')}
      filters={
        <MoreFilters filters={{ appId, approvalType }}>
          <AppAndType
            apps={page.apps}
            filter={filter}
            onChange={(change) => void navigate({ to: ADDRESS, search: { ...filter, ...change } })}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={chips}
      empty={{ art: 'permission', title: t('decided.empty'), description: t('decided.emptyText') }}
      emptyFilter={{ title: t('decided.emptyFilter'), description: t('decided.emptyFilterText') }}
    >
      {(rows) => <DecidedTable rows={rows} columns={shown} />}
    </ListScreen>
  )
}
