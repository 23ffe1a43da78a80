import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { requestAges } from '#domain/access/ages.ts'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { filterLabel } from '#src/lists/filter-label.ts'
import { wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
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
  search: searchParams,
}: {
  page: Schema<'AdminAccessRequestPage'>
  search: QueueSearch
}) {
  const { t } = useApprovalTexts()
  const { t: admin } = useAdminTexts()
  const navigate = useNavigate()
  const { appId, approvalType, requestAge, search } = searchParams
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
        <AppAndType apps={apps} filter={searchParams} onChange={go} />
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
