import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { AppAndType } from './AppAndType.tsx'
import { ApprovalTabs, type SharedFilter } from './ApprovalTabs.tsx'
import { DecidedTable } from './DecidedTable.tsx'
import { resultFilters } from './decided-filters.ts'

const ADDRESS = '/admin/approval/decided'
const names = { MINE: 'mine', APPROVE: 'APPROVE', REJECT: 'REJECT' } as const

export type DecidedSearch = SharedFilter & { result?: (typeof resultFilters)[number]; cursor?: string }

/** The decisions with their approver and time, the latest first; the filters are in the address. */
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
    label: t('decided.filter'),
  })
  return (
    <ListScreen
      title={t('decided.title')}
      address={ADDRESS}
      search={search}
      page={page}
      actions={
        <>
          <ListKeys />
          <ApprovalTabs current="decided" filter={filter} />
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
        </MoreFilters>
      }
      chips={chips}
      empty={{ title: t('decided.empty'), description: t('decided.emptyText') }}
      emptyFilter={{ title: t('decided.emptyFilter'), description: t('decided.emptyFilterText') }}
    >
      {(rows) => <DecidedTable rows={rows} />}
    </ListScreen>
  )
}
