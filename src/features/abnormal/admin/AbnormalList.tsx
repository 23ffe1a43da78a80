import { useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { type AbnormalState, abnormalStates } from '#domain/abnormal/actions.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useSecurityTexts } from '../texts.ts'
import { AbnormalTable } from './AbnormalTable.tsx'
import { CodeFilters, type Codes } from './CodeFilters.tsx'

const ADDRESS = '/admin/abnormal'

type Search = Codes & { abnormalState?: AbnormalState; search?: SearchWords; cursor?: string }

/** Abnormal behaviour in the company, the latest first. State, codes, search and page are in the address. */
export function AbnormalList({ page, search }: { page: Schema<'AbnormalEventPage'>; search: Search }) {
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
  })
  return (
    <ListScreen
      title={t('abnormal.title')}
      address={ADDRESS}
      search={search}
      page={page}
      figures={t('abnormal.lead', { open: page.open, review: page.review })}
      actions={<ListKeys />}
      searchLabel={t('abnormal.search')}
      filters={
        <MoreFilters filters={codes}>
          <CodeFilters
            codes={codes}
            onChange={(chosen) => void navigate({ to: ADDRESS, search: { ...filter, ...chosen } })}
          />
        </MoreFilters>
      }
      chips={chips}
      empty={{ title: t('abnormal.empty'), description: t('abnormal.emptyText') }}
      emptyFilter={{ title: t('abnormal.emptyFilter'), description: t('abnormal.emptyFilterText') }}
    >
      {(rows) => <AbnormalTable rows={rows} />}
    </ListScreen>
  )
}
