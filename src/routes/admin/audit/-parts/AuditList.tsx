import { Flex, Stack } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { auditKinds } from '#domain/audit/kinds.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { SearchForm } from '#src/components/search/SearchForm.tsx'
import { type SearchWords, wordsOf } from '#src/components/search/search-words.ts'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/security.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { FilterDrawer } from '#src/ui/FilterDrawer.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AdminPager } from '../../-parts/AdminPager.tsx'
import { AdminTitle } from '../../-parts/AdminTitle.tsx'
import { AdminToolbar } from '../../-parts/AdminToolbar.tsx'
import { ListTotal } from '../../-parts/ListTotal.tsx'
import { AuditCheck } from './AuditCheck.tsx'
import { AuditTable } from './AuditTable.tsx'
import { ExportButton } from './ExportButton.tsx'

const ADDRESS = '/admin/audit'
const ALL = 'ALL'

type Kind = Schema<'AuditKind'>
type Period = { fromDate?: string | undefined; toDate?: string | undefined }
type Search = Period & { auditKind?: Kind; search?: SearchWords; cursor?: string }

/** Who did what in the company, the latest first. Person, kind, period and page stand in the address. */
export function AuditList({
  page,
  search: { auditKind, fromDate, toDate, search, cursor },
}: {
  page: Schema<'AuditRecordPage'>
  search: Search
}) {
  const { t } = useTranslation('security')
  const { t: admin } = useTranslation('admin')
  const navigate = useNavigate()
  const period = { fromDate, toDate }
  const words = wordsOf(search)
  const isFiltered = [auditKind, fromDate, toDate, words].some(Boolean)
  return (
    <Stack gap="3">
      <AdminTitle title={t('audit.title')} lead={t('audit.lead')} />
      <AuditCheck />
      <AdminToolbar>
        <SearchForm
          action={ADDRESS}
          label={t('audit.search')}
          submit={admin('list.searchAction')}
          value={words}
          hidden={{ auditKind, ...period }}
          onSearch={(typed) =>
            void navigate({ to: ADDRESS, search: { auditKind, ...period, search: typed } })
          }
        />
        <FilterDrawer
          label={admin('list.filters')}
          open={Object.values(period).some((day) => day !== undefined)}
        >
          <PeriodForm
            period={period}
            onChange={(chosen) => void navigate({ to: ADDRESS, search: { auditKind, search, ...chosen } })}
          />
        </FilterDrawer>
        <FilterChips
          label={admin('list.filter')}
          current={auditKind ?? ALL}
          items={[ALL, ...auditKinds].map((key) => ({
            key,
            label: key === ALL ? admin('list.all') : t(`audit.kind.${key as Kind}`),
          }))}
          renderLink={({ key }, props) => (
            <Link
              to={ADDRESS}
              search={{ search, ...period, auditKind: auditKinds.find((kind) => kind === key) }}
              activeOptions={{ exact: true }}
              {...props}
            />
          )}
        />
      </AdminToolbar>
      {page.list.length === 0 ? (
        <Card padding="none">
          {isFiltered ? (
            <EmptyState
              title={t('audit.emptyFilter')}
              description={t('audit.emptyFilterText')}
              action={
                <ButtonLink asChild variant="outline">
                  <Link to={ADDRESS}>{admin('list.showAll')}</Link>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState title={t('audit.empty')} description={t('audit.emptyText')} />
          )}
        </Card>
      ) : (
        <>
          <ListTotal page={page} />
          <Flex>
            <ExportButton filter={{ auditKind, ...period, search: words }} />
          </Flex>
          <AuditTable rows={page.list} />
        </>
      )}
      <AdminPager
        to={ADDRESS}
        filter={{ auditKind, ...period, search }}
        cursor={cursor}
        nextCursor={page.nextCursor}
      />
    </Stack>
  )
}

function PeriodForm({
  period: { fromDate, toDate },
  onChange,
}: {
  period: Period
  onChange: (period: Period) => void
}) {
  const { t } = useTranslation('security')
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = said.get(name)
      return typeof value === 'string' && isCalendarDate(value) ? value : undefined
    }
    onChange({ fromDate: read('fromDate'), toDate: read('toDate') })
  }
  return (
    <form onSubmit={apply} noValidate>
      <Flex gap="3" align="flex-end" wrap="wrap">
        <TextField
          key={`from-${fromDate ?? ''}`}
          type="date"
          name="fromDate"
          label={t('audit.from')}
          defaultValue={fromDate}
        />
        <TextField
          key={`to-${toDate ?? ''}`}
          type="date"
          name="toDate"
          label={t('audit.to')}
          defaultValue={toDate}
        />
        <Button type="submit" variant="outline">
          {t('audit.apply')}
        </Button>
      </Flex>
    </form>
  )
}
