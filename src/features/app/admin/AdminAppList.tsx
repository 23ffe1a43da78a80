import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { SearchWords } from '#src/lists/search-words.ts'
import { useChosenColumns } from '#src/lists/use-chosen-columns.tsx'
import { Button } from '#src/ui/Button.tsx'
import { AdminAppTable, useAdminAppColumns } from './AdminAppTable.tsx'
import { CreateApp } from './CreateApp.tsx'
import { useAppAdminTexts } from './texts.ts'

const ADDRESS = '/admin/apps'

type Search = { search?: SearchWords; cursor?: string; owner?: Schema<'AppOwner'> }

/**
 * The apps that a member administers, of their company or of the operator. Search, owner and page are in the address.
 */
export function AdminAppList({ page, search }: { page: Schema<'AdminAppPage'>; search: Search }) {
  const { t } = useAppAdminTexts()
  const [adding, setAdding] = useState(false)
  const { owner, owners } = page
  const { shown, choice } = useChosenColumns(ADDRESS, useAdminAppColumns(owner))
  return (
    <>
      <ListScreen
        title={t('title')}
        address={ADDRESS}
        search={search}
        all={search.owner === undefined ? {} : { owner: search.owner }}
        page={page}
        actions={
          <>
            <Button size="sm" minHeight="touch" onClick={() => setAdding(true)}>
              {t('words.add')}
            </Button>
            {choice}
            <ListKeys />
          </>
        }
        searchLabel={t('search')}
        {...(owners.length > 1 && {
          chips: {
            label: t('owner.label'),
            current: owner,
            items: owners.map((key) => ({ key, label: t(`owner.${key}`) })),
            filterOf: (key: Schema<'AppOwner'>) => ({ owner: key }),
          },
        })}
        empty={{
          art: 'app',
          title: t(owner === 'OPERATOR' ? 'emptyOffered' : 'empty'),
          description: t('emptyOwn'),
        }}
      >
        {(rows) => <AdminAppTable rows={rows} columns={shown} />}
      </ListScreen>
      {adding && <CreateApp owner={owner} onClose={() => setAdding(false)} />}
    </>
  )
}
