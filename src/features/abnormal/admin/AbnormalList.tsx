import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type AbnormalState, abnormalStates } from '#domain/abnormal/actions.ts'
import { abnormalSorts } from '#domain/lists/admin-sorts.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { useSecurityTexts } from '../texts.ts'
import { AbnormalTable, useAbnormalColumns } from './AbnormalTable.tsx'
import { CodeFilters, type Codes } from './CodeFilters.tsx'

const ADDRESS = '/admin/abnormal'

/** The columns that sort the list. */
const sortOf = { member: 'MEMBER', detectedAt: 'DETECTED' } as const

type Search = Codes & { abnormalState?: AbnormalState; search?: SearchWords; cursor?: string } & Sorted<
    keyof typeof abnormalSorts
  >

/**
 * Abnormal behaviour in the company, the latest first unless sorted. State, codes, search and page are in the
 * address.
 */
export function AbnormalList({ page, search }: { page: Schema<'AbnormalEventPage'>; search: Search }) {
  useRememberedRows(page.list)
  const { t } = useSecurityTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { abnormalState, abnormalType, detectType, actionStatus } = filter
  const codes = { abnormalType, detectType, actionStatus }
  const chips = useFilterChips({
    of: 'abnormalState',
    current: abnormalState,
    choices: abnormalStates,
    labelOf: (key) => t(`abnormal.state.${key}`),
    counts: page.counts,
  })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useAbnormalColumns(),
    filter,
    sorts: abnormalSorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('abnormal.title')}
      address={ADDRESS}
      search={search}
      page={page}
      figures={t('abnormal.lead', { open: page.open, review: page.review })}
      actions={
        <>
          {choice}
          <ListKeys />
        </>
      }
      searchLabel={t('abnormal.search')}
      filters={
        <MoreFilters filters={codes}>
          <CodeFilters
            codes={codes}
            onChange={(chosen) => void navigate({ to: ADDRESS, search: { ...filter, ...chosen } })}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={chips}
      empty={{ art: 'record', title: t('abnormal.empty'), description: t('abnormal.emptyText') }}
      emptyFilter={{ title: t('abnormal.emptyFilter'), description: t('abnormal.emptyFilterText') }}
    >
      {(rows) => <AbnormalTable rows={rows} columns={shown} />}
    </ListScreen>
  )
}
