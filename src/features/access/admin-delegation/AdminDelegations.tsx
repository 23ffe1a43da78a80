import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { delegationStates } from '#domain/access/delegations.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AddDelegation } from './AddDelegation.tsx'
import { DelegationTable } from './DelegationTable.tsx'

type Search = { delegationState?: Schema<'DelegationState'>; search?: SearchWords; cursor?: string }

/** The delegations in the apps that the viewer administers. Filter, search and page are in the address. */
export function AdminDelegations({ page, search }: { page: Schema<'AdminDelegationPage'>; search: Search }) {
  const { t } = useApprovalTexts()
  const [adding, setAdding] = useState(false)
  const chips = useFilterChips({
    of: 'delegationState',
    current: search.delegationState,
    choices: delegationStates,
    labelOf: (key) => t(`delegation.state.${key}`),
    label: t('delegation.filter'),
  })
  return (
    <>
      <ListScreen
        title={t('delegation.title')}
        address="/admin/delegation"
        search={search}
        page={page}
        actions={
          <>
            <ListKeys />
            <Button size="sm" minHeight="touch" onClick={() => setAdding(true)}>
              {t('delegation.add')}
            </Button>
          </>
        }
        searchLabel={t('delegation.search')}
        chips={chips}
        empty={{ title: t('delegation.empty'), description: t('delegation.emptyText') }}
        emptyFilter={{ title: t('delegation.emptyFilter'), description: t('delegation.emptyFilterText') }}
      >
        {(rows) => <DelegationTable rows={rows} />}
      </ListScreen>
      {adding && <AddDelegation onClose={() => setAdding(false)} />}
    </>
  )
}
