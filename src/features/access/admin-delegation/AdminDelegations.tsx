import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { delegationStates } from '#domain/access/delegations.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { AddDelegation } from './AddDelegation.tsx'
import { DelegationTable } from './DelegationTable.tsx'

const ALL = 'ALL'

type Search = { delegationState?: Schema<'DelegationState'>; search?: SearchWords; cursor?: string }

/** The delegations in the apps that the viewer administers. Filter, search and page are in the address. */
export function AdminDelegations({ page, search }: { page: Schema<'AdminDelegationPage'>; search: Search }) {
  const { t } = useApprovalTexts()
  const { t: lists } = useListTexts()
  const [adding, setAdding] = useState(false)
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
        chips={{
          label: t('delegation.filter'),
          current: search.delegationState ?? ALL,
          items: ([ALL, ...delegationStates] as const).map((key) => ({
            key,
            label: key === ALL ? lists('all') : t(`delegation.state.${key}`),
          })),
          filterOf: (key) => ({ delegationState: key === ALL ? undefined : key }),
        }}
        empty={{ title: t('delegation.empty'), description: t('delegation.emptyText') }}
        emptyFilter={{ title: t('delegation.emptyFilter'), description: t('delegation.emptyFilterText') }}
      >
        {(rows) => <DelegationTable rows={rows} />}
      </ListScreen>
      {adding && <AddDelegation onClose={() => setAdding(false)} />}
    </>
  )
}
