import type { Schema } from '#contract/operation.ts'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { useListTexts } from '#src/lists/list-texts.ts'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { AdminInquiryTable } from '../AdminInquiryTable.tsx'
import { useInquiryTexts } from '../texts.ts'

const ALL = 'ALL'

type Search = { inquiryState?: Schema<'InquiryState'>; search?: SearchWords; cursor?: string }

/** All inquiries, the longest waiting first. State, search and page are in the address. */
export function AdminInquiryList({ page, search }: { page: Schema<'AdminInquiryPage'>; search: Search }) {
  const { t } = useAdminTexts()
  const { t: lists } = useListTexts()
  const { t: inquiry } = useInquiryTexts()
  const { inquiryState } = search
  return (
    <ListScreen
      title={t('inquiry.title')}
      address="/admin/inquiry"
      search={search}
      page={page}
      figures={t('inquiry.waiting', { count: page.waiting })}
      actions={<ListKeys />}
      searchLabel={t('inquiry.search')}
      chips={{
        current: inquiryState ?? ALL,
        items: ([ALL, ...inquiryStateNames] as const).map((key) => ({
          key,
          label: key === ALL ? lists('all') : inquiry(`state.${key}`),
        })),
        filterOf: (key) => ({ inquiryState: key === ALL ? undefined : key }),
      }}
      stateName={inquiryState && inquiry(`state.${inquiryState}`)}
      empty={{ title: t('inquiry.empty'), description: t('inquiry.emptyText') }}
    >
      {(rows) => <AdminInquiryTable rows={rows} />}
    </ListScreen>
  )
}
