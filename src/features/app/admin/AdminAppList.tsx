import type { Schema } from '#contract/operation.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { AdminAppTable } from './AdminAppTable.tsx'
import { useAppAdminTexts } from './texts.ts'

type Search = { search?: SearchWords; cursor?: string }

/** The apps that a member administers for their company. Search and page are in the address. */
export function AdminAppList({ page, search }: { page: Schema<'AdminAppPage'>; search: Search }) {
  const { t } = useAppAdminTexts()
  return (
    <ListScreen
      title={t('title')}
      address="/admin/apps"
      search={search}
      page={page}
      actions={<ListKeys />}
      searchLabel={t('search')}
      empty={{ title: t('empty'), description: t('emptyText') }}
    >
      {(rows) => <AdminAppTable rows={rows} />}
    </ListScreen>
  )
}
