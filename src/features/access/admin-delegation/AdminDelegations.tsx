import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { delegationStates } from '#domain/access/delegations.ts'
import { delegationSorts } from '#domain/lists/admin-sorts.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AddDelegation } from './AddDelegation.tsx'
import { DelegationTable, useDelegationColumns } from './DelegationTable.tsx'

const ADDRESS = '/admin/delegation'
/** The columns that sort the list. */
const sortOf = { holder: 'HOLDER', delegate: 'DELEGATE', term: 'START' } as const

type Search = {
  delegationState?: Schema<'DelegationState'>
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof delegationSorts>

/** The delegations in the apps that the viewer administers. Filter, order, search and page are in the address. */
export function AdminDelegations({ page, search }: { page: Schema<'AdminDelegationPage'>; search: Search }) {
  const { t } = useApprovalTexts()
  const [adding, setAdding] = useState(false)
  const chips = useFilterChips({
    of: 'delegationState',
    current: search.delegationState,
    choices: delegationStates,
    labelOf: (key) => t(`delegation.state.${key}`),
    counts: page.counts,
    label: t('delegation.filter'),
  })
  const { cursor: _, ...filter } = search
  const { columns, problem } = useDelegationColumns()
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns,
    filter,
    sorts: delegationSorts,
    sortOf,
  })
  return (
    <>
      <ListScreen
        title={t('delegation.title')}
        address={ADDRESS}
        search={search}
        page={page}
        actions={
          <>
            {choice}
            <ListKeys />
            <Button size="sm" minHeight="touch" onClick={() => setAdding(true)}>
              {t('delegation.add')}
            </Button>
          </>
        }
        searchLabel={t('delegation.search')}
        filters={sortSelect}
        chips={chips}
        empty={{ art: 'person', title: t('delegation.empty'), description: t('delegation.emptyText') }}
        emptyFilter={{ title: t('delegation.emptyFilter'), description: t('delegation.emptyFilterText') }}
      >
        {(rows) => <DelegationTable rows={rows} columns={shown} problem={problem} />}
      </ListScreen>
      {adding && <AddDelegation onClose={() => setAdding(false)} />}
    </>
  )
}
