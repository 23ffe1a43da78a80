import type { Schema } from '#contract/operation.ts'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { AdminInquiryTable } from '../AdminInquiryTable.tsx'
import { useInquiryTexts } from '../texts.ts'

type Search = { inquiryState?: Schema<'InquiryState'>; search?: SearchWords; cursor?: string }

/** All inquiries, the longest waiting first. State, search and page are in the address. */
export function AdminInquiryList({ page, search }: { page: Schema<'AdminInquiryPage'>; search: Search }) {
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const { inquiryState } = search
  const chips = useFilterChips({
    of: 'inquiryState',
    current: inquiryState,
    choices: inquiryStateNames,
    labelOf: (key) => inquiry(`state.${key}`),
  })
  return (
    <ListScreen
      title={t('inquiry.title')}
      address="/admin/inquiry"
      search={search}
      page={page}
      figures={t('inquiry.waiting', { count: page.waiting })}
      actions={<ListKeys />}
      searchLabel={t('inquiry.search')}
      chips={chips}
      stateName={inquiryState && inquiry(`state.${inquiryState}`)}
      empty={{ title: t('inquiry.empty'), description: t('inquiry.emptyText') }}
    >
      {(rows) => <AdminInquiryTable rows={rows} />}
    </ListScreen>
  )
}
