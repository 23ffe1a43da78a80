import { chakra } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { businessStates } from '#domain/company/business-check.ts'
import { formatDate } from '#domain/dates.ts'
import { formatBusinessNumber } from '#domain/korean/business-number.ts'
import { companySorts } from '#domain/lists/admin-sorts.ts'
import { ExportList } from '#src/lists/ExportList.tsx'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import type { Sorted } from '#src/lists/list-order.ts'
import { MoreFilters } from '#src/lists/MoreFilters.tsx'
import { type SearchWords, searchTextOf } from '#src/lists/search-words.ts'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { useListColumns } from '#src/lists/use-list-columns.tsx'
import { useRememberedRows } from '#src/lists/use-remembered-rows.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Select } from '#src/ui/Select.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'
import { useCompanyListTexts } from './list-texts.ts'

const ADDRESS = '/admin/company'
type Row = Schema<'AdminCompanyListItem'>
type Search = {
  businessState?: Schema<'BusinessState'>
  closedYn?: 'Y'
  search?: SearchWords
  cursor?: string
} & Sorted<keyof typeof companySorts>

const exportMachine = submissionMachine('exportAdminCompanies')
/** The columns that sort the list. */
const sortOf = {
  company: 'COMPANY',
  people: 'PEOPLE',
  running: 'SUBSCRIPTIONS',
  createdAt: 'CREATED',
} as const
const tones = {
  ACTIVE: 'success',
  SUSPENDED: 'warning',
  CLOSED: 'danger',
  UNREGISTERED: 'danger',
  UNCHECKED: 'neutral',
} as const

/** All companies, the latest first unless sorted. Filters, order and page are in the address. */
export function CompanyList({ page, search }: { page: Schema<'AdminCompanyPage'>; search: Search }) {
  useRememberedRows(page.list)
  const { t } = useCompanyListTexts()
  const navigate = useNavigate()
  const { cursor: _, ...filter } = search
  const { businessState, closedYn } = filter
  const chips = useFilterChips({
    of: 'businessState',
    label: t('businessState.label'),
    current: businessState,
    choices: businessStates,
    labelOf: (key) => t(`businessState.${key}`),
    counts: page.counts,
  })
  const { shown, choice, sortSelect } = useListColumns({
    list: ADDRESS,
    columns: useColumns(),
    filter,
    sorts: companySorts,
    sortOf,
  })
  return (
    <ListScreen
      title={t('title')}
      address={ADDRESS}
      search={search}
      page={page}
      tabs={<CompanyTabs current="companies" search={search.search} />}
      actions={
        <>
          {choice}
          <ListKeys />
          <ExportList machine={exportMachine} filter={{ ...filter, search: searchTextOf(filter.search) }} />
        </>
      }
      searchLabel={t('searchCompanies')}
      filters={
        <MoreFilters filters={{ closedYn }}>
          <Select
            label={t('accounts')}
            labelHidden
            minWidth={{ md: '11rem' }}
            placeholder={t('allAccounts')}
            value={closedYn ?? ''}
            onChange={({ target }) =>
              void navigate({
                to: ADDRESS,
                search: { ...filter, closedYn: target.value === 'Y' ? 'Y' : undefined },
              })
            }
            options={[{ value: 'Y', label: t('withClosed') }]}
          />
          {sortSelect}
        </MoreFilters>
      }
      chips={chips}
      empty={{ art: 'person', title: t('empty'), description: t('emptyText') }}
      emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
    >
      {(rows) => (
        <DataTable
          caption={t('tabs.companies')}
          columns={shown}
          rows={rows}
          rowKey={({ companyId }) => companyId}
        />
      )}
    </ListScreen>
  )
}

function useColumns(): DataColumn<Row>[] {
  const { t } = useCompanyListTexts()
  return [
    {
      key: 'company',
      header: t('field.company'),
      primary: true,
      cell: ({ companyId, companyName, rnno }) => (
        <TwoLines
          first={
            <Link to="/admin/company/detail" search={{ companyId }} data-row-link="">
              <chakra.span lineClamp={{ md: '2' }} title={companyName}>
                {companyName}
              </chakra.span>
            </Link>
          }
          second={formatBusinessNumber(rnno)}
        />
      ),
    },
    {
      key: 'businessState',
      header: t('field.businessState'),
      card: 'side',
      cell: ({ businessState, mergedYn }) =>
        mergedYn === 'Y' ? (
          <Badge tone="neutral">{t('merged')}</Badge>
        ) : (
          <Badge tone={tones[businessState]}>{t(`businessState.${businessState}`)}</Badge>
        ),
    },
    {
      key: 'people',
      header: t('field.people'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ peopleCount, closedCount }) =>
        closedCount > 0 ? (
          <TwoLines
            first={t('people', { count: peopleCount })}
            second={t('closed', { count: closedCount })}
          />
        ) : (
          t('people', { count: peopleCount })
        ),
    },
    {
      key: 'running',
      header: t('field.running'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ runningCount }) => t('subscriptions', { count: runningCount }),
    },
    {
      key: 'createdAt',
      header: t('field.createdAt'),
      numeric: true,
      card: 'none',
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ]
}
