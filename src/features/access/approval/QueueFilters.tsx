import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { requestAges } from '#domain/access/ages.ts'
import { wordsOf } from '#src/lists/search-words.ts'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/approval.ts'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { filterLabel } from '#src/lists/filter-label.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { AppAndType } from './AppAndType.tsx'
import type { SharedFilter } from './ApprovalTabs.tsx'

const ADDRESS = '/admin/approval'
const ALL = 'ALL'

export type QueueSearch = SharedFilter & {
  requestAge?: Schema<'RequestAge'>
  cursor?: string
}

/** What of the queue is looked at: words, an app, a kind of request and an age, all of them in the address. */
export function QueueFilters({
  page: { apps, ages, waiting },
  search: said,
}: {
  page: Schema<'AdminAccessRequestPage'>
  search: QueueSearch
}) {
  const { t } = useTranslation('approval')
  const { t: admin } = useTranslation('admin')
  const navigate = useNavigate()
  const { appId, approvalType, requestAge, search } = said
  const go = (change: QueueSearch) =>
    void navigate({ to: ADDRESS, search: { appId, approvalType, requestAge, search, ...change } })
  const counts = { ALL: waiting, ...ages }
  return (
    <AdminToolbar>
      <FilterDrawer label={filterLabel(admin, t('queue.filters'), { appId, approvalType, search })}>
        <AdminSearch
          action={ADDRESS}
          label={t('queue.search')}
          value={wordsOf(search)}
          hidden={{ appId, approvalType, requestAge }}
          onSearch={(words) => go({ search: words })}
        />
        <AppAndType apps={apps} filter={said} onChange={go} />
      </FilterDrawer>
      <FilterChips
        label={t('queue.filterAge')}
        current={requestAge ?? ALL}
        items={([ALL, ...requestAges] as const).map((key) => ({
          key,
          label: key === ALL ? t('queue.allAges') : t(`age.${key}`),
          count: counts[key],
        }))}
        renderLink={({ key }, props) => (
          <Link
            to={ADDRESS}
            search={{ appId, approvalType, search, requestAge: requestAges.find((age) => age === key) }}
            activeOptions={{ exact: true }}
            {...props}
          />
        )}
      />
    </AdminToolbar>
  )
}
