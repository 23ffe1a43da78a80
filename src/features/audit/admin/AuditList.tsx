import { Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { auditKinds } from '#domain/audit/kinds.ts'
import { useSecurityTexts } from '#src/features/abnormal/texts.ts'
import { AdminPager } from '#src/lists/AdminPager.tsx'
import { AdminSearch } from '#src/lists/AdminSearch.tsx'
import { AdminToolbar } from '#src/lists/AdminToolbar.tsx'
import { filterLabel } from '#src/lists/filter-label.ts'
import { ListTotal } from '#src/lists/ListTotal.tsx'
import { type SearchWords, wordsOf } from '#src/lists/search-words.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { AuditEmpty } from './AuditEmpty.tsx'
import { AuditHead } from './AuditHead.tsx'
import { AuditTable } from './AuditTable.tsx'
import { type Period, PeriodForm } from './PeriodForm.tsx'

const ADDRESS = '/admin/audit'
/** The filter of the record: all without reading, one kind, or all. */
const views = ['MAIN', ...auditKinds, 'ALL'] as const

type View = (typeof views)[number]
type Kind = { auditKind?: Schema<'AuditKind'> | undefined; readingYn?: 'Y' | undefined }
type Search = Period & Kind & { search?: SearchWords; cursor?: string }

/** Who did what in the company, the latest first. Person, kind, period and page stand in the address. */
export function AuditList({
  page,
  search: { auditKind, readingYn, fromDate, toDate, search, cursor },
}: {
  page: Schema<'AuditRecordPage'>
  search: Search
}) {
  const { t } = useSecurityTexts()
  const { t: admin } = useAdminTexts()
  const navigate = useNavigate()
  const [kind, period] = [
    { auditKind, readingYn },
    { fromDate, toDate },
  ]
  const words = wordsOf(search)
  const isNarrowed = [auditKind, fromDate, toDate, words].some(Boolean)
  return (
    <Stack gap="3">
      <AuditHead filter={{ ...kind, ...period, search: words }} />
      <AdminToolbar>
        <AdminSearch
          action={ADDRESS}
          label={t('audit.search')}
          value={words}
          hidden={{ ...kind, ...period }}
          onSearch={(typed) => void navigate({ to: ADDRESS, search: { ...kind, ...period, search: typed } })}
        />
        <FilterDrawer label={filterLabel(admin, admin('list.filters'), period)}>
          <PeriodForm
            period={period}
            onChange={(chosen) => void navigate({ to: ADDRESS, search: { ...kind, search, ...chosen } })}
          />
        </FilterDrawer>
        <FilterChips
          label={admin('list.filter')}
          current={auditKind ?? (readingYn ? 'ALL' : 'MAIN')}
          items={views.map((key) => ({
            key,
            label: key === 'ALL' ? admin('list.all') : t(`audit.kind.${key}`),
            ...(key === 'READ' && { count: page.readingCount }),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, ...period, ...kindOf(key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {page.list.length === 0 ? (
        <AuditEmpty page={page} isNarrowed={isNarrowed} readings={{ search, ...period, auditKind: 'READ' }} />
      ) : (
        <>
          <ListTotal page={page} />
          <AuditTable rows={page.list} />
        </>
      )}
      <AdminPager
        to={ADDRESS}
        filter={{ ...kind, ...period, search }}
        cursor={cursor}
        nextCursor={page.nextCursor}
      />
    </Stack>
  )
}

function kindOf(view: View): Kind {
  if (view === 'ALL') return { readingYn: 'Y' }
  return view === 'MAIN' ? {} : { auditKind: view }
}
