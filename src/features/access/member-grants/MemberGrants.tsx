import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { grantSorts } from '#domain/lists/admin-sorts.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Select } from '#src/ui/Select.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskChoice } from '../RiskChoice.tsx'
import { ChangeGrant } from './ChangeGrant.tsx'
import { GrantTable, useGrantColumns } from './GrantTable.tsx'
import { type GrantAct, grantStatuses } from './grant-acts.ts'

const ADDRESS = '/admin/member'
const exportMachine = submissionMachine('exportAdminAccessGrants')
/** The columns that sort the list. */
const sortOf = { who: 'PERSON', dept: 'DEPARTMENT', what: 'APP', risk: 'RISK', term: 'END' } as const

type Search = {
  useStatus?: Schema<'UseStatus'>
  riskLevel?: Schema<'RiskLevel'>
  appId?: string
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof grantSorts>

/**
 * The permissions of a company's members, with the viewer's actions on each. Filters, order and page are in
 * the address.
 */
export function MemberGrants({ page, search }: { page: Schema<'AdminAccessGrantPage'>; search: Search }) {
  const { t } = useApprovalTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { riskLevel, appId } = filter
  const show = (more: Search) => void navigate({ to: ADDRESS, search: { ...filter, ...more } })
  const [change, setChange] = useState<{ act: GrantAct; seen: Schema<'AdminAccessGrant'> }>()
  const chips = useFilterChips({
    of: 'useStatus',
    current: search.useStatus,
    choices: grantStatuses,
    labelOf: (key) => t(`member.status.${key}`),
    label: t('member.filter'),
  })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useGrantColumns({ onAct: (act, seen) => setChange({ act, seen }) }),
    filter,
    sorts: grantSorts,
    sortOf,
  })
  return (
    <>
      <ListScreen
        title={t('member.title')}
        address={ADDRESS}
        search={search}
        page={page}
        actions={
          <>
            {choice}
            <ListKeys />
            <ExportList machine={exportMachine} filter={{ ...filter, search: searchTextOf(filter.search) }} />
          </>
        }
        searchLabel={t('member.search')}
        filters={
          <MoreFilters filters={{ riskLevel, appId }}>
            <Select
              label={t('queue.filterApp')}
              labelHidden
              maxWidth={{ md: '16rem' }}
              placeholder={t('queue.allApps')}
              value={appId ?? ''}
              onChange={({ target }) => show({ appId: target.value || undefined })}
              options={page.apps.map(({ appId: value, appName: name, count }) => ({
                value,
                label: t('queue.appCount', { name, count }),
              }))}
            />
            <RiskChoice riskLevel={riskLevel} onChoose={(chosen) => show({ riskLevel: chosen })} />
            {sortSelect}
          </MoreFilters>
        }
        chips={chips}
        empty={{ title: t('member.empty'), description: t('member.emptyText') }}
        emptyFilter={{ title: t('member.emptyFilter'), description: t('member.emptyFilterText') }}
      >
        {(rows) => <GrantTable rows={rows} columns={shown} />}
      </ListScreen>
      {change && (
        <ChangeGrant
          key={change.act}
          act={change.act}
          seen={change.seen}
          now={page.list.find(({ grantId }) => grantId === change.seen.grantId)}
          onClose={() => setChange(undefined)}
        />
      )}
    </>
  )
}
