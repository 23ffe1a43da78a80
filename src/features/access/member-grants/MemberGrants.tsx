import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { ChangeGrant } from './ChangeGrant.tsx'
import { GrantTable } from './GrantTable.tsx'
import { type GrantAct, grantStatuses } from './grant-acts.ts'

type Search = { useStatus?: Schema<'UseStatus'>; search?: SearchWords; cursor?: string }

/**
 * The permissions of a company's members, with the viewer's actions on each. Filter, search and page are in
 * the address.
 */
export function MemberGrants({ page, search }: { page: Schema<'AdminAccessGrantPage'>; search: Search }) {
  const { t } = useApprovalTexts()
  const [change, setChange] = useState<{ act: GrantAct; seen: Schema<'AdminAccessGrant'> }>()
  const chips = useFilterChips({
    of: 'useStatus',
    current: search.useStatus,
    choices: grantStatuses,
    labelOf: (key) => t(`member.status.${key}`),
    label: t('member.filter'),
  })
  return (
    <>
      <ListScreen
        title={t('member.title')}
        address="/admin/member"
        search={search}
        page={page}
        actions={<ListKeys />}
        searchLabel={t('member.search')}
        chips={chips}
        empty={{ title: t('member.empty'), description: t('member.emptyText') }}
        emptyFilter={{ title: t('member.emptyFilter'), description: t('member.emptyFilterText') }}
      >
        {(rows) => <GrantTable rows={rows} onAct={(act, seen) => setChange({ act, seen })} />}
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
